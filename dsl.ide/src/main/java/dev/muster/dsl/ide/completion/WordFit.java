package dev.muster.dsl.ide.completion;

import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.ExpectDef;
import dev.muster.dsl.muster.GroupCondition;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.HistoryDef;
import dev.muster.dsl.muster.LeaderDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MarkDef;
import dev.muster.dsl.muster.ObjectiveDef;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.model.BoardKind;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/**
 * Which words of the grammar would be an error at a place, by the map, the game and the element.
 */
final class WordFit {
  /** The marks that have a word of their own, by it. */
  private static final Map<String, String> OWN_WORDS =
      Map.of(
          "lost", "lost",
          "disordered", "disordered",
          "on", "opportunity",
          "opportunity", "opportunity");

  private static final Set<String> DRAWN = Set.of("rows", "heights", "legend");

  /** Sides of a battle. */
  private static final int TWO = 2;

  private final ContentAssistContext context;
  private final @Nullable EObject model;

  WordFit(ContentAssistContext context) {
    this.context = context;
    this.model = context.getCurrentModel();
  }

  /**
   * Returns whether a word is allowed at the place.
   *
   * @param rule the grammar rule of the word
   * @param line the text before the place in its line
   */
  boolean fits(String rule, String word, String line) {
    return switch (rule) {
      case "PointsDef" ->
          !line.strip().startsWith("objective")
              && !(word.equals("points")
                  && scenario() instanceof ScenarioDef one
                  && isThere(one.getPoints()));
      case "DeployDef" -> fitsStand(word);
      case "MapDef" -> !(DRAWN.contains(word) && isTable());
      case "LineDef" -> !(word.equals("side") && isMapOf(BoardKind.TABLE));
      case "AreaDef" -> !(word.equals("area") && model != null && !isTable());
      case "GeneralDef" -> fitsGeneral(word);
      case "WayDef" -> !(word.equals("wide") && model != null && !isTable());
      case "HistoryDef" -> fitsHistory(word);
      case "ExpectDef" -> fitsExpectation(word);
      case "SideDef" -> !(word.equals("side") && isFull());
      case "ArrivalDef" -> !(word.equals("arrives") && (isPlaced() || hasArrival()));
      case "StandDef" -> !(word.equals("weapon") && isUnarmed());
      case "GroupCondition" -> !(word.equals("arrives") && beginsOnField());
      case "SideCondition" -> !(word.equals("holds") && hasNoObjective());
      default -> true;
    };
  }

  private boolean fitsStand(String word) {
    boolean counted = model instanceof DeployDef stand && stand.getCount() > 0;
    return switch (word) {
      case "at" -> !counted;
      case "abreast" -> counted || !(model instanceof DeployDef);
      case "in" -> !hasNoGround();
      case "marked" -> knows(MarkDef.class, null);
      default -> !OWN_WORDS.containsKey(word) || knows(MarkDef.class, OWN_WORDS.get(word));
    };
  }

  /**
   * Returns whether a General fits: a group has one General (V-092), with a quality if the game
   * declares any.
   */
  private boolean fitsGeneral(String word) {
    return switch (word) {
      case "general" -> !(group() instanceof GroupDef group && isThere(group.getGenerals()));
      case "quality" -> knows(LeaderDef.class, null);
      default -> true;
    };
  }

  private @Nullable GroupDef group() {
    return model == null ? null : EcoreUtil2.getContainerOfType(model, GroupDef.class);
  }

  /** Whether another than the element at the place is there already. */
  private boolean isThere(List<? extends EObject> elements) {
    return elements.stream().anyMatch(this::isElsewhere);
  }

  private boolean isElsewhere(EObject element) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(element);
    int start = context.getOffset() - context.getPrefix().length();
    return node != null && node.getOffset() != start;
  }

  /** A battle has two sides (V-121). */
  private boolean isFull() {
    ScenarioDef scenario = scenario();
    return scenario != null
        && scenario.getSides().stream().filter(this::isElsewhere).count() >= TWO;
  }

  /** A battle has one history (V-227), which was won or drawn (V-233). */
  private boolean fitsHistory(String word) {
    HistoryDef history =
        model == null ? null : EcoreUtil2.getContainerOfType(model, HistoryDef.class);
    return switch (word) {
      case "history" ->
          !(scenario() instanceof ScenarioDef scenario && isThere(scenario.getHistories()));
      case "draw" -> history == null || history.getWinner() == null;
      case "winner" -> history == null || !history.isDraw();
      default -> true;
    };
  }

  /** Something is expected once (V-232). */
  private boolean fitsExpectation(String word) {
    return switch (word) {
      case "draw", "rounds" -> model == null || !NameFit.isExpected(model, null, word);
      case "wins", "breaks", "loses" ->
          !(model instanceof ExpectDef expected
              && expected.getGroup() == null
              && expected.getOrder() == null
              && NameFit.isExpected(model, expected.getSide(), word));
      default -> true;
    };
  }

  /** A group arrives once, and so does a stand (V-227). */
  private boolean hasArrival() {
    DeployDef stand = model == null ? null : EcoreUtil2.getContainerOfType(model, DeployDef.class);
    if (stand != null && StatementSplit.isInBlock(stand, context.getOffset())) {
      return isThere(stand.getArrivals());
    }
    return group() instanceof GroupDef group && isThere(group.getArrivals());
  }

  /** A stand that is on the map does not arrive (V-214). */
  private boolean isPlaced() {
    return model instanceof DeployDef stand
        && (!stand.getPlaces().isEmpty() || stand.getZone() != null);
  }

  /** A group that is on the field from the start does not arrive (V-239). */
  private boolean beginsOnField() {
    return model instanceof GroupCondition condition
        && condition.getGroup() instanceof GroupDef group
        && !group.eIsProxy()
        && group.getArrivals().isEmpty()
        && group.getStands().stream().anyMatch(each -> each.getArrivals().isEmpty());
  }

  /** Whether the rules give the stand of a list no weapon to shoot with. */
  private boolean isUnarmed() {
    ListLineFit line = ListLineFit.at(model);
    return line != null && !line.mayShoot();
  }

  private boolean hasNoGround() {
    ScenarioDef scenario = scenario();
    return scenario != null && scenario.getGrounds().isEmpty();
  }

  private boolean hasNoObjective() {
    ScenarioDef scenario = scenario();
    return scenario != null
        && scenario.getGrounds().stream().noneMatch(ObjectiveDef.class::isInstance);
  }

  private @Nullable ScenarioDef scenario() {
    return model == null ? null : EcoreUtil2.getContainerOfType(model, ScenarioDef.class);
  }

  /** Whether the rulebook of the scenario has an entry of a kind, or is not known. */
  private boolean knows(Class<? extends RuleEntry> kind, @Nullable String name) {
    ScenarioDef scenario = scenario();
    RulebookDef rulebook = scenario == null ? null : RulebookEntries.rulebookOf(scenario);
    if (rulebook == null || rulebook.eIsProxy()) {
      return true;
    }
    Map<String, ?> known = RulebookEntries.of(rulebook, kind);
    return name == null ? !known.isEmpty() : known.containsKey(name);
  }

  private boolean isTable() {
    return model != null && PlaceNotation.at(model).kind() == BoardKind.TABLE;
  }

  private boolean isMapOf(BoardKind kind) {
    MapDef map = model == null ? null : EcoreUtil2.getContainerOfType(model, MapDef.class);
    return map != null && PlaceNotation.of(map).kind() == kind;
  }
}
