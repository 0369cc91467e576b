package dev.muster.dsl.ide.completion;

import com.google.inject.Inject;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.hover.KeywordDocumentation;
import dev.muster.dsl.ide.map.PlaceOccurrences;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.rules.model.BoardKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.xtext.CurrentTypeFinder;
import org.jspecify.annotations.Nullable;

/**
 * Proposes what fits the place: the next columns of a stand line with their usual values, the words
 * of the rulebook with their rule, free hexes, names of other files, whole pieces of a battle.
 */
public class MusterContentProposalProvider extends IdeContentProposalProvider {
  @Inject private ColumnProposals columns;
  @Inject private NameProposals names;
  @Inject private ValueProposals values;
  @Inject private CurrentTypeFinder types;

  @Override
  protected void _createProposals(
      Assignment assignment, ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
    if (assignment.getTerminal() instanceof CrossReference reference) {
      _createProposals(reference, context, acceptor);
      return;
    }
    ProposalCollector offer = offer(context, acceptor);
    AbstractRule rule = assignment.getTerminal() instanceof RuleCall call ? call.getRule() : null;
    if (rule != null && PlaceOccurrences.RULES.contains(rule.getName())) {
      values.places(offer);
    } else if (rule != null && rule.getName().equals(PlaceOccurrences.SIDE)) {
      values.sides(offer);
    } else if (assignment.getFeature().equals("importURI")) {
      names.imports(offer);
    } else {
      values.values(assignment, offer);
    }
  }

  @Override
  protected void _createProposals(
      Keyword keyword, ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
    String word = keyword.getValue();
    AbstractRule rule = GrammarUtil.containingRule(keyword);
    if (rule == null
        || word.isEmpty()
        || GrammarUtil.isDatatypeRule(rule)
        || LineContext.expectsValue(context)
        || LineContext.isGiven(keyword, context)
        || LineContext.isMisplaced(rule.getName(), word, context)
        || StatementSplit.by(keyword, context)) {
      return;
    }
    ProposalCollector offer = offer(context, acceptor);
    if (Character.isLetter(word.charAt(0)) || word.equals("{")) {
      keyword(rule.getName(), keyword, offer);
    }
    if (rule.getName().equals("Import")) {
      names.importLine(offer);
    } else {
      pieces(rule.getName(), word, offer);
    }
  }

  private static void keyword(String rule, Keyword keyword, ProposalCollector offer) {
    String word = keyword.getValue();
    int order = LineContext.order(rule, word);
    int priority =
        order < 0
            ? ProposalCollector.WORDS
            : (LineContext.isComplete(offer.context())
                    ? ProposalCollector.NEXT + 50
                    : ProposalCollector.NAMES)
                - order;
    boolean inLine = rule.equals("StandDef") && !word.equals("stand");
    offer.add(
        rule.equals("WinDef") && word.equals("at") ? "at end" : word,
        ContentAssistEntry.KIND_KEYWORD,
        inLine ? ProposalCollector.FITTING : priority,
        null,
        KeywordDocumentation.of(keyword, offer.model()));
  }

  private static void pieces(String rule, String word, ProposalCollector offer) {
    EObject model = offer.model();
    MapDef field = null;
    EObject where = model;
    if (model != null && rule.equals("ScenarioDef")) {
      field = first(model, MapDef.class);
      where = first(model, ArmyDef.class);
    }
    BoardKind kind =
        field != null
            ? PlaceNotation.of(field).kind()
            : model == null ? BoardKind.HEXES : PlaceNotation.at(model).kind();
    List<Snippets.Snippet> pieces = new ArrayList<>();
    for (Snippets.Snippet piece : Snippets.of(rule, word, kind)) {
      pieces.add(piece.led(where));
    }
    MapDef map = model == null ? null : EcoreUtil2.getContainerOfType(model, MapDef.class);
    RulebookDef lines =
        rule.equals("StandDef") && model != null ? StandLineSnippets.rulebook(model) : null;
    if (lines != null) {
      pieces.removeIf(piece -> !StandLineSnippets.fits(piece, lines));
      if (pieces.isEmpty()) {
        pieces.addAll(StandLineSnippets.of(lines));
      }
    }
    if (map != null && rule.equals("MapDef")) {
      pieces.addAll(Snippets.drawn(word, map));
    }
    for (Snippets.Snippet piece : pieces) {
      SnippetProposal fill =
          new SnippetProposal(piece.text().stripTrailing(), CompletionItemKind.Snippet);
      offer.add(
          offer.entry(fill, piece.label()),
          ProposalCollector.PIECES,
          piece.detail(),
          "```\n"
              + new SnippetProposal(piece.text(), CompletionItemKind.Snippet).plain()
              + "\n```");
    }
  }

  /** The first army or map of the file: a new scenario of it is of their game. */
  private static <T extends EObject> @Nullable T first(EObject model, Class<T> kind) {
    return EcoreUtil2.getAllContentsOfType(EcoreUtil.getRootContainer(model), kind).stream()
        .findFirst()
        .orElse(null);
  }

  @Override
  protected void _createProposals(
      CrossReference reference,
      ContentAssistContext context,
      IIdeContentProposalAcceptor acceptor) {
    EObject model = context.getCurrentModel();
    if (model == null
        || !(types.findCurrentTypeAfter(reference) instanceof EClass type)
        || StatementSplit.by(reference, context)) {
      return;
    }
    EReference feature = GrammarUtil.getReference(reference, type);
    if (feature == null) {
      return;
    }
    IScope scope = getScopeProvider().getScope(model, feature);
    ProposalCollector offer = offer(context, acceptor);
    if (!feature.getEReferenceType().getName().equals("Keyed")) {
      names.names(model, feature, scope, offer);
    } else if (!LineContext.expectsValue(context)) {
      columns.columns(EffectFit.keys(scope, model), offer);
    }
  }

  private ProposalCollector offer(
      ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
    return new ProposalCollector(context, getProposalCreator(), acceptor);
  }

  /** Each word once, wherever the grammar would allow it in two ways. */
  @Override
  public void createProposals(
      Collection<ContentAssistContext> contexts, IIdeContentProposalAcceptor acceptor) {
    var once = new DeduplicatingAcceptor(acceptor);
    super.createProposals(new ArrayList<>(contexts), once);
    once.passOn();
  }
}
