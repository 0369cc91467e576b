package dev.muster.dsl.ide.hover;

import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.figures.ScenarioOdds;
import dev.muster.dsl.muster.Allowance;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.ArrivalDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.EffectDef;
import dev.muster.dsl.muster.ExpectDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.LookDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.SwitchCondition;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.muster.SwitchSetting;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.TerrainStyle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ITextRegion;
import org.jspecify.annotations.Nullable;

/**
 * The hover of a value: its column with the accepted words, its switch, or its meaning as a
 * keyword.
 */
record ValueHover(String text, ITextRegion region) {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  static Optional<ValueHover> at(
      XtextResource resource, int offset, ElementDocumentation meanings) {
    if (resource.getParseResult() == null) {
      return Optional.empty();
    }
    ILeafNode leaf =
        NodeModelUtils.findLeafNodeAtOffset(resource.getParseResult().getRootNode(), offset);
    EObject element =
        leaf == null || leaf.isHidden() ? null : NodeModelUtils.findActualSemanticObjectFor(leaf);
    if (leaf == null || element == null) {
      return Optional.empty();
    }
    INode whole = whole(leaf);
    String word = NodeModelUtils.getTokenText(whole);
    String text =
        switch (element) {
          case StandEntry entry -> entry(entry, leaf, word, meanings);
          case SwitchSetting setting when in(leaf, setting, AST.getSwitchSetting_Value()) ->
              choice(setting.getSwitch(), word, meanings);
          case SwitchCondition condition when in(leaf, condition, AST.getSwitchCondition_Value()) ->
              choice(condition.getSwitch(), word, meanings);
          case LookDef look -> look(look, leaf);
          case ExpectDef expect when in(leaf, expect, AST.getExpectDef_Order()) ->
              Markdown.plain(ScenarioOdds.sentence(expect));
          default -> known(element, leaf, word);
        };
    return text == null || text.isEmpty()
        ? Optional.empty()
        : Optional.of(new ValueHover(text, whole.getTextRegion()));
  }

  /** Degrees with a point are one value of several words. */
  private static INode whole(ILeafNode leaf) {
    INode parent = leaf.getParent();
    return parent != null
            && parent.getGrammarElement() instanceof RuleCall call
            && call.getRule().getName().equals("Facing")
        ? parent
        : leaf;
  }

  private static @Nullable String entry(
      StandEntry entry, INode leaf, String word, ElementDocumentation meanings) {
    boolean value =
        in(leaf, entry, AST.getStandEntry_Value()) || in(leaf, entry, AST.getStandEntry_Word());
    if (!value || entry.getKey() == null || entry.getKey().eIsProxy()) {
      return null;
    }
    String meaning = meanings.of(entry.getKey());
    if (entry.getKey() instanceof StatDef stat) {
      if (!stat.getValues().isEmpty()) {
        return meaning + "\n\n" + choices(stat.getValues(), word);
      } else if (stat.isBounded()) {
        return meaning + "\n\nFrom " + stat.getLeast() + " to " + stat.getMost();
      }
    }
    return meaning;
  }

  private static @Nullable String choice(
      @Nullable SwitchDef choice, String word, ElementDocumentation meanings) {
    return choice == null || choice.eIsProxy()
        ? null
        : meanings.of(choice) + "\n\n" + choices(choice.getValues(), word);
  }

  /** All that may stand here, with what stands here in bold. */
  private static String choices(List<String> words, String chosen) {
    return "One of "
        + words.stream()
            .map(each -> each.equals(chosen) ? Markdown.bold(each) : Markdown.plain(each))
            .collect(Collectors.joining(", "));
  }

