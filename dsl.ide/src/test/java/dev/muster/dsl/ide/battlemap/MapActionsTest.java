package dev.muster.dsl.ide.battlemap;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.scene.ActAnswer;
import dev.muster.dsl.ide.scene.ActParams;
import dev.muster.dsl.ide.scene.MapAction;
import dev.muster.dsl.ide.scene.PreviewAnswer;
import dev.muster.dsl.ide.scene.PreviewParams;
import dev.muster.dsl.ide.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;

/** The text after each kind of action, to the letter, on hexes, boxes and the open table. */
class MapActionsTest extends SceneFixture {
  private final Map<String, String> texts = new TreeMap<>();
  private Scene scene;

  private void hexes(String battle) {
    String army = writeFile("army.muster", ARMY);
    String field = writeFile("field.muster", FIELD);
    String uri = open("battle.muster", battle, false).uri();
    open(field, FIELD);
    open(army, ARMY);
    texts.put(army, ARMY);
    texts.put(field, FIELD);
    texts.put(uri, battle);
    scene = scene(uri);
    assertEquals("", scene.stale());
  }

  private void board(String name, String text) {
    String uri = open(name + ".muster", text, !texts.isEmpty()).uri();
    texts.put(uri, text);
    scene = scene(uri);
    assertEquals("", scene.stale());
  }

