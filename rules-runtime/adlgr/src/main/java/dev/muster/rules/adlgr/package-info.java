/**
 * L'Art de la Guerre Renaissance, as its quick reference sheet says (ledger rows AR), one class per
 * chapter.
 */
@NullMarked
package dev.muster.rules.adlgr;

import org.jspecify.annotations.NullMarked;
