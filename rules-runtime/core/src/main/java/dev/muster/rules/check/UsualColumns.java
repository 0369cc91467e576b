package dev.muster.rules.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The values that the columns of a line mostly have: what a message and a quick fix propose. */
public final class UsualColumns {
  private UsualColumns() {}

  /**
   * Returns values by column, as they are written: those of the other lines of its category in the
   * army, of the last one where they differ, else those of lines that the game knows.
   *
   * @param others the columns of the other lines of its category, in their order
   * @param code of the category, such as {@code P&S}
   */
  public static Map<String, String> of(
      List<Map<String, String>> others, String code, RuleSystemChecks game) {
    Map<String, String> usual = new LinkedHashMap<>();
    others.forEach(usual::putAll);
    return usual.isEmpty() ? game.usualColumns(code) : usual;
  }
}
