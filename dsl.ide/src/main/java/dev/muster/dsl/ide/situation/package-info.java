/** Situation files in an editor: findings, and playing one. */
@NullMarked
package dev.muster.dsl.ide.situation;

import org.jspecify.annotations.NullMarked;