  /**
   * Returns the meaning of a word of a look, and a picture of the look in colours, in grey and with
   * little ink.
   */
  private static @Nullable String look(LookDef look, INode leaf) {
    String word =
        NodeModelUtils.findNodesForFeature(look, AST.getLookDef_Words()).stream()
            .filter(node -> node.getTotalOffset() <= leaf.getOffset())
            .filter(node -> leaf.getEndOffset() <= node.getTotalEndOffset())
            .map(node -> node.getText().strip())
            .findFirst()
            .orElse(null);
    if (word == null) {
      return null;
    }
    String meaning = BuiltInWordDocumentation.LOOKS.get(word);
    String told =
        meaning != null
            ? Markdown.bold(word) + " " + Markdown.plain(meaning)
            : TerrainStyle.colour(word) != null ? Markdown.bold(word) : "";
    String picture = TerrainPreviewImages.of(look);
    return picture.isEmpty() ? told : (told + "\n\n" + picture).strip();
  }

  private static @Nullable String known(EObject element, INode leaf, String word) {
    Map<String, String> meanings =
        switch (element) {
          case ArmyDef army when in(leaf, army, AST.getArmyDef_Training()) ->
              BuiltInWordDocumentation.trainings(army);
          case GeneralDef general when in(leaf, general, AST.getGeneralDef_Quality()) ->
              BuiltInWordDocumentation.qualities(general);
          case SideDef side when in(leaf, side, AST.getSideDef_Commander()) ->
              BuiltInWordDocumentation.COMMANDERS;
          case GroupDef group when in(leaf, group, AST.getGroupDef_Commander()) ->
              BuiltInWordDocumentation.COMMANDERS;
          case DeployDef stand when in(leaf, stand, AST.getDeployDef_Facing()) ->
              facings(stand, word);
          case ArrivalDef arrival when in(leaf, arrival, AST.getArrivalDef_Facing()) ->
              facings(arrival, word);
          case MapDef map when in(leaf, map, AST.getMapDef_Ground()) ->
              BuiltInWordDocumentation.GROUNDS;
          case CategoryDef category when in(leaf, category, AST.getCategoryDef_StandClass()) ->
              BuiltInWordDocumentation.CLASSES;
          case CategoryDef category when in(leaf, category, AST.getCategoryDef_Properties()) ->
              BuiltInWordDocumentation.properties(category);
          case TerrainDef terrain when in(leaf, terrain, AST.getTerrainDef_Properties()) ->
              BuiltInWordDocumentation.properties(terrain);
          case StatDef stat when in(leaf, stat, AST.getStatDef_Kind()) ->
              BuiltInWordDocumentation.KINDS;
          case EffectDef effect when in(leaf, effect, AST.getEffectDef_On()) ->
              BuiltInWordDocumentation.EFFECTS;
          case ExpectDef expect when in(leaf, expect, AST.getExpectDef_End()) ->
              BuiltInWordDocumentation.ENDS;
          case Allowance allowance when in(leaf, allowance, AST.getAllowance_Code()) ->
              BuiltInWordDocumentation.ALLOWABLE;
          default -> Map.of();
        };
    String meaning = meanings.get(word);
    return meaning == null ? null : Markdown.bold(word) + " " + Markdown.plain(meaning);
  }

  private static Map<String, String> facings(EObject element, String word) {
    PlaceNotation places = PlaceNotation.at(element);
    String faces = " " + BuiltInWordDocumentation.faces(places.kind());
    Map<String, String> meanings = new LinkedHashMap<>();
    BuiltInWordDocumentation.facings(places.kind())
        .forEach((each, where) -> meanings.put(each, "Looks " + where + "." + faces));
    Heading heading = places.heading(word);
    if (heading != null && !meanings.containsKey(word)) {
      meanings.put(word, "Looks " + word + " degrees to the right of north." + faces);
    }
    return meanings;
  }

  private static boolean in(INode leaf, EObject element, EStructuralFeature feature) {
    return NodeModelUtils.findNodesForFeature(element, feature).stream()
        .anyMatch(
            node ->
                node.getOffset() <= leaf.getOffset() && leaf.getEndOffset() <= node.getEndOffset());
  }
}
