/** Pages that explain battles: what decided one, and what many came to. */
@NullMarked
package dev.muster.print.analysis;

import org.jspecify.annotations.NullMarked;
