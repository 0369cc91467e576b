package dev.muster.dsl.ide.battlemap;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.scene.LocateAnswer;
import dev.muster.dsl.ide.scene.LocateParams;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneAnswer;
import dev.muster.dsl.ide.scene.SceneBoard;
import dev.muster.dsl.ide.scene.SceneChange;
import dev.muster.dsl.ide.scene.SceneCloseParams;
import dev.muster.dsl.ide.scene.SceneHit;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneLayer;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The scene of a scenario follows the text in the editor. */
class SceneTest extends SceneFixture {
  private String battle(String text) {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    return open("battle.muster", text, false).uri();
  }

  @ParameterizedTest
  @ValueSource(strings = {"boxes", "table", "ways"})
  void everyBoardIsAScene(String board) {
    String text = board(board);
    Scene scene = scene(open(board + ".muster", text, false).uri());
    assertEquals(1L, scene.revision());
    assertEquals("", scene.stale());
    assertEquals(board.equals("table"), scene.board().table() != null);
    assertEquals(board.equals("table"), scene.board().grid() == null);
    Set<String> listed = new HashSet<>();
    for (SceneLayer layer : scene.layers()) {
      for (String id : layer.items()) {
        assertTrue(listed.add(id), () -> id + " is in two layers");
      }
    }
    assertEquals(scene.items().keySet(), listed);
    assertTrue(scene.items().values().stream().anyMatch(each -> each.kind().equals("stand")));
    for (SceneItem each : scene.items().values()) {
      if (each.source() != null && each.kind().equals("stand")) {
        String statement = textAt(text, each.source().range());
        assertTrue(statement.startsWith("stand "), statement);
        assertTrue(
            textAt(text, Objects.requireNonNull(each.definition()).range()).startsWith("stand "));
      }
      each.marks()
          .forEach(
              mark -> {
                assertTrue(mark.fill() == null || scene.colours().containsKey(mark.fill()));
                assertTrue(mark.line() == null || scene.colours().containsKey(mark.line()));
              });
    }
  }

  /** The arithmetic of the protocol: the middle of a cell is where its stand is pointed at. */
  @ParameterizedTest
  @ValueSource(strings = {"boxes", "ways"})
  void aPainterFindsThePlaceOfEachStand(String board) {
    Scene scene = scene(open(board + ".muster", board(board), false).uri());
    SceneBoard.Grid grid = Objects.requireNonNull(scene.board().grid());
    int found = 0;
    for (int row = 0; row < grid.rows(); row++) {
      for (int column = 0; column < grid.columns(); column++) {
        String place = grid.columnNames().get(column) + grid.rowNames().get(row);
        double x = grid.x() + column * grid.columnStep() + row % 2 * grid.oddRowShift();
        double y = grid.y() + row * grid.rowStep();
        for (SceneItem each : scene.items().values()) {
          SceneHit hit = each.hit();
          if (each.kind().equals("stand") && hit != null && hit.contains(x, y)) {
            assertEquals(place, each.place());
            found++;
          }
        }
      }
    }
    assertTrue(found > 2, "stands were found");
    assertEquals(
        scene.items().values().stream().filter(e -> e.kind().equals("stand")).toList().size(),
        found);
  }

  @Test
  void aChangeIsADifference() {
    String uri = battle(BATTLE);
    Scene before = scene(uri);
    assertEquals("0104", item(before, "stand:Old-1").place());
    type(uri, BATTLE.replace("at 0104 0204", "at 0103 0204"));
    SceneChange change = changes.getLast();
    assertEquals(before.revision(), change.base());
    assertEquals("0103", Objects.requireNonNull(change.items()).get("stand:Old-1").place());
    assertNull(change.board());
    assertFalse(change.items().containsKey("ground"), "the ground is the same");
    assertEquals(2, Objects.requireNonNull(change.documents()).getFirst().version());
  }

  /** Half a line keeps the map, and says so. */
  @Test
  void halfTypedTextKeepsTheLastGoodScene() {
    String uri = battle(BATTLE);
    Scene before = scene(uri);
    type(uri, BATTLE.replace("facing N", "facing"));
    SceneChange change = changes.getLast();
    assertTrue(Objects.requireNonNull(change.stale()).startsWith("Line "), change.stale());
    assertNull(change.items());
    assertNull(change.removed());
    Scene again = scene(uri);
    assertEquals(before.items(), again.items());
    assertFalse(again.stale().isEmpty());
    type(uri, BATTLE);
    assertEquals("", changes.getLast().stale());
  }

  @Test
  void aChangeThatShowsNothingNewIsNotSent() {
    String uri = battle(BATTLE);
    scene(uri);
    painterSide().sceneClosed(new SceneCloseParams(VIEW));
    type(uri, BATTLE.replace("at 0104 0204", "at 0103 0204"));
    assertEquals(List.of(), changes);
  }

  @Test
  void theCaretChoosesTheScenario() {
    String two =
        BATTLE
            + BATTLE
                .substring(BATTLE.indexOf("scenario"))
                .replace("Test \"A test\"", "Other \"B\"");
    String uri = battle(two);
    assertEquals("Test", scene(uri).scenario());
    Position end = position(two, two.length() - 3);
    assertEquals("Other", Objects.requireNonNull(ask(uri, end, null, null).scene()).scenario());
  }

