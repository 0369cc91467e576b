package dev.muster.dsl.ide.battlemap;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneLayer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** After many battles the map has layers of where they were fought, in each game. */
class BalanceLayersTest extends SceneFixture {
  private static List<SceneLayer> layers(Scene scene) {
    return scene.layers().stream().filter(each -> each.group().equals("balance")).toList();
  }

  private void balance(String uri) {
    var command =
        new ExecuteCommandParams(
            "muster.balance", List.of(uri, "", Map.of("battles", 8, "seed", 2)));
    languageServer.executeCommand(command).join();
  }

  @ParameterizedTest
  @ValueSource(strings = {"meeting", "pavia", "even-table"})
  void manyBattlesAreOnTheMap(String example) throws Exception {
    String text = Files.readString(Path.of("../examples/" + example + "/" + example + ".muster"));
    String uri = open(example + ".muster", text, false).uri();
    // nobody looks: nothing is counted
    balance(uri);
    assertEquals(List.of(), layers(scene(uri)));
    balance(uri);
    List<SceneLayer> layers = layers(scene(uri));
    List<String> ids = layers.stream().map(SceneLayer::id).toList();
    assertEquals(
        List.of("balance:crossed", "balance:contacts", "balance:losses"), ids.subList(0, 3));
    assertTrue(ids.get(3).startsWith("balance:held:") && ids.get(4).startsWith("balance:held:"));
    assertTrue(ids.stream().skip(5).allMatch(each -> each.startsWith("balance:went:")));
    assertTrue(ids.size() > 7, ids.toString());
    assertTrue(layers.stream().allMatch(SceneLayer::onDemand));
    assertTrue(layers.stream().allMatch(each -> each.items().isEmpty()));
    assertTrue(layers.getFirst().description().endsWith("of 8 battles"));
    Scene wanted = Objects.requireNonNull(ask(uri, null, ids, List.of()).scene());
    for (SceneLayer each : layers(wanted)) {
      boolean tinted = !each.items().isEmpty();
      assertTrue(tinted || each.id().contains("losses"), each.id());
      for (String id : each.items()) {
        SceneItem item = item(wanted, id);
        assertTrue(item.label().contains("of 8 battles"), item.label());
        Double opacity = item.marks().getFirst().opacity();
        assertTrue(opacity != null && opacity > 0 && opacity <= 0.7, item.toString());
        assertFalse(Objects.requireNonNull(item.hit()).rings().isEmpty());
      }
    }
  }
}
