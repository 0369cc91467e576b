package dev.muster.dsl.ide.navigation;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.FileRename;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameFilesParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.junit.jupiter.api.Test;

/** The names in the quoted orders of {@code expect odds} are names as all others. */
class QuotedOrderTest extends ServerTest {
  private static final String ORDERS =
      """
      import "army.muster"
      import "field.muster"

      scenario Test "A test" on Field {
          length 8 rounds
          side Red fields Royal {
              group Van {
                  general Guise +1 attached to Swiss-1
                  stand Swiss at 0104 0204 facing N
                  stand Gendarmes as Old at 0304 facing N
              }
          }
          side Blue fields Royal {
              group Main { general Conde at 0401 stand Reiters 2 at 0301 0401 facing S }
          }
          expect odds "Old charges Reiters-1" 10%..30% that Reiters-1 destroyed
          expect odds "Swiss-1, Swiss-2 move" 10%..30% that Swiss-2 loses 1+
          expect odds "Gendarmes charges Royal.Foot" 10%..30% that Gendarmes disordered
          expect odds "Guise joins Old" 1%..2% that Old disordered
          expect odds "Foot charges Royal.Foot" 1%..2% that Foot-2 disordered
      }
      """;

  private String battle = "";

  private Place begin(String part, int occurrence) {
    writeFile("field.muster", FIELD);
    writeFile("army.muster", ARMY);
    Place place = open("battle.muster", marked(ORDERS, part, occurrence), false);
    battle = place.uri();
    return place;
  }

  private String renamed(Place place, String name) throws Exception {
    WorkspaceEdit edit =
        languageServer.rename(new RenameParams(place.file(), place.position(), name)).get();
    return edited(ORDERS, edit.getChanges().get(battle));
  }

  @Test
  void aStandIsRenamedInsideTheQuotes() throws Exception {
    String after = renamed(begin("Old at", 1), "Veterans");
    assertEquals(ORDERS.replace("Old", "Veterans"), after);
  }

  @Test
  void aRenameBeginsInsideTheQuotesAndBehindThat() throws Exception {
    Place place = begin("Old charges", 1);
    PrepareRenameResult found =
        languageServer
            .prepareRename(new PrepareRenameParams(place.file(), place.position()))
            .get()
            .getSecond();
    assertEquals("Old", found.getPlaceholder());
    assertEquals("Old", textAt(ORDERS, found.getRange()));
    assertEquals(ORDERS.replace("Old", "Veterans"), renamed(place, "Veterans"));
    Place behind =
        new Place(battle, ORDERS, position(ORDERS, ORDERS.indexOf("that Old") + "that O".length()));
    assertEquals(ORDERS.replace("Old", "Veterans"), renamed(behind, "Veterans"));
  }

  @Test
  void aGeneralIsRenamedInsideTheQuotes() throws Exception {
    assertEquals(ORDERS.replace("Guise", "Henri"), renamed(begin("Guise", 1), "Henri"));
  }

  @Test
  void theUnitsOfALineTakeItsNewNameInTheirNumbersEverywhere() throws Exception {
    writeFile("field.muster", FIELD);
    battle = writeFile("battle.muster", ORDERS);
    Place place = open("army.muster", marked(ARMY, "Swiss"), false);
    assertEquals(ORDERS.replace("Swiss", "Pikes"), renamed(place, "Pikes"));
  }

  @Test
  void aLineOfTheListsIsRenamedWhereTwoLinesFace() throws Exception {
    writeFile("field.muster", FIELD);
    battle = writeFile("battle.muster", ORDERS);
    Place place = open("army.muster", marked(ARMY, "Foot"), false);
    assertEquals(ORDERS.replace("Foot", "Guards"), renamed(place, "Guards"));
  }

  @Test
  void anArmyIsRenamedBeforeItsLine() throws Exception {
    writeFile("field.muster", FIELD);
    battle = writeFile("battle.muster", ORDERS);
    Place place = open("army.muster", marked(ARMY, "Royal"), false);
    assertEquals(ORDERS.replace("Royal", "Catholic"), renamed(place, "Catholic"));
  }

  @Test
  void aUnitLosesItsNumberWhenTheLinesNoLongerHaveOneName() throws Exception {
    writeFile("field.muster", FIELD);
    writeFile("army.muster", ARMY);
    String text =
        ORDERS
            .replace("import \"field", "import \"foe.muster\"\nimport \"field")
            .replace("Blue fields Royal", "Blue fields Foes")
            .replace("\"Foot charges Royal.Foot\"", "\"Foot charges Foes.Foot\"");
    battle = writeFile("battle.muster", text);
    Place place =
        open("foe.muster", marked(ARMY.replace("army Royal", "army Foes"), "Foot"), false);
    WorkspaceEdit edit =
        languageServer.rename(new RenameParams(place.file(), place.position(), "Guards")).get();
    String after = edited(text, edit.getChanges().get(battle));
    assertTrue(after.contains("\"Foot charges Foes.Guards\" 1%..2% that Guards disordered"), after);
    assertTrue(after.contains("\"Gendarmes charges Royal.Foot\""), after);
  }

