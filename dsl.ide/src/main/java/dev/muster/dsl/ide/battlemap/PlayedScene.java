package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneBoard;
import dev.muster.dsl.ide.scene.SceneColour;
import dev.muster.dsl.ide.scene.SceneDocument;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneLayer;
import dev.muster.dsl.ide.scene.SceneLegendEntry;
import dev.muster.dsl.ide.scene.SceneTools;
import dev.muster.print.map.MapSheet;
import dev.muster.print.map.ScreenMap;
import dev.muster.print.replay.PositionedProgram;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.LastingEffects;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.EventEffect;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Builds the scene of a moment of a battle: that of its scenario, with everything at its position
 * at that moment. The ground, with its names and numbers, is the same in every moment, and stands
 * are drawn over it.
 */
public final class PlayedScene {
  /** Layers of what moves, from the lowest. */
  private static final List<MapLayer> FORCES =
      List.of(
          MapLayer.FRONTS, MapLayer.STANDS, MapLayer.STATES, MapLayer.GENERALS, MapLayer.ARRIVALS);

  private final BattleProgram program;
  private final List<SceneDocument> documents;

  /** The ground by the events that have happened, because some change it. */
  private final Map<List<String>, Ground> grounds = new HashMap<>();

  private @Nullable Content last;

  /** The parts of a scene that do not move. */
  private record Ground(
      SceneBuilder scene,
      SceneBoard board,
      List<SceneLayer> layers,
      List<SceneLegendEntry> legend,
      Map<String, SceneColour> colours,
      Map<String, SceneItem> items) {
    static Ground of(BattleProgram program) {
      var scene =
          new SceneBuilder(
              program,
              ScreenMap.ground(program, SceneBuilder.unit(program), MapSheet.Manner.USUAL));
      Map<String, SceneItem> items = new LinkedHashMap<>();
      scene.items().forEach((id, item) -> items.put(id, played(item, null)));
      return new Ground(
          scene,
          scene.board(),
          Arrays.stream(MapLayer.values())
              .filter(each -> !FORCES.contains(each))
              .filter(each -> each != MapLayer.PLANS && each != MapLayer.FINDINGS)
              .map(each -> each.with(scene.layer(each)))
              .toList(),
          scene.legend(),
          scene.colours().all(),
          items);
    }
  }

  /** The parts of a scene that depend on the position. */
  private record Content(
      List<String> happened,
      SceneBoard board,
      List<BattlePosition.Unit> units,
      List<BattlePosition.Leader> leaders,
      List<SceneLayer> layers,
      Map<String, SceneItem> items,
      Map<String, SceneColour> colours,
      List<SceneLegendEntry> legend) {}

  /**
   * @param program that is fought
   * @param documents the texts it was made from
   */
  public PlayedScene(BattleProgram program, List<SceneDocument> documents) {
    this.program = program;
    this.documents = List.copyOf(documents);
  }

  /** The ground after some events; events that leave it as it is share one. */
  private Ground ground(List<String> happened) {
    List<String> changing =
        program.scenario().houseEvents().stream()
            .filter(each -> happened.contains(each.name()))
            .filter(
                each ->
                    each.effects().stream().anyMatch(EventEffect.GroundBecomes.class::isInstance))
            .map(HouseEvent::name)
            .toList();
    return grounds.computeIfAbsent(
        changing,
        events -> Ground.of(program.withBoard(LastingEffects.changed(program, events).board())));
  }

  /**
   * The scene of a position.
   *
   * @param revision of the view
   */
  public Scene of(BattlePosition position, String view, long revision) {
    Content content = content(position);
    Scenario scenario = program.scenario();
    return new Scene(
        Scene.PROTOCOL,
        view,
        revision,
        scenario.name(),
        scenario.label().isBlank() ? scenario.name() : scenario.label(),
        description(position),
        "",
        documents,
        content.board(),
        content.colours(),
        content.layers(),
        content.items(),
        content.legend(),
        List.of(),
        new SceneTools(sides(), List.of(), List.of()));
  }

  /** The sides with their groups, as headings of a list; there is nothing to deploy. */
  private List<SceneTools.Side> sides() {
    return program.scenario().sides().stream()
        .map(
            side ->
                new SceneTools.Side(
                    side.name(),
                    side.displayName(),
                    side.groups().stream()
                        .map(each -> new SceneTools.Group(each.name(), each.displayName()))
                        .toList(),
                    List.of()))
        .toList();
  }

  private Content content(BattlePosition position) {
    Content before = last;
    if (before != null
        && before.happened().equals(position.happened())
        && before.units().equals(position.units())
        && before.leaders().equals(position.leaders())) {
      return before;
    }
    BattleProgram positioned = PositionedProgram.of(program, position);
    Ground ground = ground(position.happened());
    var forces = new SceneBuilder(positioned, ground.scene().map().forces(positioned));
    Map<String, BattlePosition.Unit> units = new LinkedHashMap<>();
    position.units().forEach(each -> units.put("stand:" + each.name(), each));
    Map<String, SceneItem> items = new LinkedHashMap<>(ground.items());
    forces.items().forEach((id, item) -> items.put(id, played(item, units.get(id))));
    List<SceneLayer> layers = new ArrayList<>(ground.layers());
    FORCES.forEach(each -> layers.add(each.with(forces.layer(each))));
    List<SceneLegendEntry> legend = legend(forces, ground);
    Map<String, SceneColour> colours = new TreeMap<>(ground.colours());
    colours.putAll(forces.colours().all());
    Content made =
        new Content(
            position.happened(),
            ground.board(),
            position.units(),
            position.leaders(),
            layers,
            items,
            colours,
            legend);
    last = made;
    return made;
  }

  /** The signs that are on the map now, and what had no room on the ground or on it. */
  private static List<SceneLegendEntry> legend(SceneBuilder forces, Ground ground) {
    Set<SceneLegendEntry> legend = new LinkedHashSet<>(forces.legend());
    legend.addAll(ground.legend());
    return List.copyOf(legend);
  }

  /** The difference of two scenes of a battle; null if there is none. */
  public static dev.muster.dsl.ide.scene.@Nullable SceneChange between(Scene before, Scene after) {
    return SceneDifference.between(before, after);
  }

  /**
   * Returns the item without move actions, and with the current strength of the stand in its label.
   */
  private static SceneItem played(SceneItem item, BattlePosition.@Nullable Unit unit) {
    String strength = unit == null ? "" : ", strength " + unit.strength() + " of " + unit.full();
    return new SceneItem(
        item.id(),
        item.kind(),
        item.label() + strength,
        item.hit(),
        item.marks(),
        item.source(),
        item.definition(),
        item.place(),
        item.side(),
        item.group(),
        List.of());
  }

  private String description(BattlePosition position) {
    var text = new StringBuilder("A battle that is played");
    List<Scenario.Side> sides = program.scenario().sides();
    for (int side = 0; side < Math.min(sides.size(), position.lost().size()); side++) {
      text.append("; ")
          .append(sides.get(side).displayName())
          .append(": ")
          .append(position.lost().get(side))
          .append(" lost, breaks at ")
          .append(position.breaksAt().get(side));
    }
    return text.append('.').toString();
  }
}
