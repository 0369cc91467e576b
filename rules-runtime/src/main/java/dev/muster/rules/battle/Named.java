package dev.muster.rules.battle;

import dev.muster.rules.model.SourceRange;

/**
 * Somebody a report may name.
 *
 * @param name as the report writes it: a General is called by his title, his replacement by the
 *     group he takes over
 * @param side the name of his side
 * @param group the name of his group
 * @param source where the scenario deploys him; of a replacement, the General he comes for
 */
public record Named(String name, String side, String group, SourceRange source) {}
