/** Zip files in memory, for spreadsheets and VASSAL modules. */
@NullMarked
package dev.muster.print.export.archive;

import org.jspecify.annotations.NullMarked;
