package dev.muster.rules.balance;

import dev.muster.rules.analysis.RoundValues;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.ReportVocabulary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Hints for an author about unusual numbers in the statistics of many battles. */
public final class BalanceHints {
  private static final double MOSTLY = 0.8;
  private static final double OFTEN_DRAWN = 0.2;
  private static final double UNFAIR = 0.2;
  private static final double RARELY = 0.5;
  private static final double UNLIKELY = 5;
  private static final double MOST_PERCENT = 100;

  private BalanceHints() {}

  /** The hints as text, the most important first; empty if there are none. */
  public static List<String> of(Scenario scenario, BalanceCourse course) {
    return all(scenario, course).stream().map(BalanceHint::words).toList();
  }

  /** The hints, the most important first; empty if there are none. */
  public static List<BalanceHint> all(Scenario scenario, BalanceCourse course) {
    List<BalanceHint> hints = new ArrayList<>();
    ending(scenario, course, hints);
    fairness(scenario, course, hints);
    early(course, hints);
    groups(course, hints);
    arrivals(scenario, course, hints);
    objectives(scenario, course, hints);
    history(course, hints);
    return hints;
  }

  private static void ending(Scenario scenario, BalanceCourse course, List<BalanceHint> hints) {
    double clock = (double) course.byClock() / course.battles();
    double drawn = course.drawn();
    if (clock >= MOSTLY) {
      boolean attacks =
          scenario.sides().stream()
              .flatMap(side -> side.groups().stream())
              .flatMap(group -> group.plans().stream())
              .anyMatch(plan -> plan.stance() == Plan.Stance.ATTACK);
      hints.add(
          BalanceHint.of(
              BalanceHint.Kind.CLOCK,
              ReportVocabulary.percent(clock)
                  + " of the battles end by the clock and "
                  + ReportVocabulary.percent(drawn)
                  + " are drawn: "
                  + (attacks
                      ? "give the side that must attack more rounds, or the other a reason to come"
                          + " forward, such as an objective"
                      : "no group has a plan to attack; give one to the side that must win, or an"
                          + " objective with points")));
    } else if (drawn >= OFTEN_DRAWN) {
      hints.add(
          BalanceHint.of(
              BalanceHint.Kind.DRAWN,
              ReportVocabulary.percent(drawn)
                  + " of the battles are drawn: points for objectives, or a longer battle, let one side"
                  + " win"));
    }
  }

  private static void fairness(Scenario scenario, BalanceCourse course, List<BalanceHint> hints) {
    for (int side = 0; side < 2; side++) {
      BatchSimulation.Mean value = course.value().get(side);
      if (value.high() < UNFAIR) {
        String name = scenario.sides().get(side).name();
        hints.add(
            BalanceHint.of(
                BalanceHint.Kind.UNFAIR,
                name
                    + " comes to "
                    + ReportVocabulary.percent(value.estimate())
                    + " only: as it stands, it has hardly a chance. "
                    + worst(name, course)
                    + "Small edits that make it even are found by the quick fix of the"
                    + " scenario's first line in an editor, and by muster tune --want even"));
      }
    }
  }

  /** A sentence about the group of a side that loses most; empty if the side has one group only. */
  private static String worst(String side, BalanceCourse course) {
    List<BalanceCourse.GroupCourse> groups =
        course.groups().stream().filter(each -> each.side().equals(side)).toList();
    return groups.size() < 2
        ? ""
        : groups.stream()
            .max(Comparator.comparingDouble(BalanceCourse.GroupCourse::lost))
            .map(
                each ->
                    "Of its groups, "
                        + each.group()
                        + " loses most, "
                        + ReportVocabulary.percent(each.lost())
                        + " of its strength. ")
            .orElse("");
  }

  private static void early(BalanceCourse course, List<BalanceHint> hints) {
    int rounds = course.leaderWins().size();
    if (course.decidedAt() > 0 && course.decidedAt() <= rounds / 3) {
      hints.add(
          BalanceHint.of(
              BalanceHint.Kind.EARLY,
              "the battle is decided after round "
                  + course.decidedAt()
                  + " of "
                  + rounds
                  + ": from then on the leader wins "
                  + ReportVocabulary.percent(RoundValues.DECIDED)
                  + " of the battles"));
    }
  }

  private static void groups(BalanceCourse course, List<BalanceHint> hints) {
    for (BalanceCourse.GroupCourse each : course.groups()) {
      if (each.units() > 0 && each.neverEngaged() >= MOSTLY * each.units()) {
        hints.add(
            new BalanceHint(
                BalanceHint.Kind.NEVER_ENGAGED,
                each.side(),
                each.group(),
                each.group()
                    + " of "
                    + each.side()
                    + " has hardly anything to do with an enemy: "
                    + BalanceText.one(each.neverEngaged())
                    + " of its "
                    + each.units()
                    + " units never do. Give it a plan, or bring it nearer"));
      } else if (each.units() > 0 && each.idle() >= MOSTLY * each.units()) {
        hints.add(
            new BalanceHint(
                BalanceHint.Kind.IDLE,
                each.side(),
                each.group(),
                each.group()
                    + " of "
                    + each.side()
                    + " stands still: "
                    + BalanceText.one(each.idle())
                    + " of its "
                    + each.units()
                    + " units never move and lose nothing"));
      }
    }
  }

  private static void arrivals(Scenario scenario, BalanceCourse course, List<BalanceHint> hints) {
    for (BalanceCourse.ArrivalCourse each : course.arrivals()) {
      if (each.came() < RARELY) {
        hints.add(
            new BalanceHint(
                BalanceHint.Kind.RARELY_ARRIVES,
                each.side(),
                groupOf(scenario, each),
                each.unit()
                    + " of "
                    + each.side()
                    + " comes in "
                    + ReportVocabulary.percent(each.came())
                    + " of the battles only, though it may from round "
                    + each.planned()
                    + " on: let it come earlier, or by an entry that stays free"));
      }
    }
  }

  /** The name of the group of a unit that arrives later. */
  private static String groupOf(Scenario scenario, BalanceCourse.ArrivalCourse arrival) {
    return scenario.sides().get(scenario.sideIndex(arrival.side())).groups().stream()
        .filter(
            group -> group.stands().stream().anyMatch(each -> each.name().equals(arrival.unit())))
        .findFirst()
        .map(Scenario.Group::name)
        .orElse("");
  }

  private static void objectives(Scenario scenario, BalanceCourse course, List<BalanceHint> hints) {
    for (int i = 0; i < course.objectives().size(); i++) {
      BalanceCourse.ObjectiveNumbers each = course.objectives().get(i);
      if (each.untouched()) {
        hints.add(
            new BalanceHint(
                BalanceHint.Kind.NEVER_HELD,
                "",
                scenario.objectives().get(i).name(),
                "no side ever holds "
                    + each.objective()
                    + ": bring it nearer to the armies, or give a group a plan to hold it"));
      }
    }
  }

  private static void history(BalanceCourse course, List<BalanceHint> hints) {
    for (BalanceCourse.HistoryPlace each : course.history()) {
      if (each.percentile() < UNLIKELY || each.percentile() > MOST_PERCENT - UNLIKELY) {
        hints.add(
            BalanceHint.of(
                BalanceHint.Kind.HISTORY,
                String.format(
                    Locale.ROOT,
                    "%s were %.0f %% in history and are %.0f %% here: %s of the battles cost less",
                    each.what(),
                    each.told(),
                    each.mean(),
                    ReportVocabulary.percent(each.percentile() / MOST_PERCENT))));
      }
    }
  }
}
