package dev.muster.print;

import java.util.regex.Pattern;

/**
 * Keeps a text in a table from being run: what a spreadsheet would take for a formula has an
 * apostrophe before it there, and is the text again where a table is read.
 */
public final class FormulaGuard {
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+(\\.[0-9]+)?");

  /** Beginnings that a spreadsheet takes for a formula, also behind blanks; and those guarded. */
  private static final Pattern FORMULA =
      Pattern.compile("(?s)'*[\\s\\u00a0]*[=+@\\-\\t\\r\\uff1d\\uff0b\\uff20\\uff0d].*");

  private FormulaGuard() {}

  /** Returns the text in a form that is safe in a table. */
  public static String guarded(String text) {
    return FORMULA.matcher(text).matches() && !NUMBER.matcher(text).matches() ? "'" + text : text;
  }

  /** Returns the original text of a table cell. */
  public static String plain(String cell) {
    return cell.startsWith("'") && FORMULA.matcher(cell).matches() ? cell.substring(1) : cell;
  }
}
