package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.SituationService;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the events of a situation name: the ledger rows of their edition, and the decision points of
 * the questions that were put.
 */
class CitedRulesTest {
  private static final Path FILES = Path.of("src/test/resources/situations");

  @ParameterizedTest
  @CsvSource({
    "retreat/off-the-board, SN-12.0-13f",
    "retreat/off-the-board-draft, SN-12.0-13d",
    "retreat/no-way-out, SN-12.1-06f",
    "retreat/no-way-out-draft, SN-12.1-06d"
  })
  void theRowOfTheEditionIsCited(String name, String row) throws IOException, SituationException {
    Set<String> cited = new TreeSet<>();
    for (Event event : events(name)) {
      cited.addAll(event.rule().ids());
    }
    String other = row.substring(0, row.length() - 1) + (row.endsWith("f") ? "d" : "f");
    assertTrue(cited.contains(row), cited.toString());
    assertTrue(!cited.contains(other), cited.toString());
  }

  /** The questions put to the owner of a stand, in order. */
  @ParameterizedTest
  @CsvSource({
    "retreat/up-to-twice-the-move, Shot-1, D-31 D-31 D-31 D-31",
    "retreat/the-owner-says-how-far, Shot-1, D-31 D-30 D-30",
    "retreat/sideways, Foot-1, D-42",
    "retreat/friends-and-the-edge, Foot-2, D-31 D-51 D-51 D-51",
    "retreat/onto-skirmishers, Forlorn-1, D-43",
  })
  void theQuestionsOfARetreat(String name, String stand, String points)
      throws IOException, SituationException {
    List<String> asked = new ArrayList<>();
    for (Event event : events(name)) {
      if (event instanceof CommonEvent.Decided decided && decided.about().equals(stand)) {
        asked.add(decided.point());
      }
    }
    assertEquals(points, String.join(" ", asked));
  }

  private static List<Event> events(String name) throws IOException, SituationException {
    Path file = FILES.resolve(name + ".situation");
    List<Event> events = new ArrayList<>();
    Situation situation = SituationService.read(name, Files.readString(file));
    assertEquals(List.of(), SituationService.play(situation, events::add).problems());
    return events;
  }
}
