package dev.muster.dsl.ide.properties;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.PropertiesResult;
import dev.muster.dsl.ide.command.PropertyEditResult;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The values of a stand, as a table shows them, and the edits that such a table makes. */
class StandPropertiesTest extends ServerTest {
  private static final String SWISS = "stand Swiss \"Swiss pikes\" Pike B mp 1 sp 5/5/5";

  @BeforeEach
  void begin() {
    start();
  }

  private Place at(String text, String line) {
    return open("stands.muster", text.replaceFirst(Pattern.quote(line), CURSOR + "$0"), true);
  }

  private PropertiesResult asked(Place at) throws Exception {
    return (PropertiesResult)
        execute(
            MusterCommandService.PROPERTIES,
            List.of(at.uri(), at.position().getLine() + 1, at.position().getCharacter() + 1));
  }

  private PropertyEditResult set(Place at, String id, String value) throws Exception {
    return (PropertyEditResult)
        execute(
            MusterCommandService.SET_PROPERTY,
            List.of(
                at.uri(),
                at.position().getLine() + 1,
                at.position().getCharacter() + 1,
                id,
                value));
  }

  private Object execute(String command, List<Object> arguments) throws Exception {
    return languageServer.executeCommand(new ExecuteCommandParams(command, arguments)).get();
  }

  private static Map<String, PropertyField> byId(PropertiesResult result) {
    return result.fields().stream()
        .collect(Collectors.toMap(PropertyField::id, Function.identity()));
  }

  /** The text after the edit of the only file it changes. */
  private String after(Place at, PropertyEditResult result) {
    assertEquals("", result.refusal());
    List<TextEdit> edits = result.edit().getChanges().get(at.uri());
    assertEquals(1, edits.size());
    return edited(at.text(), edits);
  }

  @Test
  void itsFieldsAreThoseOfTheRulebook() throws Exception {
    PropertiesResult swiss = asked(at(ARMY, "stand Swiss"));
    assertEquals("Swiss", swiss.title());
    Map<String, PropertyField> fields = byId(swiss);
    assertEquals("Swiss pikes", fields.get("label").value());
    assertEquals("Pike", fields.get("category").value());
    assertTrue(fields.get("category").choices().contains("Lancer"));
    assertEquals(List.of("A", "B", "C"), fields.get("grade").choices());
    assertEquals("5/5/5", fields.get("stat:sp").value());
    assertEquals("SP", fields.get("stat:sp").label());
    assertEquals("", fields.get("stat:pb").value());
    assertEquals("yes", fields.get("trait:two-hex-pursuit").value());
    assertEquals(List.of("", "yes"), fields.get("trait:two-hex-pursuit").choices());
    assertTrue(fields.get("trait:two-hex-pursuit").meaning().contains("§"));
    assertEquals(PropertyField.RENAME, fields.get("name").change());
    Map<String, PropertyField> tercio =
        byId(
            asked(
                at(
                    """
                    army A "A" for snaphance.final {
                        stand T "T" PikeAndShot A mp 1 sp 6 cb 1 pb -2 2h -2 3h -3 bp 3
                    }
                    """,
                    "pb -2")));
    assertEquals("A", tercio.get("grade").value());
  }

  @Test
  void otherGamesHaveTheirOwnFields() throws Exception {
    Map<String, PropertyField> unit =
        byId(
            asked(
                at(
                    """
                    army A "A" for boxgrid {
                        stand P "P" Infantry close
                    }
                    """,
                    "stand P")));
    assertFalse(unit.containsKey("stat:sp"));
    assertFalse(unit.get("category").choices().contains("Lancer"));
  }

