package dev.muster.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a reader calls the stands of a scenario. */
class PrintedNamesTest {
  private static final SourceRange AT = SourceRange.NOWHERE;

  /** A scenario of one group with stands by name and printed name. */
  static Scenario scenario(String... namesAndLabels) {
    var stands = new ArrayList<Scenario.DeployedStand>();
    for (int i = 0; i < namesAndLabels.length; i += 2) {
      stands.add(
          new Scenario.DeployedStand(
              namesAndLabels[i],
              namesAndLabels[i + 1],
              "Foot",
              new Hex(1 + i, 1),
              Heading.NORTH,
              null,
              Map.of(),
              Map.of(),
              null,
              AT));
    }
    var general = new Scenario.General("Guise", "", 0, "", null, new Hex(1, 1), AT);
    var group = new Scenario.Group("Byron", "", general, stands, AT);
    var side = new Scenario.Side("Crown", "", "Foot", List.of(group), List.of(), AT);
    return new Scenario("Road", "", "", 6, Map.of(), List.of(side), List.of(), AT);
  }

  @Test
  void aStandIsCalledByItsPrintedName() {
    PrintedNames names =
        PrintedNames.of(scenario("Byron", "Byron's regiment", "Foot-1", "", "Foot-11", ""));
    assertEquals("Byron's regiment", names.of("Byron"));
    assertEquals("Foot-1", names.of("Foot-1"));
    assertEquals(
        "hit by Byron's regiment, Byron-2 and Foot-11",
        names.in("hit by Byron, Byron-2 and Foot-11"));
  }

  @Test
  void noTwoAreCalledTheSame() {
    PrintedNames names =
        PrintedNames.of(
            scenario(
                "Shot-1",
                "Arquebusiers",
                "Shot-2",
                "Arquebusiers",
                "A",
                "Swiss",
                "Swiss",
                "",
                "B",
                "$1 (\\)"));
    assertEquals("Arquebusiers 1", names.of("Shot-1"));
    assertEquals("Arquebusiers 2", names.of("Shot-2"));
    assertEquals("Swiss (A)", names.of("A"), "another has the name");
    assertEquals("with $1 (\\)", names.in("with B"));
  }

  @Test
  void withoutPrintedNamesNothingChanges() {
    PrintedNames names = PrintedNames.of(scenario("Foot-1", "", "Foot", "Foot"));
    assertTrue(names.isEmpty());
    String text = "Foot fires at Foot-1";
    assertEquals(text, names.in(text));
  }
}
