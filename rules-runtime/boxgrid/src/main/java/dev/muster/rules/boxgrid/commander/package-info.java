/** The built-in commanders: how they score options, their profiles and plans. */
@NullMarked
package dev.muster.rules.boxgrid.commander;

import org.jspecify.annotations.NullMarked;
