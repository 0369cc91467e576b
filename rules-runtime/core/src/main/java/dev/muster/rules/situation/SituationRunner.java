package dev.muster.rules.situation;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.OrderPattern;
import dev.muster.rules.report.TextReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Plays a situation: its orders, with its dice, by the rules. */
public final class SituationRunner {
  private static final int MOST_STEPS = 10_000;

  private final Situation situation;
  private final StringBuilder log = new StringBuilder();
  private final SituationDice dice;
  private final SituationBattle position;
  private final ExpectationEvaluator expectations;
  private final OrderScriptRunner script;
  private final List<SituationException> problems = new ArrayList<>();
  private final Set<String> unitNames = new TreeSet<>();
  private final Set<String> ordered = new TreeSet<>();

  private SituationRunner(SituationFormat form, Situation situation, EventSink sink)
      throws SituationException {
    this.situation = situation;
    dice = new SituationDice(situation.dice());
    situation.program().scenario().sides().stream()
        .flatMap(side -> side.groups().stream())
        .flatMap(group -> group.stands().stream())
        .forEach(stand -> unitNames.add(stand.name()));
    situation.orders().forEach(each -> ordered.addAll(OrderPattern.words(each.text())));
    TextReport text = new TextReport(log, form.eventFormatter(situation.program()));
    EventSink both =
        event -> {
          if (dice.usedUp()) {
            dice.observe(form.diceReason(event));
          } else {
            tellUnordered(form.diceReason(event));
            text.accept(event);
            sink.accept(event);
          }
        };
    expectations = new ExpectationEvaluator(situation.program(), log);
    script = new OrderScriptRunner(form, situation.orders(), situation.program(), expectations);
    position = form.start(situation, script, dice, both);
    expectations.of(position);
  }

  /**
   * The result of a situation.
   *
   * @param log the report, in the form of a battle report
   * @param problems orders the rules forbid, dice too few or too many, expectations not met; empty
   *     on success
   */
  public record Result(String log, List<SituationException> problems) {
    public Result {
      problems = List.copyOf(problems);
    }
  }

  /**
   * Plays a situation.
   *
   * @param form of the rule system of its rulebook
   * @param sink receives every event
   * @throws SituationException when the position itself cannot be set up
   */
  public static Result play(SituationFormat form, Situation situation, EventSink sink)
      throws SituationException {
    SituationRunner play = new SituationRunner(form, situation, sink);
    play.run();
    play.judge();
    return new Result(play.log.toString(), play.problems);
  }

  /** Says so where dice of the list go to units that no order names. */
  private void tellUnordered(String thrownFor) {
    List<String> units =
        OrderPattern.words(thrownFor).stream().filter(unitNames::contains).distinct().toList();
    if (!units.isEmpty() && units.stream().noneMatch(ordered::contains)) {
      log.append("(no order names ")
          .append(String.join(" or ", units))
          .append("; the dice are those of the list)\n");
    }
  }

  private void run() {
    @Nullable SituationException diceProblem = null;
    try {
      script.checkStatements();
      int steps = 0;
      for (OrderLine order = script.pending(); order != null; order = script.pending()) {
        if (++steps > MOST_STEPS || !step(order)) {
          break;
        }
        script.checkStatements();
      }
      if (dice.usedUp()) {
        throw dice.tooFew("what came next");
      }
    } catch (SituationDice.TooFew e) {
      if (!script.abortAtOrder()) {
        diceProblem = new SituationException(script.lastLine(), String.valueOf(e.getMessage()));
      }
    } catch (SituationException e) {
      problems.add(new SituationException(script.lastLine(), String.valueOf(e.getMessage())));
      script.abort();
    }
    script.finish();
    for (OrderScriptRunner.Refusal each : script.refusals()) {
      String message = each.line().text() + ": " + each.message();
      problems.add(new SituationException(each.line().number(), message));
    }
    if (diceProblem != null) {
      problems.add(diceProblem);
    }
    if (dice.left() > 0 && problems.isEmpty()) {
      String left = dice.left() == 1 ? "1 die was" : dice.left() + " dice were";
      problems.add(new SituationException(0, left + " not thrown"));
    }
  }

  /** One order of the game itself, or the turn of the unit the next order is about. */
  private boolean step(OrderLine order) throws SituationException {
    boolean toBeDone = order.kind() == OrderLine.Kind.DO;
    SituationBattle.GameAction beginning = toBeDone ? position.gameAction(order.text()) : null;
    if (beginning != null
        && !position.canBegin(order.text())
        && position.proceed(script::noteEvent)) {
      return true;
    }
    if (beginning != null) {
      script.done(order);
      beginning.run();
      return true;
    }
    if (position.hasBegun()) {
      return position.proceed(script::noteEvent);
    }
    if (toBeDone) {
      problems.add(new SituationException(order.line().number(), position.beginHint()));
    }
    return false;
  }

  private void judge() {
    for (Situation.Line line : situation.expectations()) {
      String found = expectations.mismatch(line.text());
      if (!found.isEmpty()) {
        problems.add(new SituationException(line.number(), line.text() + ": " + found));
      }
    }
  }
}
