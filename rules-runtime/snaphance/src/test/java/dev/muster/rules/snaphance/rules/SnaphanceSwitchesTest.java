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
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Each switch changes what it is there for and nothing else. For every value but the default some
 * situation shows it, which without the switch would not play as written; and the page {@code
 * docs/rules/switches.md} lists every other situation that goes otherwise with it.
 */
@Tag("slow")
class SnaphanceSwitchesTest {
  private static final Path PAGE = Path.of("../../docs/rules/switches.md");

  private static final Rulebook BOOK = Rulebooks.named("snaphance.final");

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

  private static final int SAMPLE = 6;

  /** One value of one switch. */
  private record Setting(String key, String value) {}

  /**
   * Every situation the page lists plays otherwise. Of the values it does not list for a situation,
   * all that go together are set at once: where nothing changes then, none of them changes
   * anything. One situation in {@link #SAMPLE} is tried so; {@link #thePageIsOfEveryPlay} plays
   * all, each value by itself.
   */
  @Test
  void everyValueShowsAndNothingElseChanges() throws IOException, SituationException {
    if (Boolean.getBoolean("muster.rewrite")) {
      thePageIsOfEveryPlay();
    }
    Map<String, Situation> all = situations();
    Map<Setting, Set<String>> listed = listed();
    Map<Setting, List<String>> changed = new HashMap<>();
    int place = 0;
    for (Map.Entry<String, Situation> each : all.entrySet()) {
      if (isOfTheDefaultReading(each.getValue())) {
        boolean sample = place++ % SAMPLE == 0;
        String name = name(each.getKey());
        List<Setting> known = new ArrayList<>();
        List<List<Setting>> together = new ArrayList<>();
        for (Setting setting : settings()) {
          if (listed.getOrDefault(setting, Set.of()).contains(name)) {
            known.add(setting);
          } else if (sample) {
            addTo(together, setting);
          }
        }
        Set<Setting> found = new HashSet<>();
        for (Setting setting : known) {
          change(each.getValue(), List.of(setting), found);
        }
        for (List<Setting> many : together) {
          change(each.getValue(), many, found);
        }
        found.forEach(it -> changed.computeIfAbsent(it, key -> new ArrayList<>()).add(name));
      }
    }
    hold(all, setting -> changed.getOrDefault(setting, List.of()));
  }

  /** Every situation with every value of every switch. */
  @Test
  @Tag("nightly")
  void thePageIsOfEveryPlay() throws IOException, SituationException {
    Map<String, Situation> all = situations();
    hold(all, setting -> others(all, setting.key(), setting.value()));
  }

  /** Adds a value to the first list without its switch; the edition changes most, and is alone. */
  private static void addTo(List<List<Setting>> together, Setting setting) {
    boolean alone = setting.key().equals("edition");
    for (List<Setting> many : together) {
      if (!alone
          && many.stream()
              .noneMatch(
                  each -> each.key().equals(setting.key()) || each.key().equals("edition"))) {
        many.add(setting);
        return;
      }
    }
    together.add(new ArrayList<>(List.of(setting)));
  }

  /** Finds the values that change a situation each by itself, by halves of those that do. */
  private static void change(Situation situation, List<Setting> together, Set<Setting> found) {
    Map<String, String> switches = new TreeMap<>();
    together.forEach(each -> switches.put(each.key(), each.value()));
    if (plays(situation, switches)) {
      return;
    }
    if (together.size() == 1) {
      found.add(together.getFirst());
      return;
    }
    int half = together.size() / 2;
    change(situation, together.subList(0, half), found);
    change(situation, together.subList(half, together.size()), found);
  }

  /** What the page lists as going otherwise. */
  private static Map<Setting, Set<String>> listed() throws IOException {
    Map<Setting, Set<String>> listed = new HashMap<>();
    for (String line : Files.readAllLines(PAGE)) {
      String[] cells = line.split(" ?\\| ?", -1);
      if (cells.length == 7 && cells[1].startsWith("`")) {
        listed.put(
            new Setting(cells[1].replace("`", ""), cells[2].replace("`", "")),
            Set.of(cells[5].split("<br>")));
      }
    }
    return listed;
  }

  private static Map<String, Situation> situations() throws IOException {
    Map<String, Situation> all = new TreeMap<>();
    for (String name : SituationFiles.ofSnaphance()) {
      all.put(name, SituationFiles.read(name));
    }
    return all;
  }

  private static String name(String file) {
    return file.replace(".situation", "");
  }

  /** Every value but the default of each switch. */
  private static List<Setting> settings() {
    List<Setting> settings = new ArrayList<>();
    for (Rulebook.Switch each : BOOK.switches()) {
      for (String value : each.values()) {
        if (!value.equals(each.defaultValue())) {
          settings.add(new Setting(each.key(), value));
        }
      }
    }
    return settings;
  }

  private static void hold(Map<String, Situation> all, Function<Setting, List<String>> others)
      throws IOException {
    StringBuilder page = new StringBuilder(HEAD);
    List<String> silent = new ArrayList<>();
    for (Rulebook.Switch each : BOOK.switches()) {
      for (String value : each.values()) {
        if (!value.equals(each.defaultValue())) {
          List<String> shown = shows(all, each.key(), value);
          if (shown.isEmpty()) {
            silent.add(each.key() + " " + value);
          }
          page.append(row(each, value, shown, others.apply(new Setting(each.key(), value))));
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
  private static List<String> shows(Map<String, Situation> all, String key, String value) {
    List<String> shown = new ArrayList<>();
    for (Map.Entry<String, Situation> each : all.entrySet()) {
      Map<String, String> set = each.getValue().program().scenario().switches();
      if (value.equals(set.get(key))) {
        Map<String, String> without = new TreeMap<>(set);
        without.remove(key);
        assertTrue(plays(each.getValue(), set), each.getKey());
        assertTrue(
            !plays(each.getValue(), without), each.getKey() + " does not need its switch " + key);
        shown.add(name(each.getKey()));
      }
    }
    return shown;
  }

  /** Situations of the same edition without that switch that go otherwise with it. */
  private static List<String> others(Map<String, Situation> all, String key, String value) {
    List<String> changed = new ArrayList<>();
    for (Map.Entry<String, Situation> each : all.entrySet()) {
      if (isOfTheDefaultReading(each.getValue()) && !plays(each.getValue(), Map.of(key, value))) {
        changed.add(name(each.getKey()));
      }
    }
    return changed;
  }

  private static boolean isOfTheDefaultReading(Situation situation) {
    BattleProgram program = situation.program();
    return program.rulebook().name().equals("snaphance.final")
        && program.scenario().switches().isEmpty();
  }

  private static boolean plays(Situation situation, Map<String, String> switches) {
    try {
      return SituationService.play(with(situation, switches), EventSink.SILENT)
          .problems()
          .isEmpty();
    } catch (SituationException e) {
      return false;
    }
  }

  private static Situation with(Situation old, Map<String, String> switches) {
    BattleProgram program = old.program();
    Scenario was = program.scenario();
    Scenario scenario = was.with(switches, was.sides());
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
