package dev.muster.dsl.ide.completion;

import com.google.inject.Inject;
import dev.muster.dsl.ide.hover.ElementDocumentation;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.TraitDef;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.jspecify.annotations.Nullable;

/** Proposes the continuation of a stand line: columns in the order of the sheet, then traits. */
final class ColumnProposals {
  @Inject private ElementDocumentation meanings;
  @Inject private NameProposals names;

  /**
   * Offers the columns the line still lacks, with usual values, and the traits it has not.
   *
   * @param scope the columns and traits in sight
   */
  void columns(IScope scope, ProposalCollector offer) {
    StandDef stand = EcoreUtil2.getContainerOfType(offer.model(), StandDef.class);
    MissingColumns columns =
        stand == null ? null : MissingColumns.of(stand, offer.context().getOffset());
    if (columns != null) {
      missing(columns, offer);
    }
    // A scenario gives a stand traits, and no other columns.
    boolean inScenario = EcoreUtil2.getContainerOfType(offer.model(), DeployDef.class) != null;
    ListLineFit line = ListLineFit.at(offer.model());
    for (IEObjectDescription each : scope.getAllElements()) {
      EObject target = EcoreUtil.resolve(each.getEObjectOrProxy(), offer.context().getResource());
      boolean trait =
          target instanceof TraitDef known
              && !has(stand, known)
              && (line == null || line.allows(known));
      boolean column = target instanceof StatDef && columns == null && !inScenario;
      if (trait || column) {
        names.named(each, ProposalCollector.NAMES, offer);
      }
    }
  }

  private void missing(MissingColumns columns, ProposalCollector offer) {
    List<StatDef> missing = columns.missing();
    for (int i = 0; i < missing.size(); i++) {
      StatDef stat = missing.get(i);
      SnippetProposal fill = new SnippetProposal(columns.filled(stat, 1), CompletionItemKind.Field);
      offer.add(
          offer.entry(fill, fill.plain()),
          (columns.usuallyFilled(stat) ? ProposalCollector.NEXT : ProposalCollector.UNUSUAL) - i,
          stat.getHeader(),
          meanings.of(stat));
    }
    SnippetProposal rest = new SnippetProposal(columns.rest(), CompletionItemKind.Snippet);
    if (!rest.snippet().isEmpty()) {
      offer.add(
          offer.entry(rest, rest.plain()),
          ProposalCollector.NEXT - missing.size() - 1,
          "all columns, with usual values",
          null);
    }
  }

  private static boolean has(@Nullable StandDef stand, TraitDef trait) {
    return stand != null && stand.getEntries().stream().anyMatch(entry -> entry.getKey() == trait);
  }
}
