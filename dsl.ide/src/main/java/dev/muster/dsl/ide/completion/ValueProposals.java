package dev.muster.dsl.ide.completion;

import com.google.inject.Inject;
import dev.muster.dsl.compile.MapPlaces;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.figures.ScenarioOdds;
import dev.muster.dsl.ide.hover.BuiltInWordDocumentation;
import dev.muster.dsl.ide.hover.ElementDocumentation;
import dev.muster.dsl.ide.map.NearbyPlaces;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.EdgeRunDef;
import dev.muster.dsl.muster.ExpectDef;
import dev.muster.dsl.muster.LookDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.SideCondition;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.scoping.MapRulebooks;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.check.OutcomeShares;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.TerrainStyle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.jspecify.annotations.Nullable;

/** Values that are no names: places, facings, the words of the rulebook, shares. */
final class ValueProposals {
  @Inject private ElementDocumentation meanings;

  /**
   * Proposes the values that fit an assignment of the grammar; none if the author can choose
   * freely.
   */
  void values(Assignment assignment, ProposalCollector offer) {
    switch (assignment.getFeature()) {
      case "facing" -> facings(offer);
      case "training" -> words(BuiltInWordDocumentation.trainings(offer.model()), offer);
      case "quality" -> words(BuiltInWordDocumentation.qualities(offer.model()), offer);
      case "north" -> words(BuiltInWordDocumentation.COMPASS, offer);
      case "quarter" -> words(quarters(offer.model()), offer);
      case "scaleUnit" -> words(BuiltInWordDocumentation.LENGTHS, offer);
      case "kind" -> words(BuiltInWordDocumentation.KINDS, offer);
      case "ground" -> words(grounds(offer.model()), offer);
      case "measure" -> {
        // What an expectation measures are words of the grammar.
        if (GrammarUtil.containingRule(assignment).getName().equals("GroundDef")) {
          words(BuiltInWordDocumentation.MEASURES, offer);
        }
      }
      case "name" -> {
        if (GrammarUtil.containingRule(assignment).getName().equals("GroundDef")) {
          words(BuiltInWordDocumentation.PLAYED_ON, offer);
        }
      }
      case "commander" -> words(BuiltInWordDocumentation.COMMANDERS, offer);
      case "on" -> words(BuiltInWordDocumentation.EFFECTS, offer);
      case "standClass" -> words(BuiltInWordDocumentation.CLASSES, offer);
      case "value", "word", "default" -> {
        if (offer.model() instanceof StandEntry entry) {
          ofColumn(entry, offer);
        } else {
          ofSwitch(offer);
        }
      }
      case "count" -> {
        if (offer.model() instanceof SideCondition) {
          words(BuiltInWordDocumentation.LOSSES, offer);
        }
      }
      case "code" -> {
        if (GrammarUtil.containingRule(assignment).getName().equals("Allowance")) {
          words(BuiltInWordDocumentation.ALLOWABLE, offer);
        }
      }
      case "low" -> words(shares(offer.model()), offer);
      case "order" -> {
        if (GrammarUtil.containingRule(assignment).getName().equals("ExpectDef")) {
          ExpectedOrder.propose(offer);
        }
      }
      case "unit", "end", "loss" -> {
        if (GrammarUtil.containingRule(assignment).getName().equals("ExpectDef")) {
          expectedOdds(assignment.getFeature(), offer);
        }
      }
      case "properties" -> properties(offer);
      case "words" -> looks(offer);
      case "pass" -> words(BuiltInWordDocumentation.ORDER_TESTS, offer);
      case "breakNumerator" -> words(BuiltInWordDocumentation.BREAK_SHARES, offer);
      default -> {
        // For a name, a number or free text there is no proposal.
      }
    }
  }

