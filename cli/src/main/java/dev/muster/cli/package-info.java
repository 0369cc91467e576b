/** The command line: what an author can do without an editor, and what a build server needs. */
@NullMarked
package dev.muster.cli;

import org.jspecify.annotations.NullMarked;
