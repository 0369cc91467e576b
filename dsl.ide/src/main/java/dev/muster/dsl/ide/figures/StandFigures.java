package dev.muster.dsl.ide.figures;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.compile.SourceTrace;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.odds.FacingLines;
import dev.muster.rules.odds.FireOdds;
import dev.muster.rules.odds.NearestEnemyOdds;
import dev.muster.rules.query.RuleQueries;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.system.Roster;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.jspecify.annotations.Nullable;

/**
 * The derived numbers of stands and armies, as far as the text allows: empty for incomplete text
 * and for unknown rule systems. Create an instance for each request, because it caches the
 * rulebooks that it reads.
 */
public final class StandFigures {
  private final Map<RulebookDef, Optional<Rulebook>> books = new IdentityHashMap<>();
  private final Map<ArmyDef, Map<EObject, Army.StandLine>> lines = new IdentityHashMap<>();
  private final ProgramCompiler compiler = ProgramCompiler.lenient();

  /** The numbers to show beside the values of a stand line. */
  public List<DerivedStats.Note> notes(StandDef stand) {
    return ofLine(stand, DerivedStats::notes);
  }

  /** Returns the derived values of a stand line, in sentences. */
  public List<String> sentences(StandDef stand) {
    return ofLine(stand, DerivedStats::summaryLines);
  }

  /** Returns the effect of the line's fire on a unit of the same line, by range, in sentences. */
  public List<String> fire(StandDef stand) {
    if (!(stand.eContainer() instanceof ArmyDef army)) {
      return List.of();
    }
    Rulebook book = book(army.getRulebook()).orElse(null);
    Army.StandLine line = book == null ? null : lines(army).get(stand);
    if (book == null || line == null) {
      return List.of();
    }
    try {
      Army list = compiler.army(army);
      return FireOdds.sentences(
          book,
          FireOdds.of(
              book,
              new FacingLines.Fielded("Shooter", list, line),
              new FacingLines.Fielded("Target", list, line)));
    } catch (RuntimeException halfTyped) {
      return List.of();
    }
  }

  private interface OfLine<T> {
    List<T> of(DerivedStats figures, Army.StandLine line, Rulebook book);
  }

  private <T> List<T> ofLine(StandDef stand, OfLine<T> what) {
    if (!(stand.eContainer() instanceof ArmyDef army)) {
      return List.of();
    }
    Rulebook book = book(army.getRulebook()).orElse(null);
    Army.StandLine line = book == null ? null : lines(army).get(stand);
    return book == null || line == null
        ? List.of()
        : what.of(RuleSystems.of(book).derivedStats(), line, book);
  }

  /** Returns the strength with one unit of each line; empty if a line cannot be read. */
  public Optional<DerivedStats.Strength> of(ArmyDef army) {
    Rulebook book = book(army.getRulebook()).orElse(null);
    if (book == null) {
      return Optional.empty();
    }
    Army list = compiler.army(army);
    return list.stands().size() < army.getStands().size()
        ? Optional.empty()
        : RuleSystems.of(book).derivedStats().list(list, book);
  }

  /** Returns the strength of each side of a scenario, in the order of the sides. */
  public List<DerivedStats.Strength> of(ScenarioDef scenario) {
    try {
      BattleProgram program = compiler.compile(scenario);
      DerivedStats figures = RuleSystems.of(program.rulebook()).derivedStats();
      List<DerivedStats.Strength> sides = new ArrayList<>();
      for (int side = 0; side < program.scenario().sides().size(); side++) {
        figures.side(program, side).ifPresent(sides::add);
      }
      return sides.size() == program.scenario().sides().size() ? sides : List.of();
    } catch (RuntimeException halfTyped) {
      return List.of();
    }
  }

