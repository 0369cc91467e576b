/** Army lists as tables, and how they become Muster text. */
@NullMarked
package dev.muster.dsl.ide.armylist;

import org.jspecify.annotations.NullMarked;
