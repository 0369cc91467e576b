package dev.muster.rules.snaphance.rules;

import static dev.muster.rules.snaphance.rules.SnaphanceTestPositions.type;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.check.Finding.Severity;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.snaphance.check.SnaphanceCheckCode;
import dev.muster.rules.systems.ProgramChecker;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a category makes of a stand (chapter 2). */
class StandKindsTest {
  private static final List<String> EDITIONS = List.of("snaphance.final", "snaphance.draft");

  @Test
  @Tag("SN-2.0-01")
  @Tag("SN-2.0-02")
  @Tag("SN-2.0-03")
  @Tag("SN-2.1-01")
  @Tag("SN-2.2-01")
  void everyCategoryIsCombatOrSupport() {
    for (String edition : EDITIONS) {
      Map<String, Set<String>> codes = new HashMap<>();
      for (Rulebook.Category each : Rulebooks.named(edition).categories()) {
        codes.computeIfAbsent(each.standClass(), any -> new TreeSet<>()).add(each.code());
        StandType type = type(edition, each.key() + " B mp 2 sp 4");
        assertEquals(each.standClass().equals("CS"), type.combat, each.key());
      }
      codes.get("CS").remove("SH"); // Horse of the final
      assertEquals(
          Map.of(
              "CS", Set.of("Pi", "Ln", "Hs", "FH", "Pk", "P&S"),
              "SS", Set.of("Art", "Sk", "Sh", "LC", "Dr")),
          codes,
          edition);
    }
  }

  @Test
  @Tag("SN-2.1-01")
  void combatStandsAreMountedOrFoot() {
    for (String edition : EDITIONS) {
      for (String category : List.of("Pistols", "Lancer", "Horse", "FastHorse")) {
        StandType type = type(edition, category + " B mp 3 sp 5 cb 2");
        assertTrue(type.combat && type.mounted && type.mountedCombat, category);
        assertFalse(type.infantry || type.foot(), category);
      }
      for (String category : List.of("Pike", "PikeAndShot")) {
        StandType type = type(edition, category + " B mp 1 sp 5 cb 2");
        assertTrue(type.combat && type.infantry && type.foot(), category);
        assertFalse(type.mounted || type.mountedCombat, category);
      }
    }
  }

  @Test
  @Tag("SN-2.0-01")
  void aStandKnowsClassKindWeaponOrderAndTraits() {
    StandType swiss = type("Pike A mp 1 sp 5/5/5 cb 3 bp 2 two-hex-pursuit");
    assertTrue(swiss.combat && swiss.pikeBlock && swiss.twoHexPursuit);
    assertEquals(3, swiss.pass);
    StandType musketeers = type("Skirmishers C mp 2 sp 2 weapon musket");
    assertTrue(!musketeers.combat && musketeers.skirmisher && musketeers.musket);
    assertEquals(5, musketeers.pass);
  }

  @Test
  @Tag("SN-2.1-02")
  void mountedCombatStandsAreFourKindsOfHorse() {
    for (String edition : EDITIONS) {
      Set<String> mounted =
          Rulebooks.named(edition).categories().stream()
              .filter(each -> type(edition, each.key() + " B mp 2 sp 4").mountedCombat)
              .map(Rulebook.Category::code)
              .collect(Collectors.toCollection(TreeSet::new));
      Set<String> expected = new TreeSet<>(Set.of("Pi", "Ln", "Hs", "FH"));
      if (edition.endsWith("final")) {
        expected.add("SH");
      }
      assertEquals(expected, mounted, edition);
    }
  }

  @Test
  @Tag("SN-2.1.1-01")
  void pistolsFireAtADistance() {
    for (String edition : EDITIONS) {
      StandType reiters = type(edition, "Pistols B mp 2 sp 5/4 cb 1 pb 0 2h 0 3h -1");
      assertTrue(reiters.combat && reiters.mountedCombat, edition);
      assertTrue(reiters.pistols && reiters.canFire, edition);
      assertEquals(-1, reiters.fire[3], edition);
      assertEquals(2, reiters.strength.length, edition);
    }
  }

  @Test
  @Tag("SN-2.1.2-01")
  void lancersHaveNoFire() {
    StandType lancers = type("Lancer B mp 3 sp 6 cb 4");
    assertTrue(lancers.mountedCombat && lancers.lancers);
    assertFalse(lancers.canFire);
  }

