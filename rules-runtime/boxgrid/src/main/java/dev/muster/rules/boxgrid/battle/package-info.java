/** Whole battles of the box-grid game: setting up, the turn, invariants and behaviour counts. */
@NullMarked
package dev.muster.rules.boxgrid.battle;

import org.jspecify.annotations.NullMarked;
