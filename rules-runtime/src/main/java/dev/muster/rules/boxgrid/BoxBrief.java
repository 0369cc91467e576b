package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Engine;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * Tells a battle in fewer than {@value Engine#BRIEF} lines: how it stood after each round, who was
 * lost, and how it ended. It is written when the battle is over; of very many rounds several are
 * told together.
 */
final class BoxBrief implements EventSink {
  private final Appendable out;
  private final BoxStanding standing;
  private final List<Chapter> chapters = new ArrayList<>();
  private final List<String> reckoning = new ArrayList<>();
  private String opening = "";

  /** One round, or several told together. */
  private static final class Chapter {
    final int first;
    int last;
    int shots;
    int melees;
    String losses = "";
    final List<String> deeds = new ArrayList<>();

    Chapter(int round) {
      first = round;
      last = round;
    }

    void add(Chapter later) {
      last = later.last;
      shots += later.shots;
      melees += later.melees;
      losses = later.losses;
      deeds.addAll(later.deeds);
    }
  }

  BoxBrief(Appendable out, Scenario scenario) {
    this.out = out;
    standing = new BoxStanding(scenario);
  }

  @Override
  public void tell(Event event) {
    standing.tell(event);
    switch (event) {
      case CommonEvent.BattleBegins e -> {
        opening = BoxWords.opening(e);
        chapters.add(new Chapter(0));
      }
      case CommonEvent.RoundBegins e -> {
        close();
        chapters.add(new Chapter(e.round()));
      }
      case CommonEvent.Scores e -> reckoning.add(BoxWords.scores(e));
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

  private static void note(Event event, Chapter chapter) {
    switch (event) {
      case BoxEvent.Shoots e -> chapter.shots++;
      case BoxEvent.Melee e -> chapter.melees++;
      case BoxEvent.Lost e -> chapter.deeds.add(e.unit() + " (" + e.side() + ") is " + e.fate());
      case BoxEvent.CommanderLost e -> chapter.deeds.add(e.commander() + " is lost");
      case BoxEvent.Pursues e when !e.path().isEmpty() ->
          chapter.deeds.add(e.unit() + " pursues to " + e.path().getLast());
      case BoxEvent.Arrives e -> chapter.deeds.add(e.unit() + " arrives at " + e.at());
      case CommonEvent.ObjectiveHeld e -> chapter.deeds.add(BoxWords.held(e));
      default -> {
        // of no weight in a short report
      }
    }
  }

  private void close() {
    if (!chapters.isEmpty()) {
      chapters.getLast().losses = standing.losses();
    }
  }

  private void write(Outcome outcome) {
    List<String> end = new ArrayList<>(List.of(""));
    end.addAll(reckoning);
    end.add(BoxWords.result(outcome));
    outcome.sides().forEach(side -> end.add(BoxWords.losses(side)));
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
    for (int i = 1; i < chapters.size(); i += together) {
      Chapter chapter = new Chapter(chapters.get(i).first);
      chapters.subList(i, Math.min(chapters.size(), i + together)).forEach(chapter::add);
      String which =
          chapter.first == chapter.last
              ? "Round " + chapter.first
              : "Rounds " + chapter.first + " to " + chapter.last;
      lines.add(
          which
              + ", "
              + BoxWords.count(chapter.shots, "shot")
              + ", "
              + BoxWords.count(chapter.melees, "melee")
              + ": "
              + chapter.losses);
      if (!chapter.deeds.isEmpty()) {
        var deeds = new StringJoiner("; ", "  ", "");
        chapter.deeds.forEach(deeds::add);
        lines.add(deeds.toString());
      }
    }
    return lines;
  }
}