  @Test
  @Tag("SN-2.1.3-01")
  @Tag("SN-2.1.4-01")
  void horseOfAllKindsHasNoFireColumns() {
    for (String category : List.of("Horse", "FastHorse", "SlowHorse")) {
      StandType horse = type(category + " B mp 3 sp 5 cb 2");
      assertTrue(horse.mountedCombat && horse.horse, category);
      assertFalse(horse.canFire, category);
      assertFalse(horse.pistols, category);
    }
    assertTrue(type("FastHorse B mp 3 sp 5 cb 2").fastHorse);
    assertFalse(type("Horse B mp 3 sp 5 cb 2").fastHorse);
  }

  /** Of the category and of Horse that is slow all but the fire on contact is that of Horse. */
  @Test
  @Tag("SN-2.1.3-02f")
  void slowHorseIsHorseInAllElse() {
    StandType horse = type("Horse B mp 3 sp 5 cb 2");
    assertFalse(horse.slowHorse);
    for (String line : List.of("SlowHorse B mp 3 sp 5 cb 2", "Horse B mp 3 sp 5 cb 2 slow")) {
      StandType slow = type(line);
      assertTrue(slow.slowHorse && slow.horse && slow.combat && slow.mountedCombat, line);
      assertEquals(horse.mounted, slow.mounted, line);
      assertEquals(horse.infantry, slow.infantry, line);
      assertEquals(horse.zone, slow.zone, line);
      assertEquals(horse.freeMover, slow.freeMover, line);
      assertEquals(horse.evades, slow.evades, line);
      assertEquals(horse.heavy, slow.heavy, line);
      assertEquals(horse.seenThrough, slow.seenThrough, line);
      assertEquals(horse.fastHorse, slow.fastHorse, line);
      assertTrue(horse.sameKind(slow) && slow.sameKind(horse), line);
    }
    for (Rulebook.Terrain terrain : Rulebooks.named("snaphance.final").terrains()) {
      Map<String, Integer> costs = terrain.costs();
      Integer others = costs.get("*");
      assertEquals(
          costs.getOrDefault("Hs", others), costs.getOrDefault("SH", others), terrain.key());
    }
  }

  @Test
  @Tag("SN-2.1.3-01")
  void horseWithFireColumnsIsAnError() {
    String position =
        """
        side Blue
        side Red
        line Regiment Horse B mp 3 sp 5 cb 2%s bp 2
        stand One of Blue.Left is Regiment at 0606 facing N
        """;
    String blank = position.formatted("");
    assertFalse(findings(blank).contains("V-024") || findings(blank).contains("V-025"));
    for (String column : List.of("2h -1", "3h -1", "4h -2", "6h -3")) {
      assertTrue(findings(position.formatted(" " + column)).contains("V-024"), column);
    }
    assertTrue(findings(position.formatted(" pb 0")).contains("V-025"), "7.6 gives its fire");
    assertEquals(Severity.ERROR, SnaphanceCheckCode.V_024.severity());
  }

  @Test
  @Tag("SN-2.1.5-01")
  void onlyAPikeBlockOfFewerThanThreeRanksIsRemarkedOn() {
    String position =
        """
        side Blue
        side Red
        line Swiss Pike B mp 1 sp %s cb 3 bp 2
        stand One of Blue.Left is Swiss at 0606 facing N
        """;
    assertFalse(findings(position.formatted("5/5/5")).contains("V-034"));
    assertTrue(findings(position.formatted("5/5")).contains("V-034"));
    assertTrue(findings(position.formatted("5")).contains("V-034"));
    assertEquals(Severity.WARNING, SnaphanceCheckCode.V_034.severity(), "one rank can be played");
  }

  @Test
  @Tag("SN-2.1.5-01")
  void aPikeBlockIsAnyPike() {
    assertEquals(3, type("Pike B mp 1 sp 5/5/5 cb 3").strength.length);
    assertEquals(1, type("Pike B mp 1 sp 5 cb 3").strength.length);
    for (String edition : EDITIONS) {
      StandType block = type(edition, "Pike B mp 1 sp 5/5/5 cb 3");
      assertTrue(block.pikeBlock && block.combat && block.infantry, edition);
      assertFalse(block.mounted || block.canFire, edition);
    }
    assertTrue(type("Pike B mp 1 sp 5 cb 3").pikeBlock);
    assertFalse(type("PikeAndShot B mp 1 sp 6 cb 1").pikeBlock);
  }

