/** Tables as spreadsheets. */
@NullMarked
package dev.muster.cli.spreadsheet;

import org.jspecify.annotations.NullMarked;
