/** The battles that come with Muster, and the small battles to start from. */
@NullMarked
package dev.muster.examples;

import org.jspecify.annotations.NullMarked;
