package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Groups, and support by where units stand. */
class MovementGroupsTest {
  private static List<String> group(AdlgTestPosition position, String unit) {
    return Arrays.stream(position.groups().of(position.unit(unit)))
        .mapToObj(each -> position.table().name(each))
        .toList();
  }

  private static AdlgTestPosition units(String... red) {
    return new AdlgTestPosition().red(red).blue("E Foot 1,19 180");
  }

  @Test
  @Tag("AR-D11")
  void unitsSideBySideAreAGroup() {
    var line = units("A Foot 10,5 0", "B Foot 11,5 0", "C Foot 12,5 2", "D Foot 14,5 0");
    assertEquals(List.of("A", "B", "C"), group(line, "B"));
    assertEquals(List.of("D"), group(line, "D"));
    assertEquals(List.of("A"), group(units("A Foot 10,5 0", "B Foot 11,5 180"), "A"));
    assertEquals(List.of("A", "B"), group(units("A Foot 10,5 0", "B Foot 10.3,4.5 0"), "A"));
    var corps =
        new AdlgTestPosition()
            .red("A Foot 10,5 0")
            .corps(0, "Maurice competent 1,1")
            .red("B Foot 11,5 0")
            .blue("E Foot 1,19 180");
    assertEquals(List.of("A"), group(corps, "A"));
  }

  @Test
  @Tag("AR-082")
  void battleUnitsAreAGroupOneApart() {
    assertEquals(List.of("A", "B"), group(units("A Block 10,5 0", "B Block 13,5 0"), "A"));
    assertEquals(List.of("A"), group(units("A Block 10,5 0", "B Block 12,5 0"), "A"));
    assertEquals(List.of("A"), group(units("A Block 10,5 0", "B Block 13.3,5 0"), "A"));
    assertEquals(
        List.of("A", "B"),
        group(
            units("A Block 10,5 0", "B Block 12,5 0").with("battle_unit_groups", "contact"), "A"));
  }

  @Test
  @Tag("AR-081")
  void battleUnitsAreAGroupAsACheckerboard() {
    assertEquals(
        List.of("A", "B", "C"),
        group(units("A Block 10,5 0", "B Block 12,4.5 0", "C Block 14,5 0"), "A"));
  }

  @Test
  @Tag("AR-062")
  void aGroupWheelsAboutItsCornerAndPaysForItsBreadth() {
    var position = units("A Cv 10,5 0", "B Cv 11,5 0", "R Cv 10,4.25 0");
    int[] group = position.groups().of(position.unit("A"));
    assertEquals(2, position.groups().frontage(group));
    assertNull(position.manoeuvres().refusal(group, Manoeuvre.wheeling(300, 3)));
    assertEquals(
        "A has 4 UD, the move takes 4.1 (AR-051, AR-062)",
        position.manoeuvres().refusal(group, Manoeuvre.wheeling(300, 3.1)));
    position.manoeuvres().carryOut(group, Manoeuvre.wheeling(900, 0));
    assertEquals("11.5,5.5 facing 90", position.pose("B").toString());
    assertEquals("11.5,6.5 facing 90", position.pose("A").toString());
  }

  @Test
  void aGroupGoesAsOneThroughNobodyOfItsOwn() {
    var position = units("A Foot 10,5 0", "B Foot 11,5 0", "R Foot 10,4.5 0");
    int[] group = position.groups().of(position.unit("A"));
    assertNull(position.manoeuvres().refusal(group, Manoeuvre.advance(2)));
    assertTrue(position.manoeuvres().courses(group).contains(Manoeuvre.advance(3)));
  }

