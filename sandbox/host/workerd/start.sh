#!/bin/sh
# Starts workerd as Miniflare does, with the V8 flags in `WORKERD_V8_FLAGS`; see `v8-flags.ts`.
set -e
here=$(dirname "$0")
configuration=$(mktemp)
"$WORKERD_NODE" "$here/add-v8-flags.mjs" > "$configuration"
exec < "$configuration"
rm "$configuration"
exec "$WORKERD" "$@"
