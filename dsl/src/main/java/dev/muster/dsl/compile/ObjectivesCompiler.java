package dev.muster.dsl.compile;

import static dev.muster.dsl.compile.CompilerContext.label;
import static dev.muster.dsl.compile.CompilerContext.present;
import static dev.muster.dsl.compile.CompilerContext.text;

import dev.muster.dsl.muster.ExpectDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.HistoryDef;
import dev.muster.dsl.muster.LossDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ObjectiveDef;
import dev.muster.dsl.muster.PointsDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.WinDef;
import dev.muster.dsl.muster.ZoneDef;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import java.util.List;
import java.util.Objects;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** Compiles the objectives of a scenario, its history and its expectations. */
final class ObjectivesCompiler {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  private final CompilerContext reading;
  private final ScenarioDef scenario;

  ObjectivesCompiler(CompilerContext reading, ScenarioDef scenario) {
    this.reading = reading;
    this.scenario = scenario;
  }

  List<Scenario.Zone> zones() {
    return reading.each(
        scenario.getGrounds().stream().filter(ZoneDef.class::isInstance).toList(),
        zone ->
            reading.traced(
                new Scenario.Zone(
                    present(zone.getName(), "a zone has no name"),
                    label(zone.getLabel(), zone.getName()),
                    places(zone),
                    reading.range(zone)),
                zone));
  }

  List<Scenario.Objective> objectives() {
    return reading.each(
        scenario.getGrounds().stream()
            .filter(ObjectiveDef.class::isInstance)
            .map(ObjectiveDef.class::cast)
            .toList(),
        objective ->
            reading.traced(
                new Scenario.Objective(
                    present(objective.getName(), "an objective has no name"),
                    label(objective.getLabel(), objective.getName()),
                    places(objective),
                    objective.getPoints(),
                    name(objective.getHeldBy()),
                    reading.range(objective)),
                objective));
  }

  private static List<Place> places(Ground ground) {
    List<Place> places = PlaceNotation.at(ground).of(ground);
    if (places.isEmpty()) {
      throw new CompilerContext.UnreadableException(ground.getName() + " has no places");
    }
    return places;
  }

  Scenario.Victory victory() {
    List<Scenario.Win> wins = reading.each(scenario.getWins(), this::win);
    Scenario.Points points = null;
    if (!scenario.getPoints().isEmpty()) {
      PointsDef written = scenario.getPoints().getFirst();
      points =
          reading.traced(
              new Scenario.Points(
                  written.getBroken(),
                  written.getUnit(),
                  written.getBreakPoint(),
                  written.getGeneral(),
                  Math.max(1, written.getMargin())),
              written);
    }
    return new Scenario.Victory(wins, points);
  }

  private Scenario.Win win(WinDef win) {
    return reading.traced(
        new Scenario.Win(
            present(name(win.getSide()), "a victory is of no known side"),
            ConditionCompiler.read(win.getCondition()),
            win.isAtEnd(),
            reading.range(win)),
        win);
  }

  List<Scenario.SpecialRule> specialRules() {
    return reading.each(
        scenario.getSpecialRules(),
        rule ->
            reading.traced(
                new Scenario.SpecialRule(
                    text(rule.getName()), text(rule.getText()), reading.range(rule)),
                rule));
  }

  Scenario.@Nullable History history() {
    if (scenario.getHistories().isEmpty()) {
      return null;
    }
    HistoryDef history = scenario.getHistories().getFirst();
    return reading.traced(
        new Scenario.History(
            name(history.getWinner()),
            reading.each(history.getLosses(), this::losses),
            CompilerContext.notes(history, history.getNotes()),
            reading.range(history)),
        history);
  }

  private Scenario.HistoricalLosses losses(LossDef loss) {
    return reading.traced(
        new Scenario.HistoricalLosses(
            present(name(loss.getSide()), "losses are of no known side"),
            loss.getLow(),
            written(loss, AST.getLossDef_High()) ? loss.getHigh() : loss.getLow()),
        loss);
  }

  List<Scenario.Expectation> expectations() {
    return reading.each(scenario.getExpectations(), this::expectation);
  }

  private Scenario.Expectation expectation(ExpectDef expect) {
    Scenario.Measure measure =
        switch (present(expect.getMeasure(), "an expectation is not complete")) {
          case "wins" -> Scenario.Measure.WINS;
          case "breaks" -> Scenario.Measure.BREAKS;
          case "loses" ->
              expect.getGroup() == null ? Scenario.Measure.LOSSES : Scenario.Measure.GROUP_LOSSES;
          case "draw" -> Scenario.Measure.DRAWS;
          case "that" -> Scenario.Measure.CONDITION;
          case "odds" -> Scenario.Measure.ODDS;
          default -> Scenario.Measure.ROUNDS;
        };
    String side =
        switch (measure) {
          case WINS, BREAKS, LOSSES ->
              present(name(expect.getSide()), "an expectation is of no known side");
          case GROUP_LOSSES -> ConditionCompiler.sideOf(expect.getGroup());
          case DRAWS, ROUNDS, CONDITION, ODDS -> null;
        };
    dev.muster.dsl.muster.Condition condition = expect.getCondition();
    boolean conditional = measure == Scenario.Measure.CONDITION;
    return reading.traced(
        new Scenario.Expectation(
            measure,
            side,
            measure == Scenario.Measure.GROUP_LOSSES ? expect.getGroup().getName() : null,
            expect.getLow(),
            written(expect, AST.getExpectDef_High()) ? expect.getHigh() : expect.getLow(),
            conditional ? ConditionCompiler.read(condition) : null,
            conditional ? words(condition) : null,
            measure == Scenario.Measure.ODDS ? odds(expect) : null,
            reading.range(expect)),
        expect);
  }

  private static Scenario.ExpectedEnd odds(ExpectDef expect) {
    String incomplete = "an expectation of odds is not complete";
    return new Scenario.ExpectedEnd(
        text(present(expect.getOrder(), incomplete)),
        present(expect.getUnit(), incomplete),
        expect.isLoses() ? null : present(expect.getEnd(), incomplete),
        expect.isLoses() ? expect.getLoss() : 0);
  }

  /** Returns the text of a condition on one line. */
  private static String words(EObject condition) {
    INode node = NodeModelUtils.findActualNodeFor(condition);
    return node == null ? "" : NodeModelUtils.getTokenText(node).replaceAll("\\s+", " ").strip();
  }

  private static @Nullable String name(@Nullable SideDef side) {
    return side == null || side.eIsProxy() ? null : Objects.requireNonNullElse(side.getName(), "");
  }

  private static boolean written(EObject element, EAttribute feature) {
    return !NodeModelUtils.findNodesForFeature(element, feature).isEmpty();
  }
}
