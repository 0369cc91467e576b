package dev.muster.rules.battle;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.EventEffect;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.TableBoard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What the events of a scenario have changed for the rest of a battle: traits, ground, sight. It
 * depends only on which events have happened: where two change the same thing, the later one in the
 * scenario holds. So a state needs no columns for it, and each constant part is made once for each
 * set of events and shared between all copies of a state and all threads.
 *
 * @param <F> what a game makes of a program and all copies of its state share
 */
public final class LastingEffects<F> {
  /** What holds after a set of events. */
  private record Stage<F>(boolean[] happened, F constants, int visibility) {}

  /** The sight of units while no event has limited it. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  private final BattleProgram program;
  private final Function<BattleProgram, F> maker;
  private final boolean[] lasting;

  /** The stages that some battle has reached; replaced as a whole. */
  private volatile List<Stage<F>> known = List.of();

  /**
   * @param maker what the game makes of a program in which traits and ground are changed; its
   *     units, groups and places have the same numbers
   */
  public LastingEffects(BattleProgram program, Function<BattleProgram, F> maker) {
    this.program = program;
    this.maker = maker;
    List<HouseEvent> events = program.scenario().houseEvents();
    lasting = new boolean[events.size()];
    for (int i = 0; i < lasting.length; i++) {
      lasting[i] = isLasting(events.get(i));
    }
  }

  /** Whether an event changes anything for the rest of the battle. */
  public static boolean isLasting(HouseEvent event) {
    for (int i = 0; i < event.effects().size(); i++) {
      if (event.effects().get(i) instanceof EventEffect.Lasting) {
        return true;
      }
    }
    return false;
  }

  /**
   * What holds after some events.
   *
   * @param happened by event of the scenario
   * @param before what holds before any of them
   */
  public F after(boolean[] happened, F before) {
    Stage<F> stage = stage(happened);
    return stage == null ? before : stage.constants;
  }

  /** How far units see after some events; {@link #UNLIMITED} while none has limited it. */
  public int visibility(boolean[] happened) {
    Stage<F> stage = stage(happened);
    return stage == null ? UNLIMITED : stage.visibility;
  }

  /**
   * Finds or makes a stage; null before any lasting event. Only the first look-up makes objects.
   */
  private @Nullable Stage<F> stage(boolean[] happened) {
    boolean changed = false;
    for (int i = 0; i < lasting.length; i++) {
      changed |= lasting[i] && happened[i];
    }
    if (!changed) {
      return null;
    }
    List<Stage<F>> now = known;
    for (int i = 0; i < now.size(); i++) {
      if (isAfter(now.get(i), happened)) {
        return now.get(i);
      }
    }
    boolean[] events = happened.clone();
    Stage<F> made =
        new Stage<>(events, maker.apply(changed(program, events)), visibility(program, events));
    add(made);
    return made;
  }

  private synchronized void add(Stage<F> made) {
    List<Stage<F>> more = new ArrayList<>(known);
    more.add(made);
    known = List.copyOf(more);
  }

  private boolean isAfter(Stage<F> stage, boolean[] happened) {
    for (int i = 0; i < lasting.length; i++) {
      if (lasting[i] && stage.happened[i] != happened[i]) {
        return false;
      }
    }
    return true;
  }

  private static int visibility(BattleProgram program, boolean[] happened) {
    int reach = UNLIMITED;
    List<HouseEvent> events = program.scenario().houseEvents();
    for (int i = 0; i < happened.length; i++) {
      for (EventEffect each : events.get(i).effects()) {
        reach =
            happened[i] && each instanceof EventEffect.SightLimited limited
                ? limited.reach()
                : reach;
      }
    }
    return reach;
  }

  /** Returns a program with the ground and the traits it has after some of its events. */
  public static BattleProgram changed(BattleProgram program, boolean[] happened) {
    BattleProgram now = program;
    List<HouseEvent> events = program.scenario().houseEvents();
    for (int i = 0; i < events.size(); i++) {
      if (happened[i]) {
        for (EventEffect effect : events.get(i).effects()) {
          now = changed(now, effect);
        }
      }
    }
    return now;
  }

