/** The map of a battle at an address of this machine, for a browser beside any editor. */
@NullMarked
package dev.muster.cli.map;

import org.jspecify.annotations.NullMarked;
