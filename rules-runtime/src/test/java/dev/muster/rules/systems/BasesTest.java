package dev.muster.rules.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Cite;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.rulebooks.Rulebooks;
import dev.muster.rules.system.Figures;
import dev.muster.rules.system.Figures.Base;
import dev.muster.rules.system.Figures.Branch;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What units look like, and the ground they take on a table. */
class BasesTest {
  private static Army.StandLine line(String category, Map<String, StatValue> stats) {
    return new Army.StandLine(
        "Line", "", category, "ordinary", null, stats, Map.of(), List.of(), SourceRange.NOWHERE);
  }

  private static Rulebook book(String system, String... properties) {
    return new Rulebook(
        "club",
        "",
        system,
        List.of(),
        List.of(),
        List.of(new Rulebook.Category("Type", "T", "", "", List.of(properties), Cite.NONE)),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  private static Base base(String system, Map<String, StatValue> stats, String... properties) {
    Figures figures = Systems.named(system).figures();
    return figures.base(line("Type", stats), book(system, properties));
  }

  @Test
  @Tag("AR-D02")
  void aUnitOfTheTableTakesItsFrontageAndDepth() {
    Map<String, StatValue> none = Map.of();
    assertEquals(new Base(1, 0.5), base("adlgr", none, "HI"));
    assertEquals(new Base(2, 0.5), base("adlgr", none, "HI", "battle-unit"));
    assertEquals(new Base(1, 0.75), base("adlgr", none, "Cv"));
    assertEquals(new Base(1, 1), base("adlgr", none, "Art"));
    assertEquals(new Base(1, 1), base("adlgr", none, "WWg"));
    assertEquals(new Base(1, 1), base("adlgr", none, "El"));
    Map<String, StatValue> unit = Map.of("formation", new StatValue.Word("unit"));
    assertEquals(new Base(1, 0.5), base("adlgr", unit, "HI", "battle-unit"), "its line says so");
  }

  @Test
  @Tag("FR-D01")
  void aBattleGroupTakesTheGroundOfItsBases() {
    Map<String, StatValue> eight =
        Map.of("bases", new StatValue.Whole(8), "files", new StatValue.Whole(4));
    Base horse = base("fogr", eight, "mounted");
    assertEquals(6.4, horse.width(), 1e-9);
    assertEquals(2.4, horse.depth(), 1e-9);
    Base five = base("fogr", Map.of("bases", new StatValue.Whole(5)), "foot");
    assertEquals(4.8, five.width(), 1e-9, "two ranks where no files are given");
    assertEquals(1.6, five.depth(), 1e-9);
  }

  @Test
  void theBranchOfALineIsSeen() {
    Rulebook final_ = Rulebooks.snaphanceFinal();
    Figures figures = Systems.of(final_).figures();
    assertEquals(Branch.FOOT, figures.branch(line("Pike", Map.of()), final_));
    assertEquals(Branch.MOUNTED, figures.branch(line("Lancer", Map.of()), final_));
    assertEquals(Branch.LIGHT_HORSE, figures.branch(line("LightCavalry", Map.of()), final_));
    assertEquals(Branch.SKIRMISHERS, figures.branch(line("Skirmishers", Map.of()), final_));
    assertEquals(Branch.ARTILLERY, figures.branch(line("Artillery", Map.of()), final_));
    Rulebook boxes = Rulebooks.named("boxgrid");
    assertEquals(Branch.CAMP, figures.branch(line("Camp", Map.of()), boxes));
    assertEquals(Branch.LIGHT_HORSE, figures.branch(line("LightMounted", Map.of()), boxes));
    assertEquals(Branch.SKIRMISHERS, figures.branch(line("LightFoot", Map.of()), boxes));
    assertEquals(Branch.FOOT, figures.branch(line("Nothing", Map.of()), boxes));
  }
}
