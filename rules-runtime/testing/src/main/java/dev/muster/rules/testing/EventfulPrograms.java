package dev.muster.rules.testing;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.EventEffect;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Battle programs with events, so that the property tests of a game see every effect of one. */
public final class EventfulPrograms {
  private EventfulPrograms() {}

  /**
   * Returns the same battle with events: both sides score in round 2, the last group of the first
   * side leaves in round 3 and the last group of the second side routs once two units of its army,
   * or one of its own, are lost.
   */
  public static BattleProgram of(BattleProgram program) {
    Scenario was = program.scenario();
    String one = was.sides().get(0).name();
    String other = was.sides().get(1).name();
    List<HouseEvent> events =
        List.of(
            event(
                "Prize",
                new Condition.FromRound(2),
                new EventEffect.Scores(one, 2),
                new EventEffect.Scores(other, 1)),
            event(
                "Retreat",
                new Condition.FromRound(3),
                new EventEffect.GroupDeparts(one, lastGroup(was, 0), false)),
            event(
                "Flight",
                new Condition.AnyOf(
                    List.of(
                        new Condition.UnitsLost(other, 2),
                        new Condition.GroupUnitsLost(other, lastGroup(was, 1), 1))),
                new EventEffect.GroupDeparts(other, lastGroup(was, 1), true)));
    return new BattleProgram(
        BattleProgram.SCHEMA,
        program.rulebook(),
        program.armies(),
        program.board(),
        with(was, events));
  }

  private static HouseEvent event(String name, Condition when, EventEffect... effects) {
    return new HouseEvent(name, "", when, List.of(effects), SourceRange.NOWHERE);
  }

  private static String lastGroup(Scenario scenario, int side) {
    return scenario.sides().get(side).groups().getLast().name();
  }

  private static Scenario with(Scenario was, List<HouseEvent> events) {
    Scenario.@Nullable Points points = was.victory().points();
    return new Scenario(
        was.name(),
        was.label(),
        was.date(),
        was.roundLimit(),
        was.switches(),
        was.sides(),
        was.notes(),
        was.zones(),
        was.objectives(),
        new Scenario.Victory(
            was.victory().conditions(),
            points == null ? new Scenario.Points(1, 1, 0, 0, 1) : points),
        was.specialRules(),
        was.sources(),
        was.history(),
        was.expectations(),
        events,
        was.source());
  }
}
