/** Logs, and the referee that replays a battle. */
@NullMarked
package dev.muster.rules.replay;

import org.jspecify.annotations.NullMarked;
