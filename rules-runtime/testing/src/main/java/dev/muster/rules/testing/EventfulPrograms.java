package dev.muster.rules.testing;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.EventEffect;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.TableBoard;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Battle programs with events, so that the property tests of a game see every effect of one. */
public final class EventfulPrograms {
  private EventfulPrograms() {}

  /**
   * Returns the same battle with events: both sides score in round 2, in which a trait is gained
   * and ground in the middle changes; the last group of the first side leaves in round 3, from when
   * on units see two places far; the last group of the second side routs once two units of its
   * army, or one of its own, are lost, and traits are lost with it.
   */
  public static BattleProgram of(BattleProgram program) {
    Scenario was = program.scenario();
    String one = was.sides().get(0).name();
    String other = was.sides().get(1).name();
    List<EventEffect> change = new ArrayList<>();
    List<EventEffect> end = new ArrayList<>();
    program.armies().stream()
        .flatMap(each -> each.stands().stream())
        .flatMap(each -> each.traits().entrySet().stream())
        .findFirst()
        .ifPresent(
            trait -> {
              String line = was.sides().get(1).groups().getFirst().stands().getFirst().line();
              String group = was.sides().get(0).groups().getFirst().name();
              change.add(
                  new EventEffect.TraitChanges(
                      one, group, "", trait.getKey(), trait.getValue(), true));
              change.add(
                  new EventEffect.TraitChanges(
                      other, "", line, trait.getKey(), trait.getValue(), true));
              end.add(new EventEffect.TraitChanges(one, group, "", trait.getKey(), "", false));
            });
    program.rulebook().terrains().stream()
        .filter(each -> each.properties().contains("cover"))
        .filter(
            each ->
                Rulebook.Terrain.coversField(each.properties())
                    && !each.properties().contains("impassable"))
        .findFirst()
        .ifPresent(
            each ->
                change.add(
                    new EventEffect.GroundBecomes(
                        "the middle", middle(program.board()), each.key(), each.label())));
    change.add(new EventEffect.SightLimited(3, "places"));
    end.add(new EventEffect.SightLimited(2, "places"));
    List<HouseEvent> events =
        List.of(
            event("Change", new Condition.FromRound(2), change.toArray(EventEffect[]::new)),
            event("Dusk", new Condition.FromRound(3), end.toArray(EventEffect[]::new)),
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

  /** Ground in the middle of a map: a third of it each way. */
  private static List<Place> middle(Board board) {
    if (board instanceof TableBoard table) {
      double x = table.width() / 3;
      double y = table.height() / 3;
      return List.of(
          new Point(x, y), new Point(2 * x, y), new Point(2 * x, 2 * y), new Point(x, 2 * y));
    }
    GridBoard grid = (GridBoard) board;
    List<Place> places = new ArrayList<>();
    for (int cell = 0; cell < grid.cells().size(); cell++) {
      if (cell % grid.width() * 3 / grid.width() == 1
          && cell / grid.width() * 3 / grid.height() == 1) {
        places.add(grid.place(cell));
      }
    }
    return places;
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
