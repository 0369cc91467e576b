#!/usr/bin/env bash
# Keeps the display it runs on for the second workbench of the UI tests, and starts the command in its arguments.
set -euo pipefail
export MUSTER_SECOND_DISPLAY=$DISPLAY MUSTER_SECOND_XAUTHORITY=$XAUTHORITY
exec "$@"
