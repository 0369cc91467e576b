/** Tables as spreadsheets. */
@NullMarked
package dev.muster.print.export.spreadsheet;

import org.jspecify.annotations.NullMarked;
