package dev.muster.dsl.ide.mapedit;

import dev.muster.dsl.ide.mapedit.StandActions.Change;
import dev.muster.dsl.ide.mapedit.StandActions.Verdict;
import dev.muster.dsl.ide.refactoring.Refactoring;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.ide.scene.MapAction;
import dev.muster.dsl.ide.scene.PreviewAnswer;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.TableBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Carries out the actions of a map as changes of its texts. */
public final class MapEditor {
  private final EditedMap edited;
  private final StandActions stands;
  private final TerrainActions terrain;
  private final GroundActions grounds;
  private final SizeActions size;

  /** An editor of a map as its text is now. */
  public MapEditor(EditedMap edited) {
    this.edited = edited;
    stands = new StandActions(edited);
    terrain = new TerrainActions(edited);
    grounds = new GroundActions(edited);
    size = new SizeActions(edited);
  }

  /** Kinds of actions that a map takes. */
  public static List<String> kinds(EditedMap edited) {
    List<String> kinds = new ArrayList<>();
    if (edited.scenario() != null) {
      kinds.addAll(List.of("move", "turn", "wheel", "insert", "zone", "objective", "entry"));
    }
    kinds.addAll(
        edited.program().board() instanceof TableBoard
            ? List.of("area")
            : List.of("paint", "height", "side"));
    kinds.addAll(List.of("way", "name", "delete", "resize"));
    return List.copyOf(kinds);
  }

  /**
   * Returns the changes of an action.
   *
   * @throws RefusedActionException if the action is not possible or would change nothing
   */
  public Refactoring changes(MapAction action) throws RefusedActionException {
    Change change;
    try {
      change = change(action);
    } catch (IllegalArgumentException unreadable) {
      throw new RefusedActionException(String.valueOf(unreadable.getMessage()));
    }
    Changes changes = change.changes();
    if (changes.isEmpty()) {
      throw new RefusedActionException("Nothing changes: it is there already.");
    }
    return changes.as(change.title());
  }

  private Change change(MapAction action) throws RefusedActionException {
    return switch (action.kind()) {
      case "move" -> move(action);
      case "turn" -> stands.turn(action);
      case "wheel" -> stands.wheel(action);
      case "insert" -> stands.insert(action);
      case "delete" -> delete(action);
      case "paint" -> terrain.paint(action);
      case "height" -> terrain.height(action);
      case "side" -> terrain.side(action);
      case "way" -> terrain.way(action);
      case "area" -> terrain.area(action);
      case "zone" -> grounds.zone(action);
      case "objective" -> grounds.objective(action);
      case "entry" -> grounds.entry(action);
      case "name" -> grounds.name(action);
      case "resize" -> size.resize(action);
      default ->
          throw new RefusedActionException(
              "This map has no action '"
                  + action.kind()
                  + "'; it has "
                  + String.join(", ", kinds(edited))
                  + ".");
    };
  }

  private Change move(MapAction action) throws RefusedActionException {
    List<String> items = action.items();
    return items != null && items.size() == 1 && items.getFirst().startsWith("name:")
        ? grounds.name(action)
        : stands.move(action);
  }

  private Change delete(MapAction action) throws RefusedActionException {
    List<String> units = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (String each : action.items() == null ? List.<String>of() : action.items()) {
      (each.startsWith("stand:") || each.startsWith("general:") ? units : others).add(each);
    }
    if (!units.isEmpty() && !others.isEmpty()) {
      throw new RefusedActionException(
          "Delete units and what lies on the map one after the other.");
    }
    if (units.isEmpty() && others.isEmpty()) {
      throw new RefusedActionException("Nothing is selected.");
    }
    return units.isEmpty()
        ? grounds.delete(others)
        : stands.delete(StandSelection.of(edited, units));
  }

  /**
   * Returns the findings of the checks for an action at each of the given places.
   *
   * @param places places to try; null for all places of a grid
   * @param cancelled checked before each place
   */
  public List<PreviewAnswer.Verdict> preview(
      MapAction action, @Nullable List<String> places, BooleanSupplier cancelled)
      throws RefusedActionException {
    List<PreviewAnswer.Verdict> verdicts = new ArrayList<>();
    for (Place to : places == null ? all() : edited.places(places, 1)) {
      if (cancelled.getAsBoolean()) {
        break;
      }
      Verdict verdict = verdict(action, to);
      verdicts.add(new PreviewAnswer.Verdict(to.toString(), verdict.allowed(), verdict.words()));
    }
    return verdicts;
  }

  private Verdict verdict(MapAction action, Place to) throws RefusedActionException {
    return switch (action.kind()) {
      case "move" -> stands.verdict(action, to);
      default -> new Verdict(true, "");
    };
  }

  private List<Place> all() {
    List<Place> all = new ArrayList<>();
    if (edited.program().board() instanceof GridBoard board) {
      for (int i = 0; i < board.cells().size(); i++) {
        all.add(board.place(i));
      }
    }
    return all;
  }
}
