package dev.muster.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An author writes a line while others stand below it. */
class HalfTypedLineTest extends CompletionFixture {
  private static final List<String> SIDES = List.of("Blue", "Red");

  private int files;

  @BeforeEach
  void filesBeside() {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    start();
  }

  /** The line with the next below it, in a scenario. */
  private List<String> proposed(String line, String next) throws Exception {
    String text = BATTLE.replace("length 8 rounds", "length 8 rounds\n" + line + "\n" + next);
    return labels(open("battle" + files++ + ".muster", text, true));
  }

  private List<String> inGroup(String line) throws Exception {
    String text =
        BATTLE
            .replace(
                "length 8 rounds", "length 8 rounds\nzone Camp at 0101\nobjective Mill at 0102")
            .replace("group Van {", "group Van {\n" + line + "\n");
    return labels(open("battle" + files++ + ".muster", text, true));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "objective Town at 0202",
        "zone Camp at 0201",
        "points unit 1",
        "victory Red when round 3",
        "history { winner Red }",
        "rule \"Rain\" \"It rains.\"",
        "date 1562-12-19",
        "expect Red wins 40%..60%",
        "switch edition final"
      })
  void theLineBelowIsLeftAlone(String next) throws Exception {
    assertEquals(SIDES, proposed("objective Mill at 0101 held by <|>", next));
    assertEquals(SIDES, proposed("victory <|>", next));
    assertEquals(List.of("Guise"), proposed("victory Blue when Red loses general <|>", next));
    List<String> stands = proposed("victory Blue when Red loses stand <|>", next);
    assertTrue(stands.contains("Old-1"), stands::toString);
    assertTrue(proposed("switch <|>", next).contains("wide_arc"));
    assertTrue(proposed("switch wide_arc <|>", next).contains("half180"));
  }

  @Test
  void pointsAreCountedOrAreANumber() throws Exception {
    assertEquals(
        List.of("broken", "unit", "break-point", "general", "margin"),
        proposed("points <|>", "zone Camp at 0101"));
    assertEquals(List.of(), proposed("objective Mill at 0101 points <|>", "zone Camp at 0101"));
    assertEquals(
        List.of("unit", "break-point", "general", "margin"),
        proposed("points broken 3 <|>", "zone Camp at 0101").subList(0, 4));
  }

  @Test
  void aStandStartsInAZone() throws Exception {
    assertEquals(List.of("Camp"), inGroup("stand Foot in <|>"));
    assertEquals(
        List.of("Mill"),
        proposed("zone Camp at 0101\nobjective Mill at 0102\nvictory Red when Red holds <|>", ""));
  }

  @Test
  void aVictoryAtTheEnd() throws Exception {
    assertEquals(List.of("at end", "when"), proposed("victory Red <|>", "zone Camp at 0101"));
    assertEquals(List.of("end"), proposed("victory Red at <|>", "zone Camp at 0101"));
  }

  @Test
  void aNewLineBeginsWithAWord() throws Exception {
    List<String> line = proposed("zone Camp at 0101\n    <|>", "");
    assertTrue(
        line.indexOf("zone") < line.indexOf("0201") || !line.contains("0201"), line::toString);
    List<String> goesOn = proposed("zone Camp at 0101 <|>", "");
    assertEquals("0201", goesOn.getFirst());
  }

  @Test
  void aStandWithItsHexesTurnsSomewhere() throws Exception {
    assertEquals("facing", inGroup("stand Foot at 0303 <|>").getFirst());
    assertEquals(List.of("in", "abreast"), inGroup("stand Foot 2 <|>").subList(0, 2));
    assertEquals("facing", inGroup("arrives round 3 at 0303 <|>").getFirst());
  }

  @Test
  void whatALineMayHaveOnceComesBeforeTraits() throws Exception {
    String army = ARMY.replace("two-hex-pursuit", "<|>");
    List<String> labels = labels(open("a.muster", army, true));
    assertTrue(labels.indexOf("estimated") < labels.indexOf("heavy"), labels::toString);
    String shot =
        ARMY.replace(
            "stand Gendarmes \"Gendarmes\" Lancer B mp 3*2 sp 6 cb 4 bp 3",
            "stand L LightCavalry B <|>");
    List<String> weapons = labels(open("b.muster", shot, true));
    assertTrue(weapons.indexOf("weapon") < weapons.indexOf("heavy"), weapons::toString);
  }

  @Test
  void whatIsThereOnceIsNotProposedAgain() throws Exception {
    List<String> scenario = proposed("date 1562-12-19\n    <|>", "");
    assertFalse(scenario.contains("length") || scenario.contains("date"), scenario::toString);
    assertTrue(scenario.containsAll(List.of("note", "switch", "points")), scenario::toString);
    String second = BATTLE.replace("length 8 rounds", "length 8 <|>");
    assertEquals("rounds", labels(open("c.muster", second, true)).getFirst());
    assertFalse(inGroup("commander bold\n    <|>").contains("commander"));
  }

  @Test
  void exceptionsAreFromChecksThatCanBeAllowed() throws Exception {
    Place place =
        open(
            "a.muster",
            BATTLE.replace("length 8 rounds", "allow <|> \"Meant.\" length 8 rounds"),
            true);
    List<String> labels = labels(place);
    assertTrue(labels.contains("V-113") && !labels.contains("V-111"), labels::toString);
    assertTrue(
        item(place, "V-113").getDocumentation().getRight().getValue().contains("zone of control"));
  }

  @Test
  void afterTheNameOfAColumnComesItsValue() throws Exception {
    String army = ARMY.replace("cb 3 bp 2 two-hex-pursuit", "cb <|>");
    assertEquals(List.of("3"), labels(open("a.muster", army, true)));
  }

  @Test
  void hexesLieNearTheGroup() throws Exception {
    String text =
        BATTLE
            .replace("length 8 rounds", "length 8 rounds zone Far at 0601")
            .replace("general Guise +1 at 0104", "general Guise +1 at <|>");
    List<String> labels = labels(open("a.muster", text, true));
    assertTrue(labels.indexOf("0104") < 4 && labels.contains("0104"), labels::toString);
    String held = BATTLE.replace("length 8 rounds", "length 8 rounds objective Mill at <|>");
    assertTrue(labels(open("b.muster", held, true)).contains("0104"), "where stands are as well");
  }

  @Test
  void anEntryOfARulebookGoesOnBeforeTheNext() throws Exception {
    String rules =
        "rulebook own extends snaphance.final {\n    @\n    trait old label \"old\"\n}\n";
    assertEquals(
        List.of("label", "gives", "valued", "section", "ours"),
        labels(open("a.muster", rules.replace("@", "trait raw <|>"), true)).subList(0, 5));
    assertEquals(
        List.of("against", "always", "to", "in", "if"),
        labels(open("b.muster", rules.replace("@", "factor wet fire -1 applies <|>"), true))
            .subList(0, 5));
  }

  @Test
  void aMapIsDrawnAsLargeAsItIsAndIndentedByTheEditor() throws Exception {
    Place rows =
        open("a.muster", "map M 4 x 3 {\n    legend { ~ woods . plain }\n    <|>\n}\n", true);
    assertEquals(
        """
        map M 4 x 3 {
            legend { ~ woods . plain }
            rows \"""
            ~ ~ ~ ~
             ~ ~ ~ ~
            ~ ~ ~ ~
        \"""
        }
        """,
        accepted(rows, item(rows, "rows ...")));
    Place heights = open("b.muster", FIELD.replace("side stream", "<|>\n    side stream"), true);
    String drawn = accepted(heights, item(heights, "heights ..."));
    assertTrue(drawn.contains("heights \"\"\"\n    0 0 0 0 0 0\n     0 0 0"), drawn);
    close(heights.uri());
    open(heights.uri(), drawn);
    assertEquals(List.of(), problems(heights.uri()));
  }
}
