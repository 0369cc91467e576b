/** Messages of the parser and the linker in plain words. */
@NullMarked
package dev.muster.dsl.messages;

import org.jspecify.annotations.NullMarked;