  /**
   * Returns the remarks of the rules about the units of a scenario, by the element that deploys
   * them; empty if the scenario cannot be read or the rule system answers no questions.
   */
  public Map<EObject, List<RuleQueries.Note>> remarks(ScenarioDef scenario) {
    Map<EObject, List<RuleQueries.Note>> remarks = new IdentityHashMap<>();
    try {
      BattleProgram program = compiler.compile(scenario);
      RuleQueries answers = RuleSystems.of(program.rulebook()).queries();
      if (answers == null) {
        return remarks;
      }
      Map<String, List<RuleQueries.Note>> byUnit =
          answers.notes(program, null).stream()
              .collect(Collectors.groupingBy(RuleQueries.Note::unit));
      for (Scenario.Side side : program.scenario().sides()) {
        for (Scenario.Group group : side.groups()) {
          for (Scenario.DeployedStand stand : group.stands()) {
            SourceTrace.Source source = compiler.trace().of(stand);
            if (source != null) {
              remarks
                  .computeIfAbsent(source.element(), each -> new ArrayList<>())
                  .addAll(byUnit.getOrDefault(stand.name(), List.of()));
            }
          }
        }
      }
      return remarks;
    } catch (RuntimeException halfTyped) {
      return Map.of();
    }
  }

  /** A unit of a scenario by its name. */
  public record Fielded(BattleProgram program, String unit) {}

  /** Returns the odds of a deployed stand against its nearest enemies, in sentences. */
  public List<String> odds(DeployDef deployed) {
    return fielded(deployed)
        .map(each -> NearestEnemyOdds.sentences(NearestEnemyOdds.of(each.program(), each.unit())))
        .orElse(List.of());
  }

  /** Returns the first unit that a statement deploys; empty if it cannot be read. */
  public Optional<Fielded> fielded(DeployDef deployed) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(deployed, ScenarioDef.class);
    if (scenario == null) {
      return Optional.empty();
    }
    try {
      BattleProgram program = compiler.compile(scenario);
      for (Scenario.Side side : program.scenario().sides()) {
        for (Scenario.Group group : side.groups()) {
          for (Scenario.DeployedStand stand : group.stands()) {
            SourceTrace.Source source = compiler.trace().of(stand);
            if (source != null && source.element() == deployed) {
              return Optional.of(new Fielded(program, stand.name()));
            }
          }
        }
      }
    } catch (RuntimeException halfTyped) {
      return Optional.empty();
    }
    return Optional.empty();
  }

  /**
   * Returns the values of a General under the rules of the scenario; empty if it cannot be read.
   */
  public Optional<Roster.Leader> leader(GeneralDef general) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(general, ScenarioDef.class);
    if (scenario == null) {
      return Optional.empty();
    }
    try {
      BattleProgram program = compiler.compile(scenario);
      Roster roster = RuleSystems.of(program.rulebook()).roster();
      for (Scenario.Side side : program.scenario().sides()) {
        for (Scenario.Group group : side.groups()) {
          SourceTrace.Source source = compiler.trace().of(group.general());
          if (source != null && source.element() == general) {
            return Optional.of(roster.leader(group.general(), program.rulebook()));
          }
        }
      }
    } catch (RuntimeException halfTyped) {
      return Optional.empty();
    }
    return Optional.empty();
  }

  /** Returns whether a rule system answers questions. */
  public static boolean canBeAsked(String system) {
    return RuleSystems.named(system).queries() != null;
  }

  /** Returns the meaning of each training under the rulebook of an army. */
  public Map<String, String> trainings(ArmyDef army) {
    return book(army.getRulebook())
        .map(book -> RuleSystems.of(book).derivedStats().trainings(book))
        .orElse(Map.of());
  }

  private Map<EObject, Army.StandLine> lines(ArmyDef army) {
    return lines.computeIfAbsent(
        army,
        each -> {
          Map<EObject, Army.StandLine> byStand = new IdentityHashMap<>();
          for (Army.StandLine line : compiler.army(each).stands()) {
            SourceTrace.Source source = compiler.trace().of(line);
            if (source != null) {
              byStand.put(source.element(), line);
            }
          }
          return byStand;
        });
  }

  private Optional<Rulebook> book(@Nullable RulebookDef rulebook) {
    if (rulebook == null || rulebook.eIsProxy()) {
      return Optional.empty();
    }
    return books.computeIfAbsent(
        rulebook,
        each -> {
          try {
            return Optional.of(compiler.rulebook(each));
          } catch (RuntimeException halfTyped) {
            return Optional.empty();
          }
        });
  }
}
