package dev.muster.rules.commander;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.OptionScore;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A commander that searches by rollouts. It takes the best orders of the steady commander, plays
 * each of them on many times with steady commanders on both sides and the same dice for each order,
 * and deviates from the steady order only if another one did better than chance explains.
 *
 * <p>It knows what a player at the table knows. The dice of its rollouts derive from the seed of
 * its settings, the step and the question; of the plans of the scenario it knows those of its own
 * groups.
 */
public final class RolloutCommander implements SearchingCommander {
  /**
   * Times each order is tried before those are dropped that change nothing; a question with less is
   * not searched.
   */
  private static final int LEAST = 4;

  /** Times each order is tried before the unlikely ones are dropped. */
  private static final int FIRST = 8;

  private final GreedyCommander steady;
  private final GreedyCommander.DecisionEvaluator judge;
  private @Nullable RolloutBattle rehearsal;
  private SearchClock clock = new SearchClock(Double.POSITIVE_INFINITY);

  /** The last search; null if the last question was not searched. */
  private @Nullable Trial last;

  /**
   * @param judge weighs for the steady mind
   */
  RolloutCommander(GreedyCommander.DecisionEvaluator judge) {
    this.judge = judge;
    steady = GreedyCommander.steady(judge);
  }

  @Override
  public void attachTo(RolloutBattle where) {
    rehearsal = where;
    clock = where.newClock();
  }

  @Override
  public int choose(Decision question) {
    RolloutBattle where = rehearsal;
    if (where == null) {
      throw new IllegalStateException("a marshal leads in battles that his staff begins alone");
    }
    boolean searched = where.settings().everyQuestion() || steady.isWorthSearching(question);
    int affordable = searched ? clock.rolloutsOfQuestion(where.round()) : 0;
    SearchEffort effort = where.effort();
    int orders = Math.min(effort.candidates(), affordable / LEAST);
    List<Integer> candidates =
        orders < 2 ? List.of(steady.choose(question)) : steady.bestOptions(question, orders);
    if (candidates.size() < 2) {
      last = null;
      return candidates.getFirst();
    }
    int limit = Math.min(effort.rollouts(), affordable / candidates.size());
    last = new Trial(where, question.side(), candidates, limit);
    return candidates.get(last.best());
  }

  @Override
  public List<OptionScore> optionScores(Decision question) {
    Trial trial = last;
    return trial == null ? steady.optionScores(question) : trial.reasons();
  }

  /** The orders of one question, tried against that of the steady mind. */
  private final class Trial {
    private final RolloutBattle where;
    private final int side;
    private final List<Integer> candidates;
    private final List<Commander> minds;
    private final double[][] shares;
    private final int limit;
    private final int[] times;
    private int tried;

    Trial(RolloutBattle where, int side, List<Integer> candidates, int limit) {
      this.where = where;
      this.side = side;
      this.candidates = candidates;
      Commander enemy = GreedyCommander.of(judge.withoutPlans(), where.settings().enemy(), 0);
      minds = side == 0 ? List.of(steady, enemy) : List.of(enemy, steady);
      this.limit = limit;
      shares = new double[candidates.size()][limit];
      times = new int[candidates.size()];
    }

    List<OptionScore> reasons() {
      List<OptionScore> all = new ArrayList<>();
      for (int i = 0; i < times.length; i++) {
        double sum = 0;
        for (int r = 0; r < times[i]; r++) {
          sum += shares[i][r];
        }
        all.add(new OptionScore(candidates.get(i), sum / times[i], OptionScore.ScoreMeasure.SHARE));
      }
      return OptionScore.best(all);
    }

    int best() {
      List<Integer> left = new ArrayList<>();
      for (int i = 0; i < candidates.size(); i++) {
        left.add(i);
      }
      while (left.size() > 1 && tried < limit) {
        rollOut(left, Math.min(limit, Math.max(LEAST, 2 * tried)));
        left.removeIf(i -> i > 0 && (tried < FIRST ? isSame(i) : lead(i) + error(i) <= 0));
      }
      int best = 0;
      double most = 0;
      for (int i : left) {
        double sure = i == 0 ? 0 : lead(i) - where.standardErrors() * error(i);
        if (sure > most) {
          most = sure;
          best = i;
        }
      }
      return best;
    }

    private void rollOut(List<Integer> which, int until) {
      List<RolloutBattle.Rollout> courses = new ArrayList<>();
      for (int i : which) {
        for (int r = tried; r < until; r++) {
          courses.add(new RolloutBattle.Rollout(candidates.get(i), stream(r)));
        }
      }
      double[] found = where.rollOut(courses, minds, side, clock);
      int next = 0;
      for (int i : which) {
        for (int r = tried; r < until; r++) {
          shares[i][r] = found[next++];
        }
        times[i] = until;
      }
      tried = until;
    }

    private long stream(int r) {
      long mixed = where.settings().seed() * 0x9E3779B97F4A7C15L + where.decisionNumber();
      mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L + r;
      return (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    }

    /** Whether all rollouts of an order came out as those of the steady order. */
    private boolean isSame(int i) {
      for (int r = 0; r < tried; r++) {
        if (shares[i][r] != shares[0][r]) {
          return false;
        }
      }
      return true;
    }

    /** Returns the mean lead of an order over that of the steady commander. */
    private double lead(int i) {
      double sum = 0;
      for (int r = 0; r < tried; r++) {
        sum += shares[i][r] - shares[0][r];
      }
      return sum / tried;
    }

    private double error(int i) {
      double mean = lead(i);
      double squares = 0;
      for (int r = 0; r < tried; r++) {
        double off = shares[i][r] - shares[0][r] - mean;
        squares += off * off;
      }
      return Math.sqrt(squares / tried / (tried - 1));
    }
  }
}
