/**
 * The room of L'Art de la Guerre Renaissance: what its quick reference sheet (ledger rows AR) says.
 *
 * <p>{@link AdlgBattle} goes step by step. What is asked is a {@link Choice}: its {@link Decision}
 * says what, each option is an {@link Order} with a number, a {@link Course} (a move) or an {@link
 * Approach} (a charge). {@link Table} is all that changes, {@link Forces} what never does.
 */
@NullMarked
package dev.muster.rules.adlgr;

import org.jspecify.annotations.NullMarked;
