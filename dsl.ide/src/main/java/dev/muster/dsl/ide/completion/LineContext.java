package dev.muster.dsl.ide.completion;

import dev.muster.dsl.muster.ArrivalDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.Keyed;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ObjectiveDef;
import dev.muster.dsl.muster.PlaceRange;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.TraitDef;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** The position of the cursor in its line, and the content of the line. */
final class LineContext {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  private LineContext() {}

  /** Words that go on with a line come before those that begin the next, in this order. */
  private static final List<String> CONTINUING =
      List.of(
          "as",
          "at",
          "in",
          "abreast",
          "from",
          "along",
          "to",
          "wide",
          "facing",
          "attached",
          "quality",
          "range",
          "towards",
          "when",
          "then",
          "points",
          "held",
          "throwing",
          "if",
          "until",
          "on",
          "with",
          "lost",
          "disordered",
          "marked");

  /** Words that go on with an entry of a rulebook. */
  private static final List<String> DESCRIBING =
      List.of(
          "code",
          "label",
          "class",
          "passes",
          "default",
          "values",
          "gives",
          "against",
          "cost",
          "no",
          "height",
          "fire",
          "melee",
          "applies",
          "always",
          "to",
          "in",
          "if",
          "required",
          "valued",
          "ranks",
          "within",
          "with",
          "section",
          "ours",
          "ledger");

  private static final Set<String> ENTRIES =
      Set.of(
          "AppliesDef",
          "CategoryDef",
          "Cited",
          "EffectDef",
          "FactorDef",
          "GroundDef",
          "LeaderDef",
          "MarkDef",
          "OrderDef",
          "StatDef",
          "SwitchDef",
          "TerrainDef",
          "TraitDef",
          "WeaponDef");

  private static final List<String> COUNTING =
      List.of("broken", "unit", "break-point", "general", "margin");

  private static final Set<String> LINES =
      Set.of(
          "AreaDef",
          "ArrivalDef",
          "DeployDef",
          "EventDef",
          "GeneralDef",
          "ObjectiveDef",
          "PlanDef",
          "WayDef",
          "WinDef");

  /** Returns the rank of a word among those that can continue a line; -1 if it cannot. */
  static int order(String rule, String word) {
    if (ENTRIES.contains(rule)) {
      return DESCRIBING.indexOf(word);
    }
    return rule.equals("PointsDef")
        ? COUNTING.indexOf(word)
        : LINES.contains(rule) ? CONTINUING.indexOf(word) : -1;
  }

  /** Returns whether only blanks and the typed prefix are before the cursor in its line. */
  static boolean isStart(ContentAssistContext context) {
    return before(context).isBlank();
  }

  /** Whether a word of the grammar would be an error here. */
  static boolean isMisplaced(String rule, String word, ContentAssistContext context) {
    return !new WordFit(context).fits(rule, word, before(context));
  }

  private static String before(ContentAssistContext context) {
    String text = context.getRootNode().getText();
    int start = Math.min(start(context), text.length());
    return text.substring(text.lastIndexOf('\n', start - 1) + 1, start);
  }

  /** Returns whether the line has the required number of hexes and continues with a word. */
  static boolean isComplete(ContentAssistContext context) {
    EObject model = context.getCurrentModel();
    return switch (model instanceof PlaceRange range ? range.eContainer() : model) {
      case DeployDef stand -> stand.getFacing() == null && !stand.getPlaces().isEmpty();
      case ArrivalDef arrival -> arrival.getFacing() == null && !arrival.getEntries().isEmpty();
      case ObjectiveDef objective -> !objective.getPlaces().isEmpty();
      case null, default -> false;
    };
  }

  /** Whether a column or a valued trait has been named and its value, a number, comes next. */
  static boolean expectsValue(ContentAssistContext context) {
    return NodeModelUtils.findActualSemanticObjectFor(context.getLastCompleteNode())
            instanceof StandEntry entry
        && takesNumber(entry.getKey())
        && !hasValueBefore(entry, start(context));
  }

  private static boolean takesNumber(@Nullable Keyed key) {
    return switch (key) {
      case StatDef stat ->
          !stat.eIsProxy() && stat.getKind() != null && !stat.getKind().startsWith("word");
      case TraitDef trait -> !trait.eIsProxy() && trait.isTakesValue();
      case null, default -> false;
    };
  }

  /** Returns whether the entry already has its value before the cursor. */
  private static boolean hasValueBefore(StandEntry entry, int offset) {
    return Stream.of(AST.getStandEntry_Value(), AST.getStandEntry_Word())
        .flatMap(feature -> NodeModelUtils.findNodesForFeature(entry, feature).stream())
        .anyMatch(node -> node.getOffset() < offset);
  }

  /** Whether a word that may come once, in any order with others, is there in another line. */
  static boolean isGiven(Keyword keyword, ContentAssistContext context) {
    AbstractRule rule = GrammarUtil.containingRule(keyword);
    Assignment assignment = single(keyword);
    EObject model = context.getCurrentModel();
    while (model != null && !model.eClass().getName().equals(rule.getName())) {
      model = model.eContainer();
    }
    EStructuralFeature feature =
        assignment == null || model == null
            ? null
            : model.eClass().getEStructuralFeature(assignment.getFeature());
    if (feature == null || feature.isMany()) {
      return false;
    }
    String text = context.getRootNode().getText();
    int cursor = context.getOffset();
    for (INode node : NodeModelUtils.findNodesForFeature(model, feature)) {
      int from = Math.min(node.getOffset(), text.length());
      boolean below = cursor <= from && text.substring(cursor, from).indexOf('\n') >= 0;
      return node.getEndOffset() <= start(context) || below;
    }
    return false;
  }

  /**
   * Returns the assignment of a branch in a repeated alternative; null for a keyword that does not
   * begin one.
   */
  private static @Nullable Assignment single(Keyword keyword) {
    EObject choice = keyword;
    while (choice instanceof AbstractElement && !(choice.eContainer() instanceof Alternatives)) {
      choice = choice.eContainer();
    }
    if (!(choice.eContainer() instanceof Alternatives repeated)
        || !GrammarUtil.isMultipleCardinality(repeated)) {
      return null;
    }
    if (choice != keyword
        && EcoreUtil2.getAllContentsOfType(choice, Keyword.class).getFirst() != keyword) {
      return null;
    }
    List<Assignment> assigned =
        choice instanceof Assignment one
            ? List.of(one)
            : EcoreUtil2.getAllContentsOfType(choice, Assignment.class);
    return assigned.isEmpty() ? null : assigned.getFirst();
  }

  private static int start(ContentAssistContext context) {
    return context.getOffset() - context.getPrefix().length();
  }
}
