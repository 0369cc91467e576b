package dev.muster.dsl.ide.completion;

import com.google.common.collect.Iterables;
import com.google.inject.Inject;
import dev.muster.dsl.ide.hover.KeywordMeanings;
import dev.muster.dsl.ide.hover.KnownWords;
import dev.muster.dsl.ide.hover.Meanings;
import dev.muster.dsl.ide.map.HexNumbers;
import dev.muster.dsl.library.Library;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.ExpectDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ObjectiveDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.SideCondition;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.muster.ZoneDef;
import dev.muster.dsl.scoping.Entries;
import dev.muster.rules.model.Facing;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
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
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.xtext.CurrentTypeFinder;
import org.jspecify.annotations.Nullable;

/**
 * Proposes what fits the place: the next columns of a stand line with their usual values, the words
 * of the rulebook with their rule, free hexes, names of other files, whole pieces of a battle.
 */
public class Proposals extends IdeContentProposalProvider {
  private static final int NEXT = 900;
  private static final int FITTING = 700;
  private static final int NAMES = 500;
  private static final int ELSEWHERE = 450;
  private static final int UNUSUAL = 400;
  private static final int PIECES = 350;
  private static final int WORDS = 300;

  private static final Pattern SIDE = Pattern.compile("\\bside\\s+([\\w-]+)[^\\n{]*\\bfields\\b");
  private static final int MOST_SIDES = 20;

  @Inject private Meanings meanings;
  @Inject private OtherFiles files;
  @Inject private CurrentTypeFinder types;

