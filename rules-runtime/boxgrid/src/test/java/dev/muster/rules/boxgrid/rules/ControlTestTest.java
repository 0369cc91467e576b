package dev.muster.rules.boxgrid.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The values tests must stay below. */
class ControlTestTest {
  private static int below(
      BoxTestPosition position, String unit, ControlTest.Purpose purpose, String charger) {
    BoxState field = position.state();
    return new ControlTest(field)
        .below(
            position.number(unit),
            purpose,
            charger.isEmpty() ? BoxForces.NOBODY : position.number(charger));
  }

  @Test
  @Tag("BG-057")
  void passesBelowTheValue() {
    // golden numbers: 0 to 6 of the six faces pass for a value of 1 to 7
    for (int ccv = 1; ccv <= 7; ccv++) {
      int passed = 0;
      for (int die = 1; die <= 6; die++) {
        var position =
            BoxTestPosition.field()
                .line(
                    "U HeavyFoot close ccv " + ccv + " shaken 3 catastrophe 5 rupture 2 depth=deep")
                .red("R U D4 N shaken")
                .blue("B Foot J10 S")
                .dice(die);
        BoxState field = position.state();
        passed += new ControlTest(field).passes(0, ControlTest.Purpose.MOVE) ? 1 : 0;
      }
      assertEquals(Math.min(6, ccv - 1), passed);
      assertEquals(
          passed / 6.0,
          new ControlTest(
                  BoxTestPosition.field()
                      .line(
                          "U HeavyFoot close ccv "
                              + ccv
                              + " shaken 3 catastrophe 5 rupture 2 depth=deep")
                      .red("R U D4 N shaken")
                      .blue("B Foot J10 S")
                      .state())
              .chance(0, ControlTest.Purpose.MOVE, BoxForces.NOBODY));
    }
  }

  @Test
  @Tag("BG-058")
  @Tag("BG-059")
  void steadyUnitsAndWhatTheListAdds() {
    var position =
        BoxTestPosition.field()
            .like("Foot", "Guard", "ct-general 1 ct-momentum -1 ct-pursuit 2")
            .red("R Foot D4 N", "S Foot F4 N shaken", "G Guard A1 N shaken")
            .blue("B Foot J10 S");
    assertEquals(5, below(position, "R", ControlTest.Purpose.MOVE, ""));
    assertEquals(4, below(position, "S", ControlTest.Purpose.MOVE, ""));
    assertEquals(5, below(position, "G", ControlTest.Purpose.MOVE, ""));
  }

  @Test
  @Tag("BG-065")
  @Tag("BG-066")
  void stoppingMomentumAndNotPursuing() {
    var position =
        BoxTestPosition.field()
            .like("Foot", "Guard", "ct-general 1 ct-momentum -1 ct-pursuit 2")
            .red("R Foot D4 N", "G Guard A1 N shaken")
            .blue("B Foot J10 S");
    assertEquals(5, below(position, "R", ControlTest.Purpose.STOP_MOMENTUM, ""));
    assertEquals(5, below(position, "R", ControlTest.Purpose.NOT_PURSUE, ""));
    assertEquals(3, below(position, "G", ControlTest.Purpose.STOP_MOMENTUM, ""));
    assertEquals(6, below(position, "G", ControlTest.Purpose.NOT_PURSUE, ""));
  }

  @Test
  @Tag("BG-067")
  @Tag("BG-068")
  @Tag("BG-069")
  void evadingIsEasierForTheFasterAndHarderFromShock() {
    var position =
        BoxTestPosition.field()
            .red("F Foot D4 N", "H Horse E4 N", "E Elephants F4 N", "L Lancers G4 N")
            .blue("O Open A10 S", "M OpenHorse C10 S", "S Open E10 S shaken");
    assertEquals(5, below(position, "O", ControlTest.Purpose.EVADE, "F"));
    assertEquals(4, below(position, "S", ControlTest.Purpose.EVADE, "F"));
    assertEquals(4, below(position, "O", ControlTest.Purpose.EVADE, "E"));
    assertEquals(6, below(position, "M", ControlTest.Purpose.EVADE, "F"));
    assertEquals(5, below(position, "M", ControlTest.Purpose.EVADE, "H"));
    assertEquals(4, below(position, "M", ControlTest.Purpose.EVADE, "L"));
  }
}
