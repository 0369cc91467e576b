package dev.muster.cli;

import dev.muster.rules.check.CheckCode;
import dev.muster.rules.systems.CheckCodes;
import java.util.Locale;

/** The page of the guide that lists all checks. */
final class CheckReference {
  private CheckReference() {}

  static String text() {
    var out =
        new StringBuilder(
            """
            # Reference: checks

            Generated from the checks. Each line says what is as it should be; a finding says what was found instead and what to do.
            Codes up to V-199 are of the rules, with the section of Snaphance they rest on; those from V-200 are of the language, those from V-300 of
            files and text; those that begin with BG are of the box-grid game, with FR of Field of Glory: Renaissance. How to set their weight or allow an exception is told under [checks](checks.md).

            | Code | Weight | Rule | As it should be |
            |---|---|---|---|
            """);
    for (CheckCode code : CheckCodes.all()) {
      out.append("| ")
          .append(code.id())
          .append(" | ")
          .append(code.severity().name().toLowerCase(Locale.ROOT))
          .append(" | ")
          .append(CheckCodes.section(code).isEmpty() ? "" : "§" + CheckCodes.section(code))
          .append(" | ")
          .append(code.summary().replace("*", "\\*").replace("|", "\\|"))
          .append(" |\n");
    }
    return out.toString();
  }
}