  /** Offers places near what the author is at. */
  void places(ProposalCollector offer) {
    EObject model = offer.model();
    String prefix = offer.context().getPrefix();
    if (model == null || (prefix.isEmpty() && LineContext.isStart(offer.context()))) {
      return;
    }
    int start = offer.context().getOffset() - prefix.length();
    List<PlaceProposals.Choice> choices = PlaceProposals.near(model, prefix, start);
    for (int i = 0; i < choices.size(); i++) {
      TerrainDef terrain = choices.get(i).terrain();
      offer.add(
          choices.get(i).place().toString(),
          ContentAssistEntry.KIND_VALUE,
          ProposalCollector.FITTING - i,
          choices.get(i).name() != null
              ? choices.get(i).name()
              : terrain == null ? null : terrain.getName(),
          terrain == null ? null : meanings.of(terrain));
    }
  }

  /** Offers the sides of a box of which the name and the dash are written. */
  void sides(ProposalCollector offer) {
    EObject model = offer.model();
    String prefix = offer.context().getPrefix();
    int dash = prefix.indexOf('-');
    NearbyPlaces spots =
        model == null || dash < 0 ? null : NearbyPlaces.of(PlaceNotation.mapOf(model));
    Place first =
        model == null || dash < 0 ? null : PlaceNotation.at(model).read(prefix.substring(0, dash));
    if (spots != null && first != null) {
      spots
          .around(first)
          .filter(each -> spots.overlap(first, each))
          .forEach(
              each ->
                  offer.add(
                      prefix.substring(0, dash + 1) + each,
                      ContentAssistEntry.KIND_VALUE,
                      ProposalCollector.FITTING,
                      null,
                      null));
    }
  }

  private static void facings(ProposalCollector offer) {
    EObject model = offer.model();
    BoardKind kind = model == null ? BoardKind.HEXES : PlaceNotation.at(model).kind();
    int order = 0;
    for (Map.Entry<String, String> each : BuiltInWordDocumentation.facings(kind).entrySet()) {
      if (model instanceof DeployDef stand && !AbreastFit.mayFace(stand, each.getKey())) {
        continue;
      }
      offer.add(
          each.getKey(),
          ContentAssistEntry.KIND_ENUM,
          ProposalCollector.FITTING - order++,
          each.getValue(),
          BuiltInWordDocumentation.faces(kind));
    }
  }

  private static void words(Map<String, String> meaningByWord, ProposalCollector offer) {
    meaningByWord.forEach(
        (word, meaning) ->
            offer.add(
                word, ContentAssistEntry.KIND_ENUM, ProposalCollector.FITTING, null, meaning));
  }

  /** What becomes of a unit in the odds of an order. */
  private static void expectedOdds(String feature, ProposalCollector offer) {
    switch (feature) {
      case "unit" ->
          ScenarioOdds.units(offer.model())
              .forEach(
                  unit ->
                      offer.add(
                          unit,
                          ContentAssistEntry.KIND_REFERENCE,
                          ProposalCollector.FITTING,
                          null,
                          null));
      case "end" -> {
        for (String end : ScenarioOdds.ends(offer.model())) {
          words(
              Map.of(end, BuiltInWordDocumentation.ENDS.getOrDefault(end, "It becomes so.")),
              offer);
        }
      }
      default -> words(BuiltInWordDocumentation.LEAST_LOSSES, offer);
    }
  }

  /** Words of a look; none of a kind that is said already. */
  private static void looks(ProposalCollector offer) {
    List<TerrainStyle.Kind> said =
        offer.model() instanceof LookDef look
            ? look.getWords().stream()
                .filter(word -> !word.equals(offer.context().getPrefix()))
                .map(TerrainStyle::kind)
                .filter(Objects::nonNull)
                .toList()
            : List.of();
    int order = 0;
    for (Map.Entry<String, String> each : BuiltInWordDocumentation.LOOKS.entrySet()) {
      if (!said.contains(TerrainStyle.kind(each.getKey()))) {
        offer.add(
            each.getKey(),
            TerrainStyle.kind(each.getKey()) == TerrainStyle.Kind.COLOUR
                ? ContentAssistEntry.KIND_COLOR
                : ContentAssistEntry.KIND_ENUM,
            ProposalCollector.FITTING - order++,
            null,
            each.getValue());
      }
    }
  }

