package dev.muster.rules.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.SituationService;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The reason of each refusal that the situations of a game expect, beside its order. The file holds
 * all of them: a rule that gives another reason, other numbers or none is noticed.
 */
public final class RefusalTranscript {
  private static final Path FILE = Path.of("src/test/resources/refusals.txt");

  private static final Pattern FORBIDDEN =
      Pattern.compile("may not: ([^#]+?)(?: because \\S+)? *(#.*)?");

  /** A row that no rule has: the answer to a line that expects it is the reason. */
  private static final String NO_ROW = " because NO-0.0-00";

  private static final String FOUND = "found: ";

  private RefusalTranscript() {}

  /**
   * Compares the reasons with the file of the module, or writes the file.
   *
   * @param row pattern of the rule row of each reason
   */
  public static void check(List<String> situations, Pattern row)
      throws IOException, SituationException {
    StringBuilder transcript = new StringBuilder();
    List<String> silent = new ArrayList<>();
    for (String name : situations) {
      String lines = of(SituationFiles.text(name), name, row, silent);
      if (!lines.isEmpty()) {
        transcript.append(name).append('\n').append(lines);
      }
    }
    assertEquals(List.of(), silent, "without a reason or its row");
    assertTrue(transcript.length() > 0, "no order is forbidden");
    if (Boolean.getBoolean("muster.rewrite")) {
      Files.writeString(FILE, transcript);
    }
    assertEquals(Files.readString(FILE), transcript.toString());
  }

  private static String of(String text, String name, Pattern row, List<String> silent)
      throws SituationException {
    List<String> lines = text.lines().toList();
    StringBuilder asked = new StringBuilder();
    for (String line : lines) {
      Matcher forbidden = FORBIDDEN.matcher(line);
      asked
          .append(forbidden.matches() ? "may not: " + forbidden.group(1) + NO_ROW : line)
          .append('\n');
    }
    var reading = SituationService.readAll(name, asked.toString());
    Situation situation =
        Objects.requireNonNull(reading.situation(), () -> name + reading.problems());
    Map<Integer, String> reasons = new HashMap<>();
    SituationService.play(situation, EventSink.SILENT)
        .problems()
        .forEach(each -> reasons.put(each.line(), String.valueOf(each.getMessage())));
    StringBuilder transcript = new StringBuilder();
    for (int i = 0; i < lines.size(); i++) {
      Matcher forbidden = FORBIDDEN.matcher(lines.get(i));
      if (forbidden.matches()) {
        String told = reasons.getOrDefault(i + 1, "");
        int found = told.indexOf(FOUND);
        if (found < 0 || !row.matcher(told).find(found)) {
          silent.add(name + ": " + forbidden.group(1) + ": " + told);
          continue;
        }
        transcript
            .append("  ")
            .append(forbidden.group(1))
            .append(" | ")
            .append(told.substring(found + FOUND.length()))
            .append('\n');
      }
    }
    return transcript.toString();
  }
}
