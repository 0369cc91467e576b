package dev.muster.dsl.ide.completion;

import dev.muster.dsl.compile.StatParser;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.TraitDef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.xtext.EcoreUtil2;

/** Values behind a column or a trait whose name is written already. */
final class EntryValueProposals {
  private static final int MOST = 10;

  private EntryValueProposals() {}

  /**
   * Returns proposals for a column: its declared words if it has any, else the usual values, the
   * most usual first.
   */
  static List<String> of(StandEntry entry) {
    Set<String> values = new LinkedHashSet<>();
    if (entry.getKey() instanceof StatDef stat && !stat.eIsProxy()) {
      if (entry.eContainer() instanceof StandDef listed) {
        String usual = new TypicalValues(listed).of(stat);
        values.add(usual.startsWith("=") ? usual.substring(1) : usual);
      }
      StandDef stand = EcoreUtil2.getContainerOfType(entry, StandDef.class);
      values.addAll(stand == null ? stat.getValues() : TypicalValues.words(stand, stat));
      List<String> numbers = numbers(stat);
      ListLineFit line = numbers.isEmpty() ? null : ListLineFit.at(entry);
      values.addAll(numbers);
      List<String> fitting = line == null ? List.of() : line.fitting(stat, List.copyOf(values));
      if (!fitting.isEmpty()) { // else the line lacks other columns, whatever the value
        values.retainAll(fitting);
      }
    } else if (entry.getKey() instanceof TraitDef trait && trait.isTakesValue()) {
      ListLineFit line = ListLineFit.at(entry);
      List<String> usual = ListLineFit.USUAL_VALUES;
      values.addAll(line == null ? usual : line.fitting(trait, usual));
    }
    values.remove("");
    return List.copyOf(new ArrayList<>(values));
  }

  private static List<String> numbers(StatDef stat) {
    return switch (StatParser.kind(stat.getKind())) {
      case FIRST_THEN -> List.of("1", "2", "3*2");
      case RANKS -> List.of("6", "5/4", "5/5/5");
      case WHOLE -> {
        List<String> whole = new ArrayList<>();
        for (int i = stat.getLeast(); stat.isBounded() && i <= stat.getMost(); i++) {
          if (whole.size() < MOST) {
            whole.add(String.valueOf(i));
          }
        }
        yield whole;
      }
      case null, default -> List.of();
    };
  }
}