  @Test
  @Tag("SN-2.1.6-01")
  void pikeAndShotIsFootThatFires() {
    for (String edition : EDITIONS) {
      StandType tercio = type(edition, "PikeAndShot B mp 1 sp 6 cb 1 pb -2 2h -2 3h -3");
      assertTrue(tercio.combat && tercio.infantry && tercio.pikes && tercio.canFire, edition);
      assertFalse(tercio.mounted || tercio.pikeBlock, edition);
    }
  }

  @Test
  @Tag("SN-2.2-01")
  @Tag("SN-2.2.1-01")
  @Tag("SN-2.2.2-01")
  @Tag("SN-2.2.3-01")
  @Tag("SN-2.2.4-01")
  @Tag("SN-2.2.5-01")
  void supportStands() {
    for (String edition : EDITIONS) {
      for (String category :
          List.of("Artillery", "Skirmishers", "Shot", "LightCavalry", "Dragoons")) {
        StandType type = type(edition, category + " B mp 2 sp 3");
        assertFalse(type.combat || type.mountedCombat, category);
        assertFalse(type.pikes, category);
        assertEquals(!category.equals("Shot"), type.freeMover, category);
        assertEquals(category.equals("Shot"), type.zone, category);
        assertEquals(category.equals("LightCavalry"), type.mounted, category);
        assertEquals(category.equals("Artillery"), type.artillery, category);
      }
      for (String foot : List.of("Shot", "Dragoons", "Skirmishers")) {
        assertTrue(type(edition, foot + " B mp 2 sp 3").infantry, foot);
      }
    }
    assertFalse(type("Skirmishers B mp 2 sp 2 weapon arquebus").musket);
    assertTrue(type("Skirmishers B mp 2 sp 2 weapon musket").musket);
  }

  @Test
  @Tag("SN-0-03")
  void everyAbbreviationHasOneMeaning() {
    for (String edition : EDITIONS) {
      Rulebook book = Rulebooks.named(edition);
      List<String> all = new ArrayList<>();
      book.categories().forEach(each -> all.add(each.code()));
      book.stats().forEach(each -> all.add(each.header()));
      book.orderClasses().forEach(each -> all.add(each.key()));
      all.add("CS");
      all.add("SS");
      assertEquals(all.size(), Set.copyOf(all).size(), all.toString());
      assertTrue(
          all.containsAll(List.of("LC", "Sk", "P&S", "PB", "MP", "SP", "CB", "BP", "Dr", "Art")),
          all.toString());
    }
  }

  @Test
  @Tag("SN-2.1-05")
  @Tag("SN-2.2-02")
  void anyNameOfATroopTypeWillDo() {
    String position =
        """
        side Blue
        side Red
        line Zaporozhians LightCavalry B mp 4 sp 3 pb 0 2h 0 bp 1 weapon arquebus
        line GreenCoats PikeAndShot B mp 1 sp 6 cb 1 pb -2 2h -2 3h -3 bp 1
        stand One of Blue.Left is Zaporozhians at 0606 facing N
        stand Two of Blue.Left is GreenCoats at 0707 facing N
        """;
    SnaphanceState table = SnaphanceTestPositions.table(position);
    assertTrue(table.type[0].lightCavalry);
    assertTrue(table.type[1].combat);
    String example = position.replace("Zaporozhians", "Croats").replace("GreenCoats", "Foot");
    assertEquals(findings(example), findings(position), "an unknown name is no finding");
  }

  @Test
  @Tag("SN-2.2.4-01")
  void skirmishersNameTheirWeapon() {
    String position =
        """
        side Blue
        side Red
        line Forlorn Skirmishers B mp 2 sp 2 pb 0 2h -1 bp 1%s
        stand One of Blue.Left is Forlorn at 0606 facing N
        """;
    assertTrue(findings(position.formatted("")).contains("V-031"));
    for (String weapon : List.of(" weapon arquebus", " weapon musket")) {
      assertFalse(findings(position.formatted(weapon)).contains("V-031"), weapon);
    }
  }

  /** Codes found in the first army of a position. */
  private static List<String> findings(String position) {
    BattleProgram program = SnaphanceTestPositions.program(position);
    return ProgramChecker.checkArmy(program.armies().getFirst(), program.rulebook()).stream()
        .map(each -> each.code().id())
        .toList();
  }
}
