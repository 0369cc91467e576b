/** Output formats that need a library. */
@NullMarked
package dev.muster.print.export;

import org.jspecify.annotations.NullMarked;
