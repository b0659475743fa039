#!/bin/sh
# Copies all submissions into BACKUP_DIR, proves the copy by restoring it, and only then deletes the copies that are
# older than KEEP_DAYS. Run every night by chowk360-backup.timer; at once by systemctl start chowk360-backup, or:
#   sudo -u chowk360 DATA_DIR=/var/lib/chowk360 BACKUP_DIR=/var/lib/chowk360-backups deploy/backup.sh
# Settings as for the server (DATA_DIR, or DATABASE_URL), but only from the environment: the unit reads .env.
# A proved copy is noted as the newest in DATA_DIR, for the server's figures and for whoever has to restore it.
# With PostgreSQL the proof needs DRILL_DATABASE_URL, an empty database: the copy is restored into it, counted, and removed
# again. A copy beside the original is lost with the machine: have BACKUP_DIR copied elsewhere.
set -eu
umask 077

release=${RELEASE_DIR:-/srv/chowk360/current}
keep=${KEEP_DAYS:-30}
data=${DATA_DIR:-./data}

fail() {
	echo "$1" >&2
	exit 1
}

[ -n "${BACKUP_DIR:-}" ] || fail "BACKUP_DIR is unset: name the folder in which the copies are kept."
[ -d "$BACKUP_DIR" ] || fail "BACKUP_DIR: there is no folder $BACKUP_DIR."
case $keep in *[!0-9]* | '' | 0) fail "KEEP_DAYS is \"$keep\": it must be a number of days." ;; esac

node() {
	"$release/node_modules/.bin/node" "$@"
}

inbox() {
	node "$release/server/inbox.ts" "$@"
}

# Runs a program of PostgreSQL's on the database at an address. Everybody on the machine can read the list of processes, so
# the password goes by the environment, decoded.
on() {
	address=$1 program=$2
	shift 2
	password=$(ADDRESS=$address node -p 'decodeURIComponent(/^\w+:\/\/[^:@/]*:([^@/]*)@/.exec(process.env.ADDRESS)?.[1] ?? "")')
	bare=$(printf '%s' "$address" | sed -E 's#^([a-z]+://[^:@/]*):[^@/]*@#\1@#')
	PGPASSWORD=${password:-${PGPASSWORD:-}} "$program" --dbname="$bare" "$@"
}

# How many submissions the store holds that the settings name.
count() {
	list=$(inbox list --all --json) || exit 1
	printf '%s' "$list" | node -e '
		let text = "";
		process.stdin.on("data", (part) => (text += part));
		process.stdin.on("end", () => console.log(JSON.parse(text).length));'
}

trial=$(mktemp -d)
trap 'rm -rf "$trial"' EXIT
trap 'exit 1' HUP INT TERM
said=
lost="The copy just written cannot be gone back to: no older one was deleted."
name=$(cd "$BACKUP_DIR" && pwd)/chowk-$(date -u +%Y-%m-%dT%H%M%SZ)
before=$(count)

if [ -z "${DATABASE_URL:-}" ]; then
	copy=$name.sqlite
	inbox backup "$copy" --unproved >/dev/null
	cp "$copy" "$trial/chowk-360.sqlite"
	found=$(DATA_DIR=$trial count) || fail "$lost"
else
	copy=$name.dump
	on "$DATABASE_URL" pg_dump --format=custom --no-owner --file="$copy.part"
	mv "$copy.part" "$copy"
	# What was erased, by ID and day: going back to a copy erases it again.
	if [ -f "$data/erased.txt" ]; then
		touch "$BACKUP_DIR/erased.txt"
		sort -u -o "$BACKUP_DIR/erased.txt" "$BACKUP_DIR/erased.txt" "$data/erased.txt"
	fi
	if [ -z "${DRILL_DATABASE_URL:-}" ]; then
		pg_restore --list "$copy" >/dev/null
		said="Written: $copy. It can be read, but was not gone back to: DRILL_DATABASE_URL is unset."
		found=$before
	else
		tables=$(on "$DRILL_DATABASE_URL" psql -XAtq -c "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") ||
			fail "DRILL_DATABASE_URL can't be reached. Written, but not proved: $copy"
		[ "$tables" = 0 ] || fail "DRILL_DATABASE_URL must name an empty database, and this one has $tables tables. Written, but not proved: $copy"
		on "$DRILL_DATABASE_URL" pg_restore --no-owner --exit-on-error "$copy" || fail "$lost"
		found=$(DATABASE_URL=$DRILL_DATABASE_URL count) || fail "$lost"
		on "$DRILL_DATABASE_URL" psql -XAtq -c "SET client_min_messages = warning; DROP SCHEMA public CASCADE; CREATE SCHEMA public"
	fi
fi

after=$(count)
least=$before
[ "$after" -ge "$least" ] || least=$after
[ "${found:-0}" -ge "$least" ] || fail "The copy $copy holds ${found:-0} submissions, and the store $least: no older copy was deleted."
echo "${said:-Written and gone back to: $copy, $found submissions}"
if [ -d "$data" ]; then echo "$copy" >"$data/last-copy"; fi
find "$BACKUP_DIR" -maxdepth 1 -type f -name 'chowk-*' -mtime "+$keep" -print -delete | sed 's/^/Deleted, being older than '"$keep"' days: /'
