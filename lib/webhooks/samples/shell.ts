export const shell = `#!/bin/sh
# A CGI program (RFC 3875): the web server passes the headers as environment variables
# and the body as standard input.
set -euf
answer() {
  printf 'Status: %s\\r\\n\\r\\n' "$1"
  exit 0
}
[ "\${CONTENT_LENGTH:-0}" -le 1000000 ] || answer "413 Content Too Large"
body=$(mktemp)
trap 'rm -f "$body"' EXIT
head -c "\${CONTENT_LENGTH:-0}" > "$body"

id=\${HTTP_WEBHOOK_ID:-}
timestamp=\${HTTP_WEBHOOK_TIMESTAMP:-}
# Ten digits and nothing else: the shell would evaluate anything else as an expression.
case $timestamp in
  *[!0-9]* | "" | ???????????*) answer "401 Unauthorized" ;;
esac
# What was signed more than five minutes ago may have been recorded and sent again.
age=$(($(date +%s) - timestamp))
[ "$age" -le 300 ] && [ "$age" -ge -300 ] || answer "401 Unauthorized"

key=$(printf %s "\${WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A |
  od -An -v -tx1 | tr -d ' \\n')
expected=v1,$({ printf '%s.%s.' "$id" "$timestamp" && cat "$body"; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)
genuine=no
for signature in \${HTTP_WEBHOOK_SIGNATURE:-}; do
  if [ "$signature" = "$expected" ]; then genuine=yes; fi
done
[ "$genuine" = yes ] || answer "401 Unauthorized"

# The same id may come again. Keep the ids where your other data is.
seen=\${WEBHOOK_SEEN:-webhook-ids}
if ! grep -qxF "$id" "$seen" 2> /dev/null; then
  echo "$id" >> "$seen"
  type=$(sed 's/^{"type":"\\([a-z_.]*\\)".*/\\1/' "$body")
  echo "$type $id" >&2
fi
answer "204 No Content"`;
