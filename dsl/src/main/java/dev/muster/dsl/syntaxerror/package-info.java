/**
 * Slips of the pen that make a text unreadable: what each is, where, and what mends it. A mend is
 * told only after it was tried: the text is read again with it.
 */
@NullMarked
package dev.muster.dsl.syntaxerror;

import org.jspecify.annotations.NullMarked;
