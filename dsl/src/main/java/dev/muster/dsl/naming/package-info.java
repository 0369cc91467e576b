/** Names of elements, within a file and across files. */
@NullMarked
package dev.muster.dsl.naming;

import org.jspecify.annotations.NullMarked;
