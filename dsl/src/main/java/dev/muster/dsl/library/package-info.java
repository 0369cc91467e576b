/** The rulebooks that come with Muster, written in the language itself. */
@NullMarked
package dev.muster.dsl.library;

import org.jspecify.annotations.NullMarked;
