# bash completion for brewlog                                         -*- shell-script -*-
# The program itself knows what may come next: its verbs and options, your trackers and methods.

_brewlog() {
  local cur prev words cword word
  # An equals sign or a colon does not end a word of brewlog's.
  _init_completion -n =: || return
  COMPREPLY=()
  # They come as they were typed, with their quotation marks.
  words=("${words[@]//[\\\"\']/}")
  while IFS=$'\t' read -r word _; do
    # Within quotation marks bash takes it as it is.
    if [[ $cur != [\"\']* ]]; then printf -v word '%q' "$word"; fi
    COMPREPLY+=("$word")
  done < <(brewlog complete "${words[@]:1:cword}" 2>/dev/null)
  # For bash they do end one, and what is before them stays.
  if [[ $cur == --*=* ]]; then COMPREPLY=("${COMPREPLY[@]#"${cur%%=*}="}"); fi
  __ltrim_colon_completions "$cur"
}
complete -F _brewlog brewlog