  /** A map action by its kind and pairs of names and values. */
  private static MapAction action(String kind, Object... pairs) {
    Map<String, Object> of = new TreeMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      of.put((String) pairs[i], pairs[i + 1]);
    }
    return new MapAction(
        kind,
        list(of.get("items")),
        (String) of.get("from"),
        (String) of.get("to"),
        list(of.get("places")),
        (String) of.get("heading"),
        (Integer) of.get("steps"),
        (String) of.get("side"),
        (String) of.get("group"),
        (String) of.get("line"),
        (String) of.get("terrain"),
        (Integer) of.get("level"),
        (String) of.get("name"),
        (String) of.get("label"),
        (Integer) of.get("round"));
  }

  private static List<String> list(Object words) {
    return words == null ? null : List.of(((String) words).split(" (?=[a-z]+:|[0-9A-Z])"));
  }

  private ActAnswer act(MapAction action) {
    return painterSide().act(new ActParams(VIEW, scene.revision(), action)).join();
  }

  /** Carries an action out and gives the lines that are other ones, before and after. */
  private String done(MapAction action) {
    ActAnswer answer = act(action);
    assertEquals("", answer.refusal());
    assertFalse(answer.title().isEmpty());
    List<String> changed = new ArrayList<>();
    Objects.requireNonNull(answer.edit())
        .getDocumentChanges()
        .forEach(
            each -> {
              TextDocumentEdit document = each.getLeft();
              assertNotNull(document.getTextDocument().getVersion());
              String uri = document.getTextDocument().getUri();
              String before = Objects.requireNonNull(texts.get(uri));
              List<TextEdit> edits = document.getEdits().stream().map(e -> e.getLeft()).toList();
              String after = edited(before, edits);
              changed.add(difference(before, after));
            });
    return String.join("\n", changed);
  }

  private static String difference(String before, String after) {
    List<String> one = new ArrayList<>(before.lines().toList());
    List<String> other = new ArrayList<>(after.lines().toList());
    while (!one.isEmpty() && !other.isEmpty() && one.getFirst().equals(other.getFirst())) {
      one.removeFirst();
      other.removeFirst();
    }
    while (!one.isEmpty() && !other.isEmpty() && one.getLast().equals(other.getLast())) {
      one.removeLast();
      other.removeLast();
    }
    return one.stream().map(each -> "- " + each.strip()).collect(Collectors.joining("\n"))
        + (one.isEmpty() ? "" : "\n")
        + other.stream().map(each -> "+ " + each.strip()).collect(Collectors.joining("\n"));
  }

  private String refused(MapAction action) {
    ActAnswer answer = act(action);
    assertNull(answer.edit());
    assertFalse(answer.refusal().isEmpty());
    return answer.refusal();
  }

  private static final String LINES =
      """
      import "army.muster"
      import "field.muster"

      scenario Test "A test" on Field {
          length 8 rounds
          side Red fields Royal {
              group Van {
                  general Guise +1 at 0104
                  stand Swiss as Old at 0104 0204 facing N // the best
                  stand Foot at 0304 facing N
              }
          }
          side Blue fields Royal {
              group Main {
                  general Conde at 0401
                  stand Reiters 2 abreast from 0401 facing S
              }
          }
      }
      """;

  // ---- stands

  @Test
  void aStandGoesAlone() {
    hexes(LINES);
    assertEquals(
        """
        - stand Swiss as Old at 0104 0204 facing N // the best
        + stand Swiss as Old at 0104 0203 facing N // the best\
        """,
        done(action("move", "items", "stand:Old-2", "to", "0203")));
  }

  @Test
  void aGroupGoesTogether() {
    hexes(LINES);
    assertEquals(
        """
        - general Guise +1 at 0104
        - stand Swiss as Old at 0104 0204 facing N // the best
        - stand Foot at 0304 facing N
        + general Guise +1 at 0204
        + stand Swiss as Old at 0204 0304 facing N // the best
        + stand Foot at 0404 facing N\
        """,
        done(
            action(
                "move",
                "items",
                "general:Van stand:Old-1 stand:Old-2 stand:Foot-1",
                "from",
                "0104",
                "to",
                "0204")));
  }

  @Test
  void oneOfALineLeavesItsLineByPlaces() {
    hexes(LINES);
    assertEquals(
        """
        - stand Reiters 2 abreast from 0401 facing S
        + stand Reiters at 0401 0302 facing S\
        """,
        done(action("move", "items", "stand:Reiters-2", "to", "0302")));
  }

  @Test
  void aRefusalSaysTheWordsOfTheFinding() {
    hexes(LINES);
    String why = refused(action("move", "items", "stand:Foot-1", "to", "0204"));
    assertTrue(why.contains("0204"), why);
    assertEquals(
        "0999 is off the map, which ends at 0604.",
        refused(action("move", "items", "stand:Foot-1", "to", "0999")));
  }

  @Test
  void whatChangesNothingIsNotSent() {
    hexes(LINES);
    assertEquals(
        "Nothing changes: it is there already.",
        refused(action("move", "items", "stand:Foot-1", "to", "0304")));
    assertEquals(
        "Nothing changes: it is there already.",
        refused(action("paint", "terrain", "plain", "places", "0101")));
  }

  @Test
  void standsTurn() {
    hexes(LINES);
    assertEquals(
        """
        - stand Foot at 0304 facing N
        + stand Foot at 0304 facing NE\
        """,
        done(action("turn", "items", "stand:Foot-1", "steps", 1)));
    assertEquals(
        """
        - stand Foot at 0304 facing N
        + stand Foot at 0304 facing SW\
        """,
        done(action("turn", "items", "stand:Foot-1", "heading", "SW")));
    assertEquals(
        """
        - stand Swiss as Old at 0104 0204 facing N // the best
        + stand Swiss as Old at 0104 0204 facing NW // the best\
        """,
        done(action("turn", "items", "stand:Old-1 stand:Old-2", "steps", -1)));
  }

  @Test
  void oneOfSeveralTurnsInAStatementOfItsOwn() {
    hexes(LINES);
    assertEquals(
        """
        - stand Swiss as Old at 0104 0204 facing N // the best
        + stand Swiss as Old-1 at 0104 facing N
        + stand Swiss as Old-2 at 0204 facing NE // the best\
        """,
        done(action("turn", "items", "stand:Old-2", "steps", 1)));
  }

  @Test
  void standsAreDeleted() {
    hexes(LINES);
    assertEquals(
        "- stand Foot at 0304 facing N\n", done(action("delete", "items", "stand:Foot-1")));
    assertEquals(
        """
        - stand Swiss as Old at 0104 0204 facing N // the best
        + stand Swiss as Old at 0204 facing N // the best\
        """,
        done(action("delete", "items", "stand:Old-1")));
  }

  @Test
  void whatIsNamedElsewhereIsNotDeleted() {
    hexes(LINES.replace("general Conde at 0401", "general Conde attached to Reiters-1"));
    String why = refused(action("delete", "items", "stand:Reiters-1 stand:Reiters-2"));
    assertTrue(why.startsWith("Line 15 still names it: general Conde"), why);
    assertTrue(
        refused(action("move", "items", "general:Main", "to", "0301"))
            .startsWith("Conde is attached"));
  }

  @Test
  void aStandComesFromTheArmy() {
    hexes(LINES);
    assertEquals(
        "+ stand Gendarmes at 0403 facing N",
        done(action("insert", "side", "Red", "group", "Van", "line", "Gendarmes", "to", "0403")));
    assertTrue(
        refused(action("insert", "group", "Van", "line", "Turks", "to", "0403")).contains("Turks"));
  }

  @Test
  void linesOnOneLineStayThere() {
    hexes(BATTLE);
    assertEquals(
        """
        - group Main { general Conde at 0401 stand Reiters at 0301 0401 facing S }
        + group Main { general Conde at 0401 stand Reiters at 0301 0401 facing S stand Foot at 0501 facing S }\
        """,
        done(action("insert", "group", "Main", "line", "Foot", "to", "0501")));
  }

  // ---- versions

  @Test
  void anActionOnAnOlderSceneIsStale() {
    hexes(LINES);
    String uri =
        texts.keySet().stream()
            .filter(each -> each.endsWith("battle.muster"))
            .findFirst()
            .orElseThrow();
    type(uri, LINES.replace("at 0304", "at 0303"));
    ActAnswer answer = act(action("move", "items", "stand:Foot-1", "to", "0403"));
    assertTrue(answer.stale());
    assertNull(answer.edit());
    Scene newest = Objects.requireNonNull(answer.scene());
    assertEquals("0303", item(newest, "stand:Foot-1").place());
    scene = newest;
    assertFalse(act(action("move", "items", "stand:Foot-1", "to", "0403")).stale());
  }

  @Test
  void halfTypedTextTakesNoAction() {
    hexes(LINES);
    String uri =
        texts.keySet().stream()
            .filter(each -> each.endsWith("battle.muster"))
            .findFirst()
            .orElseThrow();
    type(uri, LINES.replace("facing N // the best", "facing"));
    scene = Objects.requireNonNull(act(action("turn", "items", "stand:Foot-1")).scene());
    assertFalse(scene.stale().isEmpty());
    assertTrue(
        refused(action("turn", "items", "stand:Foot-1"))
            .startsWith("The text cannot be read now. Line "));
  }

  @Test
  void aPreviewSaysWhereAndWhyNot() {
    hexes(LINES);
    PreviewAnswer answer =
        painterSide()
            .preview(
                new PreviewParams(
                    VIEW,
                    scene.revision(),
                    action("move", "items", "stand:Foot-1"),
                    List.of("0303", "0204")))
            .join();
    assertEquals(
        List.of(true, false),
        answer.places().stream().map(PreviewAnswer.Verdict::allowed).toList());
    assertTrue(answer.places().get(1).words().contains("0204"));
    PreviewAnswer all =
        painterSide()
            .preview(
                new PreviewParams(
                    VIEW, scene.revision(), action("move", "items", "stand:Foot-1"), null))
            .join();
    assertEquals(24, all.places().size());
  }

  // ---- terrain of a grid

  @Test
  void cellsArePainted() {
    hexes(LINES);
    assertEquals(
        """
        - . . . . . .
        - . w w . . .
        - . . . . . .
        + . . . . w .
        + . w w . . .
        + . . w . . .\
        """,
        done(action("paint", "terrain", "woods", "places", "0501 0303")));
  }

  @Test
  void aNewLetterComesIntoTheLegend() {
    hexes(LINES);
    assertEquals(
        """
        - legend { . plain w woods }
        - rows \"""
        - . . . . . .
        + legend { . plain w woods h hillside }
        + rows \"""
        + h . . . . .\
        """,
        done(action("paint", "terrain", "hillside", "places", "0101")));
    assertEquals(
        "The rulebook has no terrain 'lava'.",
        refused(action("paint", "terrain", "lava", "places", "0101")));
  }

  @Test
  void heightsAreDrawn() {
    hexes(LINES);
    assertEquals(
        """
        + heights \"""
        + 0 0 0 0 0 0
        + 0 0 0 0 0 0
        + 0 0 2 2 0 0
        + 0 0 0 0 0 0
        + \"""\
        """,
        done(action("height", "level", 2, "places", "0303 0403")));
    board("boxes", board("boxes"));
    assertEquals(
        """
        - 011000
        + 021000\
        """,
        done(action("height", "level", 2, "places", "B4")));
  }

  /** Each place goes up or down from where it is, and stops at the highest and the lowest. */
  @Test
  void heightsAreRaisedAndLowered() {
    hexes(LINES);
    assertEquals(
        """
        + heights \"""
        + 0 0 0 0 0 0
        + 0 0 0 0 0 0
        + 0 0 1 1 0 0
        + 0 0 0 0 0 0
        + \"""\
        """,
        done(action("height", "steps", 1, "places", "0303 0403")));
    board("boxes", board("boxes"));
    assertEquals(
        """
        - 011000
        + 022000\
        """,
        done(action("height", "steps", 1, "places", "B4 C4")));
    assertEquals(
        """
        - 011000
        + 001000\
        """,
        done(action("height", "steps", -1, "places", "A4 B4")));
    assertEquals(
        "Nothing changes: it is there already.",
        refused(action("height", "steps", -1, "places", "A4")));
  }

  @Test
  void sidesAreDrawnAndTakenAway() {
    hexes(LINES);
    assertEquals(
        """
        - side stream 0203-0303
        + side stream 0203-0303, 0403-0503\
        """,
        done(action("side", "terrain", "stream", "places", "0403 0503")));
    assertEquals(
        "- side stream 0203-0303\n",
        done(action("side", "terrain", "stream", "places", "0303 0203")));
    board("boxes", board("boxes"));
    assertEquals(
        """
        - side ditch C2-C3, D2 - D3
        + side ditch D2 - D3\
        """,
        done(action("side", "terrain", "ditch", "places", "C2 C3")));
    assertEquals(
        "A1 and C3 do not lie beside each other.",
        refused(action("side", "terrain", "ditch", "places", "A1 C3")));
  }

  @Test
  void waysRunFromPlaceToPlace() {
    board("boxes", board("boxes"));
    assertEquals(
        "+ way road \"Lane\" along A1 A2 B2",
        done(action("way", "terrain", "road", "name", "Lane", "places", "A1 A2 B2")));
    assertEquals(
        """
        - way road "The high road" along A3 B3 C4 D4
        + way road "The high road" along A3 B3 C3\
        """,
        done(action("way", "items", "way:1", "places", "A3 B3 C3")));
    assertEquals(
        "- way road \"The high road\" along A3 B3 C4 D4\n",
        done(action("delete", "items", "way:1")));
  }

  // ---- the size

  /** The drawing grows with the map, in the ground that most of it has. */
  @Test
  void theMapGrowsAndShrinksAtItsEdges() {
    hexes(LINES);
    assertEquals(List.of("E", "S"), scene.board().edges());
    assertEquals(
        """
        - map Field "The field" 6 x 4 {
        - legend { . plain w woods }
        - rows \"""
        - . . . . . .
        - . w w . . .
        - . . . . . .
        - . . . . . .
        + map Field "The field" 8 x 4 {
        + legend { . plain w woods }
        + rows \"""
        + . . . . . . . .
        + . w w . . . . .
        + . . . . . . . .
        + . . . . . . . .\
        """,
        done(action("resize", "heading", "E", "steps", 2)));
    String longer = done(action("resize", "heading", "S", "steps", 2));
    assertTrue(longer.contains("6 x 6 {") && longer.endsWith(". . . . . .\n+ . . . . . ."), longer);
    String refusal = refused(action("resize", "heading", "E", "steps", -4));
    assertTrue(
        refusal.equals(
            "0303 would be off the map. Line 9 of field.muster has it: move or delete what is there"
                + " first."),
        refusal);
    assertEquals(
        "The hexes of this map are counted from this edge. Move the edge opposite.",
        refused(action("resize", "heading", "W", "steps", 1)));
    assertTrue(
        refused(action("resize", "heading", "S", "steps", 200))
            .startsWith("A map of hexes is 1 to 99"));
  }

  /** Boxes are counted from below: the map grows at the top. */
  @Test
  void aMapOfBoxesGrowsAtItsTop() {
    board("boxes", board("boxes"));
    assertEquals(List.of("E", "N"), scene.board().edges());
    assertEquals(
        """
        - map Park "The park" 6 x 5 boxes {
        - legend { . open c copse }
        - rows \"""
        - . . . . . .
        - . c c . . .
        - . . . . . .
        - . . . . c .
        - . . . . . .
        - \"""
        - heights \"""
        + map Park "The park" 6 x 6 boxes {
        + legend { . open c copse }
        + rows \"""
        + . . . . . .
        + . . . . . .
        + . c c . . .
        + . . . . . .
        + . . . . c .
        + . . . . . .
        + \"""
        + heights \"""
        + 000000\
        """,
        done(action("resize", "heading", "N", "steps", 1)));
  }

  // ---- named ground

  /** What stands above the first side, an empty line and a comment, stays above it. */
  @Test
  void theFirstZoneComesBelowWhatPrecedesTheSides() {
    String sides = "    length 8 rounds\n    side Red";
    assertTrue(LINES.contains(sides));
    hexes(
        LINES.replace(sides, "    length 8 rounds // by daylight\n\n    // the red\n    side Red"));
    assertEquals("+ zone Camp at 0201", done(action("zone", "name", "Camp", "places", "0201")));
    ActAnswer answer = act(action("zone", "name", "Camp", "places", "0201"));
    TextEdit edit =
        Objects.requireNonNull(answer.edit())
            .getDocumentChanges()
            .getFirst()
            .getLeft()
            .getEdits()
            .getFirst()
            .getLeft();
    assertEquals("\n    zone Camp at 0201", edit.getNewText());
    assertEquals(4, edit.getRange().getStart().getLine());
  }

  @Test
  void zonesAndObjectivesAreDrawn() {
    hexes(LINES);
    assertEquals(
        "+ zone Camp \"The camp\" at 0201..0302 0402",
        done(
            action(
                "zone",
                "name",
                "Camp",
                "label",
                "The camp",
                "places",
                "0201 0301 0202 0302 0402")));
    board("boxes", board("boxes"));
    assertEquals(
        """
        - zone South at A1..F1
        + zone South at A2..C2 A1\
        """,
        done(action("zone", "items", "zone:South", "places", "A1 A2 B2 C2")));
    assertEquals(
        "+ objective Well at B2", done(action("objective", "name", "Well", "places", "B2")));
    assertTrue(refused(action("delete", "items", "objective:House")).contains("still names it"));
    assertTrue(
        refused(action("zone", "name", "not a name", "places", "A1")).contains("cannot be a name"));
  }

  @Test
  void groupsComeInAtPlaces() {
    board("boxes", board("boxes"));
    assertEquals(
        """
        - arrives round 2 at A5 B5 facing S
        + arrives round 3 at C5 facing S\
        """,
        done(action("entry", "group", "Late", "round", 3, "places", "C5")));
    assertEquals(
        "+ arrives round 4 at F3 facing W",
        done(action("entry", "group", "Guard", "round", 4, "heading", "W", "places", "F3")));
  }

  @Test
  void placesGetNames() {
    hexes(LINES);
    assertEquals(
        "+ place \"The ford\" at 0302", done(action("name", "to", "0302", "name", "The ford")));
    assertEquals(
        """
        - place "The mill" at 0101
        + place "The mill" at 0201\
        """,
        done(action("move", "items", "name:The mill", "to", "0201")));
    assertTrue(refused(action("name", "to", "0302", "name", "a\"b")).contains("quotes"));
  }

  // ---- boxes

  @Test
  void boxesMoveAndTurn() {
    board("boxes", board("boxes"));
    assertEquals(
        """
        - stand Pikes as Swiss at D5 facing S marked losses 1/0
        + stand Pikes as Swiss at C5 facing S marked losses 1/0\
        """,
        done(action("move", "items", "stand:Swiss", "to", "C5")));
    assertEquals(
        """
        - stand Pikes as Swiss at D5 facing S marked losses 1/0
        + stand Pikes as Swiss at D5 facing W marked losses 1/0\
        """,
        done(action("turn", "items", "stand:Swiss", "steps", 1)));
    assertEquals(
        "- stand Pikes as Block \"Frundsberg's block\" at C1 D1 facing N marked shaken, hits 2\n"
            + "+ stand Pikes as Block-1 \"Frundsberg's block\" at C1 facing N marked shaken, hits"
            + " 2\n"
            + "+ stand Pikes as Block-2 \"Frundsberg's block\" at D1 facing E marked shaken, hits"
            + " 2",
        done(action("turn", "items", "stand:Block-2", "steps", 1)));
    assertEquals(
        "+ stand Reiters at C4 facing S",
        done(action("insert", "group", "Guard", "line", "Reiters", "to", "C4")));
  }

  // ---- the open table

  @Test
  void unitsMoveOnATable() {
    board("table", board("table"));
    assertEquals(
        """
        - stand Riders at 18,15.25 facing 200.5
        + stand Riders at 19.5,14 facing 200.5\
        """,
        done(action("move", "items", "stand:Riders-2", "to", "19.5,14")));
    assertEquals(
        """
        - stand Riders at 18,15.25 facing 200.5
        + stand Riders at 18,15.25 facing 245.5\
        """,
        done(action("turn", "items", "stand:Riders-2", "steps", 1)));
    assertEquals(
        """
        - stand Brigades 3 abreast from 4,5 facing N
        + stand Brigades at 4,5 8,6 8,5 facing N\
        """,
        done(action("move", "items", "stand:Brigades-2", "to", "8,6")));
  }

  @Test
  void areasAreLaidOnATable() {
    board("table", board("table"));
    assertEquals(
        "+ area wood \"Copse\" from 1,1 to 3,2",
        done(action("area", "terrain", "wood", "name", "Copse", "places", "1,1 3,2")));
    assertEquals(
        """
        - area wood "The grove" from 12,14 to 14.5,16
        + area wood "The grove" at 12,14 15,14 13,17\
        """,
        done(action("area", "items", "area:1", "places", "12,14 15,14 13,17")));
    assertEquals(
        """
        - way stream "Lober" along 0,3.5 11,4 30,3
        + way stream "Lober" along 0,3 30,3\
        """,
        done(action("way", "items", "way:2", "places", "0,3 30,3")));
    assertEquals(
        """
        - zone Camp at 20,2..28,6
        + zone Camp at 20,2 28,2 28,6\
        """,
        done(action("zone", "items", "zone:Camp", "places", "20,2 28,2 28,6")));
    assertTrue(refused(action("paint", "terrain", "wood", "places", "1,1")).contains("no cells"));
  }

  @Test
  void windowsLineEndsStay() {
    hexes(LINES);
    String uri = scene.documents().getFirst().uri();
    type(uri, LINES.replace("\n", "\r\n"));
    scene = scene(uri);
    ActAnswer answer = act(action("insert", "group", "Van", "line", "Gendarmes", "to", "0403"));
    TextDocumentEdit document =
        Objects.requireNonNull(answer.edit()).getDocumentChanges().getFirst().getLeft();
    assertEquals(
        "\\r\n            stand Gendarmes at 0403 facing N",
        document.getEdits().getFirst().getLeft().getNewText().replace("\r", "\\r"));
  }
}
