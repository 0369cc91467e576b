package dev.muster.dsl.ide.command;

import dev.muster.dsl.compile.MusterFiles;
import dev.muster.dsl.compile.UnreadableInput;
import dev.muster.dsl.ide.armylist.ArmyListImport;
import dev.muster.rules.check.Finding;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.Rulebooks;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link Commands#IMPORT}: an army list out of a table.
 *
 * @param text Muster text of all its armies, laid out, with the lines that could not be read as
 *     comments; empty where no stand could be read
 * @param findings cells that could not be read, and what was made of others, by place
 * @param refusal why nothing was read, for the user; empty when something was
 */
public record Imported(String text, List<Found> findings, String refusal) {

  private static final String TABLE = "table";

  private static final List<String> OPTIONS = List.of("name", "rules");

  public Imported {
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
  public record Found(
      int line, int column, String severity, String message, String code, String rule) {

    static Found of(Finding finding) {
      return new Found(
          finding.at().line(),
          finding.at().column(),
          finding.severity().name().toLowerCase(Locale.ROOT),
          finding.message(),
          finding.code(),
          finding.section());
    }
  }

  private static Imported refused(String why) {
    return new Imported("", List.of(), why);
  }

  static Imported of(List<Object> arguments) {
    Object table = arguments.isEmpty() ? null : Wish.plain(arguments.getFirst());
    Map<String, ?> options = arguments.size() < 2 ? Map.of() : Wish.object(arguments.get(1));
    if (!(table instanceof String text) || options == null) {
      return refused(
          Commands.IMPORT + " takes the text of a table and an object of options: name, rules");
    }
    try {
      for (String each : options.keySet()) {
        if (!OPTIONS.contains(each)) {
          throw new IllegalArgumentException(
              "there is no option '" + each + "'; there are " + String.join(", ", OPTIONS));
        }
      }
      return read(
          text,
          option(options.get("name"), TABLE),
          Rulebooks.named(option(options.get("rules"), Rulebooks.NAMES.getFirst())));
    } catch (IllegalArgumentException wrong) {
      return refused(String.valueOf(wrong.getMessage()));
    }
  }

  private static String option(@Nullable Object value, String otherwise) {
    Object plain = Wish.plain(value);
    return plain == null || plain.toString().isBlank() ? otherwise : plain.toString().strip();
  }

  private static Imported read(String table, String name, Rulebook rulebook) {
    ArmyListImport.Imported read = ArmyListImport.read(table, TABLE, name, rulebook);
    return new Imported(
        read.text().isEmpty() ? "" : laidOut(read.text()),
        read.findings().stream().map(Found::of).toList(),
        "");
  }

  private static String laidOut(String text) {
    try {
      return MusterFiles.tidy(text.getBytes(StandardCharsets.UTF_8), Path.of("imported.muster"));
    } catch (UnreadableInput strange) {
      throw new IllegalArgumentException(strange.getMessage(), strange);
    }
  }
}
