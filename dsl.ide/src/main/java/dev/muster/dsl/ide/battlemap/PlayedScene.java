package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneDocument;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneLayer;
import dev.muster.dsl.ide.scene.SceneTools;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The scene of a moment of a battle: that of its scenario, with everything where it stands then.
 */
public final class PlayedScene {
  private final BattleProgram program;
  private final List<SceneDocument> documents;

  /**
   * @param program that is fought
   * @param documents the texts it was made from
   */
  public PlayedScene(BattleProgram program, List<SceneDocument> documents) {
    this.program = program;
    this.documents = List.copyOf(documents);
  }

  /**
   * The scene of a position.
   *
   * @param revision of the view
   */
  public Scene of(BattlePosition position, String view, long revision) {
    var builder = new SceneBuilder(PositionedProgram.of(program, position));
    Map<String, SceneItem> items = new LinkedHashMap<>(builder.items());
    Map<String, BattlePosition.Unit> units = new LinkedHashMap<>();
    position.units().forEach(each -> units.put("stand:" + each.name(), each));
    items.replaceAll((id, item) -> played(item, units.get(id)));
    List<SceneLayer> layers = new ArrayList<>();
    for (MapLayer each : MapLayer.values()) {
      if (each != MapLayer.PLANS && each != MapLayer.FINDINGS) {
        layers.add(each.with(builder.layer(each)));
      }
    }
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
        builder.board(),
        builder.colours().all(),
        layers,
        items,
        builder.legend(),
        List.of(),
        new SceneTools(List.of(), List.of(), List.of()));
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
