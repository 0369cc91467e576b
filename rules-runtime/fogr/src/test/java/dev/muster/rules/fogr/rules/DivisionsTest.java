package dev.muster.rules.fogr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What makes battle groups a division. Each stands 2 bases wide, which is 3.2 MU, facing north. */
class DivisionsTest {
  private static final String FOOT = " bases 4 files 2 capabilities=musket ";
  private static final String BOTH = "division of A and B";

  /** Two battle groups of foot with a gap between them, and a commander with the first. */
  private static FogTestTable apart(double gap, String... more) {
    return FogTestTable.table()
        .led(
            "Spinola with A 8",
            "A HeavyFoot 20,20 0" + FOOT,
            "B HeavyFoot " + (23.2 + gap) + ",20 0" + FOOT)
        .red(more);
  }

  @Test
  @Tag("FR-026")
  void allConditionsAtOnce() {
    apart(2).yes(BOTH, "FR-026");
    apart(2).no("division of A", "FR-026");
    // two conditions are not met, and both are named
    String why = apart(9).no(BOTH, "FR-026", "FR-027", "FR-034").why();
    assertTrue(why.contains("from the nearest") && why.contains("command range"), why);
  }

  @Test
  @Tag("FR-027")
  void withinFourOfAnother() {
    apart(4).yes(BOTH, "FR-027");
    apart(4.01).no(BOTH, "FR-027");
    apart(4).with("distances", "strict").no(BOTH, "FR-027");
    FogTestTable chain =
        FogTestTable.table()
            .led(
                "Spinola with A 20",
                "A HeavyFoot 20,20 0" + FOOT,
                "B HeavyFoot 27.2,20 0" + FOOT,
                "C HeavyFoot 33.9,20 0" + FOOT);
    chain.yes("division of A, B and C", "FR-027");
    chain.no("division of A and C", "FR-027");
  }

  @Test
  @Tag("FR-028")
  @Tag("FR-D01")
  void aBaseWidthFromOtherFriends() {
    apart(1.6).yes(BOTH, "FR-028");
    apart(1.5).no(BOTH, "FR-028");
    apart(1.5).with("base_width", "125").ask(BOTH);
    assertEquals(
        "A is 1.5 MU from B, less than a base width of 1.6 MU", apart(1.5).ask(BOTH).why());
    // also from friends outside the division
    apart(2, "C HeavyFoot 20,22.6 0" + FOOT).no(BOTH, "FR-028");
    // and by the base width of the scenario: both are narrower, the gap is 1.9
    apart(1.1).with("base_width", "125").yes(BOTH, "FR-028");
  }

  /** Two files are as wide as the scenario has it, and a base width is what must be between. */
  @Test
  @Tag("FR-D01")
  void theWidthOfABaseByTheSwitch() {
    for (String width : List.of("100", "125", "150", "160", "200", "300")) {
      double wide = Integer.parseInt(width) / 100.0;
      FogTestTable just =
          FogTestTable.table()
              .with("base_width", width)
              .led(
                  "Spinola with A 20",
                  "A HeavyFoot 20,20 0" + FOOT,
                  "B HeavyFoot " + (20 + 3 * wide) + ",20 0" + FOOT);
      just.yes(BOTH, "FR-028");
      just.red("C HeavyFoot " + (20 + 6 * wide - 0.1) + ",20 0" + FOOT).no(BOTH, "FR-028");
    }
  }

  @Test
  @Tag("FR-029")
  @Tag("FR-030")
  void butNotFromAKeil() {
    FogTestTable.table()
        .led(
            "Spinola with A 8",
            "A Horse 20,20 0 bases 4 files 2",
            "B HeavyFoot 23.7,20 0 bases 8 files 2 capabilities=pike")
        .yes(BOTH, "FR-029", "FR-030");
    FogTestTable.table()
        .led(
            "Spinola with A 8",
            "A Horse 20,20 0 bases 4 files 2",
            "B HeavyFoot 23.7,20 0 bases 6 files 2 capabilities=pike")
        .no(BOTH, "FR-028");
  }

  @Test
  @Tag("FR-031")
  void norFromLightFoot() {
    FogTestTable.table()
        .led(
            "Spinola with A 8",
            "A HeavyFoot 20,20 0" + FOOT,
            "B LightFoot 20,22 0 bases 4 files 2 capabilities=musket")
        .yes(BOTH, "FR-029", "FR-031");
  }

  private static FogTestTable commandedShot(String... more) {
    return FogTestTable.table()
        .led(
            "Spinola with A 8",
            "A Horse 20,20 0 bases 4 files 2",
            "B MediumFoot 23.2,20 0" + FOOT + "commanded-shot")
        .red(more);
  }

  @Test
  @Tag("FR-032")
  void norFromCommandedShotAmongHorseAlone() {
    commandedShot().yes(BOTH, "FR-029", "FR-032");
    // medium foot at a base width and at a hair more: 23.2 + 3.2 + gap
    commandedShot("C MediumFoot 28,20 0" + FOOT).no(BOTH, "FR-032");
    commandedShot("C MediumFoot 28.01,20 0" + FOOT).yes(BOTH, "FR-032");
  }

  @Test
  @Tag("FR-033")
  void norFromArtillery() {
    FogTestTable.table()
        .led(
            "Spinola with A 8",
            "A HeavyFoot 20,20 0" + FOOT,
            "B Artillery 23.7,20 0 bases 2 files 2 guns=heavy")
        .yes(BOTH, "FR-029", "FR-033");
  }

  private static FogTestTable far(double gap, String rank) {
    return FogTestTable.table()
        .led("Spinola 20,20 " + rank, "A HeavyFoot 20,20 0" + FOOT)
        .led(
            "Mansfeld 70,40 8",
            "B HeavyFoot 24.8,20 0" + FOOT,
            "C HeavyFoot " + gap + ",20 0" + FOOT);
  }

  @Test
  @Tag("FR-034")
  @Tag("FR-D08")
  void inTheCommandRangeOfOneCommander() {
    // the near edge of C is 1.6 before its middle
    String all = "division of A, B, C under Spinola";
    far(29.6, "8").yes(all, "FR-034");
    far(29.7, "8").no(all, "FR-034");
    far(29.6, "field").yes(all);
    far(29.6, "troop").no(all, "FR-034");
    far(29.6, "great").yes(all);
    far(29.6, "").with("unranked_commander", "troop").no(all, "FR-034");
    far(29.6, "").with("unranked_commander", "field").yes(all);
    far(29.6, "").with("unranked_commander", "great").yes(all);
  }

  @Test
  @Tag("FR-035")
  void inHisLineOfCommand() {
    far(29.6, "8").yes("division of A and B under Spinola", "FR-035");
    assertEquals(
        "B is not in the line of command of Spinola",
        far(29.6, "8")
            .with("line_of_command", "own_group")
            .no("division of A and B under Spinola", "FR-035")
            .why());
  }

  @Test
  @Tag("FR-036")
  void whoIsWithOneOfThem() {
    FogTestTable alone =
        FogTestTable.table()
            .led("Spinola 20,24 8", "A HeavyFoot 20,20 0" + FOOT, "B HeavyFoot 25,20 0" + FOOT);
    assertEquals("Spinola is with none of its battle groups", alone.no(BOTH, "FR-036").why());
    assertTrue(
        FogTestTable.table()
            .red("A HeavyFoot 20,20 0" + FOOT, "B HeavyFoot 25,20 0" + FOOT)
            .no(BOTH)
            .why()
            .contains("no commander"));
  }
}
