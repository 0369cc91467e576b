package dev.muster.dsl.ide.battlemap;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.scene.LocateParams;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneLayer;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Layers of the rules, and plans: what a game says about the ground is on its map. */
class RuleLayersTest extends SceneFixture {
  private static final String NEAR =
      """
      import "army.muster"
      import "field.muster"

      scenario Test "A test" on Field {
          length 8 rounds
          side Red fields Royal {
              group Van {
                  general Guise +1 at 0104
                  stand Foot as Shot at 0304 facing N
                  stand Swiss as Block at 0204 facing N
                  plan attack towards 0401
              }
          }
          side Blue fields Royal {
              group Main {
                  general Conde at 0601
                  stand Reiters as Near at 0302 facing S
                  stand Reiters as Aside at 0604 facing S
              }
          }
      }
      """;

  private String battle() {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD.replace(". w w . . .", ". . . . . ."));
    return open("battle.muster", NEAR, false).uri();
  }

  private Scene with(String uri, List<String> layers, List<String> selected) {
    return Objects.requireNonNull(ask(uri, null, layers, selected).scene());
  }

  private static SceneLayer layer(Scene scene, String id) {
    return scene.layers().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }

  private static List<String> labels(Scene scene, String layer) {
    return layer(scene, layer).items().stream().map(each -> item(scene, each).label()).toList();
  }

  @Test
  void aGameOffersTheLayersOfItsRules() {
    Scene scene = scene(battle());
    List<String> rules =
        scene.layers().stream().filter(e -> e.group().equals("rules")).map(SceneLayer::id).toList();
    assertEquals(List.of("control", "command", "fire", "threat"), rules);
    assertTrue(layer(scene, "control").onDemand());
    assertEquals(List.of(), layer(scene, "control").items());
    assertTrue(layer(scene, "fire").ofSelection());
    assertTrue(layer(scene, "fire").description().contains("§7.0"));
  }

  @Test
  void zonesOfControlAndCommandRangeAreAreas() {
    Scene scene = with(battle(), List.of("control", "command"), List.of());
    assertEquals(
        List.of("Zone of control of Red (§4.6)", "Zone of control of Blue (§4.6)"),
        labels(scene, "control"));
    List<String> command = labels(scene, "command");
    assertEquals(2, command.size());
    assertTrue(command.getFirst().startsWith("Command range of Guise: "), command.getFirst());
    SceneItem red = item(scene, layer(scene, "control").items().getFirst());
    // Foot in 0304 looks north: its zone is 0303 and 0403
    assertTrue(Objects.requireNonNull(red.hit()).contains(35, 23.1), "0303");
    assertFalse(red.hit().contains(25, 40), "behind it");
  }

  @Test
  void aSelectedStandShowsWhomItSeesAndWhyNot() {
    String uri = battle();
    Scene scene = with(uri, List.of("fire"), List.of("stand:Shot"));
    List<String> fire = labels(scene, "fire");
    assertTrue(
        fire.stream().anyMatch(e -> e.startsWith("Shot fires at Near with ")), fire.toString());
    assertTrue(
        fire.stream()
            .anyMatch(e -> e.startsWith("Shot cannot fire at Aside: ") && e.contains("(SN-7.")),
        fire.toString());
    assertEquals(List.of(), labels(with(uri, List.of("fire"), List.of()), "fire"));
    Scene again = with(uri, List.of("fire"), List.of("stand:Shot"));
    assertFalse(again.items().isEmpty());
    String word =
        String.valueOf(
            painterSide()
                .locate(new LocateParams(VIEW, null, null, "stand:Aside", null))
                .join()
                .label());
    assertTrue(word.contains("Aside is "), word);
  }

  @Test
  void theThreatOfFireIsExpectedLoss() {
    Scene scene = with(battle(), List.of("threat"), List.of("stand:Near"));
    List<SceneItem> places =
        layer(scene, "threat").items().stream().map(each -> item(scene, each)).toList();
    assertFalse(places.isEmpty());
    SceneItem before =
        places.stream().filter(each -> "0303".equals(each.place())).findFirst().orElseThrow();
    assertTrue(before.label().startsWith("Near would lose "), before.label());
    assertTrue(before.label().endsWith(" SP to fire here on average (§7.0, §8.0)"), before.label());
  }

  @Test
  void plansAreArrows() {
    Scene scene = scene(battle());
    SceneItem plan = item(scene, "plan:Van:1");
    assertEquals("Van: attack", plan.label());
    assertTrue(
        textAt(NEAR, Objects.requireNonNull(plan.source()).range()).startsWith("plan attack"));
    assertFalse(layer(scene, "plans").shown());
  }

  @Test
  void boxesAndTablesHaveTheLayersOfTheirGames() {
    String boxes = open("boxes.muster", board("boxes"), false).uri();
    Scene scene = with(boxes, List.of("command", "fire", "threat"), List.of("stand:Reiters-1"));
    assertEquals(
        List.of("Reiters-1 cannot shoot: it has nothing to shoot with (BG-073)"),
        labels(scene, "fire"));
    assertTrue(labels(scene, "command").getFirst().startsWith("Command range of "));
    assertTrue(scene.layers().stream().noneMatch(each -> each.id().equals("control")));
    String table = open("table.muster", example("breitenfeld/breitenfeld.muster"), true).uri();
    Scene field = scene(table);
    String first =
        field.items().keySet().stream()
            .filter(each -> each.startsWith("stand:"))
            .findFirst()
            .orElseThrow();
    field = with(table, List.of("control", "command", "fire"), List.of(first));
    assertTrue(
        labels(field, "control").stream()
            .anyMatch(e -> e.startsWith("Zone of control of ") && e.endsWith(" (AR-116)")),
        labels(field, "control").toString());
    assertTrue(
        labels(field, "command").getFirst().matches("Command range of .*: [0-9]+ UD \\(AR-008\\)"),
        labels(field, "command").toString());
    // of some unit that the enemy's guns reach
    List<String> words =
        field.items().keySet().stream()
            .filter(each -> each.matches("stand:[^/]*"))
            .map(each -> labels(with(table, List.of("threat"), List.of(each)), "threat"))
            .filter(each -> !each.isEmpty())
            .findFirst()
            .orElseThrow();
    assertTrue(
        words.getFirst().matches(".* would lose \\d\\.\\d cohesion to shots here on average .*"),
        words.getFirst());
  }
}
