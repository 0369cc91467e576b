/** Battles in which persons take part: questions with their options go out, answers come back. */
@NullMarked
package dev.muster.rules.play;

import org.jspecify.annotations.NullMarked;
