package dev.muster.rules.analysis;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.OptionScore;
import dev.muster.rules.battle.ValuedBattle;
import dev.muster.rules.commander.RolloutBattle;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.commander.SearchingCommander;
import dev.muster.rules.dice.ReseededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.play.PlayedBattle;
import dev.muster.rules.play.RecordedAnswer;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Asks the marshal what it would have ordered in some steps of a battle. The battle is fought again
 * with the recorded answers; where a step is asked about, the marshal searches each decision in it,
 * with dice of its own that derive from the seed of the battle. Reported is the decision at which
 * the marshal would have gained most, or the one with most at stake if all were as it would decide.
 * It can also judge every decision of the battle.
 */
final class MarshalReview {
  private final PlayedBattle played;
  private final SearchSettings settings;
  private final Iterator<RecordedAnswer> answers;
  private final Map<Integer, String> found = new HashMap<>();
  private final List<List<BattleStory.JudgedDecision>> judged =
      List.of(new ArrayList<>(), new ArrayList<>());

  /** The decision of the step that is reported so far; null for none. */
  private @Nullable Reviewed reported;

  /** Rounds begun of the battle that is fought again. */
  private IntSupplier round = () -> 0;

  private boolean asked;
  private int step;

  /**
   * A decision that the marshal has searched.
   *
   * @param better whether it would have decided otherwise
   * @param stake what it would have gained, else between its best order and the worst that it tried
   */
  private record Reviewed(boolean better, double stake, String words) {
    boolean isBefore(@Nullable Reviewed other) {
      return other == null || (better == other.better ? stake > other.stake : better);
    }
  }

  private MarshalReview(PlayedBattle played, SearchSettings settings) {
    this.played = played;
    this.settings = settings;
    answers = played.answers().iterator();
  }

  /**
   * Returns what the marshal says of steps, in words for the user, by step as {@link
   * BattleAnalyzer} counts them. A step without a choice, and a game that no marshal leads in, have
   * no words.
   *
   * @param cancelled checked between steps
   * @throws CancellationException if cancelled
   */
  static Map<Integer, String> of(
      Engine engine, PlayedBattle played, Set<Integer> steps, BooleanSupplier cancelled) {
    if (steps.isEmpty() || !engine.hasMarshal()) {
      return Map.of();
    }
    MarshalReview review =
        new MarshalReview(played, SearchSettings.forReview(SearchEffort.USUAL, played.seed()));
    review.run(engine, steps::contains, cancelled);
    return review.found;
  }

  /**
   * Returns what the marshal says of every decision that it would search in a battle, by side. It
   * has no limit on what it searches, so it takes longer than a battle that it leads.
   *
   * @return empty for a game that no marshal leads in
   * @throws CancellationException if cancelled
   */
  static List<BattleStory.SideSkill> skill(
      Engine engine, PlayedBattle played, BooleanSupplier cancelled) {
    if (!engine.hasMarshal()) {
      return List.of();
    }
    MarshalReview review =
        new MarshalReview(
            played, SearchSettings.of(SearchEffort.USUAL.withoutLimit(), played.seed()));
    review.run(engine, step -> true, cancelled);
    return review.judged.stream().map(BattleStory.SideSkill::of).toList();
  }

  private void run(Engine engine, IntPredicate steps, BooleanSupplier cancelled) {
    List<Commander> seats =
        engine.commanders(ledByMarshals(played.program()), played.seed()).stream()
            .map(each -> (Commander) new Seat((SearchingCommander) each))
            .toList();
    ValuedBattle battle =
        (ValuedBattle)
            settings.newBattle(
                engine.setUp(played.program()),
                seats,
                new ReseededDice(played.seed(), played.reseeds()),
                EventSink.SILENT);
    round = battle::round;
    boolean more = true;
    while (more) {
      if (cancelled.getAsBoolean()) {
        throw new CancellationException("the review was stopped in round " + battle.round());
      }
      asked = steps.test(step);
      reported = null;
      more = battle.step();
      boolean goesOn = more;
      while (goesOn && !battle.isSettled()) {
        goesOn = battle.step();
      }
      if (reported != null) {
        found.put(step, reported.words);
      }
      step++;
    }
  }

