/**
 * The room of L'Art de la Guerre Renaissance: what its quick reference sheet (ledger rows AR) says.
 */
@NullMarked
package dev.muster.rules.adlgr;

import org.jspecify.annotations.NullMarked;