  @Test
  void aDeployedStandHasItsPlaceAndTheValuesOfItsLine() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    Place at = open("battle.muster", BATTLE.replace("stand Swiss", CURSOR + "stand Swiss"), true);
    PropertiesResult old = asked(at);
    assertEquals("Old", old.title());
    Map<String, PropertyField> fields = byId(old);
    assertEquals("0104 0204", fields.get("at").value());
    assertEquals("N", fields.get("facing").value());
    assertEquals("5/5/5", fields.get("stat:sp").value());
    assertTrue(fields.get("stat:sp").uri().endsWith("army.muster"));
    assertEquals(BATTLE.replace("facing N", "facing NE"), after(at, set(at, "facing", "NE")));
    PropertyEditResult other = set(at, "stat:cb", "4");
    assertEquals("", other.refusal());
    assertEquals(
        List.of(fields.get("stat:cb").uri()), List.copyOf(other.edit().getChanges().keySet()));
  }

  @Test
  void anEditChangesItsWordsAlone() throws Exception {
    Place at = at(ARMY, "stand Swiss");
    assertEquals(ARMY.replace("sp 5/5/5", "sp 4/4"), after(at, set(at, "stat:sp", "4/4")));
    assertEquals(
        ARMY.replace("\"Swiss pikes\"", "\"The Swiss\""), after(at, set(at, "label", "The Swiss")));
    assertEquals(
        ARMY.replace(SWISS, SWISS.replace("Pike B", "Pike A")), after(at, set(at, "grade", "A")));
    assertEquals(
        ARMY.replace(" two-hex-pursuit", ""), after(at, set(at, "trait:two-hex-pursuit", "")));
    assertNull(set(at, "grade", "B").edit());
    Place foot = at(ARMY, "stand Foot");
    assertEquals(
        ARMY.replace("3h -3 bp 3", "3h -3 bp 3 two-hex-pursuit"),
        after(foot, set(foot, "trait:two-hex-pursuit", "yes")));
    assertEquals(ARMY.replace(" cb 1 pb -2", " pb -2"), after(foot, set(foot, "stat:cb", "")));
  }

  @Test
  void columnsStayWhereTheyAre() throws Exception {
    String columns =
        ARMY.replace("Pike B mp 1 sp 5/5/5 cb 3 bp 2", "Pike B  mp 1   sp 5/5/5  cb 3   bp 2");
    Place at = at(columns, "stand Swiss");
    assertEquals(
        columns.replace("sp 5/5/5  cb", "sp 4/4    cb"), after(at, set(at, "stat:sp", "4/4")));
    assertEquals(columns.replace("mp 1   sp", "mp 3*2 sp"), after(at, set(at, "stat:mp", "3*2")));
  }

  @Test
  void aWrongValueSaysTheWordsOfItsFinding() throws Exception {
    Place at = at(ARMY, "stand Swiss");
    PropertyEditResult refused = set(at, "stat:sp", "many");
    assertNull(refused.edit());
    assertFalse(refused.refusal().isEmpty());
    Place typed = open("typed.muster", ARMY.replace("cb 3 bp 2", "cb 3 bp 9"), true);
    assertEquals(
        List.of(set(at, "stat:bp", "9").refusal()),
        problems(typed.uri()).stream()
            .filter(each -> each.getSeverity() == DiagnosticSeverity.Error)
            .map(StandPropertiesTest::message)
            .toList());
    String elephant = set(at, "category", "Elephant").refusal();
    assertTrue(elephant.contains("Pike"), elephant);
    String line = set(at, "stat:sp", "5 } stand X").refusal();
    assertTrue(line.contains("one word"), line);
    assertFalse(set(at, "label", "a \" b").refusal().isEmpty());
    assertFalse(set(at, "category", "").refusal().isEmpty());
    assertFalse(set(at, "stat:none", "1").refusal().isEmpty());
  }

  @Test
  void elsewhereIsNoStand() throws Exception {
    assertEquals(List.of(), asked(at(ARMY, "training")).fields());
    assertEquals(
        List.of(), asked(new Place(at(ARMY, "army").uri(), ARMY, new Position(900, 0))).fields());
  }
}