  private static BattleProgram ledByMarshals(BattleProgram program) {
    Scenario scenario = program.scenario();
    List<Scenario.Side> sides =
        scenario.sides().stream()
            .map(
                side ->
                    side.with(
                        side.groups().stream().map(group -> group.ledBy(null)).toList(),
                        CommanderProfile.MARSHAL))
            .toList();
    return program.withScenario(scenario.with(scenario.switches(), sides));
  }

  /** Answers as recorded, and lets a marshal look at the question first where that is asked. */
  private final class Seat implements SearchingCommander {
    private final SearchingCommander marshal;

    Seat(SearchingCommander marshal) {
      this.marshal = marshal;
    }

    @Override
    public void attachTo(RolloutBattle rehearsal) {
      marshal.attachTo(rehearsal);
    }

    @Override
    public int choose(Decision question) {
      int offered = question.size();
      int given = answers.next().optionOf(question);
      if (asked && offered > 1) {
        review(question, given);
      }
      return given;
    }

    private void review(Decision question, int given) {
      int chosen = marshal.choose(question);
      List<OptionScore> scores = marshal.optionScores(question);
      if (scores.size() < 2 || scores.getFirst().measure() != OptionScore.ScoreMeasure.SHARE) {
        return; // there was nothing to search
      }
      String side = played.program().scenario().sides().get(question.side()).name();
      double worst = scores.getLast().score();
      double gain = share(scores, chosen, worst) - share(scores, given, worst);
      judged
          .get(question.side())
          .add(
              new BattleStory.JudgedDecision(
                  round.getAsInt(),
                  step,
                  words(question, given),
                  words(question, chosen),
                  chosen == given,
                  Math.min(0, 0 - gain))); // never -0, which would be written
      Reviewed now =
          chosen == given
              ? new Reviewed(
                  false,
                  share(scores, chosen, worst) - worst,
                  side + " gave the best order: " + best(question, chosen, scores))
              : new Reviewed(true, gain, better(question, side, chosen, given, gain));
      if (now.isBefore(reported)) {
        reported = now;
      }
    }

    private static double share(List<OptionScore> scores, int option, double unknown) {
      return scores.stream()
          .filter(each -> each.option() == option)
          .mapToDouble(OptionScore::score)
          .findFirst()
          .orElse(unknown);
    }

    /** The best order, and by how many of 100 battles that were tried the next one is worse. */
    private static String best(Decision question, int chosen, List<OptionScore> scores) {
      OptionScore next =
          scores.stream().filter(each -> each.option() != chosen).findFirst().orElseThrow();
      double less = share(scores, chosen, next.score()) - next.score();
      return words(question, chosen)
          + (points(less) <= 0
              ? "; as good is " + words(question, next.option())
              : "; the next best, "
                  + words(question, next.option())
                  + ", is worth "
                  + inPoints(less)
                  + " less");
    }

    private static String better(
        Decision question, String side, int chosen, int given, double gain) {
      return "better for "
          + side
          + " was: "
          + words(question, chosen)
          + (points(gain) > 0 ? ", by " + inPoints(gain) : "")
          + ", not: "
          + words(question, given);
    }

    private static long points(double share) {
      return Math.round(100 * share);
    }

    private static String inPoints(double share) {
      return points(share) + (points(share) == 1 ? " point" : " points");
    }

    /** An order; with its question where the answer alone is a name. */
    private static String words(Decision question, int option) {
      String label = question.label(option);
      return label.contains(" ") || question.prompt().isEmpty()
          ? label
          : label + " (" + question.prompt() + ")";
    }
  }
}