  /** A numbered unit is called by its line, or by the name of its statement: that is renamed. */
  @Test
  void aNumberedUnitIsRenamedByWhatItIsCalledAfter() throws Exception {
    begin("Swiss-1", 1);
    String wanted = ORDERS.replace("Swiss", "Confederates");
    for (String at : new String[] {"Swiss-1\n", "Swiss-1, Swiss-2", "Swiss-2 loses"}) {
      int offset = ORDERS.indexOf(at);
      Place place = new Place(battle, ORDERS, position(ORDERS, offset));
      PrepareRenameResult offered =
          languageServer
              .prepareRename(new PrepareRenameParams(place.file(), place.position()))
              .get()
              .getSecond();
      assertEquals("Swiss", textAt(ORDERS, offered.getRange()));
      assertEquals("Swiss", offered.getPlaceholder());
      assertEquals(wanted, renamed(place, "Confederates"));
      Place number = new Place(battle, ORDERS, position(ORDERS, offset + 6));
      assertEquals(wanted, renamed(number, "Confederates-" + at.charAt(6)));
    }
  }

  @Test
  void aNumberedUnitIsRenamedByTheNameOfItsStatement() throws Exception {
    writeFile("field.muster", FIELD);
    writeFile("army.muster", ARMY);
    String text =
        ORDERS.replace("stand Swiss at", "stand Swiss as Picards at").replace("Swiss-", "Picards-");
    Place place = open("battle.muster", marked(text, "Picards-2 loses", 1), false);
    WorkspaceEdit edit =
        languageServer.rename(new RenameParams(place.file(), place.position(), "Bretons")).get();
    assertEquals(
        text.replace("Picards", "Bretons"), edited(text, edit.getChanges().get(place.uri())));
  }

  @Test
  void ordersStayWhenFilesMove() throws Exception {
    begin("Old at", 1);
    var moved =
        new RenameFilesParams(
            List.of(
                new FileRename(getVirtualFile("army.muster"), getVirtualFile("lists/a.muster"))));
    WorkspaceEdit edit = languageServer.getWorkspaceService().willRenameFiles(moved).get();
    assertEquals(
        ORDERS.replace("army.muster", "lists/a.muster"),
        edited(ORDERS, edit.getChanges().get(battle)));
  }

  @Test
  void aWordOfTheLanguageIsEscapedOutsideTheQuotesOnly() throws Exception {
    String after = renamed(begin("Old at", 1), "points");
    assertTrue(
        after.contains("\"points charges Reiters-1\"")
            && after.contains("\"Guise joins points\" 1%..2% that ^points dis"),
        after);
  }

  @Test
  void aVerbHasNoName() throws Exception {
    Place place = begin("charges", 1);
    Place inside = new Place(battle, ORDERS, position(ORDERS, ORDERS.indexOf("charges") + 3));
    assertNull(
        languageServer
            .prepareRename(new PrepareRenameParams(inside.file(), inside.position()))
            .get());
    assertEquals(List.of(), highlighted(inside));
    assertEquals(place.uri(), inside.uri());
  }

  private List<String> highlighted(Place place) throws Exception {
    List<String> found = new ArrayList<>();
    for (DocumentHighlight each :
        languageServer
            .documentHighlight(new DocumentHighlightParams(place.file(), place.position()))
            .get()) {
      found.add(each.getRange().getStart().getLine() + ":" + textAt(ORDERS, each.getRange()));
    }
    return found;
  }

  @Test
  void allOccurrencesAreHighlighted() throws Exception {
    List<String> all = List.of("9:Old", "15:Old", "18:Old", "18:Old");
    Place inside = begin("Old charges", 1);
    assertEquals(all, highlighted(inside));
    Place declared = new Place(battle, ORDERS, position(ORDERS, ORDERS.indexOf("Old at")));
    assertEquals(all, highlighted(declared));
    Place line = new Place(battle, ORDERS, position(ORDERS, ORDERS.indexOf("Gendarmes charges")));
    assertEquals(List.of("9:Gendarmes", "17:Gendarmes", "17:Gendarmes"), highlighted(line));
  }

  @Test
  void aNameLeadsToItsDeclaration() throws Exception {
    Place place = begin("Old charges", 1);
    List<? extends Location> found =
        languageServer
            .definition(new DefinitionParams(place.file(), place.position()))
            .get()
            .getLeft();
    assertEquals(1, found.size());
    assertEquals("Old", textAt(ORDERS, found.getFirst().getRange()));
    Place unit = new Place(battle, ORDERS, position(ORDERS, ORDERS.indexOf("Reiters-1") + 8));
    found =
        languageServer
            .definition(new DefinitionParams(unit.file(), unit.position()))
            .get()
            .getLeft();
    assertEquals(13, found.getFirst().getRange().getStart().getLine());
  }

  @Test
  void ordersAreAmongTheReferences() throws Exception {
    writeFile("field.muster", FIELD);
    battle = writeFile("battle.muster", ORDERS);
    Place place = open("army.muster", marked(ARMY, "Gendarmes"), false);
    var params = new ReferenceParams(place.file(), place.position(), new ReferenceContext(false));
    var found = new TreeSet<String>();
    for (Location each : languageServer.references(params).get()) {
      found.add(
          each.getRange().getStart().getLine() + ":" + each.getRange().getStart().getCharacter());
    }
    assertEquals("[17:17, 17:61, 9:18]", found.toString());
  }
}
