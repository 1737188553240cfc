#!/usr/bin/env bash
# Tries deploy/install.sh as an owner uses it: on a bare Debian with systemd, from nothing to a page over HTTPS, and then a crash,
# a backup, an upgrade, an upgrade that fails, and a restart of the machine. As root, with debootstrap and systemd-container:
#
#   deploy/try-install.sh [--suite bookworm] [--keep]
#
# The machine is a container that shares the network of this one, so ports 80, 443, 2443, 2480 and 3000 have to be free. The
# certificate comes from an authority inside of it, over the same protocol as the real one. What is not committed is not tried.
set -euo pipefail
umask 022

suite=bookworm keep=false
while [ $# -gt 0 ]; do
	case $1 in
		--suite) suite=${2:?}; shift ;;
		--keep) keep=true ;;
		*) printf 'deploy/try-install.sh [--suite bookworm] [--keep]\n' >&2; exit 1 ;;
	esac
	shift
done

checkout=$(cd "$(dirname "$0")/.." && pwd)
root=$(mktemp -d /var/tmp/agency-box.XXXXXX)
chmod 755 "$root"
domain=www.agency.test
machine='' leader=''

say() { printf '== %s\n' "$*"; }
fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }
inside() {
	nsenter --target "$leader" --mount --uts --ipc --pid --cgroup -- \
		env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt ${NODE_MIRROR:+NODE_MIRROR="$NODE_MIRROR"} "$@"
}
# Waits up to two minutes until a command inside succeeds.
until_inside() {
	for _ in $(seq 120); do
		if inside "$@" > /dev/null 2>&1; then return; fi
		sleep 1
	done
	fail "this never succeeded: $*"
}

boot() {
	local mirror=${NODE_MIRROR:-}
	systemd-nspawn --quiet --boot --register=no --keep-unit --directory="$root" --machine=agency-box \
		--resolv-conf=copy-host ${mirror:+--bind-ro="${mirror#file://}"} > "$root.console" 2>&1 &
	machine=$!
	for _ in $(seq 60); do
		leader=$(pgrep --parent "$machine" | head -1 || true)
		if [ -n "$leader" ] && inside systemctl is-active --quiet multi-user.target 2> /dev/null; then return; fi
		sleep 1
	done
	fail "the machine does not start: see $root.console"
}
shut_down() {
	[ -n "$leader" ] || return 0
	# Its systemd takes this for a request to power off.
	kill -SIGRTMIN+4 "$leader" 2> /dev/null || true
	wait "$machine" 2> /dev/null || true
	leader=''
}
finish() {
	shut_down
	if $keep; then say "Kept: $root"; else rm -rf "$root" "$root.console"; fi
}
trap finish EXIT
trap 'exit 1' HUP INT TERM

say "A bare Debian, $suite"
debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,ca-certificates "$suite" "$root" > "$root.console" 2>&1 ||
	fail "debootstrap: see $root.console"
# What this machine trusts, the new one trusts.
cp -r /usr/local/share/ca-certificates/. "$root/usr/local/share/ca-certificates/"
chroot "$root" update-ca-certificates > /dev/null 2>&1
printf '127.0.0.1 localhost %s\n' "$domain" > "$root/etc/hosts"
git clone --quiet --no-hardlinks "$checkout" "$root/root/site"
boot

say "An authority for certificates"
inside env DEBIAN_FRONTEND=noninteractive sh -c 'apt-get update -qq && apt-get install -qq --yes --no-install-recommends caddy git' \
	> /dev/null 2>&1
inside systemctl disable --now --quiet caddy.service
mkdir -p "$root/etc/acme" "$root/etc/systemd/system/caddy.service.d"
cat > "$root/etc/acme/Caddyfile" <<-END
	{
		admin off
		skip_install_trust
		http_port 2480
		https_port 2443
		storage file_system /var/lib/acme
	}
	localhost:2443 {
		tls internal
		acme_server
	}
END
cat > "$root/etc/systemd/system/acme.service" <<-END
	[Service]
	ExecStart=/usr/bin/caddy run --config /etc/acme/Caddyfile
	StateDirectory=acme
	[Install]
	WantedBy=multi-user.target
