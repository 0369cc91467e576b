/** What is known of files that are not open: their names, their imports, whether they changed. */
@NullMarked
package dev.muster.dsl.index;

import org.jspecify.annotations.NullMarked;
