package dev.muster.dsl.ide.command;

import dev.muster.dsl.ide.armylist.ArmyListImporter;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.check.Finding;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link MusterCommandService#IMPORT}: an army list read from a table.
 *
 * @param text Muster text of all armies, formatted, with unreadable lines as comments; empty if no
 *     stand could be read
 * @param findings cells that could not be read or were interpreted, in text order
 * @param refusal why nothing was read, for the user; empty otherwise
 */
public record ImportResult(String text, List<ImportFinding> findings, String refusal) {

  private static final String TABLE = "table";

  private static final List<String> OPTIONS = List.of("name", "rules");

  public ImportResult {
    findings = List.copyOf(findings);
  }

  /**
   * Something found in the table.
   *
   * @param line in the table, from 1
   * @param column of the first letter in the line, from 1
   * @param severity {@code error}, {@code warning} or {@code info}
   * @param message what was found, what was expected and what to do
   * @param code of the check, such as {@code V-016}
   * @param rule the section of the rules, such as {@code 15.0}; may be empty
   */
  public record ImportFinding(
      int line, int column, String severity, String message, String code, String rule) {

    static ImportFinding of(Finding finding) {
      return new ImportFinding(
          finding.at().line(),
          finding.at().column(),
          finding.severity().name().toLowerCase(Locale.ROOT),
          finding.message(),
          finding.code(),
          finding.section());
    }
  }

  private static ImportResult refused(String why) {
    return new ImportResult("", List.of(), why);
  }

  static ImportResult of(List<Object> arguments) {
    Object table = arguments.isEmpty() ? null : BattleRequest.plain(arguments.getFirst());
    Map<String, ?> options =
        arguments.size() < 2 ? Map.of() : BattleRequest.object(arguments.get(1));
    if (!(table instanceof String text) || options == null) {
      return refused(
          MusterCommandService.IMPORT
              + " takes the text of a table and an object of options: name, rules");
    }
    try {
      for (String each : options.keySet()) {
        if (!OPTIONS.contains(each)) {
          throw new IllegalArgumentException(
              "there is no option '" + each + "'; there are " + String.join(", ", OPTIONS));
        }
      }
      return read(text, option(options.get("name"), TABLE), option(options.get("rules"), ""));
    } catch (IllegalArgumentException wrong) {
      return refused(String.valueOf(wrong.getMessage()));
    }
  }

  private static String option(@Nullable Object value, String otherwise) {
    Object plain = BattleRequest.plain(value);
    return plain == null || plain.toString().isBlank() ? otherwise : plain.toString().strip();
  }

  private static ImportResult read(String table, String name, String rules) {
    ArmyListImporter.Imported read =
        ArmyListImporter.read(table, TABLE, name, rules.isEmpty() ? null : rules);
    return new ImportResult(
        read.text().isEmpty() ? "" : laidOut(read.text()),
        read.findings().stream().map(ImportFinding::of).toList(),
        "");
  }

  private static String laidOut(String text) {
    try {
      return MusterFileLoader.format(
          text.getBytes(StandardCharsets.UTF_8), Path.of("imported.muster"));
    } catch (UnreadableInputException strange) {
      throw new IllegalArgumentException(strange.getMessage(), strange);
    }
  }
}
