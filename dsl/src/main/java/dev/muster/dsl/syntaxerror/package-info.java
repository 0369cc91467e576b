/**
 * Suggestions for syntax errors: what is wrong, where, and a fix. A fix is offered only if the text
 * parses with it.
 */
@NullMarked
package dev.muster.dsl.syntaxerror;

import org.jspecify.annotations.NullMarked;
