package dev.muster.dsl.ide.figures;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.compile.StatReading;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.snaphance.StandNumbers;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of stands and armies, as far as the text allows: nothing for what is half-typed or of
 * a rule system whose numbers we do not know. Made anew for each question, since it remembers the
 * rulebooks it has read.
 */
public final class StandFigures {
  private final Map<RulebookDef, Optional<Rulebook>> books = new IdentityHashMap<>();
  private final ProgramCompiler compiler = new ProgramCompiler(resource -> "");

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
        .flatMap(book -> line(stand).flatMap(line -> numbers(line, book)));
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

  /** The line as far as it can be read; what is not yet right is left out. */
  private static Optional<Army.StandLine> line(StandDef stand) {
    if (stand.getCategory() == null
        || stand.getCategory().getName() == null
        || stand.getOrder() == null
        || stand.getOrder().getName() == null) {
      return Optional.empty();
    }
    Map<String, StatValue> stats = new LinkedHashMap<>();
    Map<String, String> traits = new LinkedHashMap<>();
    for (StandEntry entry : stand.getEntries()) {
      String text = entry.getValue() != null ? entry.getValue() : entry.getWord();
      if (entry.getKey() instanceof StatDef stat && stat.getName() != null && text != null) {
        var kind = StatReading.kind(stat.getKind());
        StatValue value = kind == null ? null : StatReading.read(kind, text);
        if (value != null) {
          stats.putIfAbsent(stat.getName(), value);
        }
      } else if (entry.getKey() instanceof TraitDef trait && trait.getName() != null) {
        traits.putIfAbsent(trait.getName(), text == null ? "" : text.strip());
      }
    }
    String weapon = stand.getWeapon() == null ? null : stand.getWeapon().getName();
    return Optional.of(
        new Army.StandLine(
            stand.getName() == null ? "" : stand.getName(),
            stand.getName() == null ? "" : stand.getName(),
            stand.getCategory().getName(),
            stand.getOrder().getName(),
            weapon,
            stats,
            traits,
            List.of(),
            SourceRange.NOWHERE));
  }
}
