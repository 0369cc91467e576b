/** Inlay hints in stand lines. */
@NullMarked
package dev.muster.dsl.ide.inlayhint;

import org.jspecify.annotations.NullMarked;
