package dev.muster.dsl.ide.completion;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.scoping.RulebookEntries;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** The columns of a stand line that are still to be written, in the order of the sheet. */
final class MissingColumns {
  private final List<StatDef> missing = new ArrayList<>();
  private final TypicalValues usual;

  /**
   * @param offset where the author writes: columns behind the last one before it come first
   */
  MissingColumns(StandDef stand, RulebookDef rulebook, int offset) {
    Collection<StatDef> sheet = RulebookEntries.of(rulebook, StatDef.class).values();
    usual = new TypicalValues(stand);
    Set<String> written = new HashSet<>();
    String last = "";
    for (StandEntry entry : stand.getEntries()) {
      if (entry.getKey() instanceof StatDef stat && stat.getName() != null) {
        written.add(stat.getName());
        if (NodeModelUtils.findActualNodeFor(entry).getOffset() < offset) {
          last = stat.getName();
        }
      }
    }
    List<StatDef> before = new ArrayList<>();
    boolean passed = last.isEmpty();
    for (StatDef stat : sheet) {
      if (!written.contains(stat.getName())) {
        (passed ? missing : before).add(stat);
      }
      passed |= last.equals(stat.getName());
    }
    missing.addAll(before);
  }

  static @Nullable MissingColumns of(StandDef stand, int offset) {
    return stand.eContainer() instanceof ArmyDef army
            && army.getRulebook() != null
            && !army.getRulebook().eIsProxy()
        ? new MissingColumns(stand, army.getRulebook(), offset)
        : null;
  }

  /** Columns not yet written, those that come next first. */
  List<StatDef> missing() {
    return missing;
  }

  /** A column with its usual value, as a place to fill in. */
  String filled(StatDef stat, int place) {
    String value = usual.of(stat);
    return value.startsWith("=")
        ? stat.getName() + "=${" + place + ":" + SnippetProposal.escaped(value.substring(1)) + "}"
        : stat.getName() + " ${" + place + ":" + SnippetProposal.escaped(value) + "}";
  }

  /** All columns a stand of this category mostly fills, in one go; empty below two. */
  String rest() {
    var line = new StringBuilder();
    int place = 1;
    for (StatDef stat : missing) {
      if (usual.fills(stat) || stat.isRequired()) {
        line.append(line.isEmpty() ? "" : " ").append(filled(stat, place++));
      }
    }
    return place > 2 ? line.toString() : "";
  }

  boolean usuallyFilled(StatDef stat) {
    return usual.fills(stat) || stat.isRequired();
  }
}
