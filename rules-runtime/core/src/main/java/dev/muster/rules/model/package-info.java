/**
 * What a battle is made of: rulebook, armies, map and scenario, as immutable records that any rule
 * system can share.
 */
@NullMarked
package dev.muster.rules.model;

import org.jspecify.annotations.NullMarked;
