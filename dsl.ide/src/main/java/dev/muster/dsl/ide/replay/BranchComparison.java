package dev.muster.dsl.ide.replay;

import dev.muster.dsl.ide.scene.PlayState;
import java.util.ArrayList;
import java.util.List;

/** Two battles beside each other that are the same up to a moment. */
public final class BranchComparison {
  private BranchComparison() {}

  /** Index of the last moment that both have; -1 if they differ from the first on. */
  public static int parts(List<PlayState.PlayedMoment> one, List<PlayState.PlayedMoment> other) {
    int same = 0;
    while (same < Math.min(one.size(), other.size()) && one.get(same).equals(other.get(same))) {
      same++;
    }
    return same - 1;
  }

  /** The moments at which a loss or the chances have changed, and the last one. */
  public static List<PlayState.CoursePoint> course(List<PlayState.PlayedMoment> moments) {
    List<PlayState.CoursePoint> course = new ArrayList<>();
    for (int i = 0; i < moments.size(); i++) {
      PlayState.PlayedMoment each = moments.get(i);
      boolean changed =
          i == 0
              || !each.lost().equals(moments.get(i - 1).lost())
              || each.chances() != moments.get(i - 1).chances();
      if (changed || i == moments.size() - 1) {
        course.add(new PlayState.CoursePoint(i, each.round(), each.lost(), each.chances()));
      }
    }
    return course;
  }

  /**
   * Returns the moment of another battle that corresponds to one of this battle: the same moment if
   * both have it, else the one with the same number in the same round.
   */
  public static int like(
      List<PlayState.PlayedMoment> from, int moment, List<PlayState.PlayedMoment> to) {
    if (moment <= parts(from, to)) {
      return moment;
    }
    // The end of a battle is reported after its last round.
    int round =
        from.subList(0, moment + 1).stream()
            .mapToInt(PlayState.PlayedMoment::round)
            .max()
            .orElse(0);
    int ofRound = moment - firstOf(from, round);
    int first = firstOf(to, round);
    int next = firstOf(to, round + 1);
    return Math.max(parts(from, to) + 1, Math.min(first + ofRound, next - 1));
  }

  /**
   * Index of the first moment of a round or a later one; the number of moments if there is none.
   */
  private static int firstOf(List<PlayState.PlayedMoment> moments, int round) {
    int at = 0;
    while (at < moments.size() && moments.get(at).round() < round) {
      at++;
    }
    return at;
  }
}
