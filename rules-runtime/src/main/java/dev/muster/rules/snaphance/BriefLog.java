package dev.muster.rules.snaphance;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Engine;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Tells a battle in fewer than {@value Engine#BRIEF} lines: how it stood after each round, who was
 * lost, and how it ended. It is written when the battle is over. Of a battle of very many rounds
 * several are told together.
 */
final class BriefLog implements EventSink {
  /** Stands of a side named in a line; of more the number is told. */
  private static final int NAMED = 8;

  private final Appendable out;
  private final Scenario scenario;
  private final Standing standing;
  private final List<Chapter> chapters = new ArrayList<>();
  private final List<String> reckoning = new ArrayList<>();
  private String opening = "";

  /**
   * @param scenario what is fought
   */
  BriefLog(Appendable out, Scenario scenario) {
    this.out = out;
    this.scenario = scenario;
    standing = new Standing(scenario);
  }

  /** One round, or several told together. */
  private static final class Chapter {
    final int first;
    int last;
    int melees;
    int shots;
    String breakPoints = "";
    List<String> broken = List.of();
    final Map<String, List<String>> come = new LinkedHashMap<>();
    final Map<String, List<String>> lost = new LinkedHashMap<>();
    final List<String> turns = new ArrayList<>();

    Chapter(int round) {
      first = round;
      last = round;
    }

    void add(Chapter later) {
      last = later.last;
      melees += later.melees;
      shots += later.shots;
      breakPoints = later.breakPoints;
      broken = later.broken;
      later.come.forEach((side, stands) -> stands.forEach(each -> note(come, side, each)));
      later.lost.forEach((side, stands) -> stands.forEach(each -> note(lost, side, each)));
      turns.addAll(later.turns);
    }
  }

  private static void note(Map<String, List<String>> list, String side, String stand) {
    list.computeIfAbsent(side, none -> new ArrayList<>()).add(stand);
  }

  @Override
  public void tell(Event event) {
    standing.tell(event);
    switch (event) {
      case CommonEvent.BattleBegins e -> {
        opening = BattleWords.opening(e);
        chapters.add(new Chapter(0));
      }
      case CommonEvent.RoundBegins e -> {
        close();
        chapters.add(new Chapter(e.round()));
      }
      case CommonEvent.Scores e -> reckoning.add(BattleWords.scores(e));
      case CommonEvent.BattleEnds e -> {
        close();
        write(e.outcome());
      }
      default -> {
        if (!chapters.isEmpty()) {
          note(event, chapters.getLast());
        }
      }
    }
  }

  private void note(Event event, Chapter chapter) {
    switch (event) {
      case SnaphanceEvent.Fires e -> chapter.shots++;
      case SnaphanceEvent.Contact e -> chapter.melees++;
      case SnaphanceEvent.Arrives e -> note(chapter.come, side(e.stand()), e.stand());
      case SnaphanceEvent.Destroyed e -> note(chapter.lost, side(e.stand()), e.stand());
      case SnaphanceEvent.Pursues e when e.offBoard() ->
          chapter.turns.add(e.stand() + " pursues off the board");
      case SnaphanceEvent.GeneralFate e when e.fate().equals("killed") ->
          chapter.turns.add(BattleWords.fate(e));
      case CommonEvent.ObjectiveHeld e -> chapter.turns.add(BattleWords.held(e));
      default -> {
        // of no weight in a short report
      }
    }
  }

  private String side(String stand) {
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group group : side.groups()) {
        if (group.stands().stream().anyMatch(each -> each.name().equals(stand))) {
          return side.name();
        }
      }
    }
    return "";
  }

  private void close() {
    if (!chapters.isEmpty()) {
      chapters.getLast().breakPoints = standing.breakPoints();
      chapters.getLast().broken = standing.brokenGroups();
    }
  }

  private void write(Outcome outcome) {
    List<String> end = end(outcome);
    long room = Engine.BRIEF - 1 - opening.lines().count() - end.size();
    List<String> told = told(1);
    for (int together = 2; told.size() > room; together++) {
      told = told(together);
    }
    try {
      out.append(opening);
      for (String each : told) {
        out.append(each).append("\n");
      }
      for (String each : end) {
        out.append(each).append("\n");
      }
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** The lines of all rounds, so many told together. */
  private List<String> told(int together) {
    List<String> lines = new ArrayList<>(List.of(""));
    for (int i = 0; i < chapters.size(); i += i == 0 ? 1 : together) {
      Chapter chapter = new Chapter(chapters.get(i).first);
      int next = i == 0 ? 1 : Math.min(chapters.size(), i + together);
      chapters.subList(i, next).forEach(chapter::add);
      String deeds = deeds(chapter, i == 0 ? null : chapters.get(i - 1));
      if (chapter.first > 0) {
        lines.add(title(chapter) + chapter.breakPoints + " [§14.0]");
      } else if (!deeds.isEmpty()) {
        lines.add("Before the battle");
      }
      if (!deeds.isEmpty()) {
        lines.add("  " + deeds);
      }
    }
    return lines;
  }

  private static String title(Chapter chapter) {
    String which =
        chapter.first == chapter.last
            ? "Round " + chapter.first
            : "Rounds " + chapter.first + " to " + chapter.last;
    return which
        + ", "
        + BattleWords.count(chapter.shots, "shot")
        + ", "
        + BattleWords.count(chapter.melees, "melee")
        + ": ";
  }

  /** Who came, who was lost, what changed hands; empty where nothing of weight happened. */
  private static String deeds(Chapter chapter, @Nullable Chapter before) {
    var text = new StringJoiner("; ");
    chapter.come.forEach((side, stands) -> text.add(side + " brings up " + named(stands)));
    chapter.lost.forEach((side, stands) -> text.add(side + " loses " + named(stands)));
    List<String> broken = new ArrayList<>(chapter.broken);
    broken.removeAll(before == null ? List.of() : before.broken);
    broken.forEach(group -> text.add(group + " is broken"));
    chapter.turns.forEach(text::add);
    return text.toString();
  }

  private static String named(List<String> stands) {
    int shown = stands.size() <= NAMED ? stands.size() : NAMED - 1;
    String more = shown < stands.size() ? " and " + (stands.size() - shown) + " more" : "";
    return String.join(", ", stands.subList(0, shown)) + more;
  }

  private List<String> end(Outcome outcome) {
    List<String> lines = new ArrayList<>(List.of(""));
    lines.addAll(reckoning);
    lines.add(BattleWords.result(outcome));
    for (Outcome.SideAccount side : outcome.sides()) {
      lines.add("");
      lines.add(BattleWords.breakPoints(side));
      var groups = new StringJoiner(", ", "  SP lost: ", "");
      BattleWords.groups(side)
          .forEach(group -> groups.add(group + " " + BattleWords.groupLoss(side, group)));
      lines.add(groups.toString());
    }
    return lines;
  }
}
