package dev.muster.dsl.ide.hover;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HoverTest extends ServerTest {
  private Hover hover(Place place) throws Exception {
    return languageServer.hover(new HoverParams(place.file(), place.position())).get();
  }

  private String shown(Place place) throws Exception {
    Hover hover = hover(place);
    return hover == null || hover.getContents().isLeft()
        ? ""
        : hover.getContents().getRight().getValue();
  }

  private static void contains(String text, String... parts) {
    for (String part : parts) {
      assertTrue(text.contains(part), () -> "no '" + part + "' in:\n" + text);
    }
  }

  @Test
  void aStandShowsItsLineAsPrinted() throws Exception {
    contains(
        shown(open("army.muster", marked(ARMY, "Reiters"), false)),
        "| Class | Category | MP | SP | CB | PB | 2H | 3H | 4H | 6H | BP |",
        "| B | CS, Pi | 2 | 5/4 | 1 | 0 | -1 |  |  |  | 2 |");
  }

  /** The odds are those of {@code muster odds}, and a line that does not shoot has none. */
  @Test
  void aStandShowsWhatItsFireDoesAtEachRange() throws Exception {
    String army =
        """
        army A for snaphance.final {
          stand Foot PikeAndShot B mp 1 sp 6[+1] cb 1 pb -2 2h -2 3h -3 bp 3
          stand Swiss Pike B mp 1 sp 5/5/5 cb 3 bp 2
        }
        """;
    contains(
        shown(open("fire.muster", marked(army, "Foot"), false)),
        "Its fire at its like",
        "- 1 hex: ",
        "- 2 hexes: ",
        "- 3 hexes: ",
        "SP on average");
    assertFalse(shown(open("pike.muster", marked(army, "Swiss"), true)).contains("Its fire"));
  }

  /** Of who is deployed, the odds against the nearest enemies. */
  @Test
  void aDeployedStandShowsItsOddsAgainstTheNearestEnemies() throws Exception {
    String dreux = Files.readString(Path.of("../examples/dreux/dreux.muster"));
    contains(
        shown(open("dreux.muster", marked(dreux, "Constable at"), false)),
        "Against the nearest enemies",
        "charge: ",
        "to throw them back");
  }

  /**
   * A comment with a blank line below it is about the file, and not about what comes first in it.
   */
  @Test
  void theCommentOfAFileIsNotThatOfItsFirstArmy() throws Exception {
    String file = shown(open("a.muster", marked("/* Of 1562. */\n\n" + ARMY, "Royal "), false));
    assertFalse(file.contains("Of 1562."), file);
  }

  @Test
  void theCommentAboveAnArmyIsItsOwn() throws Exception {
    contains(shown(open("a.muster", marked("/* Of 1562. */\n" + ARMY, "Royal "), false)), "1562");
  }

  /** A word behind an equals sign is one of those its column has. */
  @Test
  void aWordValueShowsItsColumn() throws Exception {
    String army =
        "army A for boxgrid { stand X HeavyFoot close ccv 5 shaken 4 catastrophe 6 rupture 3"
            + " depth=deep weapons=musket/arquebus nation=swis }\n";
    contains(
        shown(open("a.muster", marked(army, "deep"), false)),
        "**depth** *stat* Depth",
        "How deep the unit stands",
        "One of shallow, medium, **deep**");
    contains(shown(open("b.muster", marked(army, "arquebus"), true)), "musket", "**arquebus**");
    contains(shown(open("c.muster", marked(army, "swis"), true)), "One of italian", "swiss");
    contains(shown(open("d.muster", marked(army, "5 shaken"), true)), "**ccv**", "From 1 to");
  }

  /** How far a General commands is told by the rulebook of the army, switches included. */
  @Test
  void trainingTellsTheRangeOfTheArmysRulebook() throws Exception {
    String house =
        """
        rulebook far extends snaphance.final {
            number command-range-well 9 ours "Good trumpeters."
        }
        """;
    String army = house + ARMY.replace("snaphance.final", "far").replace("poor", "well");
    contains(shown(open("far.muster", marked(army, "well\n"), false)), "up to 9 hexes (§4.5)");
    String fixed =
        """
        rulebook near extends snaphance.final {
            switch command_radius default fixed_3_0 values training fixed_3_0 split ours "As 3.0."
        }
        """;
    army =
        fixed
            + ARMY.replace("snaphance.final", "near")
                .replace("poor", "well")
                .replace("Royal ", "Other ");
    contains(shown(open("near.muster", marked(army, "well\n"), true)), "up to 4 hexes");
  }

  @Test
  void wordsOfTheLanguageShowWhatTheyMean() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    contains(
        shown(open("a.muster", marked(ARMY, "poor"), false)), "**poor** Generals command up to 4");
    contains(shown(open("b.muster", marked(ARMY, "3*2"), true)), "**mp**", "§");
    String battle =
        BATTLE
            .replace("length 8 rounds", "length 8 rounds allow V-113 \"x\" switch wide_arc half180")
            .replace("group Van {", "group Van { commander bold ")
            .replace("+1 at 0104", "+1 at 0104 quality good");
    contains(shown(open("c.muster", marked(battle, "bold"), true)), "**bold** Attacks");
    contains(shown(open("d.muster", marked(battle, "good"), true)), "**good** A General");
    contains(shown(open("e.muster", marked(battle, "N }"), true)), "top of the map");
    contains(shown(open("f.muster", marked(battle, "half180"), true)), "wide\\_arc", "**half180**");
    contains(shown(open("g.muster", marked(battle, "V-113"), true)), "zone of control");
  }

  @Test
  void aPropertyShowsWhatItDoes() throws Exception {
    String book =
        "rulebook house \"House\" extends snaphance.final {\n"
            + "  terrain vines { cover } ours \"Vines.\"\n"
            + "  category Hussar code \"Hu\" class CS { mounted zoc } ours \"Winged.\"\n}\n";
    contains(
        shown(open("a.muster", marked(book, "cover"), false)), "**cover** Stands in it, or behind");
    contains(shown(open("b.muster", marked(book, "zoc"), true)), "**zoc** Has a zone of control");
    String boxes =
        "rulebook boxes \"Boxes\" extends boxgrid {\n"
            + "  terrain vines { cover } ours \"Vines.\"\n"
            + "  category Band code \"Ba\" { foot light } ours \"Peasants.\"\n}\n";
    contains(
        shown(open("c.muster", marked(boxes, "cover"), true)), "**cover** Who stands in it is");
    contains(shown(open("d.muster", marked(boxes, "light"), true)), "**light** Light, whatever");
  }

  /** What the word draws, and the terrain as maps draw it. */
  @Test
  void aLookIsShownAsAPicture() throws Exception {
    String book =
        "rulebook house \"House\" extends snaphance.final {\n"
            + "  terrain vines look #c8b08a hatched rocks ours \"Vines.\"\n}\n";
    String shown = shown(open("a.muster", marked(book, "hatched"), false));
    contains(shown, "**hatched** Pattern of ground: slanting lines");
    String data = shown.replaceAll("(?s).*data:image/svg\\+xml;base64,([^)]*)\\).*", "$1");
    String svg = new String(java.util.Base64.getDecoder().decode(data), "UTF-8");
    assertTrue(svg.startsWith("<svg ") && svg.contains("#c8b08a"), svg);
    contains(shown(open("b.muster", marked(book, "c8b08a"), true)), "**\\#c8b08a**");
    contains(shown(open("c.muster", marked(book, "look"), true)), "How maps draw it");
  }

  @Test
  void aTraitOfTheAuthorsShowsWhatItDoes() throws Exception {
    String book =
        "rulebook house \"House\" extends snaphance.final {\n"
            + "  trait brave label \"brave\" gives morale +1, melee +1 against Pike Lancer\n"
            + "  factor dark label \"Dark\" fire -1 applies to Pike in woods if wide_arc half180\n"
            + "  number dusk 7 ours \"The round it gets dark.\"\n"
            + "  table flood { 1..2: 0, 3: 1 } ours \"Whether the stream rises.\"\n}\n";
    String brave = "**brave** *trait* brave";
    String[] does = {"- morale +1: Added to", "- melee +1 against Pike, Lancer: Dice"};
    contains(shown(open("a.muster", marked(book, "brave"), false)), brave, does[0], does[1]);
    contains(
        shown(open("b.muster", marked(book, "dark"), true)),
        "- for Pike",
        "- in woods",
        "- if wide\\_arc is half180");
    contains(shown(open("c.muster", marked(book, "dusk"), true)), "- Is 7");
    contains(shown(open("d.muster", marked(book, "flood"), true)), "- 1 to 2: 0", "- 3: 1");
    String army =
        book + "army A for house {\n    stand S \"S\" Pike B mp 1 sp 5/5/5 cb 3 bp 2 brave\n}\n";
    contains(shown(open("e.muster", marked(army, "brave", 3), true)), brave, does[0], does[1]);
  }

  /** What an order comes to, why it cannot be given, and what an end is. */
  @Test
  void expectedOddsAreShown() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    String legal = "expect odds \"Gendarmes charges Foot\" 0%..9% that Foot thrown-back length 8";
    String text = BATTLE.replace("length 8", legal);
    contains(
        shown(open("a.muster", marked(text, "Gendarmes charges"), false)), "% to throw them back");
    contains(shown(open("b.muster", marked(text, "thrown-back"), true)), "because it has lost it");
    contains(shown(open("c.muster", marked(text, "odds"), true)), "exact chance");
    String illegal = text.replace("Gendarmes charges Foot", "Old-1 charges Reiters-1");
    contains(
        shown(open("d.muster", marked(illegal, "Old-1 charges"), true)), "Old-1 cannot charge");
  }

  /** Wherever the mouse is, at every sixth letter: something is said, or there is no pop-up. */
  @Test
  void noPopUpIsEmpty() throws Exception {
    noneIsEmpty(6);
  }

  @Test
  @Tag("nightly")
  void noPopUpIsEmptyAtAnyLetter() throws Exception {
    noneIsEmpty(1);
  }

  private void noneIsEmpty(int letters) throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    start();
    String battle =
        BATTLE
            .replace(
                "length 8",
                "date 1632-11-16 zone Camp at 0101..0201 objective Hill at 0202 points 3 held by"
                    + " Red points unit 1 margin 2 expect Red wins 40%..60% expect odds \"Gendarmes"
                    + " charges Foot\" 0%..9% that Foot thrown-back victory Red at end"
                    + " when Red loses 40% or round 3 note \"x\" length 8")
            .replace("facing N", "facing N lost 1 with slow")
            .replace("+1 at 0104", "+1 at 0104 quality good range 3");
    int shown = 0;
    int files = 0;
    for (String text : List.of(ARMY, FIELD, battle)) {
      String uri = writeFile("t" + files++ + ".muster", text);
      open(uri, text);
      for (int i = 0; i < text.length(); i += letters) {
        Hover hover = hover(new Place(uri, text, position(text, i)));
        if (hover != null) {
          shown++;
          String says = hover.getContents().getRight().getValue();
          int at = i;
          assertTrue(
              says.codePoints().anyMatch(Character::isLetterOrDigit),
              () -> "empty at " + text.substring(at));
        }
      }
      close(uri);
    }
    assertTrue(shown * letters > 500, "shown at " + shown);
  }

  @Test
  void aStandShowsWhatAPlayerWorksOut() throws Exception {
    contains(
        shown(open("army.muster", marked(ARMY, "Reiters"), false)),
        "Fire PB 5, 2H 4 dice (§7.0)",
        "Second rank PB 3, 2H 2 dice (§7.3)",
        "Defensive fire 5, in support 3 dice",
        "Charge 6 dice, up to 3 hexes (§10.3)",
        "Retreat up to 4 hexes (§12.0)",
        "Unit of 2 ranks: 4 BP (§14.0)");
  }

  @Test
  @Tag("SN-2.1-06f")
  @Tag("SN-2.1-06d")
  void aCategoryShowsItsExamplesInTheEdition() throws Exception {
    String army =
        "army Swedes for snaphance.final { stand Brigade \"Swedish brigade\" PikeAndShot B mp 1 sp"
            + " 6 cb 1 pb -2 bp 3 }\n";
    String theFinal = shown(open("final.muster", marked(army, "PikeAndShot"), false));
    contains(theFinal, "tercios", "legions", "Dutch", "Swedes", "§2.1.6");
    String theDraft =
        shown(open("draft.muster", marked(army.replace("final", "draft"), "PikeAndShot"), true));
    contains(theDraft, "tercios", "legions", "Dutch", "§2.1.6");
    assertFalse(theDraft.contains("Swede"), theDraft);
  }

  @Test
  void aStandOnTheMapShowsItsLine() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    contains(
        shown(open("battle.muster", marked(BATTLE, "Swiss as"), false)),
        "Swiss pikes",
        "| B | CS, Pk | 1 | 5/5/5 | 3 |",
        "two-hex-pursuit",
        "Unit of 3 ranks: 6 BP");
  }

  @Test
  void aHalfTypedStandShowsWhatThereIs() throws Exception {
    String text = "army A for snaphance.final {\n  stand Foot Pike B mp 1\n}\n";
    String shown = shown(open("army.muster", marked(text, "Foot"), false));
    contains(shown, "| B | CS, Pk | 1 |");
    assertFalse(shown.contains("Charge"), shown);
  }

  @Test
  void traitsTerrainAndFactorsShowTheirRule() throws Exception {
    contains(
        shown(open("army.muster", marked(ARMY, "two-hex"), false)),
        "*trait*",
        "(§13.0)",
        "table of the cavalry");
    contains(
        shown(open("field.muster", marked(FIELD, "woods"), true)),
        "*terrain*",
        "(§7.1)",
        "*ours: the rules do not say*",
        "Movement all others 2, Ln 3",
        "No entry for Art",
        "Fire at a stand in it -1 dice");
    String house =
        """
        rulebook mine extends snaphance.final {
            factor marsh-fog "Fog" fire -1 section "7.0" "Half the dice go astray."
        }
        """;
    contains(
        shown(open("house.muster", marked(house.replace("\"Fog\" ", ""), "marsh-fog"), true)),
        "*factor*",
        "fire -1, melee +0",
        "Half the dice go astray.");
  }

  /** The sections in the help of a keyword are those of rules that list them. */
  @Test
  void aKeywordCitesOnlySectionsOfItsRules() throws Exception {
    String own = "rulebook mine \"Mine\" system sand {\n    terrain dune height 1\n}\n";
    String shown = shown(open("own.muster", marked(own, "height"), false));
    contains(shown, "0 plain, 1 hillside, 2 hilltop");
    assertFalse(shown.contains("7.1"), shown);
    String extending = own.replace("\"Mine\" system sand", "extends snaphance.final");
    contains(shown(open("extending.muster", marked(extending, "height"), true)), "hilltop (7.1)");
  }

  @Test
  void aHexShowsItsTerrainAndWhoStandsThere() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    Place general = open("battle.muster", marked(BATTLE, "0104 stand"), false);
    contains(
        shown(general),
        "**Hex 0104** on Field",
        "stand Old-1 (Swiss) of Van, Red, facing N",
        "General Guise of Van, Red",
        "**plain**");
    assertEquals("0104", textAt(general.text(), hover(general).getRange()));
    contains(
        shown(open("other.muster", marked(BATTLE.replace("0204", "0202"), "0202"), true)),
        "**woods**");
  }

  @Test
  void standsInALineAndZonesAreKnownToo() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    String battle =
        BATTLE
            .replace("length 8 rounds", "length 8 rounds zone Camp at 0101..0202")
            .replace("stand Swiss as Old at 0104 0204", "stand Swiss as Old 3 abreast from 0204")
            .replace("at 0401 stand", "at 0404 stand");
    contains(
        shown(open("battle.muster", marked(battle, "0404"), false)),
        "stand Old-3 (Swiss) of Van",
        "General Conde");
    contains(shown(open("b2.muster", marked(battle, "0202"), true)), "zone Camp", "woods");
  }

  @Test
  void aLetterOfTheDrawingIsAHex() throws Exception {
    String drawn = FIELD.replace(". w w", ". w " + CURSOR + "w");
    Place place = open("field.muster", drawn, false);
    contains(shown(place), "**Hex 0302** on Field", "**woods**");
    assertEquals("w", textAt(place.text(), hover(place).getRange()));
    Place side = open("field2.muster", marked(FIELD, "0203-0303"), true);
    contains(shown(side), "stream between 0203 and 0303");
    contains(shown(open("field4.muster", marked(FIELD, "0101"), true)), "place The mill");
  }

  @Test
  void keywordsSayWhatTheyAreFor() throws Exception {
    contains(shown(open("army.muster", marked(ARMY, "breaks"), false)), "(14.0)");
  }

  @Test
  void theAuthorsTextStaysText() throws Exception {
    String sly = ARMY.replace("\"Swiss pikes\"", "\"<img src=x> **bold** [a](b)\"");
    String shown = shown(open("army.muster", marked(sly, "Swiss"), false));
    contains(shown, "&lt;img src=x&gt;", "\\*\\*bold\\*\\*", "\\[a\\](b)");
  }

  @Test
  void aFileOutsideTheFoldersWorksToo(@TempDir Path folder) throws Exception {
    start();
    var elsewhere = folder.resolve("loose.muster");
    Files.writeString(elsewhere, ARMY);
    String uri = elsewhere.toUri().toString();
    open(uri, ARMY);
    var place = new Place(uri, ARMY, position(ARMY, ARMY.indexOf("two-hex")));
    contains(shown(place), "(§13.0)");
  }

  @Test
  void zonesObjectivesAndGroupsTellWhatTheyAre() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    String battle =
        BATTLE
            .replace(
                "length",
                "objective Mill \"The old mill\" at 0101 0203..0303 points 3 held by Blue"
                    + " zone Camp at 0102\n length")
            .replace(
                "group Van {", "group Van { plan attack towards Mill plan hold Camp from round 2")
            .replace("group Main", "group Main \"The battle\"");
    contains(
        shown(open("a.muster", marked(battle, "Mill plan"), false)),
        "**Mill** The old mill",
        "Objective at 0101, 0203..0303, 3 points, held by Blue at the start");
    contains(
        shown(open("b.muster", marked(battle, "Camp from"), true)), "**Camp**", "Zone at 0102");
    contains(
        shown(open("c.muster", marked(battle, "Main"), true)),
        "**Main** The battle",
        "Group of Blue, General Conde, 2 stands");
    contains(
        shown(open("d.muster", marked(battle, "Guise"), true)),
        "General Guise: initiative +1",
        "(§1.4, §3.2)");
  }

  @Test
  void anEventTellsWhatItDoesAndWhenItIsLookedAt() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    String battle =
        BATTLE.replace(
            "length",
            "points margin 1 event Flight \"They run\" when group Main loses 1\n units or round 3"
                + " then group Main routs, Red scores 1 points\n length");
    contains(
        shown(open("a.muster", marked(battle, "Flight"), false)),
        "**Flight** They run",
        "When group Main loses 1 units or round 3: group Main routs and counts as lost; Red scores"
            + " 1 point.",
        "It happens once.",
        "when a round begins, and after each turn");
    contains(
        shown(open("b.muster", marked(battle, "Main routs"), true)),
        "**Main**",
        "Group of Blue, General Conde, 2 stands");
    String dusk =
        BATTLE.replace(
            "length",
            "event Dusk when round 3 then visibility 2, ground 0303 0404 becomes marsh, group Main"
                + " gains heavy, group Main loses must-pursue\n length");
    contains(
        shown(open("c.muster", marked(dusk, "Dusk"), true)),
        "When round 3: units see no farther than 2 hexes; the ground of 0303 0404 becomes Marsh;"
            + " group Main gains heavy; group Main loses must-pursue.");
    contains(
        shown(open("d.muster", marked(dusk, "visibility"), true)), "How far units see from now on");
  }
}
