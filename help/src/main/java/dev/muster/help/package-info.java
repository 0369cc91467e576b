/**
 * Writes the guide as pages of the help of Eclipse, with their table of contents and what F1 leads
 * to. It runs in the build; only what it writes is handed on.
 */
@NullMarked
package dev.muster.help;

import org.jspecify.annotations.NullMarked;
