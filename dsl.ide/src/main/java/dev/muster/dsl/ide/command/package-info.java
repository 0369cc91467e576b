/** Commands of the language server beyond editing: battles, documents, imports. */
@NullMarked
package dev.muster.dsl.ide.command;

import org.jspecify.annotations.NullMarked;
