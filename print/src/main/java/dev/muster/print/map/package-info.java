/** The field of a battle drawn as a wargame map: ground, ways, stands, names, key. */
@NullMarked
package dev.muster.print.map;

import org.jspecify.annotations.NullMarked;
