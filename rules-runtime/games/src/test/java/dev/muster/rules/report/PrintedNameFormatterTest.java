package dev.muster.rules.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.muster.rules.adlgr.rules.AdlgEvent;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.boxgrid.rules.BoxEvent;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Events are told by the printed names of stands, and by nobody else's. */
class PrintedNameFormatterTest {
  private static final SourceRange AT = SourceRange.NOWHERE;
  private static final RuleRef RULE = new RuleRef("6.0", List.of());

  private static Scenario scenario(String label) {
    return scenario(label, "Guise", "Byron");
  }

  private static Scenario scenario(String label, String leader, String name) {
    var stand =
        new Scenario.DeployedStand(
            "Byron",
            label,
            "Foot",
            new Hex(1, 1),
            Heading.NORTH,
            null,
            Map.of(),
            Map.of(),
            null,
            AT);
    var general = new Scenario.General(leader, "", 0, "", null, new Hex(1, 1), AT);
    var group = new Scenario.Group(name, "", general, List.of(stand), AT);
    var side = new Scenario.Side("Crown", "", "Foot", List.of(group), List.of(), AT);
    return new Scenario("Road", "", "", 6, Map.of(), List.of(side), List.of(), AT);
  }

  private static PrintedNameFormatter told(String label) {
    return new PrintedNameFormatter(scenario(label));
  }

  @Test
  void aStandIsToldByItsPrintedName() {
    Event event =
        new SnaphanceEvent.Fires(
            "Swiss",
            "Byron",
            "fire",
            1,
            2,
            List.of(new Event.Term("support of Byron", 1)),
            List.of(6),
            1,
            RULE);
    var shown = (SnaphanceEvent.Fires) told("Byron's regiment").printedEvent(event);
    assertEquals("Byron's regiment", shown.target());
    assertEquals("support of Byron's regiment", shown.terms().getFirst().what());
    assertEquals("Swiss", shown.stand());
    assertEquals(RULE, shown.rule());
  }

  /** The group is called as the stand is, and stays so. */
  @Test
  void whoElseHasTheNameKeepsIt() {
    Event event = new SnaphanceEvent.GroupActs("Crown", "Byron", false, RULE);
    assertEquals(event, told("Byron's regiment").printedEvent(event));
    var arrives = new SnaphanceEvent.Arrives("Byron", new Hex(1, 2), Facing.N, RULE);
    assertEquals(
        new SnaphanceEvent.Arrives("Byron's regiment", new Hex(1, 2), Facing.N, RULE),
        told("Byron's regiment").printedEvent(arrives));
  }

  /** The verb goes with the name that is told. */
  @Test
  void verbsGoWithTheName() {
    var arrives = new SnaphanceEvent.Arrives("Byron", new Hex(1, 2), Facing.N, RULE);
    assertEquals("Byron's dragoons arrive", line("Byron's dragoons", arrives));
    assertEquals("Byron's regiment arrives", line("Byron's regiment", arrives));
    assertEquals("Byron arrives", line("", arrives));
  }

  private static String line(String label, Event event) {
    return told(label).format(event, e -> ((SnaphanceEvent.Arrives) e).stand() + " arrives");
  }

  /** Whom the scenario calls after a General is one man, though his name ends like several. */
  @Test
  void aGroupCalledAfterItsGeneralIsOne() {
    assertEquals(
        "Germans act",
        new PrintedNameFormatter(scenario("", "Rhinegrave", "Germans")).agree("Germans acts"));
    assertEquals(
        "Navailles acts",
        new PrintedNameFormatter(scenario("", "Navailles", "Navailles")).agree("Navailles acts"));
  }

  @Test
  void whereNobodyHasAPrintedNameTheEventIsTheSame() {
    Event event = new SnaphanceEvent.GroupActs("Crown", "Byron", false, RULE);
    assertSame(event, told("").printedEvent(event));
  }

  /** A report names the stand by both, so that it can be led to its line. */
  @Test
  void bothNamesLeadToTheStand() {
    List<String> names =
        ReportSubject.allIn(scenario("Byron's regiment"), group -> List.of("Guise")).stream()
            .map(ReportSubject::name)
            .toList();
    assertEquals(List.of("Guise", "Byron", "Byron's regiment"), names);
  }

  /**
   * Every text of an event is known to be of a stand, or not: a new one is put where it belongs.
   */
  @Test
  void everyTextOfAnEventIsKnown() {
    Set<String> stands =
        Set.of(
            "stand",
            "stands",
            "unit",
            "target",
            "by",
            "attacker",
            "defender",
            "attackers",
            "attackSupports",
            "defenceSupports",
            "against",
            "opponent",
            "winner",
            "loser",
            "from",
            "to",
            "about",
            "camp",
            "through",
            "support",
            "what");
    Set<String> sentences = Set.of("why", "because", "cause", "consequence", "answer", "reason");
    Set<String> places = Set.of("at", "path");
    Set<String> unknown = new TreeSet<>();
    for (Class<?> room :
        List.of(CommonEvent.class, SnaphanceEvent.class, BoxEvent.class, AdlgEvent.class)) {
      for (Class<?> event : room.getPermittedSubclasses()) {
        for (RecordComponent component : event.getRecordComponents()) {
          String type = component.getGenericType().toString();
          if (type.contains("java.lang.String")
              && !stands.contains(component.getName())
              && !sentences.contains(component.getName())
              && !places.contains(component.getName())
              && !PrintedNameFormatter.NOT_UNIT_NAMES.contains(component.getName())) {
            unknown.add(event.getSimpleName() + "." + component.getName());
          }
        }
      }
    }
    assertEquals(Set.of(), unknown);
  }
}
