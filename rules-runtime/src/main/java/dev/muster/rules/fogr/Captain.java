package dev.muster.rules.fogr;

import dev.muster.rules.model.Point;
import org.jspecify.annotations.Nullable;

/**
 * A commander.
 *
 * @param side number of his side, from 0
 * @param group name of his group
 * @param range his command range in MU (FR-D08)
 * @param rankTold whether his range or his rank is told, or is our default
 * @param with name of the battle group he is with (FR-036), null where with none
 */
record Captain(
    String name,
    int side,
    String group,
    int range,
    boolean rankTold,
    Point at,
    @Nullable String with) {}
