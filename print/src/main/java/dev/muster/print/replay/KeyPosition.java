package dev.muster.print.replay;

import dev.muster.rules.analysis.BattleStory;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.TurningPoint;
import dev.muster.rules.report.AnnotatedReport;
import dev.muster.rules.report.ReportVocabulary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A position by which a battle is retold: its start, a turning point, or its end.
 *
 * @param moment index of its moment
 * @param round from 1; 0 before the first
 * @param when such as {@code Round 4}
 * @param title what it is, such as {@code Royal breaks}
 * @param story the sentences of the report about it; empty at the start and at the end
 * @param chances of the first side, 0 to 1
 */
public record KeyPosition(
    int moment,
    Kind kind,
    int round,
    String when,
    String title,
    List<String> story,
    double chances,
    BattlePosition position) {
  /** The place of a position in its battle. */
  public enum Kind {
    START,
    TURN,
    /** The end of a round in which nothing turned. */
    ROUND_END,
    END
  }

  /** The most positions between start and end. */
  private static final int MOST = 6;

  /**
   * Positions between start and end that a battle with fewer turning points has, if it is long
   * enough.
   */
  private static final int LEAST = 2;

  public KeyPosition {
    story = List.copyOf(story);
  }

  private record Turn(int moment, TurningPoint point, double change) {}

  /**
   * The key positions of a battle in their order: start, up to 6 turning points, and end. Of more
   * turning points it has armies that break, and then those with the largest change of the chances.
   * Where there are fewer than 2, ends of rounds stand in for them.
   */
  public static List<KeyPosition> of(BattleRecording battle) {
    List<BattleRecording.Frame> frames = battle.frames();
    TreeMap<Integer, KeyPosition> between = new TreeMap<>();
    turns(battle).stream()
        .limit(MOST)
        .forEach(turn -> between.put(turn.moment, turned(frames.get(turn.moment), turn)));
    List<Integer> rounds = ends(frames);
    for (int i = 1; i <= LEAST && between.size() < LEAST; i++) {
      if (!rounds.isEmpty()) {
        int moment = rounds.get(rounds.size() * i / (LEAST + 1));
        between.putIfAbsent(moment, quiet(frames.get(moment), moment));
      }
    }
    return whole(battle, List.copyOf(between.values()));
  }

  /**
   * The key positions of a battle whose story is known: start, the turning points of the story, and
   * end.
   */
  public static List<KeyPosition> of(BattleRecording battle, BattleStory story) {
    List<BattleRecording.Frame> frames = battle.frames();
    List<KeyPosition> between = new ArrayList<>();
    for (BattleStory.DecisiveAction each : story.turningPoints()) {
      int moment = 0;
      while (moment + 1 < frames.size() && frames.get(moment + 1).event() <= each.event()) {
        moment++;
      }
      between.add(
          new KeyPosition(
              moment,
              Kind.TURN,
              each.round(),
              "Turning point " + each.number(),
              "Round " + each.round() + ": " + story.change(each),
              each.lines(),
              each.after(),
              frames.get(moment).position()));
    }
    return whole(battle, between);
  }

  private static List<KeyPosition> whole(BattleRecording battle, List<KeyPosition> between) {
    int last = battle.frames().size() - 1;
    BattleRecording.Frame first = battle.frames().getFirst();
    List<KeyPosition> all = new ArrayList<>();
    all.add(
        new KeyPosition(
            0, Kind.START, 0, "Start", "Deployment", List.of(), first.chances(), first.position()));
    all.addAll(between);
    if (last > 0) {
      BattleRecording.Frame end = battle.frames().get(last);
      all.add(
          new KeyPosition(
              last,
              Kind.END,
              end.round(),
              "End",
              ReportVocabulary.resultAlone(battle.outcome()),
              List.of(),
              end.chances(),
              end.position()));
    }
    return all;
  }

  /**
   * The turning points, the most important first; those after which nothing changes are left out.
   */
  private static List<Turn> turns(BattleRecording battle) {
    List<BattleRecording.Frame> frames = battle.frames();
    BattlePosition end = frames.getLast().position();
    List<Turn> turns = new ArrayList<>();
    for (int i = 1; i < frames.size() - 1; i++) {
      BattleRecording.Frame before = frames.get(i - 1);
      BattleRecording.Frame frame = frames.get(i);
      TurningPoint point = frame.turningPoint(battle.program().scenario(), before);
      if (point != null && !frame.position().units().equals(end.units())) {
        turns.add(new Turn(i, point, Math.abs(frame.chances() - before.chances())));
      }
    }
    turns.sort(
        Comparator.comparing((Turn each) -> each.point.kind() != TurningPoint.Kind.BREAK)
            .thenComparing(Turn::change, Comparator.reverseOrder())
            .thenComparing(Turn::moment));
    return turns;
  }

  /** The last moment of each round but the last one. */
  private static List<Integer> ends(List<BattleRecording.Frame> frames) {
    List<Integer> ends = new ArrayList<>();
    for (int i = 1; i < frames.size(); i++) {
      if (frames.get(i - 1).round() > 0 && frames.get(i).round() > frames.get(i - 1).round()) {
        ends.add(i - 1);
      }
    }
    return ends;
  }

  private static KeyPosition turned(BattleRecording.Frame frame, Turn turn) {
    return new KeyPosition(
        turn.moment,
        Kind.TURN,
        frame.round(),
        "Round " + frame.round(),
        turn.point.words(),
        frame.lines().stream().map(AnnotatedReport.Line::text).map(String::strip).toList(),
        frame.chances(),
        frame.position());
  }

  private static KeyPosition quiet(BattleRecording.Frame frame, int moment) {
    return new KeyPosition(
        moment,
        Kind.ROUND_END,
        frame.round(),
        "Round " + frame.round(),
        "The end of round " + frame.round(),
        List.of(),
        frame.chances(),
        frame.position());
  }

  /** Returns the losses of a side, such as {@code : 4 of 9 lost}; null if they are not counted. */
  public @Nullable String losses(int side) {
    return side >= position.lost().size() || side >= position.breaksAt().size()
        ? null
        : ": " + position.lost().get(side) + " of " + position.breaksAt().get(side) + " lost";
  }
}
