# The program itself knows what may come next: its verbs and options, your trackers and methods.
function __brewlog_complete
    set -l words (commandline --tokenize --cut-at-cursor --current-process)
    set -l word (commandline --current-token --cut-at-cursor)
    # An open quotation mark is closed here. Nothing is said of a word that can't be closed.
    for quote in '' "'" '"'
        if set -l typed (string unescape -- "$word$quote")
            brewlog complete $words[2..] "$typed" 2>/dev/null
            return
        end
    end
end
complete --command brewlog --no-files --keep-order --arguments '(__brewlog_complete)'
