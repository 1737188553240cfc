#!/usr/bin/env bash
# From a bare Debian 12 or 13 to the site at https://DOMAIN, as root and from a checkout of the site:
#
#   deploy/install.sh [--domain DOMAIN] [--mail ADDRESS]    it asks for what is missing
#   deploy/install.sh --root DIR …                          all files below DIR, for a look: no packages, nothing is started
#
# Run it again after each update of the checkout: what is there stays, and the new version is built beside the old one. If its
# upgrade of the data fails, the old one goes on. docs/operations.md has the rest.
set -euo pipefail
umask 022

say() { printf '== %s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }

root='' domain='' mail=''
while [ $# -gt 0 ]; do
	case $1 in
		--root) root=$(realpath -m "${2:?}") ;;
		--domain) domain=${2:?} ;;
		--mail) mail=${2:?} ;;
		*) fail "deploy/install.sh [--domain DOMAIN] [--mail ADDRESS] [--root DIR]" ;;
	esac
	shift 2
done

checkout=$(cd "$(dirname "$0")/.." && pwd)
home=$root/opt/agency config=$root/etc/agency/env backups=$root/var/backups/agency

# Runs what changes the machine itself.
on_machine() { if [ -z "$root" ]; then "$@"; else say "Left out below --root: $*"; fi; }
# False in a container or a fresh root, too: there is nothing to start.
runs_systemd() { [ -z "$root" ] && [ -d /run/systemd/system ]; }
# Nothing that npm downloads runs as root.
as_builder() { if [ -z "$root" ]; then runuser -u agency -- env "$@"; else env "$@"; fi; }
# Writes a file that is there as a whole or not at all.
write() {
	mkdir -p "$(dirname "$1")"
	(umask "$2" && cat > "$1.new")
	mv "$1.new" "$1"
}

if [ -z "$root" ]; then
	[ "$(id -u)" = 0 ] || fail "Run it as root."
	# shellcheck source=/dev/null
	case $(. /etc/os-release && echo "$ID $VERSION_ID") in
		'debian 12' | 'debian 13') ;;
		*) fail "This is for Debian 12 and 13. Elsewhere, use deploy/compose.yml." ;;
	esac
fi

# What was answered before is in the configuration. To change the domain, change it there, and run this again.
if [ -e "$config" ]; then
	domain=$(sed -n 's|^SITE_ORIGIN=https://||p' "$config")
	mail=${mail:-$(sed -n 's|^ADMIN_EMAILS=\([^,]*\).*|\1|p' "$config")}
fi
[ -n "$domain" ] || read -rp 'Domain of the site, such as www.example.com: ' domain
[ -n "$mail" ] || read -rp 'Email address of the first admin, also for notices about certificates: ' mail
[[ $domain =~ ^[a-z0-9-]+(\.[a-z0-9-]+)+$ ]] || fail "$domain is not a domain in lower case."
[[ $mail =~ ^[^[:space:],@]+@[^[:space:],@]+$ ]] || fail "$mail is not an email address."

say "Packages"
on_machine env DEBIAN_FRONTEND=noninteractive apt-get update -qq
on_machine env DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends \
	ca-certificates caddy curl openssl

# The version that the project is developed with. Debian's is too old.
version=$(sed -n 's/^\t*"node": "\([0-9.]*\)",*$/\1/p' "$checkout/package.json")
node=$home/node-v$version
if [ ! -x "$node/bin/node" ]; then
	say "Node.js $version"
	case $(uname -m) in x86_64) arch=x64 ;; aarch64) arch=arm64 ;; *) fail "There is no Node.js for $(uname -m)." ;; esac
	name=node-v$version-linux-$arch.tar.gz
	mkdir -p "$node.new"
	for file in "$name" SHASUMS256.txt; do
		curl -fsS -o "$node.new/$file" "${NODE_MIRROR:-https://nodejs.org/dist}/v$version/$file"
	done
	(cd "$node.new" && grep " $name\$" SHASUMS256.txt | sha256sum --check --quiet)
	tar -xzf "$node.new/$name" -C "$node.new" --strip-components=1 --no-same-owner
	rm "$node.new/$name" "$node.new/SHASUMS256.txt"
	mv "$node.new" "$node"
fi
ln -sfn "node-v$version" "$home/node"
export PATH=$node/bin:$PATH

getent passwd agency > /dev/null || on_machine useradd --system --user-group --home-dir /var/lib/agency --no-create-home \
	--shell /usr/sbin/nologin agency

if [ ! -e "$config" ]; then
	say "Configuration in $config"
	write "$config" 077 <<-END
		# Variables of .env.example. Restart the site after a change: systemctl restart agency
		SITE_ORIGIN=https://$domain
		ADMIN_EMAILS=$mail
		# Keep both in another place, too: they are in no backup.
		AUTH_SECRET=$(openssl rand -base64 32)
		CAPTCHA_SECRET=$(openssl rand -base64 32)
		# Without a mail server, emails are files in /var/lib/agency/outbox.
		#SMTP_URL=smtps://user:password@mail.example.com:465
		# Made on another machine: npm run ops -- backup:key FILE. Without it there are no backups.
		#BACKUP_PUBLIC_KEY=age1...
	END
