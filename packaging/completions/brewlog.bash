# bash completion for brewlog                                         -*- shell-script -*-
# The program itself knows what may come next, your trackers and methods among it, and how to quote it.

_brewlog() {
  COMPREPLY=()
  # The file of a redirection.
  if [[ $3 == @('<'|'>'|'>>'|'<>'|'>|'|'&>'|'&>>') ]]; then compopt -o default; return; fi
  mapfile -t COMPREPLY < <(brewlog complete-in-bash "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null)
}
complete -o nosort -F _brewlog brewlog
