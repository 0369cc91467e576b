package dev.muster.dsl.ide.battlemap;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.scene.ActParams;
import dev.muster.dsl.ide.scene.LocateAnswer;
import dev.muster.dsl.ide.scene.LocateParams;
import dev.muster.dsl.ide.scene.MapAction;
import dev.muster.dsl.ide.scene.PlayParams;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneChange;
import dev.muster.dsl.ide.scene.SceneItem;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A situation in the editor shows its position on the map. */
class SituationOnMapTest extends SceneFixture {
  private String text = "";

  private String opened(String name) {
    text = example("situations/" + name + ".situation");
    String uri = Path.of("/tmp-none", name + ".situation").toUri().toString();
    languageServer.didOpen(
        new DidOpenTextDocumentParams(new TextDocumentItem(uri, "muster-situation", 1, text)));
    return uri;
  }

  /** Scenes follow in the background. */
  private static void await(String what, BooleanSupplier done) throws InterruptedException {
    for (int i = 0; i < 600 && !done.getAsBoolean(); i++) {
      Thread.sleep(20);
    }
    assertTrue(done.getAsBoolean(), what);
  }

  private LocateAnswer locate(String uri, String line, String word) {
    List<String> lines = text.lines().toList();
    int number = 0;
    while (!lines.get(number).startsWith(line)) {
      number++;
    }
    int at = word.isEmpty() ? 0 : lines.get(number).indexOf(word) + 1;
    return painterSide()
        .locate(
            new LocateParams(
                VIEW, new TextDocumentIdentifier(uri), new Position(number, at), null, null))
        .join();
  }

  @Test
  void thePositionIsShownAndFollowsTheCaret() {
    String uri = opened("light-cavalry-evades");
    Scene scene = scene(uri);
    assertTrue(scene.title().startsWith("Light Cavalry evades"), scene.title());
    SceneItem lancers = item(scene, "stand:Gendarmes-1");
    assertEquals("0612", lancers.place());
    assertEquals(List.of(), lancers.can());
    assertEquals(List.of("stand:Gendarmes-1"), locate(uri, "stand Gendarmes-1", "").items());
    // an army's line is all its stands, an order is whom it names, a place is the place
    assertEquals(List.of("stand:Foot-1"), locate(uri, "line Foot", "").items());
    assertEquals(
        List.of("stand:Gendarmes-1", "stand:Croats-1"),
        locate(uri, "Gendarmes-1 charges", "charges").items());
    assertEquals(List.of("stand:Croats-1"), locate(uri, "Gendarmes-1 charges", "Croats-1").items());
    assertEquals(List.of("0906", "0907"), locate(uri, "woods", "woods").places());
    assertEquals(List.of("general:Left"), locate(uri, "group Blue.Left", "general").items());
    // from the map to the text
    LocateAnswer back =
        painterSide().locate(new LocateParams(VIEW, null, null, "stand:Foot-1", null)).join();
    int line = back.sources().getFirst().range().getStart().getLine();
    assertTrue(text.lines().toList().get(line).startsWith("stand Foot-1"));
    assertEquals(uri, back.sources().getFirst().uri());
    LocateAnswer place =
        painterSide().locate(new LocateParams(VIEW, null, null, null, "0605")).join();
    assertTrue(Objects.requireNonNull(place.label()).contains("Foot-1"), place.label());
  }

  @Test
  void itFollowsTheTextAndKeepsTheLastGoodOne() throws InterruptedException {
    String uri = opened("light-cavalry-evades");
    Scene first = scene(uri);
    changes.clear();
    type(uri, text.replace("at 0605 facing S", "at 0604 facing S"));
    await("the scene follows", () -> !changes.isEmpty());
    SceneChange moved = changes.getFirst();
    assertEquals(first.revision(), moved.base());
    assertEquals("0604", Objects.requireNonNull(moved.items()).get("stand:Foot-1").place());
    changes.clear();
    type(uri, text.replace("at 0605 facing S", "at 06 facing S"));
    await("it is stale", () -> !changes.isEmpty());
    String stale = changes.getFirst().stale();
    assertTrue(stale != null && stale.startsWith("Line "), stale);
    assertEquals("0604", item(scene(uri), "stand:Foot-1").place());
    changes.clear();
    type(uri, text);
    await("it can be read again", () -> !changes.isEmpty());
    assertEquals("", changes.getLast().stale());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a-block-goes-in", "a-turn-and-its-steps", "lancers-against-shot"})
  void eachGameShowsItsPosition(String name) {
    Scene scene = scene(opened(name));
    long stands =
        scene.items().values().stream().filter(each -> each.kind().equals("stand")).count();
    assertEquals(text.lines().filter(each -> each.startsWith("stand ")).count(), stands);
  }

  /** Who commands where no line names one is nowhere, and so is whoever was lost before. */
  @Test
  void onlyWhatIsOnTheFieldIsShown() {
    String uri = opened("a-block-goes-in");
    Scene scene = scene(uri);
    assertFalse(scene.items().containsKey("general:Left"));
    type(uri, text.replace("at E5 facing S shaken", "at E5 facing S broken"));
    assertNull(scene(uri).items().get("stand:Foot-2"));
  }

  @Test
  void nothingIsDoneOnTheMapOfASituation() {
    String uri = opened("light-cavalry-evades");
    Scene scene = scene(uri);
    MapAction move =
        new MapAction(
            "move",
            List.of("stand:Foot-1"),
            null,
            "0604",
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null);
    assertTrue(
        painterSide()
            .act(new ActParams(VIEW, scene.revision(), move))
            .join()
            .refusal()
            .contains("only shows it"));
    assertTrue(
        painterSide()
            .play(
                new PlayParams(
                    "p",
                    new TextDocumentIdentifier(uri),
                    null,
                    null,
                    null,
                    null,
                    null,
                    null,
                    null,
                    null,
                    null))
            .join()
            .refusal()
            .contains("play it there"));
  }
}
