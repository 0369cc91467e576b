/**
 * The model of a battle: rulebook, armies, map and scenario as immutable records for any rule
 * system.
 */
@NullMarked
package dev.muster.rules.model;

import org.jspecify.annotations.NullMarked;
