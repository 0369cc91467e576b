/** Makes the scene of a scenario from its text, and keeps the views that painters have open. */
@NullMarked
package dev.muster.dsl.ide.battlemap;

import org.jspecify.annotations.NullMarked;
