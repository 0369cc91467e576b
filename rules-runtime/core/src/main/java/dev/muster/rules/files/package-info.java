/** Files on disk: the one place that opens them for reading, and the one that writes them. */
@NullMarked
package dev.muster.rules.files;

import org.jspecify.annotations.NullMarked;