END
inside systemctl enable --now --quiet acme.service
until_inside test -s /var/lib/acme/pki/authorities/local/root.crt
cp "$root/var/lib/acme/pki/authorities/local/root.crt" "$root/usr/local/share/ca-certificates/acme.crt"
inside update-ca-certificates > /dev/null 2>&1
cat > "$root/etc/systemd/system/caddy.service.d/authority.conf" <<-END
	[Service]
	Environment="CADDY_OPTIONS=acme_ca https://localhost:2443/acme/local/directory"
END

install() { inside /root/site/deploy/install.sh "$@"; }
commit() {
	git -C "$root/root/site" -c user.name=Owner -c user.email=owner@agency.test commit --quiet --all --message "$1"
}
page() { inside curl --silent --show-error --fail --max-time 20 --output /dev/null "https://$domain$1"; }
version() { inside readlink /opt/agency/current; }
pid_of_site() { inside systemctl show --property=MainPID --value agency.service; }

say "From nothing to a page over HTTPS"
install --domain "$domain" --mail owner@agency.test
until_inside curl --silent --fail --output /dev/null "https://$domain/en"
for path in / /en /es /pt /ht /en/calculator /en/services/term-life /auth /healthz /readyz /sitemap.xml /sw.js; do page "$path"; done
[ "$(inside curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}' "http://$domain/en")" = "308 https://$domain/en" ] ||
	fail "HTTP does not lead to HTTPS"
inside curl --silent --head "https://$domain/en" | grep --quiet --ignore-case '^strict-transport-security:' || fail "no HSTS"
[ -z "$(inside systemctl --failed --quiet --no-legend)" ] || fail "units failed: $(inside systemctl --failed --no-legend)"
[ "$(inside stat --format '%U %a' /etc/agency/env /var/lib/agency | paste --serial --delimiters ' ')" = "root 600 agency 700" ] ||
	fail "the secrets or the data can be read by others"
inside nsenter --target "$(pid_of_site)" --mount -- setpriv --reuid=agency --regid=agency --clear-groups --bounding-set=-all \
	sh -c '! touch /opt/agency/current/written 2> /dev/null && ! touch /etc/written 2> /dev/null' || fail "the site can write elsewhere"

say "A crash"
first=$(pid_of_site)
inside systemctl kill --kill-who=main --signal=KILL agency.service
page /en # The proxy holds the request until the site is there again.
[ "$(pid_of_site)" != "$first" ] || fail "the same process still runs"

say "A backup"
inside sh -c 'cd /opt/agency/current && /opt/agency/node/bin/node scripts/ops.ts backup:key /root/backup.key' > "$root/root/key.txt"
key=$(grep --only-matching --max-count=1 'age1[a-z0-9]*' "$root/root/key.txt")
inside sh -c "echo BACKUP_PUBLIC_KEY=$key >> /etc/agency/env"
inside systemctl restart agency.service
until_inside curl --silent --fail --output /dev/null "https://$domain/readyz"
inside systemctl start agency-backup.service || fail "no backup: $(inside journalctl --unit agency-backup --lines 20 --no-pager)"
[ -n "$(inside ls -A /var/backups/agency)" ] || fail "the backup left nothing"
[ "$(inside systemctl is-active agency-backup.timer)" = active ] || fail "no backup at night"

say "An upgrade"
old=$(version)
printf '\n' >> "$root/root/site/README.md"
commit "a change"
install
[ "$(version)" != "$old" ] || fail "the version from before still runs"
page /en

say "An upgrade that fails"
old=$(version)
printf 'SELECT 1 / 0;\n' > "$root/root/site/database/migrations/9999_mistake.sql"
inside sh -c "cd /root/site/database/migrations/meta && /opt/agency/node/bin/node --eval '
	const journal = JSON.parse(fs.readFileSync(\"_journal.json\", \"utf8\"));
	const last = journal.entries.at(-1);
	journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: \"9999_mistake\" });
	fs.writeFileSync(\"_journal.json\", JSON.stringify(journal));
'"
git -C "$root/root/site" add --all
commit "a mistake"
if install; then fail "it was installed"; fi
[ "$(version)" = "$old" ] || fail "the version from before is gone"
until_inside curl --silent --fail --output /dev/null "https://$domain/en"

say "The machine restarts"
shut_down
boot
until_inside curl --silent --fail --output /dev/null "https://$domain/en"
page /readyz
[ -z "$(inside systemctl --failed --quiet --no-legend)" ] || fail "units failed: $(inside systemctl --failed --no-legend)"
say "Everything worked."