  @Test
  @Tag("AR-D18")
  void simpleSupportIsGivenFromTheSide() {
    var position =
        units("A Foot 10,5 0", "B Foot 11,5 0", "C Foot 9,5.6 0").blue("F Foot 10,5 180");
    SupportRules supports = position.supports();
    assertTrue(supports.simple(position.unit("B"), position.unit("A")));
    assertFalse(supports.simple(position.unit("C"), position.unit("A")));
    assertEquals(1, supports.simple(position.unit("A")));
    var none = units("A Foot 10,5 0", "B Foot 11,5 0").with("simple_support", "none");
    assertEquals(0, none.supports().simple(none.unit("A")));
  }

  private static boolean rear(String... red) {
    var position = units(red).blue("F Foot 10,10 180");
    return position.supports().rear(position.unit("A"));
  }

  @Test
  @Tag("AR-D21")
  void rearSupportStandsWhollyBehindAndNear() {
    assertTrue(rear("A Foot 10,10 0", "B Foot 10,8.7 0"));
    assertFalse(rear("A Foot 10,10 0", "B Foot 10,8.3 0"));
    assertTrue(rear("A Foot 10,10 0", "B Foot 10.5,8.7 0"));
    assertFalse(rear("A Foot 10,10 0", "B Foot 10.6,8.7 0"));
    assertFalse(rear("A Foot 10,10 0", "B Foot 10,8.7 50"));
    assertFalse(rear("A Foot 10,10 0", "B Foot 11,10 0"));
  }

  @Test
  @Tag("AR-360")
  @Tag("AR-361")
  @Tag("AR-362")
  @Tag("AR-363")
  void notEverybodyGivesRearSupport() {
    assertFalse(rear("A Foot 10,10 0", "B Levy 10,8.7 0"));
    assertFalse(rear("A Foot 10,10 0", "B LI 10,8.7 0"));
    assertFalse(rear("A Foot 10,10 0", "B Drag 10,8.7 0"));
    assertTrue(rear("A Foot 10,10 0", "B Foot 10,8.7 0 hits 1"));
    assertFalse(rear("A Foot 10,10 0", "B Foot 10,8.7 0 hits 2"));
    assertTrue(rear("A Foot 10,10 0", "B Block 10,8.7 0 hits 3"));
    assertFalse(rear("A Foot 10,10 0", "B Block 10,8.7 0 hits 4"));
    var enemy =
        units("A Foot 10,10 0", "B Foot 10,8.7 0").blue("F Foot 10,10 180", "G LI 10.9,8.9 180");
    assertFalse(enemy.supports().rear(enemy.unit("A")));
    var fights =
        units("A Foot 10,10 0", "B Foot 10,8.7 0").blue("F Foot 10,10 180", "G Foot 10.9,8.7 180");
    assertFalse(fights.supports().rear(fights.unit("A")));
  }

  @Test
  @Tag("AR-366")
  void whoIsLessThanOneBehindIsInTheWayOfARout() {
    var near = units("A Foot 10,10 0", "B Foot 10,8.6 0");
    assertEquals(List.of(near.unit("B")), near.supports().lessBehind(near.unit("A"), 1));
    var far = units("A Foot 10,10 0", "B Foot 10,8.5 0");
    assertEquals(List.of(), far.supports().lessBehind(far.unit("A"), 1));
  }

  /** Who faces his neighbour a little more comes into him on the way. */
  @Test
  @Tag("AR-D11")
  void aGroupDoesNotMoveIntoItself() {
    var crooked = units("A Cv 10,5 0", "B Cv 11.01,5 356");
    int[] group = crooked.groups().of(crooked.unit("A"));
    assertEquals(2, group.length);
    assertEquals(
        "B would stand in A (AR-D11)", crooked.manoeuvres().refusal(group, Manoeuvre.advance(4)));
    assertNull(crooked.manoeuvres().refusal(group, Manoeuvre.advance(0.5)));
    var apart = units("A Cv 9.95,5 356", "B Cv 11,5 0");
    int[] others = apart.groups().of(apart.unit("A"));
    assertNull(apart.manoeuvres().refusal(others, Manoeuvre.advance(4)));
  }
}
