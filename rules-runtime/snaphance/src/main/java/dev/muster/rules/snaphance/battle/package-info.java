/** Whole battles of Snaphance: setting up, the rounds, invariants and behaviour counts. */
@NullMarked
package dev.muster.rules.snaphance.battle;

import org.jspecify.annotations.NullMarked;
