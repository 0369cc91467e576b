package dev.muster.rules.check;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.TableBoard;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks whether a map, the marks of its stands and the Generals belong to the game of the
 * scenario.
 */
final class BoardCompatibilityChecks {
  private final BattleProgram program;
  private final Rulebook book;
  private final @Nullable BoardKind ground;
  private final RuleSystemChecks system;
  private final FindingCollector found;

  BoardCompatibilityChecks(
      BattleProgram program,
      @Nullable BoardKind ground,
      RuleSystemChecks system,
      FindingCollector found) {
    this.program = program;
    this.book = program.rulebook();
    this.ground = book.ground() == null ? ground : book.ground().kind();
    this.system = system;
    this.found = found;
  }

  void check() {
    ground();
    for (Scenario.Side side : program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        leader(group.general());
        group.stands().forEach(this::marks);
      }
    }
  }

  private void ground() {
    Board board = program.board();
    String measure = book.ground() == null ? null : book.ground().measure();
    if (ground != null && ground != board.kind()) {
      found.add(
          CommonCheckCode.V_141,
          program.scenario(),
          "map",
          book.label()
              + " is played on "
              + ground.drawn()
              + " and map '"
              + board.name()
              + "' is "
              + board.kind().described()
              + "; choose a map "
              + (ground == BoardKind.TABLE
                  ? "such as " + board.name() + " 30 x 20 " + (measure == null ? "UD" : measure)
                  : "of " + ground.drawn()));
    } else if (board instanceof TableBoard table
        && measure != null
        && !measure.equals(table.measure())) {
      found.add(
          CommonCheckCode.V_141,
          program.scenario(),
          "map",
          book.label()
              + " measures in "
              + measure
              + " and map '"
              + board.name()
              + "' is measured in "
              + table.measure()
              + "; write "
              + measure
              + " behind its size");
    }
  }

  private void leader(Scenario.General general) {
    String word = general.quality();
    List<String> words = book.leaders().stream().map(Rulebook.Leader::key).toList();
    if (!words.isEmpty()
        && !word.isEmpty()
        && !general.name().isEmpty()
        && !words.contains(word)
        && !system.knownLeaderWords().contains(word)) {
      found.add(
          CommonCheckCode.V_102,
          general,
          "quality",
          "quality '" + word + "' is unknown; write " + oneOf(words));
    }
  }

  private static String oneOf(List<String> words) {
    return words.size() == 1
        ? words.getFirst()
        : String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.getLast();
  }

  private void marks(Scenario.DeployedStand stand) {
    Set<String> known = new LinkedHashSet<>();
    book.marks().forEach(each -> known.add(each.key()));
    Set<String> states = system.knownMarks();
    if (known.isEmpty() && states == null) {
      return;
    }
    if (known.isEmpty()) {
      known.addAll(states);
    }
    List<String> unknown = new ArrayList<>(stand.marks().keySet());
    unknown.removeAll(known);
    if (!unknown.isEmpty()) {
      found.add(
          CommonCheckCode.V_142,
          stand,
          unknown.getFirst(),
          book.label()
              + " has no "
              + String.join(", no ", unknown)
              + "; remove "
              + (unknown.size() == 1 ? "it" : "them")
              + (book.marks().isEmpty()
                  ? ""
                  : ", or write such as marked " + known.iterator().next()));
      return;
    }
    stand.marks().forEach((key, value) -> value(stand, key, value));
  }

  private void value(Scenario.DeployedStand stand, String key, String value) {
    Rulebook.Mark mark = book.mark(key);
    if (mark == null) {
      return;
    }
    String wrong =
        switch (mark.kind()) {
          case PLAIN -> value.isEmpty() ? null : "' takes no number; remove it";
          case VALUED ->
              value.isEmpty() || value.contains("/")
                  ? "' takes a number; write " + key + " 1"
                  : null;
          case RANKS ->
              value.isEmpty()
                  ? "' takes a number for each rank, front first; write " + key + " 1/0"
                  : null;
        };
    if (wrong != null) {
      found.add(CommonCheckCode.V_143, stand, key, "'" + key + wrong);
    }
  }
}
