package dev.muster.rules.snaphance;

import static dev.muster.rules.snaphance.Positions.type;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.check.ArmyChecks;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.rulebooks.Rulebooks;
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
    StandType reiters = type("Pistols B mp 2 sp 5/4 cb 1 pb 0 2h 0 3h -1");
    assertTrue(reiters.mountedCombat && reiters.pistols && reiters.canFire);
    assertEquals(-1, reiters.fire[3]);
    assertEquals(2, reiters.strength.length);
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

  @Test
  @Tag("SN-2.1.5-01")
  void aPikeBlockIsAnyPike() {
    assertEquals(3, type("Pike B mp 1 sp 5/5/5 cb 3").strength.length);
    assertTrue(type("Pike B mp 1 sp 5/5/5 cb 3").pikeBlock);
    assertTrue(type("Pike B mp 1 sp 5 cb 3").pikeBlock);
    assertFalse(type("PikeAndShot B mp 1 sp 6 cb 1").pikeBlock);
  }

  @Test
  @Tag("SN-2.1.6-01")
  void pikeAndShotIsFootThatFires() {
    StandType tercio = type("PikeAndShot B mp 1 sp 6 cb 1 pb -2 2h -2 3h -3");
    assertTrue(tercio.combat && tercio.infantry && tercio.pikes && tercio.canFire);
    assertFalse(tercio.mounted);
  }

  @Test
  @Tag("SN-2.2-01")
  @Tag("SN-2.2.1-01")
  @Tag("SN-2.2.2-01")
  @Tag("SN-2.2.3-01")
  @Tag("SN-2.2.4-01")
  @Tag("SN-2.2.5-01")
  void supportStands() {
    for (String category :
        List.of("Artillery", "Skirmishers", "Shot", "LightCavalry", "Dragoons")) {
      StandType type = type(category + " B mp 2 sp 3");
      assertFalse(type.combat || type.mountedCombat, category);
      assertEquals(!category.equals("Shot"), type.freeMover, category);
      assertEquals(category.equals("Shot"), type.zone, category);
      assertEquals(category.equals("LightCavalry"), type.mounted, category);
    }
    assertTrue(type("Shot B mp 2 sp 4").infantry);
    assertTrue(type("Dragoons B mp 3 sp 3").infantry);
    assertTrue(type("Skirmishers B mp 2 sp 2").infantry);
    assertFalse(type("Skirmishers B mp 2 sp 2 weapon arquebus").musket);
    assertTrue(type("Skirmishers B mp 2 sp 2 weapon musket").musket);
    assertTrue(type("Artillery B mp 1 sp 3").artillery);
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
    Table table = Positions.table(position);
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
    BattleProgram program = Positions.program(position);
    return ArmyChecks.check(program.armies().getFirst(), program.rulebook()).stream()
        .map(each -> each.finding().code())
        .toList();
  }
}
