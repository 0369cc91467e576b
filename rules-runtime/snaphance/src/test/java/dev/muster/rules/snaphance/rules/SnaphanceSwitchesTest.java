package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.Rulebooks;
import dev.muster.rules.systems.SituationService;
import dev.muster.rules.testing.SituationFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Each switch changes what it is there for and nothing else. For every value but the default some
 * situation shows it, which without the switch would not play as written; and the page {@code
 * docs/rules/switches.md} lists every other situation that goes otherwise with it.
 */
class SnaphanceSwitchesTest {
  private static final Path PAGE = Path.of("../../docs/rules/switches.md");

  private static final String HEAD =
      """
      # What each switch changes

      Made by `SwitchesTest`, which plays every situation of Snaphance under
      `rules-runtime/src/test/resources/situations` with every value of every switch. Do not edit;
      write it again with `-Dmuster.rewrite=true` on the tests of `rules-runtime`.

      *Shown by* are situations that set the value and would not play as written without it. *Else*
      are the situations of the default reading that go otherwise with it. All the others take
      exactly the same course. What a switch is for, and why there are two readings, stands on the
      page of its chapter: see the [table](README.md#switches).

      | Switch | Value | Reading | Shown by | Else |
      |---|---|---|---|---|
      """;

  @Test
  void everyValueShowsAndNothingElseChanges() throws IOException, SituationException {
    Map<String, Situation> all = new TreeMap<>();
    for (String name : SituationFiles.ofSnaphance()) {
      all.put(name, SituationFiles.read(name));
    }
    StringBuilder page = new StringBuilder(HEAD);
    List<String> silent = new ArrayList<>();
    for (Rulebook.Switch each : Rulebooks.named("snaphance.final").switches()) {
      for (String value : each.values()) {
        if (!value.equals(each.defaultValue())) {
          List<String> shown = shows(all, each.key(), value);
          if (shown.isEmpty()) {
            silent.add(each.key() + " " + value);
          }
          page.append(row(each, value, shown, others(all, each.key(), value)));
        }
      }
    }
    assertEquals(List.of(), silent, "values no situation shows");
    if (Boolean.getBoolean("muster.rewrite")) {
      Files.writeString(PAGE, page);
    }
    assertEquals(
        Files.readString(PAGE).replace("\r\n", "\n"),
        page.toString(),
        "run with -Dmuster.rewrite=true and look at what changed");
  }

  private static String row(
      Rulebook.Switch each, String value, List<String> shown, List<String> others) {
    String section = each.cite().section().isEmpty() ? "" : " (§" + each.cite().section() + ")";
    return "| `%s` | `%s` | %s%s | %s | %s |\n"
        .formatted(
            each.key(),
            value,
            each.cite().text(),
            section,
            String.join("<br>", shown),
            String.join("<br>", others));
  }

  /** Situations that set the value, and do not play as written with the default. */
  private static List<String> shows(Map<String, Situation> all, String key, String value)
      throws SituationException {
    List<String> shown = new ArrayList<>();
    for (Map.Entry<String, Situation> each : all.entrySet()) {
      Map<String, String> set = each.getValue().program().scenario().switches();
      if (value.equals(set.get(key))) {
        Map<String, String> without = new TreeMap<>(set);
        without.remove(key);
        assertTrue(plays(each.getValue(), set), each.getKey());
        assertTrue(
            !plays(each.getValue(), without), each.getKey() + " does not need its switch " + key);
        shown.add(each.getKey().replace(".situation", ""));
      }
    }
    return shown;
  }

  /** Situations of the same edition without that switch that go otherwise with it. */
  private static List<String> others(Map<String, Situation> all, String key, String value)
      throws SituationException {
    List<String> changed = new ArrayList<>();
    for (Map.Entry<String, Situation> each : all.entrySet()) {
      BattleProgram program = each.getValue().program();
      Map<String, String> set = program.scenario().switches();
      boolean edition = program.rulebook().name().equals("snaphance.final");
      if (edition && set.isEmpty()) {
        if (!plays(each.getValue(), Map.of(key, value))) {
          changed.add(each.getKey().replace(".situation", ""));
        }
      }
    }
    return changed;
  }

  private static boolean plays(Situation situation, Map<String, String> switches)
      throws SituationException {
    try {
      return SituationService.play(with(situation, switches), EventSink.SILENT).problems().isEmpty();
    } catch (SituationException e) {
      return false;
    }
  }

  private static Situation with(Situation old, Map<String, String> switches) {
    BattleProgram program = old.program();
    Scenario was = program.scenario();
    Scenario scenario =
        new Scenario(
            was.name(),
            was.label(),
            was.date(),
            was.roundLimit(),
            switches,
            was.sides(),
            was.notes(),
            was.zones(),
            was.objectives(),
            was.victory(),
            was.specialRules(),
            was.sources(),
            was.history(),
            was.expectations(),
            was.source());
    return new Situation(
        old.title(),
        old.rules(),
        new BattleProgram(
            program.schema(), program.rulebook(), program.armies(), program.board(), scenario),
        old.round(),
        old.properties(),
        old.orders(),
        old.dice(),
        old.expectations());
  }
}
