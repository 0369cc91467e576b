/** The command line, for authors without an editor and for build servers. */
@NullMarked
package dev.muster.cli;

import org.jspecify.annotations.NullMarked;