  /** Returns a program with the ground and the traits it has after the events with these names. */
  public static BattleProgram changed(BattleProgram program, List<String> happened) {
    List<HouseEvent> events = program.scenario().houseEvents();
    boolean[] by = new boolean[events.size()];
    for (int i = 0; i < by.length; i++) {
      by[i] = happened.contains(events.get(i).name());
    }
    return changed(program, by);
  }

  private static BattleProgram changed(BattleProgram now, EventEffect effect) {
    return switch (effect) {
      case EventEffect.TraitChanges traits -> changed(now, traits);
      case EventEffect.GroundBecomes ground -> now.withBoard(changed(now.board(), ground));
      case EventEffect.GroupDeparts other -> now;
      case EventEffect.Scores other -> now;
      case EventEffect.SightLimited other -> now;
    };
  }

  private static Board changed(Board board, EventEffect.GroundBecomes ground) {
    return switch (board) {
      case GridBoard grid -> grid.withCells(cells(grid, ground));
      case TableBoard table ->
          new TableBoard(
              table.name(),
              table.label(),
              table.width(),
              table.height(),
              table.measure(),
              areas(table, ground),
              table.ways(),
              table.places(),
              table.notes(),
              table.orientation(),
              table.source());
    };
  }

  private static List<String> cells(GridBoard board, EventEffect.GroundBecomes ground) {
    List<String> cells = new ArrayList<>(board.cells());
    for (Place each : ground.places()) {
      if (board.contains(each)) {
        cells.set(board.cell(each), ground.terrain());
      }
    }
    return cells;
  }

  /** An area that has the new corners becomes the terrain; any other lies under a new area. */
  private static List<TableBoard.Area> areas(TableBoard table, EventEffect.GroundBecomes ground) {
    List<Point> corners =
        ground.places().stream().filter(Point.class::isInstance).map(Point.class::cast).toList();
    List<TableBoard.Area> areas = new ArrayList<>(table.areas());
    areas.removeIf(each -> each.corners().equals(corners));
    areas.add(new TableBoard.Area(ground.terrain(), "", corners, table.source()));
    return areas;
  }

  private static BattleProgram changed(BattleProgram now, EventEffect.TraitChanges change) {
    int side = now.scenario().sideIndex(change.side());
    Army army = now.armies().get(side);
    List<Army.StandLine> lines = new ArrayList<>(army.stands());
    List<Scenario.Group> groups = new ArrayList<>();
    for (Scenario.Group group : now.scenario().sides().get(side).groups()) {
      List<Scenario.DeployedStand> stands = new ArrayList<>();
      for (Scenario.DeployedStand stand : group.stands()) {
        boolean meant =
            change.group().isEmpty()
                ? stand.line().equals(change.line()) || stand.line().startsWith(change.line() + "/")
                : group.name().equals(change.group());
        stands.add(meant ? changed(now, side, stand, change, lines) : stand);
      }
      groups.add(group.with(group.general(), stands));
    }
    List<Army> armies = new ArrayList<>(now.armies());
    armies.set(side, army.withStands(lines));
    List<Scenario.Side> sides = new ArrayList<>(now.scenario().sides());
    Scenario.Side was = sides.get(side);
    sides.set(side, was.with(groups, was.commander()));
    return now.withArmies(armies)
        .withScenario(now.scenario().with(now.scenario().switches(), sides));
  }

  /** Has a stand be one of a line of its own, which is added to the lines. */
  private static Scenario.DeployedStand changed(
      BattleProgram now,
      int side,
      Scenario.DeployedStand stand,
      EventEffect.TraitChanges change,
      List<Army.StandLine> lines) {
    Map<String, String> traits = new LinkedHashMap<>(now.traits(side, stand));
    if (change.gained()) {
      traits.put(change.trait(), change.value());
    } else {
      traits.remove(change.trait());
    }
    Army.StandLine line = now.line(side, stand);
    String name = line.name() + "/" + stand.name();
    lines.removeIf(each -> each.name().equals(name));
    lines.add(line.with(name, traits));
    return new Scenario.DeployedStand(
        stand.name(),
        stand.label(),
        name,
        stand.at(),
        stand.facing(),
        stand.zone(),
        stand.marks(),
        Map.of(),
        stand.arrival(),
        stand.source());
  }
}
