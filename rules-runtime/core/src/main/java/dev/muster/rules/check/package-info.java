/** The rules about armies and scenarios, checked over the model records. */
@NullMarked
package dev.muster.rules.check;

import org.jspecify.annotations.NullMarked;
