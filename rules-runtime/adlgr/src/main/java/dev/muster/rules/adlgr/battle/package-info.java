/** Whole battles of L'Art de la Guerre: setting up, the turn, invariants. */
@NullMarked
package dev.muster.rules.adlgr.battle;

import org.jspecify.annotations.NullMarked;
