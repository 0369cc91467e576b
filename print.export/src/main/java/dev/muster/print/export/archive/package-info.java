/** Zip files in memory, which is what spreadsheets and modules are. */
@NullMarked
package dev.muster.print.export.archive;

import org.jspecify.annotations.NullMarked;
