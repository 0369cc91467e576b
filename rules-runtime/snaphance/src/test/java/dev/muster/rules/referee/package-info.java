/**
 * A second reading of the Snaphance rules, over the events of whole battles. It is written from the
 * rule documents, the ledger and docs/rules, and shares no line with the engine: own hexes, zones,
 * costs and classes of retreat. One class a chapter.
 */
@NullMarked
package dev.muster.rules.referee;

import org.jspecify.annotations.NullMarked;
