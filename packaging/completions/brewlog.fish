# The program itself knows what may come next: its verbs and options, your trackers and methods.
function __brewlog_complete
    set -l words (commandline --tokenize --cut-at-cursor --current-process)
    # An open quotation mark and backslashes are no part of the word.
    set -l word (commandline --current-token --cut-at-cursor | string replace --regex '^["\']' '')
    brewlog complete $words[2..] (string unescape -- "$word") 2>/dev/null
end
complete --command brewlog --no-files --keep-order --arguments '(__brewlog_complete)'