fi

# Without Git, or with changes that are in no commit, each run is a version of its own.
commit=$(git -c safe.directory='*' -C "$checkout" rev-parse --short=12 HEAD 2> /dev/null || true)
[ -n "$commit" ] && [ -z "$(git -c safe.directory='*' -C "$checkout" status --porcelain)" ] ||
	commit=${commit:-version}-$(date -u +%Y%m%d%H%M%S)
# The build writes the domain into the pages.
id=$domain-$commit
release=$home/releases/$id
before=$(readlink "$home/current" || true)
is_new=true
[ "$before" != "releases/$id" ] || is_new=false
# Better now than after the build, with the site stopped.
if runs_systemd && [ -n "$before" ] && $is_new && ! grep -q '^BACKUP_PUBLIC_KEY=' "$config"; then
	fail "An upgrade begins with a backup: set BACKUP_PUBLIC_KEY in $config first (docs/operations.md, \"The keys, once\")."
fi
if [ ! -d "$release" ]; then
	say "Building $id"
	new=$home/releases/.new
	rm -rf "$new"
	mkdir -p "$new"
	tar -cf - -C "$checkout" --exclude=./.git --exclude=./.env --exclude=./deploy/.env --exclude=./node_modules --exclude=./build --exclude=./data \
		--exclude=./demo-data --exclude=./test-results . | tar -xf - -C "$new" --no-same-owner
	on_machine chown -R agency: "$new"
	(
		cd "$new"
		export HOME=$new/.npm npm_config_cache=$new/.npm
		as_builder npm ci --no-audit --no-fund
		as_builder NODE_ENV=production SITE_ORIGIN="https://$domain" COMMIT="$commit" npm run build
		as_builder npm prune --omit=dev --no-audit --no-fund
	)
	rm -rf "$new/.npm"
	# The site can't change itself.
	on_machine chown -R root: "$new"
	chmod -R u+rwX,go+rX,go-w "$new"
	mv "$new" "$release"
fi

say "Units and proxy"
mkdir -p "$backups"
chmod 700 "$backups"
on_machine chown agency: "$backups"
for unit in agency.service agency-backup.service agency-backup.timer; do
	write "$root/etc/systemd/system/$unit" 022 < "$release/deploy/$unit"
done
write "$root/usr/local/sbin/agency-ops" 022 < "$release/deploy/agency-ops"
chmod 755 "$root/usr/local/sbin/agency-ops"
write "$root/etc/systemd/system/caddy.service.d/agency.conf" 022 <<-END
	[Service]
	Environment=DOMAIN=$domain MAIL=$mail
END
caddyfile=$root/etc/caddy/Caddyfile
if [ -e "$caddyfile" ] && [ ! -e "$caddyfile.before-agency" ]; then cp -p "$caddyfile" "$caddyfile.before-agency"; fi
write "$caddyfile" 022 < "$release/deploy/Caddyfile"

if runs_systemd; then
	systemctl daemon-reload
	if [ -n "$before" ] && $is_new; then
		say "Upgrading the data"
		# Whatever ends this script, the site goes on: the version from before can work with migrated data, too.
		trap 'systemctl start agency' EXIT
		trap 'exit 1' HUP INT TERM
		systemctl stop agency
		if ! AGENCY_RELEASE=$release /usr/local/sbin/agency-ops upgrade /var/backups/agency; then
			fail "The version from before goes on, with its data as it was."
		fi
	fi
fi
ln -sfn "releases/$id" "$home/current.new"
mv -T "$home/current.new" "$home/current"
if $is_new; then
	# The version from before stays, for a way back.
	for each in "$home"/releases/*; do
		[ "$each" = "$release" ] || [ "$each" = "$home/$before" ] || rm -rf "$each"
	done
fi

if ! runs_systemd; then
	say "Everything is in place. Nothing was started: there is no systemd here."
	exit 0
fi
say "Starting"
systemctl enable --quiet agency.service agency-backup.timer caddy.service
trap - EXIT
if $is_new; then systemctl restart agency.service; else systemctl start agency.service; fi
systemctl restart agency-backup.timer caddy.service
for _ in $(seq 60); do
	if curl -fs -o /dev/null http://127.0.0.1:3000/readyz; then
		say "The site is at https://$domain as soon as this machine is reached under that name, at ports 80 and 443."
		cat /var/lib/agency/setup-link.txt 2> /dev/null || true
		grep -q '^BACKUP_PUBLIC_KEY=' "$config" || say "There are no backups yet: set BACKUP_PUBLIC_KEY in $config."
		grep -q '^SMTP_URL=' "$config" || say "No email is sent yet: set SMTP_URL in $config."
		exit 0
	fi
	sleep 1
done
fail "The site does not get ready. Its log says why: journalctl --unit agency"
