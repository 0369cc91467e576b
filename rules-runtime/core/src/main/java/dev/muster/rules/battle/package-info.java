/** What all rule systems share while a battle is fought: events, commanders, outcome, logs. */
@NullMarked
package dev.muster.rules.battle;

import org.jspecify.annotations.NullMarked;
