/** Army lists as tables, and how they become Muster text. */
@NullMarked
package dev.muster.cli.armylist;

import org.jspecify.annotations.NullMarked;
