/** What an editor can ask of the language server beyond editing. */
@NullMarked
package dev.muster.dsl.ide.command;

import org.jspecify.annotations.NullMarked;
