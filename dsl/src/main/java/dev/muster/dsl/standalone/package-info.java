/** The language without an editor: loads, checks, compiles and formats files. */
@NullMarked
package dev.muster.dsl.standalone;

import org.jspecify.annotations.NullMarked;
