package dev.muster.dsl.ide.completion;

import com.google.inject.Inject;
import dev.muster.dsl.ide.hover.KeywordMeanings;
import dev.muster.dsl.ide.hover.Meanings;
import dev.muster.dsl.ide.map.HexNumbers;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.ExpectDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.SideCondition;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.scoping.Entries;
import dev.muster.rules.model.Facing;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
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

  private static final Map<Facing, String> FACINGS = new LinkedHashMap<>();

  static {
    FACINGS.put(Facing.N, "to the top of the map");
    FACINGS.put(Facing.NE, "to the upper right");
    FACINGS.put(Facing.SE, "to the lower right");
    FACINGS.put(Facing.S, "to the bottom of the map");
    FACINGS.put(Facing.SW, "to the lower left");
    FACINGS.put(Facing.NW, "to the upper left");
  }

  private static final Map<String, String> TRAINING =
      Map.of(
          "well", "Generals command up to 6 hexes (§4.5).",
          "poor", "Generals command up to 4 hexes (§4.5).");
  private static final Map<String, String> QUALITY =
      Map.of(
          "good", "A General better than most (§3.2).",
          "normal", "The usual General (§3.2).",
          "poor", "A poor General, mostly with a short range or a negative bonus (§3.2).");
  private static final Map<String, String> KINDS =
      Map.of(
          "whole", "A whole number, such as 3 or -1.",
          "first-then", "A number, or a first and a further one, such as 3*2.",
          "ranks", "A number for each rank, such as 5/4.",
          "word", "A word, written after an equals sign.",
          "words", "Words, written after an equals sign with / between them.");
  private static final Map<String, String> COMMANDERS =
      Map.of(
          "steady", "Takes good chances and leaves bad ones.",
          "bold", "Attacks where it can.",
          "cautious", "Keeps out of trouble and lets the enemy come.",
          "random", "Chooses by the dice among what the rules allow.");
  private static final Map<String, String> LOSSES =
      Map.of(
          "3 units", "Units eliminated or off the board.",
          "40%", "Of its Break Points.");

  /** Words that go on with a line come before those that begin the next, in this order. */
  private static final List<String> CONTINUING =
      List.of(
          "as",
          "at",
          "in",
          "abreast",
          "from",
          "facing",
          "attached",
          "quality",
          "range",
          "towards",
          "when",
          "held",
          "throwing",
          "if",
          "on",
          "with",
          "lost",
          "disordered");

  private static final Set<String> LINES =
      Set.of("DeployDef", "GeneralDef", "PlanDef", "ArrivalDef", "ObjectiveDef", "WinDef");

  private static final Pattern SIDE = Pattern.compile("\\bside\\s+([\\w-]+)[^\\n{]*\\bfields\\b");
  private static final int MOST_SIDES = 20;

  private static final Map<String, String> EFFECTS =
      Map.of(
          "fire", "Dice thrown in fire.",
          "melee", "Dice thrown in melee.",
          "morale", "Added to Morale Tests.",
          "order", "Added to Order Tests.",
          "movement", "Movement points of each move.",
          "pursuit", "Hexes of pursuit.");

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
      case "training" -> words(TRAINING, context, acceptor);
      case "quality" -> words(QUALITY, context, acceptor);
      case "kind" -> words(KINDS, context, acceptor);
      case "commander" -> words(COMMANDERS, context, acceptor);
      case "on" -> words(EFFECTS, context, acceptor);
      case "standClass" ->
          words(
              Map.of("CS", "Combat Stand (§2.1)", "SS", "Support Stand (§2.2)"), context, acceptor);
      case "value", "word", "default" -> {
        if (context.getCurrentModel() instanceof StandEntry entry) {
          values(entry, context, acceptor);
        } else {
          switchValues(context, acceptor);
        }
      }
      case "count" -> {
        if (context.getCurrentModel() instanceof SideCondition) {
          words(LOSSES, context, acceptor);
        }
      }
      case "low" -> words(shares(context.getCurrentModel()), context, acceptor);
      case "properties" -> properties(context, acceptor);
      case "importURI" -> imports(context, acceptor);
      case "breakNumerator" ->
          words(
              Map.of(
                  "1/3", "Breaks when a third of its Break Points is lost (§14.0).",
                  "1/2", "Breaks when half of its Break Points is lost (§14.0)."),
              context,
              acceptor);
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
    if (rule == null || GrammarUtil.isDatatypeRule(rule) || word.isEmpty()) {
      return;
    }
    if (Character.isLetter(word.charAt(0)) || word.equals("{")) {
      ContentAssistEntry entry = entry(word, context, ContentAssistEntry.KIND_KEYWORD);
      if (entry != null) {
        entry.setDocumentation(KeywordMeanings.of(keyword));
        int order = LINES.contains(rule.getName()) ? CONTINUING.indexOf(word) : -1;
        acceptor.accept(entry, order < 0 ? WORDS : NAMES - order);
      }
    }
    for (Snippets.Snippet piece : Snippets.of(rule.getName(), word)) {
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
      columns(context, scope, acceptor);
      return;
    }
    for (IEObjectDescription each : scope.getAllElements()) {
      boolean itself =
          feature == MusterPackage.eINSTANCE.getPlanDef_Support()
              && EcoreUtil.isAncestor(each.getEObjectOrProxy(), model);
      if (!itself) {
        named(each, liesOnSides(each, feature) ? FITTING : NAMES, context, acceptor);
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

  private static boolean liesOnSides(IEObjectDescription each, EReference feature) {
    return feature == MusterPackage.eINSTANCE.getLineDef_Terrain()
        && each.getEObjectOrProxy() instanceof TerrainDef terrain
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
      // ground with a name is meant more often than one of all the hexes
      acceptor.accept(entry, target instanceof Ground ? NEXT : priority);
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
    if (model == null) {
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
    for (Map.Entry<Facing, String> each : FACINGS.entrySet()) {
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
    super.createProposals(new ArrayList<>(contexts), new Once(acceptor));
  }
}
