package dev.muster.rules.fogr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The class of armour that counts. T faces north with its front on y 10.6, its rear on y 9.4. */
class PoaArmourTest {
  private static final String FRONT = "S MediumFoot 36,20 180 bases 1";

  private static String armour(String target, String shooter, String... rows) {
    return table(target, shooter).yes("armour of T against S", rows).why().replaceFirst(",.*", "");
  }

  private static FogTestTable table(String target, String shooter) {
    return FogTestTable.table()
        .red("T HeavyFoot 36,10.6 0 capabilities=pike/musket " + target)
        .blue(shooter);
  }

  private static final String MIXED = " armour=armoured shot-armour=unarmoured layout=";

  @Test
  @Tag("FR-094")
  void ofOneClassItIsThat() {
    assertEquals("armoured", armour("bases 4", FRONT, "FR-094"));
  }

  @Test
  @Tag("FR-094")
  @Tag("FR-096")
  void neverThatOfTheBaseThatIsHit() {
    // the base straight ahead of the shooter is armoured, most of the front rank is not
    assertEquals("unarmoured", armour("bases 5" + MIXED + "S/S/P/S/S", FRONT, "FR-094", "FR-096"));
  }

  @Test
  @Tag("FR-095")
  void theFrontRankUnlessTheShooterIsEntirelyBehind() {
    // front and rear rank differ; a base is 0.8 deep, its front faces north
    String deep = "bases 6" + MIXED + "SP/SP/SP";
    assertEquals("unarmoured", armour(deep, FRONT, "FR-095"));
    assertEquals("unarmoured", armour(deep, "S MediumFoot 40,9.9 0 bases 1", "FR-095"));
    assertEquals("armoured", armour(deep, "S MediumFoot 40,9.39 0 bases 1", "FR-100"));
    // a corner on the line is behind it, or not, by the switch
    String level = "S MediumFoot 40,9.4 0 bases 1";
    assertEquals("armoured", armour(deep, level, "FR-100"));
    assertEquals(
        "unarmoured, as all of its front rank",
        table(deep, level).with("rear_line", "level").yes("armour of T against S", "FR-095").why());
  }

  @Test
  @Tag("FR-096")
  @Tag("FR-097")
  void mostOfTheRank() {
    assertEquals("unarmoured", armour("bases 3" + MIXED + "S/P/S", FRONT, "FR-096", "FR-097"));
    assertEquals("armoured", armour("bases 3" + MIXED + "P/P/S", FRONT, "FR-096"));
  }

  @Test
  @Tag("FR-098")
  @Tag("FR-D07")
  void ofEquallyManyTheLowest() {
    assertEquals("unarmoured", armour("bases 4" + MIXED + "P/P/S/S", FRONT, "FR-098", "FR-D07"));
    assertEquals(
        "armoured",
        armour(
            "bases 4 armour=heavily-armoured shot-armour=armoured layout=P/P/S/S",
            FRONT,
            "FR-098",
            "FR-D07"));
    assertEquals(
        "heavily armoured",
        armour("bases 4 armour=fully-armoured shot-armour=heavily-armoured layout=P/P/S/S", FRONT));
  }

  @Test
  @Tag("FR-099")
  void thePikeOfASwedishBrigadeAgainstShotFromTheFront() {
    String brigade = "bases 7 swedish-brigade" + MIXED + "SS/PSS/SS";
    assertEquals("armoured", armour(brigade, FRONT, "FR-099"));
    assertEquals("unarmoured", armour(brigade, "S MediumFoot 50,10 270 bases 1", "FR-096"));
    assertEquals("unarmoured", armour("bases 7" + MIXED + "SS/PSS/SS", FRONT, "FR-096"));
  }

  @Test
  @Tag("FR-100")
  void fromBehindTheRearmostRank() {
    String behind = "S MediumFoot 36,4 0 bases 1";
    assertEquals("armoured", armour("bases 6" + MIXED + "SP/SP/SS", behind, "FR-100", "FR-096"));
    assertEquals("unarmoured", armour("bases 4" + MIXED + "SP/PS", behind, "FR-100", "FR-098"));
    assertEquals("armoured", armour("bases 3" + MIXED + "P/P/S", behind, "FR-100"));
  }
}
