#!/bin/sh
# Installs the build of this folder as /opt/palisade and replaces the processes of systemd one after the other, as root:
# docs/deployment.md. With `install` it replaces nothing yet. Both can be repeated.
set -eu
cd "$(dirname "$0")/../.."
release=/opt/palisade-$(cat .next/BUILD_ID)

# A folder of its own for each build: a process that runs goes on reading its own files.
install -d "$release" /srv/palisade/assets
tar --create --exclude ./.git --exclude ./.env --exclude ./var --exclude ./.next/cache . |
  tar --extract --no-same-owner --directory "$release"
touch "$release"
ln -sfn /etc/palisade/site.env "$release/.env"
ln -sfn "$release" /opt/palisade
install -m 644 scripts/deploy/palisade@.service scripts/deploy/palisade-prepare.service /etc/systemd/system
systemctl daemon-reload
install -D -m 644 scripts/deploy/journald.conf /etc/systemd/journald.conf.d/palisade.conf
systemctl restart systemd-journald
[ "${1:-}" != install ] || exit 0

systemctl start palisade-prepare
npm --prefix "$release" run assets -- --to /srv/palisade/assets
# A restart is complete when the process is ready.
for link in /etc/systemd/system/multi-user.target.wants/palisade@*; do
  systemctl restart "$(basename "$link")"
done
# The last three stay, to go back to.
ls -dt /opt/palisade-* | tail -n +4 | xargs --no-run-if-empty rm -r
