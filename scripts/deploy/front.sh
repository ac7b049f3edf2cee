#!/bin/sh
# Starts nginx in front of the containers site-1 and site-2 of compose.yaml. A container that is replaced gets another
# address, which nginx asks for only when it starts: this looks every second, and lets nginx read them again.
set -eu
host=$(printf %s "$SITE_URL" | sed -E 's#^https?://([^/:]+).*#\1#')
address() { getent ahostsv4 "$1" | awk 'NR == 1 { print $1 }'; }

first='' second=''
# A container that is away keeps its last address: nginx asks the other one meanwhile.
look() {
  first_now=$(address site-1) second_now=$(address site-2)
  first_now=${first_now:-$first} second_now=${second_now:-$second}
  [ -n "$first_now" ] && [ -n "$second_now" ] || return 1
  [ "$first_now $second_now" != "$first $second" ] || return 1
  first=$first_now second=$second_now
  # The engine keeps what a container prints, for as long as its log driver is set to.
  sed -e "s/127\.0\.0\.1:3001/$first:3000/; s/127\.0\.0\.1:3002/$second:3000/; s/palisade\.example/$host/" \
    -e 's#/var/log/nginx/palisade\.log#/dev/stdout#; s#/var/log/nginx/palisade-error\.log#/dev/stderr#' \
    /palisade.conf > /etc/nginx/conf.d/default.conf
}

trap 'exit 0' TERM QUIT INT
until [ -e /srv/palisade/assets/headers.conf ]; do sleep 1; done
until look; do sleep 1; done
nginx -g 'daemon off;' &
nginx=$!
trap 'kill -s QUIT $nginx; wait $nginx; exit 0' TERM QUIT INT
while kill -0 $nginx 2> /dev/null; do
  if look; then nginx -s reload; fi
  sleep 1 &
  wait $! || true
done
exit 1
