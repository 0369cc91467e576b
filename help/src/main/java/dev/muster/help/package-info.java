/**
 * Writes the guide as help pages of Eclipse, with a table of contents and the contexts of F1. It
 * runs in the build; only its output ships.
 */
@NullMarked
package dev.muster.help;

import org.jspecify.annotations.NullMarked;
