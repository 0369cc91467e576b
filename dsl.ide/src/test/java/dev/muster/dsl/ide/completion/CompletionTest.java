package dev.muster.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.model.BoardKind;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.InsertTextFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompletionTest extends CompletionFixture {
  private static String army(String line) {
    return "army A for snaphance.final {\n    " + line + "\n}\n";
  }

  private static String documentation(CompletionItem item) {
    return item.getDocumentation() == null ? "" : item.getDocumentation().getRight().getValue();
  }

  @Test
  void columnsComeInTheOrderOfTheSheetWithTheirUsualValues() throws Exception {
    Place place = open("army.muster", army("stand Swiss Pike B " + CURSOR), false);
    assertEquals(List.of("mp 1", "sp 5/5/5", "cb 3", "bp 2"), labels(place).subList(0, 4));
    CompletionItem strength = item(place, "sp 5/5/5");
    assertEquals("SP", strength.getDetail());
    assertTrue(documentation(strength).contains("(§1.3)"), documentation(strength));
    assertEquals(InsertTextFormat.Snippet, strength.getInsertTextFormat());
    assertEquals("sp ${1:5/5/5}", strength.getTextEdit().getLeft().getNewText());
  }

  @Test
  void theNextColumnComesFirst() throws Exception {
    Place place = open("army.muster", army("stand R Pistols B mp 2 sp 5/4 " + CURSOR), false);
    List<String> labels = labels(place);
    assertEquals(List.of("cb 1", "pb 0", "2h -1", "bp 2"), labels.subList(0, 4));
    assertFalse(labels.contains("mp 2"), labels::toString);
    assertTrue(labels.contains("two-hex-pursuit") && labels.contains("weapon"), labels::toString);
  }

  @Test
  void valuesFollowTheAuthorsOtherStandsOfTheCategory() throws Exception {
    Place place =
        open(
            "army.muster",
            army("stand Old Pike B mp 1 sp 4/4 cb 2 bp 1\n    stand New Pike B " + CURSOR),
            false);
    assertEquals(List.of("mp 1", "sp 4/4", "cb 2", "bp 1"), labels(place).subList(0, 4));
  }

  @Test
  void allColumnsInOneGo() throws Exception {
    Place place = open("army.muster", army("stand Swiss Pike B " + CURSOR), false);
    CompletionItem all = item(place, "mp 1 sp 5/5/5 cb 3 bp 2");
    assertEquals(
        "mp ${1:1} sp ${2:5/5/5} cb ${3:3} bp ${4:2}", all.getTextEdit().getLeft().getNewText());
  }

  @Test
  void valuesOfAColumnThatIsNamedAlready() throws Exception {
    Place movement = open("a.muster", army("stand R Pistols B mp " + CURSOR), false);
    assertEquals("2", labels(movement).getFirst());
    assertTrue(labels(movement).contains("3*2"));
    Place loss = open("b.muster", army("stand R Lancer B cb 3 cb-after-loss " + CURSOR), true);
    assertEquals("1", labels(loss).getFirst());
    String box = "army A for boxgrid {\n stand X HeavyFoot close " + CURSOR + "\n}\n";
    Place columns = open("c.muster", box, true);
    assertEquals(
        List.of("ccv 1", "shaken 1", "catastrophe 1", "rupture 1", "depth=shallow"),
        labels(columns).subList(0, 5));
    Place word = open("d.muster", box.replace(CURSOR, "ccv 5 depth=" + CURSOR), true);
    assertEquals(List.of("shallow", "medium", "deep"), labels(word));
    Place number = open("e.muster", box.replace(CURSOR, "ccv " + CURSOR), true);
    assertTrue(labels(number).containsAll(List.of("1", "9")), labels(number)::toString);
  }

  @Test
  void theLineGoesOnBeforeTheNextBegins() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    Place stand = open("a.muster", BATTLE.replace("as Old at", "<|> at"), false);
    assertEquals(List.of("as", "at"), labels(stand).subList(0, 2));
    assertFalse(labels(stand).contains("facing"), "it stands behind the places");
    Place open = open("o.muster", BATTLE.replaceFirst("as Old at [^}\n]*", "<|> "), true);
    assertEquals(List.of("as", "at", "facing"), labels(open).subList(0, 3));
    String zone =
        BATTLE.replace("length", "zone Camp at 0101 length").replace("as Old at", "2 <|>");
    assertEquals(List.of("in", "abreast"), labels(open("z.muster", zone, true)).subList(0, 2));
    Place traits = open("b.muster", BATTLE.replace("facing N", "facing N with <|>"), true);
    assertTrue(labels(traits).contains("heavy"));
    assertFalse(labels(traits).contains("mp"), labels(traits)::toString);
    Place plan =
        open("c.muster", BATTLE.replace("group Van {", "group Van { plan support <|>"), true);
    assertFalse(labels(plan).contains("Van"), labels(plan)::toString);
    Place expected =
        open("d.muster", BATTLE.replace("length", "expect Red wins <|>\n length"), true);
    assertTrue(labels(expected).contains("40%..60%"), labels(expected)::toString);
    Place loses =
        open(
            "e.muster", BATTLE.replace("length", "victory Red when Blue loses <|>\n length"), true);
    assertTrue(labels(loses).containsAll(List.of("3 units", "40%", "stand", "general")));
    Place half = open("g.muster", BATTLE.replace("8 rounds", "8 rounds victory <|>"), true);
    assertEquals(List.of("Blue", "Red"), labels(half));
    Place side = open("f.muster", FIELD.replace("stream 0203", "<|> 0203"), true);
    assertTrue(labels(side).containsAll(List.of("stream", "works")), labels(side)::toString);
  }

  @Test
  void anEventIsWrittenWordByWord() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    String event = "event Flight when round 3 then ";
    Place effects = open("a.muster", BATTLE.replace("length", event + "<|>\n length"), false);
    assertTrue(
        labels(effects).containsAll(List.of("group", "ground", "visibility", "Blue", "Red")),
        labels(effects) + "");
    Place groups = open("b.muster", BATTLE.replace("length", event + "group <|>\n length"), true);
    assertTrue(labels(groups).containsAll(List.of("Van", "Main")), labels(groups)::toString);
    Place does =
        open("c.muster", BATTLE.replace("length", event + "group Main <|>\n length"), true);
    assertTrue(
        labels(does).containsAll(List.of("leaves", "routs", "gains", "loses")),
        labels(does)::toString);
    Place traits =
        open("f.muster", BATTLE.replace("length", event + "group Main gains <|>\n length"), true);
    assertTrue(
        labels(traits).containsAll(List.of("heavy", "must-pursue")), labels(traits)::toString);
    Place lost =
        open(
            "i.muster",
            BATTLE.replace(
                "length",
                event
                    + "group Van gains heavy, group Van gains must-pursue, group Main loses <|>\n length"),
            true);
    assertTrue(labels(lost).containsAll(List.of("heavy", "must-pursue")), labels(lost)::toString);
    Place terrain =
        open(
            "g.muster", BATTLE.replace("length", event + "ground 0303 becomes <|>\n length"), true);
    assertTrue(labels(terrain).containsAll(List.of("marsh", "woods")), labels(terrain)::toString);
    Place lines =
        open("h.muster", BATTLE.replace("length", event + "Blue stand <|>\n length"), true);
    assertTrue(labels(lines).contains("Swiss"), labels(lines)::toString);
    Place then =
        open("d.muster", BATTLE.replace("length", "event E when round 3 <|>\n length"), true);
    assertTrue(labels(then).contains("then"), labels(then)::toString);
    Place when = open("e.muster", BATTLE.replace("length", "event E <|>\n length"), true);
    assertTrue(labels(when).contains("when"), labels(when)::toString);
  }

  @Test
  void aStartedWordIsReplaced() throws Exception {
    Place place = open("army.muster", army("stand Swiss Pike B mp 1 s" + CURSOR), false);
    CompletionItem strength = item(place, "sp 5/5/5");
    assertTrue(accepted(place, strength).contains("mp 1 sp ${1:5/5/5}"), strength::toString);
  }

  @Test
  void categoriesOrderClassesAndWeaponsComeFromTheRulebook() throws Exception {
    Place category = open("a.muster", army("stand Swiss " + CURSOR), false);
    List<String> categories = labels(category);
    assertTrue(categories.contains("PikeAndShot") && categories.contains("SlowHorse"));
    assertFalse(categories.contains("P&S"), categories::toString);
    assertTrue(documentation(item(category, "Pike")).contains("(§2.1.5)"));
    Place order = open("b.muster", army("stand Swiss Pike " + CURSOR), true);
    assertEquals(List.of("A", "B", "C"), labels(order));
    assertTrue(documentation(item(order, "B")).contains("Order Test on 4+"));
    Place weapon = open("c.muster", army("stand Swiss LightCavalry B weapon " + CURSOR), true);
    assertTrue(labels(weapon).containsAll(List.of("arquebus", "musket")));
    Place draft =
        open(
            "d.muster",
            army("stand S " + CURSOR).replace("snaphance.final", "snaphance.draft"),
            true);
    assertFalse(labels(draft).contains("SlowHorse"));
  }

  /** Whoever reads files in the same program, such as a view, takes nothing from the editor. */
  @Test
  void filesReadBesideItDoNotMatter() throws Exception {
    start();
    MusterFileLoader.load(ARMY.getBytes(StandardCharsets.UTF_8), Path.of("beside.muster"));
    Place place = open("army.muster", army("stand Swiss Pike B mp 1 " + CURSOR), true);
    assertEquals("sp 5/5/5", labels(place).getFirst());
  }

  @Test
  void anAuthorsOwnTraitIsProposed() throws Exception {
    String house =
        "rulebook house extends snaphance.final { trait veteran ours \"Stands firm.\" }\n";
    Place place =
        open(
            "a.muster",
            house + army("stand S Pike B " + CURSOR).replace("snaphance.final", "house"),
            false);
    assertTrue(documentation(item(place, "veteran")).contains("Stands firm."));
  }

  /** Of a kind that is said already nothing more is offered. */
  @Test
  void wordsOfALook() throws Exception {
    String book =
        "rulebook house extends snaphance.final {\n  terrain vines look green " + CURSOR + "\n}\n";
    List<String> labels = labels(open("a.muster", book, false));
    assertTrue(labels.containsAll(List.of("hatched", "trees", "unnamed")), labels::toString);
    assertFalse(labels.contains("blue"), labels::toString);
  }

  @Test
  void terrainWithItsRule() throws Exception {
    Place place = open("f.muster", "map F 2 x 2 { legend { w " + CURSOR + " } }", false);
    assertTrue(documentation(item(place, "woods")).contains("Movement all others 2"));
  }

  /** A map is for the game that is played on it; other words would be an error (V-116). */
  @Test
  void terrainOfTheGameThatIsPlayedOnTheMap() throws Exception {
    String played =
        "map F 2 x 2 boxes { legend { w %s } }\nscenario S on F rules %s { length 8 rounds }\n";
    List<String> box = labels(open("b.muster", played.formatted(CURSOR, "boxgrid"), false));
    assertTrue(box.contains("village") && !box.contains("town"), box::toString);
    String hexes = played.replace(" boxes", "");
    List<String> hex = labels(open("h.muster", hexes.formatted(CURSOR, "snaphance.final"), true));
    assertTrue(hex.contains("town") && !hex.contains("village"), hex::toString);
  }

  @Test
  void terrainOfTheGameOfAnImportedListComesFirst() throws Exception {
    writeFile("army.muster", ARMY);
    List<String> labels =
        labels(
            open(
                "f.muster",
                "import \"army.muster\"\nmap F 2 x 2 { legend { w " + CURSOR + " } }",
                false));
    // what lies on other boards alone would be an error on a map of hexes
    assertTrue(labels.contains("works") && !labels.contains("wood"), labels::toString);
    List<String> table =
        labels(
            open(
                "t.muster",
                "army A for adlgr { }\nmap T 20 x 20 UD { area " + CURSOR + " }",
                true));
    int own = table.indexOf("brush");
    assertTrue(own >= 0 && own < table.indexOf("broken"), table::toString);
  }

  @Test
  void freeHexesNearTheLastOne() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    String text = BATTLE.replace("0104 0204 facing", "0104 " + CURSOR + " facing");
    Place place = open("battle.muster", text, false);
    List<String> labels = labels(place);
    assertEquals("0204", labels.getFirst());
    assertTrue(labels.contains("0103") && !labels.contains("0104"), labels::toString);
    Place wooded =
        open("b2.muster", BATTLE.replace("0104 0204 facing", "02" + CURSOR + " facing"), true);
    CompletionItem hex = item(wooded, "0202");
    assertEquals("woods", hex.getDetail());
    assertTrue(accepted(wooded, hex).contains("at 0202 facing"), hex::toString);
    assertTrue(
        labels(wooded).stream()
            .filter(each -> Character.isDigit(each.charAt(0)))
            .allMatch(each -> each.startsWith("02")));
  }

  @Test
  void facingsSayWhereTheyPoint() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    Place place = open("b.muster", BATTLE.replace("facing N", "facing " + CURSOR), false);
    assertEquals(List.of("N", "NE", "SE", "S", "SW", "NW"), labels(place));
    assertEquals("to the top of the map", item(place, "N").getDetail());
  }

  @Test
  void standsOfTheArmyFielded() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    Place place = open("b.muster", BATTLE.replace("stand Swiss", "stand " + CURSOR), false);
    assertEquals(List.of("Foot", "Gendarmes", "Reiters", "Swiss"), labels(place));
    assertTrue(documentation(item(place, "Swiss")).contains("Unit of 3 ranks"));
  }

  @Test
  void switchesAndTheirValues() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    Place name =
        open("b.muster", BATTLE.replace("length", "switch " + CURSOR + "\n length"), false);
    assertTrue(labels(name).containsAll(List.of("wide_arc", "edition")));
    Place value =
        open("c.muster", BATTLE.replace("length", "switch wide_arc " + CURSOR + "\n length"), true);
    assertEquals(List.of("half180", "sector120", "sector120_exclusive", "wedge60"), labels(value));
    assertEquals("the default", item(value, "sector120").getDetail());
  }

  @Test
  void namesOfOtherFilesBringTheirImport() throws Exception {
    writeFile("lists/army.muster", ARMY);
    writeFile("field.muster", FIELD);
    String text =
        """
        import "field.muster"

        scenario T on Field {
            side Red fields <|> {
            }
        }
        """;
    Place place = open("battle.muster", text, false);
    CompletionItem army = item(place, "Royal");
    assertEquals("from lists/army.muster, adds the import", army.getDetail());
    String after = accepted(place, army);
    assertTrue(after.startsWith("import \"field.muster\"\nimport \"lists/army.muster\"\n"), after);
    assertTrue(after.contains("fields Royal {"), after);
    close(place.uri());
    open(place.uri(), after);
    assertTrue(problems(place.uri()).stream().noneMatch(each -> message(each).contains("no army")));
  }

  @Test
  void ofTwoFilesWithAnArmyTheNearerComesFirst() throws Exception {
    for (String folder : List.of("a", "rocroi", "rocroi/lists", "z/lists")) {
      writeFile(folder + "/army.muster", ARMY);
    }
    String text = FIELD + "scenario T on Field {\n    side Red fields <|>\n}\n";
    Place place = open("rocroi/battle.muster", text, false);
    assertEquals(
        List.of("army.muster", "lists/army.muster", "../a/army.muster", "../z/lists/army.muster"),
        items(place).stream()
            .map(each -> each.getDetail().replace("from ", "").replace(", adds the import", ""))
            .toList());
  }

  /** The import they would need is one that is refused. */
  @Test
  void armiesOfFilesTooFarAwayAreNotProposed(@TempDir Path elsewhere) throws Exception {
    Path away = Files.createDirectories(elsewhere.resolve("club/lists")).resolve("army.muster");
    Files.writeString(away, ARMY);
    String text = FIELD + "scenario T on Field {\n    side Red fields <|>\n}\n";
    Place place = open("battle.muster", text, false);
    open(away.toUri().toString(), ARMY);
    assertEquals(List.of(), labels(place));
  }

  @Test
  void copiesThatABuildMakesAreNotProposed() throws Exception {
    writeFile("pom.xml", "<project/>");
    writeFile("target/classes/army.muster", ARMY);
    writeFile(".history/army.muster", ARMY);
    writeFile("lists/army.muster", ARMY);
    writeFile("field.muster", FIELD);
    Place place = open("battle.muster", "import <|>\n", false);
    assertEquals(List.of("\"field.muster\"", "\"lists/army.muster\""), labels(place));
  }

  @Test
  void theFirstImportGoesToTheTop() throws Exception {
    writeFile("field.muster", FIELD);
    Place place = open("battle.muster", "scenario T on <|> {\n}\n", false);
    assertTrue(
        accepted(place, item(place, "Field"))
            .startsWith("import \"field.muster\"\n\nscenario T on Field {"));
  }

  @Test
  void filesToImport() throws Exception {
    writeFile("field.muster", FIELD);
    Place place = open("battle.muster", "import <|>\n", false);
    assertEquals(List.of("\"field.muster\""), labels(place));
  }

  @Test
  void wholePieces() throws Exception {
    Place place = open("a.muster", "<|>", false);
    List<String> labels = labels(place);
    assertTrue(
        labels.containsAll(
            List.of("army", "army ...", "map ...", "scenario ...", "rulebook ...", "import")),
        labels::toString);
    CompletionItem army = item(place, "army ...");
    assertEquals(CompletionItemKind.Snippet, army.getKind());
    assertTrue(documentation(army).contains("breaks at 1/3"));
  }

  @Test
  void editorsWithoutSnippetsGetPlainText() throws Exception {
    initialize();
    Place place = open("a.muster", "  <|>", true);
    CompletionItem army = item(place, "army ...");
    assertEquals(InsertTextFormat.PlainText, army.getInsertTextFormat());
    String text = army.getTextEdit().getLeft().getNewText();
    assertTrue(text.startsWith("army Royal \"Royal army\" for snaphance.final {\n"), text);
    assertTrue(text.contains("\n      training poor\n"), text);
    assertTrue(text.endsWith("\n  }"), text);
  }

  /** Every piece is written into its place and must read without a syntax error. */
  @Test
  void allPiecesReadWithoutSyntaxErrors() throws Exception {
    start();
    int file = 0;
    for (String pieces : Snippets.all()) {
      String[] begun = pieces.split("\\.");
      for (BoardKind kind : BoardKind.values()) {
        for (Snippets.Snippet piece : Snippets.of(begun[0], begun[1], kind)) {
          String text = new SnippetProposal(piece.text(), CompletionItemKind.Snippet).plain();
          String around = around(pieces, kind);
          Place place =
              open("piece" + file++ + ".muster", around.replace(CURSOR, CURSOR + text), true);
          var wrong =
              problems(place.uri()).stream()
                  .filter(each -> code(each).equals("V-300") || code(each).equals("V-095"))
                  .map(ServerTest::message)
                  .toList();
          assertEquals(List.of(), wrong);
        }
      }
    }
    assertTrue(file >= 60, "pieces: " + file);
  }

  /** A text a piece of a rule can be written into. */
  private static String around(String piece, BoardKind kind) {
    String ground = kind == BoardKind.TABLE ? "UD" : kind.key();
    return switch (piece) {
      case "StandDef.stand" -> army(CURSOR);
      case "SideDef.side" -> "scenario S on M { <|> }";
      case "GroupDef.group" -> "scenario S on M { side A fields A { <|> } }";
      case "ZoneDef.zone",
          "ObjectiveDef.objective",
          "WinDef.victory",
          "EventDef.event",
          "HistoryDef.history",
          "ExpectDef.expect" ->
          "scenario S on M { <|> }";
      case "GeneralDef.general", "DeployDef.stand", "PlanDef.plan", "ArrivalDef.arrives" ->
          "scenario S on M { side A fields A { group G { <|> } } }";
      case "AreaDef.area", "WayDef.way" -> "map M 8 x 6 " + ground + " { <|> }";
      case "GroundDef.ground", "MarkDef.mark", "LeaderDef.leader" ->
          "rulebook mine extends snaphance.final { <|> }";
      default -> CURSOR;
    };
  }

  @Test
  void anArmyWrittenByAPieceHasNoErrors() throws Exception {
    Snippets.Snippet army = Snippets.of("ArmyDef", "army", BoardKind.HEXES).getFirst();
    Place place =
        open(
            "a.muster",
            new SnippetProposal(army.text(), CompletionItemKind.Snippet).plain(),
            false);
    assertEquals(
        List.of(),
        problems(place.uri()).stream()
            .filter(each -> each.getSeverity().getValue() == 1)
            .map(ServerTest::message)
            .toList());
  }

  @Test
  void trainingAndBreakShare() throws Exception {
    Place training = open("a.muster", army("training " + CURSOR), false);
    assertEquals(List.of("poor", "well"), labels(training));
    Place share = open("b.muster", army("breaks at " + CURSOR), true);
    assertEquals(List.of("1/2", "1/3"), labels(share));
  }

  @Test
  void plansExpectationsAndTheLikeComeFromTheScenario() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    String battle = BATTLE.replace("length 8 rounds", "zone Camp at 0101 length 8 rounds\n");
    Place side = open("a.muster", battle.replace("length", "expect <|>\n length"), false);
    assertEquals(
        Set.of("Red", "Blue", "group", "draw", "rounds", "odds", "20%", "40%..60%"),
        Set.copyOf(labels(side)));
    Place measure = open("b.muster", battle.replace("length", "expect Red <|>\n length"), true);
    assertEquals(Set.of("wins", "breaks", "loses"), Set.copyOf(labels(measure)));
    Place plan = open("c.muster", battle.replace("group Van {", "group Van { plan hold <|>"), true);
    assertTrue(labels(plan).contains("Camp"), labels(plan)::toString);
    assertTrue(labels(plan).containsAll(List.of("from", "if", "until")), labels(plan)::toString);
    Place until =
        open("e.muster", battle.replace("group Van {", "group Van { plan reserve until <|>"), true);
    assertTrue(labels(until).containsAll(List.of("Red", "Blue", "not", "round")));
    Place leader =
        open("d.muster", battle.replace("group Van {", "group Van { commander <|>"), true);
    assertEquals(List.of("bold", "cautious", "marshal", "random", "steady"), labels(leader));
  }

  @Test
  void whoHoldsAnObjectiveIsASideOfTheScenario() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    String battle =
        BATTLE.replace("length", "objective Mill at 0101 points 3 held by <|>\n length");
    assertEquals(List.of("Blue", "Red"), labels(open("a.muster", battle, false)));
  }

  /** A plan speaks of what the scenario names rather than of single hexes; these follow. */
  @Test
  void aPlanProposesNamesBeforeHexes() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    String battle = BATTLE.replace("length 8 rounds", "zone Camp at 0101 length 8 rounds\n");
    Place plan =
        open(
            "a.muster",
            battle.replace("group Van {", "group Van { plan attack towards <|>"),
            false);
    List<CompletionItem> items = new ArrayList<>(items(plan));
    items.sort(java.util.Comparator.comparing(CompletionItem::getSortText));
    assertEquals("Camp", items.getFirst().getLabel());
    assertTrue(items.size() > 1);
  }

  @Test
  void aGroupDoesNotSupportItself() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    String battle =
        BATTLE.replace(
            "group Van {",
            "group Rear { general Aumale at 0103 stand Swiss at 0103 facing N }\n"
                + " group Van { plan support <|>");
    assertEquals(List.of("Rear"), labels(open("a.muster", battle, false)));
  }
}
