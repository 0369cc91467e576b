/** Files of the language as EMF resources. */
@NullMarked
package dev.muster.dsl.resource;

import org.jspecify.annotations.NullMarked;
