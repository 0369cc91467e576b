/** Quick fixes for findings, for one or for all of a kind in a file. */
@NullMarked
package dev.muster.dsl.ide.quickfix;

import org.jspecify.annotations.NullMarked;
