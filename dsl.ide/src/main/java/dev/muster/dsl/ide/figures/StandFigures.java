package dev.muster.dsl.ide.figures;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.compile.Trace;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.snaphance.StandNumbers;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of stands and armies, as far as the text allows: nothing for what is half-typed or of
 * a rule system whose numbers we do not know. Made anew for each question, since it remembers the
 * rulebooks it has read.
 */
public final class StandFigures {
  private final Map<RulebookDef, Optional<Rulebook>> books = new IdentityHashMap<>();
  private final Map<ArmyDef, Map<EObject, Army.StandLine>> lines = new IdentityHashMap<>();
  private final ProgramCompiler compiler = ProgramCompiler.lenient();

  /**
   * Break Points of many units.
   *
   * @param units stands on the board, or lines of a list
   * @param breakPoints Break Points of all of them
   * @param breaksAt the loss at which the army breaks
   */
  public record Strength(int units, int breakPoints, int breaksAt) {}

  /** The numbers of a stand line. */
  public Optional<StandNumbers> of(StandDef stand) {
    if (!(stand.eContainer() instanceof ArmyDef army)) {
      return Optional.empty();
    }
    return book(army.getRulebook())
        .filter(book -> book.system().equals(StandNumbers.SYSTEM))
        .flatMap(
            book ->
                Optional.ofNullable(lines(army).get(stand)).flatMap(line -> numbers(line, book)));
  }

  /** Break Points of one unit of each line; nothing while a line cannot be read. */
  public Optional<Strength> of(ArmyDef army) {
    int total = 0;
    for (StandDef stand : army.getStands()) {
      Optional<StandNumbers> numbers = of(stand);
      if (numbers.isEmpty()) {
        return Optional.empty();
      }
      total += numbers.get().breakPoints();
    }
    Army.Share share =
        army.getBreakDenominator() <= 0
            ? null
            : new Army.Share(army.getBreakNumerator(), army.getBreakDenominator());
    return army.getStands().isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Strength(army.getStands().size(), total, StandNumbers.breaksAt(total, share)));
  }

  /** What each side of a scenario puts on the board, in the order of the sides. */
  public List<Strength> of(ScenarioDef scenario) {
    try {
      BattleProgram program = compiler.compile(scenario);
      if (!program.rulebook().system().equals(StandNumbers.SYSTEM)) {
        return List.of();
      }
      List<Strength> sides = new ArrayList<>();
      for (int side = 0; side < program.scenario().sides().size(); side++) {
        int units = 0;
        int total = 0;
        for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
          for (Scenario.Deployed stand : group.stands()) {
            units++;
            total += StandNumbers.of(program.line(side, stand), program.rulebook()).breakPoints();
          }
        }
        int breaksAt = StandNumbers.breaksAt(total, program.armies().get(side).breakShare());
        sides.add(new Strength(units, total, breaksAt));
      }
      return sides;
    } catch (RuntimeException halfTyped) {
      return List.of();
    }
  }

  private static Optional<StandNumbers> numbers(Army.StandLine line, Rulebook book) {
    try {
      return Optional.of(StandNumbers.of(line, book));
    } catch (IllegalArgumentException incomplete) {
      return Optional.empty();
    }
  }

  private Map<EObject, Army.StandLine> lines(ArmyDef army) {
    return lines.computeIfAbsent(
        army,
        each -> {
          Map<EObject, Army.StandLine> byStand = new IdentityHashMap<>();
          for (Army.StandLine line : compiler.army(each).stands()) {
            Trace.Source source = compiler.trace().of(line);
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
