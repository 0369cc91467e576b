/** What decided a battle: the value of its positions, and how dice and decisions changed it. */
@NullMarked
package dev.muster.rules.analysis;

import org.jspecify.annotations.NullMarked;
