package dev.muster.dsl.ide.completion;

import com.google.inject.Inject;
import dev.muster.dsl.compile.Places;
import dev.muster.dsl.ide.hover.KeywordMeanings;
import dev.muster.dsl.ide.map.PlaceTexts;
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
public class Proposals extends IdeContentProposalProvider {
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
    Offer offer = offer(context, acceptor);
    AbstractRule rule = assignment.getTerminal() instanceof RuleCall call ? call.getRule() : null;
    if (rule != null && PlaceTexts.RULES.contains(rule.getName())) {
      values.places(offer);
    } else if (rule != null && rule.getName().equals(PlaceTexts.SIDE)) {
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
        || LinePlace.wantsValue(context)
        || LinePlace.isGiven(keyword, context)
        || LinePlace.isOutOfPlace(rule.getName(), word, context)) {
      return;
    }
    Offer offer = offer(context, acceptor);
    if (Character.isLetter(word.charAt(0)) || word.equals("{")) {
      keyword(rule.getName(), keyword, offer);
    }
    pieces(rule.getName(), word, offer);
  }

  private static void keyword(String rule, Keyword keyword, Offer offer) {
    String word = keyword.getValue();
    int order = LinePlace.order(rule, word);
    int priority =
        order < 0
            ? Offer.WORDS
            : (LinePlace.isComplete(offer.context()) ? Offer.NEXT + 50 : Offer.NAMES) - order;
    boolean inLine = rule.equals("StandDef") && !word.equals("stand");
    offer.add(
        rule.equals("WinDef") && word.equals("at") ? "at end" : word,
        ContentAssistEntry.KIND_KEYWORD,
        inLine ? Offer.FITTING : priority,
        null,
        KeywordMeanings.of(keyword, offer.model()));
  }

  private static void pieces(String rule, String word, Offer offer) {
    EObject model = offer.model();
    MapDef field = null;
    EObject where = model;
    if (model != null && rule.equals("ScenarioDef")) {
      field = first(model, MapDef.class);
      where = first(model, ArmyDef.class);
    }
    BoardKind kind =
        field != null
            ? Places.of(field).kind()
            : model == null ? BoardKind.HEXES : Places.at(model).kind();
    List<Snippets.Snippet> pieces = new ArrayList<>();
    for (Snippets.Snippet piece : Snippets.of(rule, word, kind)) {
      pieces.add(piece.led(where));
    }
    MapDef map = model == null ? null : EcoreUtil2.getContainerOfType(model, MapDef.class);
    RulebookDef lines = rule.equals("StandDef") && model != null ? Lines.rulebook(model) : null;
    if (lines != null) {
      pieces.removeIf(piece -> !Lines.fits(piece, lines));
      if (pieces.isEmpty()) {
        pieces.addAll(Lines.of(lines));
      }
    }
    if (map != null && rule.equals("MapDef")) {
      pieces.addAll(Snippets.drawn(word, map));
    }
    for (Snippets.Snippet piece : pieces) {
      Fill fill = new Fill(piece.text().stripTrailing(), CompletionItemKind.Snippet);
      offer.add(
          offer.entry(fill, piece.label()),
          Offer.PIECES,
          piece.detail(),
          "```\n" + new Fill(piece.text(), CompletionItemKind.Snippet).plain() + "\n```");
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
    if (model == null || !(types.findCurrentTypeAfter(reference) instanceof EClass type)) {
      return;
    }
    EReference feature = GrammarUtil.getReference(reference, type);
    if (feature == null) {
      return;
    }
    IScope scope = getScopeProvider().getScope(model, feature);
    Offer offer = offer(context, acceptor);
    if (!feature.getEReferenceType().getName().equals("Keyed")) {
      names.names(model, feature, scope, offer);
    } else if (!LinePlace.wantsValue(context)) {
      columns.columns(scope, offer);
    }
  }

  private Offer offer(ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
    return new Offer(context, getProposalCreator(), acceptor);
  }

  /** Each word once, wherever the grammar would allow it in two ways. */
  @Override
  public void createProposals(
      Collection<ContentAssistContext> contexts, IIdeContentProposalAcceptor acceptor) {
    var once = new Once(acceptor);
    super.createProposals(new ArrayList<>(contexts), once);
    once.passOn();
  }
}
