package dev.muster.rules.situation;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.TextLog;
import java.util.ArrayList;
import java.util.List;

/** Plays a situation: its orders, with its dice, by the rules. */
public final class SituationPlay {
  private static final int MOST_STEPS = 10_000;

  private final Situation situation;
  private final StringBuilder log = new StringBuilder();
  private final SituationDice dice;
  private final Position position;
  private final Expectations expectations;
  private final OrderScript script;
  private final List<SituationProblem> problems = new ArrayList<>();

  private SituationPlay(PositionForm form, Situation situation, EventSink sink)
      throws SituationProblem {
    this.situation = situation;
    dice = new SituationDice(situation.dice());
    TextLog text = new TextLog(log, form.telling(situation.program()));
    EventSink both =
        event -> {
          if (dice.usedUp()) {
            dice.hear(form.thrown(event));
          } else {
            text.tell(event);
            sink.tell(event);
          }
        };
    expectations = new Expectations(situation.program(), log);
    script = new OrderScript(form, situation.orders(), situation.program(), expectations);
    position = form.set(situation, script, dice, both);
    expectations.of(position);
  }

  /**
   * What came of it.
   *
   * @param log the report, as of a battle
   * @param problems orders the rules forbid, dice too few or too many, expectations not met; empty
   *     when all is well
   */
  public record Result(String log, List<SituationProblem> problems) {
    public Result {
      problems = List.copyOf(problems);
    }
  }

  /**
   * Plays a situation.
   *
   * @param form of the rule system of its rulebook
   * @param sink hears every event
   * @throws SituationProblem when the position itself cannot be set up
   */
  public static Result play(PositionForm form, Situation situation, EventSink sink)
      throws SituationProblem {
    SituationPlay play = new SituationPlay(form, situation, sink);
    play.run();
    play.judge();
    return new Result(play.log.toString(), play.problems);
  }

  private void run() {
    try {
      script.look();
      int steps = 0;
      for (OrderLine order = script.pending(); order != null; order = script.pending()) {
        if (++steps > MOST_STEPS || !step(order)) {
          break;
        }
        script.look();
      }
      if (dice.usedUp()) {
        throw dice.tooFew("what came next");
      }
    } catch (SituationDice.TooFew | SituationProblem e) {
      problems.add(new SituationProblem(script.lastLine(), String.valueOf(e.getMessage())));
      script.breakOff();
    }
    script.finish();
    for (OrderScript.Refusal each : script.refusals()) {
      String message = each.line().text() + ": " + each.message();
      problems.add(new SituationProblem(each.line().number(), message));
    }
    if (dice.left() > 0 && problems.isEmpty()) {
      String left = dice.left() == 1 ? "1 die was" : dice.left() + " dice were";
      problems.add(new SituationProblem(0, left + " not thrown"));
    }
  }

  /** One order of the game itself, or the turn of the unit the next order is about. */
  private boolean step(OrderLine order) throws SituationProblem {
    boolean toBeDone = order.kind() == OrderLine.Kind.DO;
    Position.Beginning beginning = toBeDone ? position.beginning(order.text()) : null;
    if (beginning != null && !position.ready(order.text()) && position.goOn(script::happens)) {
      return true;
    }
    if (beginning != null) {
      script.done(order);
      beginning.begin();
      return true;
    }
    if (position.begun()) {
      return position.goOn(script::happens);
    }
    if (toBeDone) {
      problems.add(new SituationProblem(order.line().number(), position.toBegin()));
    }
    return false;
  }

  private void judge() {
    for (Situation.Line line : situation.expectations()) {
      String found = expectations.found(line.text());
      if (!found.isEmpty()) {
        problems.add(new SituationProblem(line.number(), line.text() + ": " + found));
      }
    }
  }
}