  private void ofColumn(StandEntry entry, ProposalCollector offer) {
    int order = 0;
    for (String value : EntryValueProposals.of(entry)) {
      offer.add(
          value,
          ContentAssistEntry.KIND_VALUE,
          ProposalCollector.NEXT + 50 - order++,
          null,
          meanings.of(entry.getKey()));
    }
  }

  private static Map<String, String> quarters(@Nullable EObject model) {
    Map<String, String> quarters = new LinkedHashMap<>(BuiltInWordDocumentation.QUARTERS);
    if (model instanceof EdgeRunDef run) {
      quarters.keySet().removeIf(word -> !EdgeRunFit.mayLieTo(run, word));
    }
    return quarters;
  }

  /** Returns the board kinds for a map: those of the scenarios of the file that use it. */
  private static Map<String, String> grounds(@Nullable EObject model) {
    Map<String, String> grounds = new LinkedHashMap<>(BuiltInWordDocumentation.GROUNDS);
    MapDef map = model == null ? null : EcoreUtil2.getContainerOfType(model, MapDef.class);
    if (map != null) {
      MapRulebooks games = MapRulebooks.of(map);
      grounds
          .keySet()
          .removeIf(
              word ->
                  !games.mayBeDrawnIn(map, word)
                      || !MapPlaces.mayBeOn(map, BoardKind.meantBy(word)));
    }
    return grounds;
  }

  private static Map<String, String> shares(@Nullable EObject model) {
    if (!(model instanceof ExpectDef expected)) {
      return BuiltInWordDocumentation.SHARES;
    }
    String measure = expected.getMeasure();
    if ("rounds".equals(measure)) {
      return BuiltInWordDocumentation.ROUNDS;
    }
    BattleProgram program =
        "draw".equals(measure) || "wins".equals(measure) ? ScenarioOdds.program(expected) : null;
    return program == null
        ? BuiltInWordDocumentation.SHARES
        : outcomeShares(program.scenario(), expected.getSide());
  }

  /** The usual shares that the other wins and draws leave room for, and all that they leave. */
  private static Map<String, String> outcomeShares(Scenario scenario, @Nullable SideDef winner) {
    OutcomeShares others = OutcomeShares.beside(scenario, winner == null ? null : winner.getName());
    Map<String, String> fitting = new LinkedHashMap<>(BuiltInWordDocumentation.SHARES);
    boolean all =
        !fitting
            .keySet()
            .removeIf(
                share -> {
                  String[] ends = share.replace("%", "").split("\\.\\.");
                  int low = Integer.parseInt(ends[0]);
                  return !others.and(low, Integer.parseInt(ends[ends.length - 1])).canBe();
                });
    if (!all && others.mostLeft() >= others.leastLeft()) {
      fitting.put(
          others.leastLeft() + "%.." + others.mostLeft() + "%",
          "What the other wins and draws leave of a hundred.");
    }
    return fitting;
  }

  private void ofSwitch(ProposalCollector offer) {
    SwitchDef choice = switchOf(offer.model());
    if (choice == null) {
      return;
    }
    for (String value : choice.getValues()) {
      offer.add(
          value,
          ContentAssistEntry.KIND_ENUM,
          ProposalCollector.FITTING,
          value.equals(choice.getDefault()) ? "the default" : null,
          meanings.of(choice));
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
  private static void properties(ProposalCollector offer) {
    EObject model = offer.model();
    RulebookDef rulebook =
        model == null ? null : EcoreUtil2.getContainerOfType(model, RulebookDef.class);
    if (model == null || rulebook == null) {
      return;
    }
    Map<String, String> meanings = BuiltInWordDocumentation.properties(model);
    for (String word :
        RulebookEntries.properties(RulebookEntries.lineage(rulebook), model.eClass())) {
      offer.add(
          word,
          ContentAssistEntry.KIND_PROPERTY,
          ProposalCollector.FITTING,
          null,
          meanings.get(word));
    }
  }
}
