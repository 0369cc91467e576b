/** Tables as spreadsheets. */
@NullMarked
package dev.muster.press.spreadsheet;

import org.jspecify.annotations.NullMarked;