  @Test
  void aMapAloneIsShownBare() {
    Scene scene = scene(open("field.muster", FIELD, false).uri());
    assertEquals("", scene.scenario());
    assertEquals("The field", scene.title());
    assertTrue(scene.items().containsKey("name:The mill"));
    assertTrue(scene.items().values().stream().noneMatch(each -> each.kind().equals("stand")));
  }

  @Test
  void whatHasNoMapIsRefusedInWords() {
    String uri = open("army.muster", ARMY, false).uri();
    SceneAnswer answer = ask(uri, null, null, null);
    assertNull(answer.scene());
    assertEquals("There is no scenario and no map in army.muster.", answer.refusal());
    assertTrue(
        ask("file:///nowhere/a.muster", null, null, null)
            .refusal()
            .contains("neither open nor a file"));
  }

  @Test
  void aHugeTableIsRefusedInWords() {
    String text = board("table").replace("30 x 20.5 UD", "900000 x 20.5 UD");
    String uri = open("table.muster", text, false).uri();
    assertEquals(
        "The table is 900000 x 20.5 UD. The map on the screen shows tables of up to 1000 UD in"
            + " width and depth.",
        ask(uri, null, null, null).refusal());
  }

  @Test
  void hugeGridsAreRefusedInWords() {
    String uri = open("field.muster", FIELD.replace("6 x 4", "60000 x 4"), false).uri();
    assertEquals(
        "Map Field must be 1 to 99 hexes wide and high, found 60000.",
        ask(uri, null, null, null).refusal());
  }

  /** Texts of a file are texts in the scene, whatever is in them. */
  @Test
  void hostileTextIsText() {
    String bad = "<img src=x onerror=alert(1)>";
    String uri = battle(BATTLE.replace("A test", bad));
    assertEquals(bad, scene(uri).title());
    assertNotNull(scene(uri).description());
  }

  @Test
  void findingsAreMarkedOnTheMap() {
    // two stands in one hex
    String uri = battle(BATTLE.replace("at 0104 0204", "at 0104 0104"));
    Scene scene = scene(uri);
    assertTrue(
        scene.findings().stream()
            .anyMatch(each -> each.severity().equals("error") && each.places().contains("0104")),
        () -> scene.findings().toString());
    assertTrue(scene.items().keySet().stream().anyMatch(each -> each.startsWith("finding:")));
  }

  // ---- caret and map

  private LocateAnswer caret(String uri, String text, String before) {
    Position at = position(text, text.indexOf(before) + 1);
    return painterSide()
        .locate(new LocateParams(VIEW, new TextDocumentIdentifier(uri), at, null, null))
        .join();
  }

  @Test
  void aCaretMeansWhatIsAroundIt() {
    String uri = battle(BATTLE);
    scene(uri);
    assertEquals(List.of("stand:Old-1", "stand:Old-2"), caret(uri, BATTLE, "Swiss as").items());
    assertEquals(List.of("stand:Old-2"), caret(uri, BATTLE, "0204").items());
    assertEquals(List.of("0204"), caret(uri, BATTLE, "0204").places());
    assertEquals(List.of("general:Van"), caret(uri, BATTLE, "Guise").items());
    assertEquals(
        Set.of("stand:Old-1", "stand:Old-2", "general:Van"),
        Set.copyOf(caret(uri, BATTLE, "group Van").items()));
    assertEquals("Test", caret(uri, BATTLE, "group Van").scenario());
  }

  @Test
  void aCaretInTheArmyMeansEveryStandOfTheLine() {
    String uri = battle(BATTLE);
    scene(uri);
    String army = getVirtualFile("army.muster");
    open(army, ARMY);
    assertEquals(
        List.of("stand:Old-1", "stand:Old-2"), caret(army, ARMY, "Swiss \"Swiss pikes\"").items());
  }

  @Test
  void aLetterOfTheDrawingIsAPlace() {
    String uri = battle(BATTLE);
    scene(uri);
    String field = getVirtualFile("field.muster");
    open(field, FIELD);
    int second = FIELD.indexOf(". w w") + 4;
    LocateAnswer there =
        painterSide()
            .locate(
                new LocateParams(
                    VIEW, new TextDocumentIdentifier(field), position(FIELD, second), null, null))
            .join();
    assertEquals(List.of("0302"), there.places());
    assertTrue(String.valueOf(there.label()).startsWith("0302, Woods"), there.label());
    LocateAnswer back =
        painterSide().locate(new LocateParams(VIEW, null, null, null, "0302")).join();
    assertEquals("w", textAt(FIELD, back.sources().getFirst().range()));
    assertEquals(position(FIELD, second), back.sources().getFirst().range().getStart());
  }

  @Test
  void anItemLeadsToItsDeploymentAndThenToTheArmy() {
    String uri = battle(BATTLE);
    scene(uri);
    LocateAnswer answer =
        painterSide().locate(new LocateParams(VIEW, null, null, "stand:Old-2", null)).join();
    assertEquals(uri, answer.sources().getFirst().uri());
    assertTrue(
        textAt(BATTLE, answer.sources().getFirst().range()).startsWith("stand Swiss as Old"));
    assertTrue(textAt(ARMY, answer.sources().get(1).range()).startsWith("stand Swiss \"Swiss"));
  }
}
