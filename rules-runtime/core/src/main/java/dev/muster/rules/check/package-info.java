/** Checks of armies and scenarios that hold in any rule system, over the model records. */
@NullMarked
package dev.muster.rules.check;

import org.jspecify.annotations.NullMarked;
