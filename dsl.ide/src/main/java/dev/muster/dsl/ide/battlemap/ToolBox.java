package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.ide.scene.SceneTools;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.StatValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The elements that can be added to a map: lines of the armies and terrain of the rulebook. */
final class ToolBox {
  private ToolBox() {}

  static SceneTools of(
      BattleProgram program, MapSubject subject, SceneBuilder builder, List<String> actions) {
    List<SceneTools.Side> sides = new ArrayList<>();
    List<Scenario.Side> all = program.scenario().sides();
    for (int i = 0; i < all.size(); i++) {
      Scenario.Side side = all.get(i);
      int number = i;
      sides.add(
          new SceneTools.Side(
              side.name(),
              side.displayName(),
              side.groups().stream()
                  .map(each -> new SceneTools.Group(each.name(), each.displayName()))
                  .toList(),
              program.armies().get(i).stands().stream()
                  .map(
                      line ->
                          new SceneTools.Line(
                              line.name(),
                              line.label().isBlank() ? line.name() : line.label(),
                              summary(line),
                              builder.block(number, line)))
                  .toList()));
    }
    MapDef map = subject.map();
    Map<String, TerrainDef> letters = map == null ? Map.of() : MapDrawingParser.legend(map);
    List<SceneTools.Terrain> terrains = new ArrayList<>();
    for (Rulebook.Terrain terrain : program.rulebook().terrains()) {
      terrains.add(
          new SceneTools.Terrain(
              terrain.key(),
              terrain.label().isBlank() ? terrain.key() : terrain.label(),
              letter(letters, terrain.key()),
              terrain.properties().contains("linear") ? List.of("side", "way") : List.of("ground"),
              builder.swatch(terrain.key())));
    }
    return new SceneTools(sides, terrains, actions);
  }

  private static String letter(Map<String, TerrainDef> letters, String terrain) {
    return letters.entrySet().stream()
        .filter(each -> terrain.equals(each.getValue().getName()))
        .map(Map.Entry::getKey)
        .sorted()
        .findFirst()
        .orElse("");
  }

  private static String summary(Army.StandLine line) {
    return line.category()
        + line.stats().entrySet().stream()
            .map(each -> " " + each.getKey() + " " + value(each.getValue()))
            .collect(Collectors.joining());
  }

  private static String value(StatValue value) {
    return value.toString();
  }
}
