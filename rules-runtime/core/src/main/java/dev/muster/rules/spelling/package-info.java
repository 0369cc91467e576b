/** Which known names an author may have meant by one that is not known. */
@NullMarked
package dev.muster.rules.spelling;

import org.jspecify.annotations.NullMarked;
