package dev.muster.dsl.compile;

import static dev.muster.dsl.compile.CompilerContext.label;
import static dev.muster.dsl.compile.CompilerContext.present;
import static dev.muster.dsl.compile.CompilerContext.text;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.OrderDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.StatValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** An army list as a record. */
final class ArmyCompiler {
  private final CompilerContext reading;

  private ArmyCompiler(CompilerContext reading) {
    this.reading = reading;
  }

  static Army read(CompilerContext reading, ArmyDef army) {
    var lines = new ArmyCompiler(reading);
    if (army.getBreakNumerator() != 0 && army.getBreakDenominator() <= 0) {
      reading.trace().markIncomplete(army);
    }
    return reading.traced(
        new Army(
            text(army.getName()),
            label(army.getLabel(), army.getName()),
            army.getTraining(),
            army.getBreakDenominator() <= 0
                ? null
                : new Army.Share(army.getBreakNumerator(), army.getBreakDenominator()),
            reading.each(army.getStands(), lines::line),
            CompilerContext.notes(army, army.getNotes()),
            written(army) ? army.getTotal() : null,
            army.getSources().stream().filter(Objects::nonNull).toList(),
            reading.range(army)),
        army);
  }

  /**
   * Reads a single line of an army list.
   *
   * @throws CompilerContext.UnreadableException if the line is incomplete
   */
  static Army.StandLine read(CompilerContext reading, StandDef stand) {
    return new ArmyCompiler(reading).line(stand);
  }

  private static boolean written(ArmyDef army) {
    return !NodeModelUtils.findNodesForFeature(army, MusterPackage.Literals.ARMY_DEF__TOTAL)
        .isEmpty();
  }

  private Army.StandLine line(StandDef stand) {
    String name = present(stand.getName(), "a stand has no name");
    CategoryDef category = stand.getCategory();
    OrderDef order = stand.getOrder();
    if (category == null
        || category.getName() == null
        || order == null
        || order.getName() == null) {
      throw new CompilerContext.UnreadableException(
          "stand "
              + name
              + " has no known category or "
              + RulebookEntries.systemAt(stand).vocabulary().grade());
    }
    Map<String, StatValue> stats = new LinkedHashMap<>();
    Map<String, String> traits = new LinkedHashMap<>();
    for (StandEntry entry : stand.getEntries()) {
      switch (entry.getKey()) {
        case StatDef stat when stat.getName() != null ->
            stats.put(stat.getName(), value(stand, stat, entry));
        case TraitDef trait when trait.getName() != null ->
            traits.put(trait.getName(), text(StatParser.text(entry)));
        // An unknown word has been reported to the author and has no effect.
        case null, default -> {}
      }
    }
    List<String> notes = CompilerContext.notes(stand, stand.getNotes());
    if (stand.isEstimated()) {
      notes.addFirst(
          stand.getEstimate() == null ? "estimated" : "estimated: " + stand.getEstimate());
    }
    return reading.traced(
        new Army.StandLine(
            name,
            label(stand.getLabel(), name),
            category.getName(),
            order.getName(),
            stand.getWeapon() == null ? null : stand.getWeapon().getName(),
            stats,
            traits,
            notes,
            reading.range(stand)),
        stand);
  }

  private static StatValue value(StandDef stand, StatDef stat, StandEntry entry) {
    return present(
        StatParser.value(entry),
        "stat " + stat.getName() + " of stand " + stand.getName() + " cannot be read");
  }

  /** Traits given to one stand by a scenario, in their order. */
  static Map<String, String> traits(List<StandEntry> entries) {
    Map<String, String> traits = new LinkedHashMap<>();
    for (StandEntry entry : entries) {
      if (entry.getKey() instanceof TraitDef trait && trait.getName() != null) {
        traits.put(trait.getName(), text(StatParser.text(entry)));
      }
    }
    return traits;
  }
}
