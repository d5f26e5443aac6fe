# Turns what --help prints into roff for man. With -v part=page it is the body of a page; with part=verb it is
# a part of one, whose title is the usage; part=settings is a page that has begun.

function escaped(text) {
  gsub(/\\/, "\\e", text)
  gsub(/-/, "\\-", text)
  gsub(/“/, "\\(lq", text)
  gsub(/”/, "\\(rq", text)
  gsub(/’/, "\\(cq", text)
  gsub(/…/, "...", text)
  gsub(/"/, "\\(dq", text)
  # A line that begins with one of these would be a request.
  if (text ~ /^[.']/) text = "\\&" text
  return text
}

function section(title) {
  end_of_list()
  if (part == "page") print ".SH " toupper(title)
  else print ".PP\n.B " escaped(title)
  in_section = 1
}

# What stands at the margin after a section is of no section.
function notes() {
  end_of_list()
  print ".SH NOTES"
  in_section = 0
}

function end_of_list() {
  if (in_list) print ".PD"
  was_list = in_list
  in_list = 0
}

# A line in two columns: what it is about, two blanks or more, what there is to say of it.
function columns(line,   at) {
  sub(/^ +/, "", line)
  at = match(line, /  +[^ ]/)
  if (!at) return 0
  term = substr(line, 1, at - 1)
  text = substr(line, at + RLENGTH - 1)
  return 1
}

{ indent = match($0, /[^ ]/) - 1 }

NR == 1 { next }  # Usage:
NR == 2 && part == "settings" { part = "page"; next }
NR == 2 {
  sub(/^ +/, "")
  if (part == "page") print ".SH SYNOPSIS\n.B " escaped($0) "\n.SH DESCRIPTION"
  else print ".SS \"" escaped($0) "\""
  next
}
/^$/ { is_item = 0; was_blank = 1; next }
# A title stands alone at the margin and ends in a colon.
/^[A-Z][A-Za-z ]*:$/ { section(substr($0, 1, length($0) - 1)); was_blank = 0; next }
is_item && indent >= depth + 4 { sub(/^ +/, ""); print escaped($0); next }
columns($0) {
  if (part == "page" && in_section && indent == 0) notes()
  if (!in_list) print ".PD 0"
  print ".TP\n.B " escaped(term) "\n" escaped(text)
  is_item = in_list = has_text = 1
  depth = indent
  next
}
indent > 0 {
  end_of_list()
  sub(/^ +/, "")
  print ".RS 4\n" escaped($0) "\n.RE"
  has_text = 1
  next
}
{
  end_of_list()
  if (part == "page" && in_section) notes()
  else if (was_list || was_blank && has_text) print ".PP"
  was_blank = was_list = 0
  has_text = 1
  print escaped($0)
}
END { end_of_list() }
