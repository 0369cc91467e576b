package dev.muster.dsl.ide.quickfix;

import com.google.inject.Inject;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.text.TextChange;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** All mends by the code of the check. */
public class QuickFixRegistry {
  private final Map<String, QuickFix.Finder> all = new HashMap<>();

  @Inject
  QuickFixRegistry(NameQuickFixes names, SyntaxQuickFixes slips) {
    names.register(all);
    slips.register(all);
    StandQuickFixes.register(all);
    ArmyQuickFixes.register(all);
    MapQuickFixes.register(all);
    PlaceQuickFixes.register(all);
    BoardQuickFixes.register(all);
    CommandRangeQuickFixes.register(all);
    ScenarioQuickFixes.register(all);
    OddsQuickFixes.register(all);
  }

  /** The mends of a finding, the likeliest first. */
  List<QuickFix> of(QuickFixContext site) {
    QuickFix.Finder finder = all.get(site.code());
    return finder == null ? List.of() : finder.find(site);
  }

  /**
   * Takes a finding back with a reason, in the smallest element around it that can hold one; null
   * for errors, which cannot be played.
   */
  static List<QuickFix> suppressFinding(QuickFixContext site) {
    for (EObject each = site.element(); each != null; each = each.eContainer()) {
      if (each instanceof ArmyDef
          || each instanceof MapDef
          || each instanceof ScenarioDef
          || each instanceof SideDef
          || each instanceof GroupDef) {
        TextChange line = site.addStatement(each, "allow " + site.code() + " \"why\"");
        return line == null
            ? List.of()
            : List.of(QuickFix.of("Allow " + site.code() + " here, with a reason", line));
      }
      if (each instanceof RulebookDef) {
        return beforeRulebook(site, each);
      }
    }
    return List.of();
  }

  /** The entries of a rulebook have no place for it: the file has. */
  private static List<QuickFix> beforeRulebook(QuickFixContext site, EObject rulebook) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(rulebook);
    return node == null
        ? List.of()
        : List.of(
            QuickFix.of(
                "Allow " + site.code() + " in this file, with a reason",
                site.insert(node.getOffset(), "allow " + site.code() + " \"why\"\n\n")));
  }

  /** As many of the mends as do not touch the same text, as one. */
  static QuickFix combined(String title, List<QuickFix> mends) {
    List<TextChange> changes = new ArrayList<>();
    for (QuickFix mend : mends) {
      boolean free =
          mend.changes().stream()
              .noneMatch(
                  change ->
                      changes.stream()
                          .anyMatch(other -> change.equals(other) || meets(change, other)));
      if (free) {
        changes.addAll(mend.changes());
      }
    }
    return new QuickFix(title, changes);
  }

  private static boolean meets(TextChange a, TextChange b) {
    return a.offset() < b.end() && b.offset() < a.end()
        || a.length() == 0 && b.offset() < a.offset() && a.offset() < b.end()
        || b.length() == 0 && a.offset() < b.offset() && b.offset() < a.end();
  }
}