  @Override
  protected void _createProposals(
      Assignment assignment, ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
    if (assignment.getTerminal() instanceof CrossReference reference) {
      _createProposals(reference, context, acceptor);
      return;
    }
    AbstractRule rule = assignment.getTerminal() instanceof RuleCall call ? call.getRule() : null;
    if (rule != null && rule.getName().equals(HexNumbers.RULE)) {
      hexes(context, acceptor);
      return;
    }
    switch (assignment.getFeature()) {
      case "facing" -> facings(context, acceptor);
      case "training" -> words(KnownWords.TRAINING, context, acceptor);
      case "quality" -> words(KnownWords.QUALITY, context, acceptor);
      case "kind" -> words(KnownWords.KINDS, context, acceptor);
      case "commander" -> words(KnownWords.COMMANDERS, context, acceptor);
      case "on" -> words(KnownWords.EFFECTS, context, acceptor);
      case "standClass" -> words(KnownWords.CLASSES, context, acceptor);
      case "value", "word", "default" -> {
        if (context.getCurrentModel() instanceof StandEntry entry) {
          values(entry, context, acceptor);
        } else {
          switchValues(context, acceptor);
        }
      }
      case "count" -> {
        if (context.getCurrentModel() instanceof SideCondition) {
          words(KnownWords.LOSSES, context, acceptor);
        }
      }
      case "code" -> {
        if (GrammarUtil.containingRule(assignment).getName().equals("Allowance")) {
          words(KnownWords.ALLOWABLE, context, acceptor);
        }
      }
      case "low" -> words(shares(context.getCurrentModel()), context, acceptor);
      case "properties" -> properties(context, acceptor);
      case "importURI" -> imports(context, acceptor);
      case "breakNumerator" -> words(KnownWords.BREAK_SHARES, context, acceptor);
      default -> {
        // A name, a number or a text only the author knows.
      }
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
    if (Character.isLetter(word.charAt(0)) || word.equals("{")) {
      int order = LinePlace.order(rule.getName(), word);
      int priority =
          order < 0 ? WORDS : (LinePlace.isComplete(context) ? NEXT + 50 : NAMES) - order;
      boolean inLine = rule.getName().equals("StandDef") && !word.equals("stand");
      keyword(
          rule.getName().equals("WinDef") && word.equals("at") ? "at end" : word,
          inLine ? FITTING : priority,
          keyword,
          context,
          acceptor);
    }
    List<Snippets.Snippet> pieces = new ArrayList<>(Snippets.of(rule.getName(), word));
    EObject model = context.getCurrentModel();
    MapDef map = model == null ? null : EcoreUtil2.getContainerOfType(model, MapDef.class);
    if (map != null && rule.getName().equals("MapDef")) {
      pieces.addAll(Snippets.drawn(word, map));
    }
    for (Snippets.Snippet piece : pieces) {
      ContentAssistEntry entry =
          fill(
              new Fill(piece.text().stripTrailing(), CompletionItemKind.Snippet),
              piece.label(),
              context);
      if (entry != null) {
        entry.setDescription(piece.detail());
        entry.setDocumentation(
            "```\n" + new Fill(piece.text(), CompletionItemKind.Snippet).plain() + "\n```");
        acceptor.accept(entry, PIECES);
      }
    }
  }

  private void keyword(
      String shown,
      int priority,
      Keyword keyword,
      ContentAssistContext context,
      IIdeContentProposalAcceptor acceptor) {
    ContentAssistEntry entry = entry(shown, context, ContentAssistEntry.KIND_KEYWORD);
    if (entry != null) {
      entry.setDocumentation(KeywordMeanings.of(keyword));
      acceptor.accept(entry, priority);
    }
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
    if (feature.getEReferenceType().getName().equals("Keyed")) {
      if (LinePlace.wantsValue(context)) {
        return;
      }
      columns(context, scope, acceptor);
      return;
    }
    boolean startsInZone =
        feature == MusterPackage.eINSTANCE.getDeployDef_Zone()
            && Iterables.any(
                scope.getAllElements(), each -> each.getEObjectOrProxy() instanceof ZoneDef);
    for (IEObjectDescription each : scope.getAllElements()) {
      EObject target = EcoreUtil.resolve(each.getEObjectOrProxy(), model);
      boolean itself =
          feature == MusterPackage.eINSTANCE.getPlanDef_Support()
              && EcoreUtil.isAncestor(target, model);
      if (!itself && !(startsInZone && !(target instanceof ZoneDef))) {
        named(each, fitting(target, feature, scope, model), context, acceptor);
      }
    }
    if (feature.getEReferenceType() == MusterPackage.eINSTANCE.getSideDef()) {
      sidesOfTheText(scope, context, acceptor);
    }
    elsewhere(model, feature, scope, context, acceptor);
  }

  /** What is half typed above the sides can keep them from being read; their names stand there. */
  private void sidesOfTheText(
      IScope scope, ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
    if (scope.getAllElements().iterator().hasNext()) {
      return;
    }
    for (MatchResult side :
        SIDE.matcher(context.getRootNode().getText()).results().limit(MOST_SIDES).toList()) {
      ContentAssistEntry entry = entry(side.group(1), context, ContentAssistEntry.KIND_REFERENCE);
      if (entry != null) {
        entry.setDescription("side");
        acceptor.accept(entry, NAMES);
      }
    }
  }

  /** Ground with a name is meant more often than one of all the hexes. */
  private static int fitting(EObject target, EReference feature, IScope scope, EObject model) {
    return switch (target) {
      case ObjectiveDef objective -> NEXT + 1;
      case Ground ground -> NEXT;
      case RulebookDef rulebook -> isPartOfAnother(rulebook, scope, model) ? UNUSUAL : NAMES;
      case TerrainDef terrain when liesOnSides(terrain, feature) -> FITTING;
      default -> NAMES;
    };
  }

  /** Whether a rulebook of the library is there for others of it to extend. */
  private static boolean isPartOfAnother(EObject rulebook, IScope scope, EObject model) {
    return Iterables.any(
        scope.getAllElements(),
        each ->
            EcoreUtil.resolve(each.getEObjectOrProxy(), model) instanceof RulebookDef other
                && Library.holds(other.eResource())
                && other.getBase() == rulebook);
  }

  private static boolean liesOnSides(TerrainDef terrain, EReference feature) {
    return feature == MusterPackage.eINSTANCE.getLineDef_Terrain()
        && terrain.getProperties().contains("linear");
  }

  private void named(
      IEObjectDescription each,
      int priority,
      ContentAssistContext context,
      IIdeContentProposalAcceptor acceptor) {
    String name = getQualifiedNameConverter().toString(each.getName());
    EObject target = EcoreUtil.resolve(each.getEObjectOrProxy(), context.getResource());
    // Of the two words a category answers to, one will do; the printed code is in its text.
    if (target instanceof CategoryDef category && !name.equals(category.getName())) {
      return;
    }
    ContentAssistEntry entry = entry(name, context, kind(target));
    if (entry != null) {
      entry.setDescription(Meanings.kind(target));
      entry.setDocumentation(meanings.of(target));
      acceptor.accept(entry, priority);
    }
  }

  private void elsewhere(
      EObject model,
      EReference feature,
      IScope visible,
      ContentAssistContext context,
      IIdeContentProposalAcceptor acceptor) {
    for (OtherFiles.Found found : files.notImported(context.getResource(), feature, visible)) {
      String name = getQualifiedNameConverter().toString(found.element().getName());
      ContentAssistEntry entry = entry(name, context, kind(found.element().getEObjectOrProxy()));
      if (entry != null) {
        entry.setDescription("from " + found.path() + ", adds the import");
        EObject target = EcoreUtil.resolve(found.element().getEObjectOrProxy(), model);
        entry.setDocumentation(meanings.of(target));
        entry.getTextReplacements().add(files.importing(context.getResource(), found.path()));
        acceptor.accept(entry, ELSEWHERE);
      }
    }
  }

  /** The next columns in the order of the sheet, then the traits. */
  private void columns(
      ContentAssistContext context, IScope scope, IIdeContentProposalAcceptor acceptor) {
    StandDef stand = EcoreUtil2.getContainerOfType(context.getCurrentModel(), StandDef.class);
    StandColumns columns = stand == null ? null : StandColumns.of(stand, context.getOffset());
    if (columns != null) {
      List<StatDef> missing = columns.missing();
      for (int i = 0; i < missing.size(); i++) {
        StatDef stat = missing.get(i);
        Fill fill = new Fill(columns.filled(stat, 1), CompletionItemKind.Field);
        ContentAssistEntry entry = fill(fill, fill.plain(), context);
        if (entry != null) {
          entry.setDescription(stat.getHeader());
          entry.setDocumentation(meanings.of(stat));
          acceptor.accept(entry, (columns.usuallyFilled(stat) ? NEXT : UNUSUAL) - i);
        }
      }
      Fill rest = new Fill(columns.rest(), CompletionItemKind.Snippet);
      ContentAssistEntry entry =
          rest.snippet().isEmpty() ? null : fill(rest, rest.plain(), context);
      if (entry != null) {
        entry.setDescription("all columns, with usual values");
        acceptor.accept(entry, NEXT - missing.size() - 1);
      }
    }
    // A scenario gives a stand traits, and no other columns.
    boolean inScenario =
        EcoreUtil2.getContainerOfType(context.getCurrentModel(), DeployDef.class) != null;
    for (IEObjectDescription each : scope.getAllElements()) {
      EObject target = EcoreUtil.resolve(each.getEObjectOrProxy(), context.getResource());
      if (target instanceof TraitDef trait && !has(stand, trait)) {
        named(each, NAMES, context, acceptor);
      } else if (target instanceof StatDef && columns == null && !inScenario) {
        named(each, NAMES, context, acceptor);
      }
    }
  }

  private static boolean has(@Nullable StandDef stand, TraitDef trait) {
    return stand != null && stand.getEntries().stream().anyMatch(entry -> entry.getKey() == trait);
  }

  private void hexes(ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
    EObject model = context.getCurrentModel();
    if (model == null || (context.getPrefix().isEmpty() && LinePlace.isStart(context))) {
      return;
    }
    int start = context.getOffset() - context.getPrefix().length();
    List<Hexes.Choice> choices = Hexes.near(model, context.getPrefix(), start);
    for (int i = 0; i < choices.size(); i++) {
      Hexes.Choice choice = choices.get(i);
      ContentAssistEntry entry =
          entry(choice.hex().toString(), context, ContentAssistEntry.KIND_VALUE);
      if (entry != null) {
        if (choice.terrain() != null) {
          entry.setDescription(choice.terrain().getName());
          entry.setDocumentation(meanings.of(choice.terrain()));
        }
        acceptor.accept(entry, FITTING - i);
      }
    }
  }

  private void facings(ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
    int order = 0;
    for (Map.Entry<Facing, String> each : KnownWords.FACINGS.entrySet()) {
      ContentAssistEntry entry = entry(each.getKey().name(), context, ContentAssistEntry.KIND_ENUM);
      if (entry != null) {
        entry.setDescription(each.getValue());
        entry.setDocumentation("Points at this corner of its hex (§4.0).");
        acceptor.accept(entry, FITTING - order++);
      }
    }
  }

  private void words(
      Map<String, String> meaningByWord,
      ContentAssistContext context,
      IIdeContentProposalAcceptor acceptor) {
    meaningByWord.forEach(
        (word, meaning) -> {
          ContentAssistEntry entry = entry(word, context, ContentAssistEntry.KIND_ENUM);
          if (entry != null) {
            entry.setDocumentation(meaning);
            acceptor.accept(entry, FITTING);
          }
        });
  }

  private void values(
      StandEntry entry, ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
    int order = 0;
    for (String value : Values.of(entry)) {
      ContentAssistEntry proposal = entry(value, context, ContentAssistEntry.KIND_VALUE);
      if (proposal != null) {
        proposal.setDocumentation(meanings.of(entry.getKey()));
        acceptor.accept(proposal, NEXT + 50 - order++);
      }
    }
  }

  private static Map<String, String> shares(@Nullable EObject model) {
    return model instanceof ExpectDef expected && "rounds".equals(expected.getMeasure())
        ? Map.of("6..10", "From so many rounds to so many.")
        : Map.of(
            "40%..60%", "From so many of a hundred to so many.", "20%", "So many of a hundred.");
  }

  private void switchValues(ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
    SwitchDef choice = switchOf(context.getCurrentModel());
    if (choice == null) {
      return;
    }
    for (String value : choice.getValues()) {
      ContentAssistEntry entry = entry(value, context, ContentAssistEntry.KIND_ENUM);
      if (entry != null) {
        entry.setDescription(value.equals(choice.getDefault()) ? "the default" : null);
        entry.setDocumentation(meanings.of(choice));
        acceptor.accept(entry, FITTING);
      }
    }
  }

  private static @Nullable SwitchDef switchOf(@Nullable EObject model) {
    if (model == null) {
      return null;
    }
    for (EObject target : model.eCrossReferences()) {
      if (target instanceof SwitchDef choice && !choice.eIsProxy()) {
        return choice;
      }
    }
    return null;
  }

  /** Properties that entries of the kind have somewhere in the rulebook or those it extends. */
  private void properties(ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
    EObject model = context.getCurrentModel();
    RulebookDef rulebook =
        model == null ? null : EcoreUtil2.getContainerOfType(model, RulebookDef.class);
    if (rulebook == null) {
      return;
    }
    Set<String> known = new TreeSet<>();
    for (RulebookDef each : Entries.lineage(rulebook)) {
      for (EObject entry : each.getEntries()) {
        if (entry.eClass() == model.eClass()
            && entry.eGet(entry.eClass().getEStructuralFeature("properties"))
                instanceof Collection<?> words) {
          words.forEach(word -> known.add(String.valueOf(word)));
        }
      }
    }
    for (String word : known) {
      ContentAssistEntry entry = entry(word, context, ContentAssistEntry.KIND_PROPERTY);
      if (entry != null) {
        acceptor.accept(entry, FITTING);
      }
    }
  }

  private void imports(ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
    for (String path : files.importable(context.getResource())) {
      ContentAssistEntry entry = entry("\"" + path + "\"", context, ContentAssistEntry.KIND_FILE);
      if (entry != null) {
        acceptor.accept(entry, FITTING);
      }
    }
  }

  private @Nullable ContentAssistEntry entry(
      String proposal, ContentAssistContext context, String kind) {
    return getProposalCreator().createProposal(proposal, context, kind, null);
  }

  /** An entry with places to fill in, where its plain text fits. */
  private @Nullable ContentAssistEntry fill(Fill fill, String label, ContentAssistContext context) {
    ContentAssistEntry entry = entry(fill.plain(), context, ContentAssistEntry.KIND_SNIPPET);
    if (entry != null) {
      entry.setLabel(label);
      entry.setProposal(fill.snippet());
      entry.setSource(fill);
    }
    return entry;
  }

  private static String kind(EObject target) {
    return switch (target.eClass().getName()) {
      case "StatDef" -> ContentAssistEntry.KIND_FIELD;
      case "TraitDef" -> ContentAssistEntry.KIND_PROPERTY;
      case "CategoryDef", "ArmyDef" -> ContentAssistEntry.KIND_CLASS;
      case "OrderDef" -> ContentAssistEntry.KIND_ENUM;
      case "RulebookDef" -> ContentAssistEntry.KIND_MODULE;
      case "MapDef" -> ContentAssistEntry.KIND_FILE;
      default -> ContentAssistEntry.KIND_REFERENCE;
    };
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
