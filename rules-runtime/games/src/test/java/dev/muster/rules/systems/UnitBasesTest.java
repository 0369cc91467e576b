package dev.muster.rules.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.system.DerivedStats.UnitBase;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What units look like, and the ground they take on a table. */
class UnitBasesTest {
  private static Army.StandLine line(String category, Map<String, StatValue> stats) {
    return new Army.StandLine(
        "Line", "", category, "ordinary", null, stats, Map.of(), List.of(), SourceRange.NOWHERE);
  }

  private static UnitBase base(String system, String category, Map<String, StatValue> stats) {
    return RuleSystems.named(system)
        .derivedStats()
        .base(line(category, stats), Rulebooks.named(system));
  }

  @Test
  @Tag("AR-D02")
  void aUnitOfTheTableTakesItsFrontageAndDepth() {
    Map<String, StatValue> unit = Map.of("formation", new StatValue.Word("unit"));
    Map<String, StatValue> two = Map.of("formation", new StatValue.Word("battle-unit"));
    assertEquals(new UnitBase(1, 0.5), base("adlgr", "Levy", unit));
    assertEquals(new UnitBase(2, 0.5), base("adlgr", "PikeAndShot", two));
    assertEquals(new UnitBase(1, 0.5), base("adlgr", "PikeAndShot", unit), "its line says so");
    assertEquals(new UnitBase(1, 0.75), base("adlgr", "MediumCavalry", unit));
    assertEquals(new UnitBase(1, 1), base("adlgr", "Artillery", unit));
    assertEquals(new UnitBase(1, 1), base("adlgr", "WarWagons", unit));
    assertEquals(new UnitBase(1, 1), base("adlgr", "Elephant", unit));
  }

  @Test
  @Tag("FR-D01")
  void aBattleGroupTakesTheGroundOfItsBases() {
    Map<String, StatValue> eight =
        Map.of("bases", new StatValue.Whole(8), "files", new StatValue.Whole(4));
    UnitBase horse = base("fogr", "Horse", eight);
    assertEquals(6.4, horse.width(), 1e-9);
    assertEquals(2.4, horse.depth(), 1e-9);
  }

  @Test
  void theBranchOfALineIsSeen() {
    Rulebook final_ = Rulebooks.named("snaphance.final");
    DerivedStats figures = RuleSystems.of(final_).derivedStats();
    assertEquals(DerivedStats.Branch.FOOT, figures.branch(line("Pike", Map.of()), final_));
    assertEquals(DerivedStats.Branch.MOUNTED, figures.branch(line("Lancer", Map.of()), final_));
    assertEquals(
        DerivedStats.Branch.LIGHT_HORSE, figures.branch(line("LightCavalry", Map.of()), final_));
    assertEquals(
        DerivedStats.Branch.SKIRMISHERS, figures.branch(line("Skirmishers", Map.of()), final_));
    assertEquals(
        DerivedStats.Branch.ARTILLERY, figures.branch(line("Artillery", Map.of()), final_));
    Rulebook boxes = Rulebooks.named("boxgrid");
    assertEquals(DerivedStats.Branch.CAMP, figures.branch(line("Camp", Map.of()), boxes));
    assertEquals(
        DerivedStats.Branch.LIGHT_HORSE, figures.branch(line("LightMounted", Map.of()), boxes));
    assertEquals(
        DerivedStats.Branch.SKIRMISHERS, figures.branch(line("LightFoot", Map.of()), boxes));
    assertEquals(DerivedStats.Branch.FOOT, figures.branch(line("Nothing", Map.of()), boxes));
  }
}
