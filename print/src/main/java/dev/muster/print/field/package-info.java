/** The field of a battle drawn as a wargame map: ground, ways, stands, names, key. */
@NullMarked
package dev.muster.print.field;

import org.jspecify.annotations.NullMarked;
