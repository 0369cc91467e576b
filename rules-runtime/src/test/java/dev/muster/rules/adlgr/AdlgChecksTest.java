package dev.muster.rules.adlgr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.check.Observation;
import dev.muster.rules.check.Observations;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.SourceRange;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the rules say of lists before a battle. */
class AdlgChecksTest {
  private static List<Observation> ofLine(String line) {
    var found = new Observations();
    var army =
        new Army("A", "", null, null, List.of(Troops.line(line)), List.of(), SourceRange.NOWHERE);
    new AdlgChecks().army(army, Troops.BOOK, found);
    return found.all();
  }

  /** One finding each, at its place, telling what to write. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-V-02 | weapon | PikeAndShot bu bow | write: arquebus or musket
            AR-V-02 | weapon | Dragoon musket | half-arquebus or half-musket
            AR-V-02 | weapon | LaterPikeAndShot bu musket | flintlock
            AR-V-02 | weapon | Colunela bu arquebus | half-arquebus
            AR-V-02 | weapon | PikeAndShot bu arquebus salvo | write weapon musket
            AR-V-02 | weapon | HeavySwordsmen bu javelin | choose another or remove it
            AR-V-02 | weapon | MediumCavalry heavy-artillery | choose another or remove it
            AR-V-03 | | Tercio bu | add weapon arquebus or musket
            AR-V-03 | | LaterTercio bu | add weapon arquebus or musket
            AR-V-03 | | PikeAndShot bu | add weapon arquebus or musket
            AR-V-03 | | PikeAndShot bu salvo | add weapon musket
            AR-V-03 | | Dragoon | add weapon half-arquebus or half-musket
            AR-V-03 | | Artillery | add weapon light-artillery or medium-artillery
            AR-V-04 | formation | Tercio musket | formation=battle-unit
            AR-V-04 | formation | Keil | formation=battle-unit
            AR-V-05 | protection | HeavySwordsmen bu protection=2 | leave it out
            AR-V-05 | cohesion | HeavySwordsmen bu cohesion=7 | leave it out
            AR-V-06 | heavy-armour | HeavySwordsmen bu armour heavy-armour | keep the one
            AR-V-06 | armour | HeavyCavalry armour | remove it
            AR-V-06 | heavy-armour | Gendarme heavy-armour | remove it
            AR-V-07 | | Caracole | add armour or heavy-armour
            AR-V-08 | pistol-charge | MediumCavalry shock pistol-charge | remove pistol-charge
            AR-V-09 | keil-swordsmen | HeavySwordsmen bu keil-swordsmen | a Keil; remove it
            AR-V-09 | commanded-shot | HeavySwordsmen bu commanded-shot | mounted units; remove it
            AR-V-09 | caracole | Gendarme caracole | cavalry; remove it
            AR-V-09 | javelin-thrown | HeavySwordsmen bu javelin-thrown | LI, LH and LMI; remove it
            AR-V-09 | expendable | HeavySwordsmen bu expendable | Levy; remove it
            AR-V-09 | battle-ready | HeavySwordsmen bu battle-ready | war wagons; remove it
            AR-V-10 | regimental-artillery | Levy regimental-artillery | formation=battle-unit
            AR-V-10 | non-skirmisher-arquebus | Levy non-skirmisher-arquebus | formation=battle-unit
            AR-V-27 | formation | LightInfantry bu | write formation=unit
            AR-V-27 | formation | MediumCavalry bu | write formation=unit
            AR-V-27 | formation | Levy bu | write formation=unit
            AR-V-27 | formation | HeavySwordsmen | write formation=battle-unit
            AR-V-28 | salvo | HeavySwordsmen bu musket salvo | no Pike & Shot
          """)
  void aLineThatIsWrong(String code, String part, String line, String told) {
    List<Observation> found = ofLine(line);
    assertEquals(List.of(code), found.stream().map(each -> each.code().id()).toList());
    Observation one = found.getFirst();
    assertEquals(part == null ? "" : part, one.part());
    String what = told.replace("write: ", "");
    assertTrue(one.message().contains(what), one.message());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Tercio bu musket",
        "LaterPikeAndShot bu",
        "LaterPikeAndShot bu flintlock",
        "Colunela bu",
        "PikeAndShot bu musket salvo regimental-artillery",
        "Dragoon half-musket",
        "Caracole heavy-armour",
        "MediumCavalry carbine pistol-charge",
        "MediumCavalry elite impact commanded-shot",
        "LightCavalry javelin javelin-thrown",
        "WarWagons battle-ready musket",
        "Levy expendable",
        "Keil bu keil-swordsmen",
        "Bowmen bu longbow",
        "Artillery heavy-artillery",
        "HeavySwordsmen bu protection=1",
        "Camp",
        "FortifiedCamp",
      })
  void aLineThatIsRight(String line) {
    assertEquals(List.of(), ofLine(line));
  }
}
