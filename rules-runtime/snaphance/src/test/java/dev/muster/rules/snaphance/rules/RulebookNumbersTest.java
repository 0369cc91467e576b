package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Citation;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.Rulebooks;
import dev.muster.rules.systems.SituationService;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every number of the rulebook is read by the engine and held by a situation: changed by one, some
 * situation no longer plays as written.
 */
@Tag("slow")
class RulebookNumbersTest {
  private static final Path FILES = Path.of("src/test/resources/situations");

  /** What ends a battle by rounds, which no situation fights to its end; see VictoryTest. */
  private static final Set<String> ELSEWHERE = Set.of("rounds-without-limit", "draw-margin");

  @Test
  void eachNumberMatters() throws IOException, SituationException {
    List<Situation> all = new ArrayList<>();
    try (Stream<Path> walk = Files.walk(FILES)) {
      for (Path file : walk.filter(f -> f.toString().endsWith(".situation")).sorted().toList()) {
        all.add(SituationService.read(file.toString(), Files.readString(file)));
      }
    }
    List<String> idle = new ArrayList<>();
    for (Rulebook book :
        List.of(Rulebooks.named("snaphance.final"), Rulebooks.named("snaphance.draft"))) {
      List<Situation> own =
          all.stream().filter(s -> s.program().rulebook().name().equals(book.name())).toList();
      for (Rulebook.Value each : book.numbers()) {
        boolean shared = Rulebooks.named("snaphance.final").numbers().contains(each);
        boolean ownOfDraft = book.name().endsWith("draft") && shared;
        if (ELSEWHERE.contains(each.key()) || ownOfDraft) {
          continue;
        }
        List<Situation> nearest = nearestFirst(own, each.cite());
        if (nearest.stream().noneMatch(s -> fails(s, each, -1))
            // Second: one more hex backwards makes very many ways where a script wants them all.
            && nearest.stream().noneMatch(s -> fails(s, each, 1))) {
          idle.add(book.name() + " " + each.key());
        }
      }
    }
    assertEquals(List.of(), idle, "numbers no situation holds");
  }

  /**
   * Those that name a row of the number first, then those of its chapter: one of them mostly fails.
   */
  private static List<Situation> nearestFirst(List<Situation> all, Citation cite) {
    return all.stream().sorted(Comparator.comparing(each -> distance(each, cite))).toList();
  }

  private static int distance(Situation situation, Citation cite) {
    if (!Collections.disjoint(situation.rules(), cite.ledger())) {
      return 0;
    }
    String chapter = "SN-" + cite.section() + "-";
    return situation.rules().stream().anyMatch(row -> row.startsWith(chapter)) ? 1 : 2;
  }

  private static boolean fails(Situation old, Rulebook.Value number, int by) {
    BattleProgram program = old.program();
    Rulebook book = program.rulebook();
    List<Rulebook.Value> numbers = new ArrayList<>(book.numbers());
    numbers.replaceAll(
        each ->
            each.key().equals(number.key())
                ? new Rulebook.Value(each.key(), each.value() + by, each.cite())
                : each);
    Rulebook changed =
        new Rulebook(
            book.name(),
            book.label(),
            book.system(),
            book.stats(),
            book.orderClasses(),
            book.categories(),
            book.weapons(),
            book.traits(),
            book.terrains(),
            book.factors(),
            book.switches(),
            numbers,
            book.tables(),
            book.chapters());
    Situation situation =
        new Situation(
            old.title(),
            old.rules(),
            new BattleProgram(
                program.schema(), changed, program.armies(), program.board(), program.scenario()),
            old.round(),
            old.properties(),
            old.orders(),
            old.dice(),
            old.expectations());
    try {
      return !SituationService.play(situation, EventSink.SILENT).problems().isEmpty();
    } catch (SituationException e) {
      return true;
    }
  }
}
