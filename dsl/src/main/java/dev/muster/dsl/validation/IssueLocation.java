package dev.muster.dsl.validation;

import dev.muster.dsl.compile.ArrivalResolver;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.AreaDef;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.ArrivalDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.EventDef;
import dev.muster.dsl.muster.ExpectDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.LegendEntry;
import dev.muster.dsl.muster.LineDef;
import dev.muster.dsl.muster.LossDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MarkSetting;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ObjectiveDef;
import dev.muster.dsl.muster.PlaceRange;
import dev.muster.dsl.muster.PlanDef;
import dev.muster.dsl.muster.PointsDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.SpecialRuleDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.WayDef;
import dev.muster.dsl.muster.WinDef;
import dev.muster.dsl.naming.MusterQualifiedNameProvider;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.ValidationMessageAcceptor;
import org.jspecify.annotations.Nullable;

/**
 * The location of a part of a record in the text.
 *
 * @param feature null for the name of the element, or for the whole of an element without a name
 * @param index index of the value of the feature; negative for all
 */
record IssueLocation(EObject element, @Nullable EStructuralFeature feature, int index) {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;
  private static final int ALL = ValidationMessageAcceptor.INSIGNIFICANT_INDEX;

  static IssueLocation of(EObject element) {
    return new IssueLocation(element, null, ALL);
  }

  private static IssueLocation of(EObject element, EStructuralFeature feature) {
    return NodeModelUtils.findNodesForFeature(element, feature).isEmpty()
        ? of(element)
        : new IssueLocation(element, feature, ALL);
  }

  /**
   * Returns the reference, from an element or its content, to an element of another file: to the
   * element itself, otherwise to a container of it, otherwise to any element of that file. Without
   * such a reference it returns the name of the element.
   */
  static IssueLocation leadingTo(EObject elsewhere, EObject from) {
    for (EObject wanted = elsewhere; wanted != null; wanted = wanted.eContainer()) {
      EObject target = wanted;
      IssueLocation found = reference(from, each -> each == target);
      if (found != null) {
        return found;
      }
    }
    Resource file = elsewhere.eResource();
    IssueLocation found = file == null ? null : reference(from, each -> each.eResource() == file);
    return found == null ? of(from) : found;
  }

  private static @Nullable IssueLocation reference(EObject from, Predicate<EObject> to) {
    IssueLocation found = referenceOf(from, to);
    for (var inside = from.eAllContents(); found == null && inside.hasNext(); ) {
      found = referenceOf(inside.next(), to);
    }
    return found;
  }

  private static @Nullable IssueLocation referenceOf(EObject from, Predicate<EObject> to) {
    for (EReference reference : from.eClass().getEAllReferences()) {
      if (reference.isContainment() || reference.isContainer()) {
        continue;
      }
      if (reference.isMany()) {
        List<?> targets = (List<?>) from.eGet(reference);
        for (int i = 0; i < targets.size(); i++) {
          if (targets.get(i) instanceof EObject target && to.test(target)) {
            return new IssueLocation(from, reference, i);
          }
        }
      } else if (from.eGet(reference) instanceof EObject target && to.test(target)) {
        return of(from, reference);
      }
    }
    return null;
  }

  /**
   * Returns file and line of an element in brackets, to append to a message; empty for an element
   * of the library, which an author cannot change and whose text the command line does not read.
   */
  static String named(EObject element) {
    INode node = NodeModelUtils.findActualNodeFor(element);
    Resource file = element.eResource();
    return node == null || file == null || file.getURI() == null || RulebookLibrary.contains(file)
        ? ""
        : " (" + file.getURI().lastSegment() + ", line " + node.getStartLine() + ")";
  }

  /**
   * Returns the location of a part of a record.
   *
   * @param part as in {@link dev.muster.rules.check.RecordFinding}
   * @param index index of the hex of the element that the record represents
   */
  static IssueLocation of(EObject element, String part, int index) {
    return switch (element) {
      case ArmyDef army ->
          switch (part) {
            case "training" -> of(army, AST.getArmyDef_Training());
            case "breaks" -> of(army, AST.getArmyDef_BreakNumerator());
            case "total" -> of(army, AST.getArmyDef_Total());
            default -> of(army);
          };
      case StandDef stand -> ofLine(stand, part);
      case MapDef map -> ofMap(map, part);
      case ScenarioDef scenario ->
          switch (part) {
            case "date" -> of(scenario, AST.getScenarioDef_Date());
            case "map" -> of(scenario, AST.getScenarioDef_Map());
            case "notes" -> of(scenario, AST.getScenarioDef_Notes());
            default -> of(scenario);
          };
      case SideDef side ->
          switch (part) {
            case "army" -> of(side, AST.getSideDef_Army());
            case "briefing" -> of(side, AST.getSideDef_Briefing());
            case "notes" -> of(side, AST.getSideDef_Notes());
            default -> of(side);
          };
      case GroupDef group -> of(group);
      case GeneralDef general -> ofGeneral(general, part);
      case DeployDef deploy -> ofDeployed(deploy, part, index);
      default -> ofAim(element, part);
    };
  }

  private static IssueLocation ofLine(StandDef stand, String part) {
    switch (part) {
      case "category" -> {
        return of(stand, AST.getStandDef_Category());
      }
      case "order" -> {
        return of(stand, AST.getStandDef_Order());
      }
      case "weapon" -> {
        return of(stand, AST.getStandDef_Weapon());
      }
      default -> {}
    }
    for (StandEntry entry : stand.getEntries()) {
      if (entry.getKey() != null
          && part.equals(MusterQualifiedNameProvider.nameOf(entry.getKey()))) {
        return of(entry);
      }
    }
    return of(stand);
  }

  private static IssueLocation ofMap(MapDef map, String part) {
    if (part.startsWith("terrain ")) {
      String key = part.substring("terrain ".length());
      for (LegendEntry entry : map.getLegend()) {
        if (entry.getTerrain() != null && key.equals(entry.getTerrain().getName())) {
          return of(entry, AST.getLegendEntry_Terrain());
        }
      }
      for (LineDef line : map.getLines()) {
        if (line.getTerrain() != null && key.equals(line.getTerrain().getName())) {
          return of(line, AST.getLineDef_Terrain());
        }
      }
      for (AreaDef area : map.getAreas()) {
        if (area.getTerrain() != null && key.equals(area.getTerrain().getName())) {
          return of(area, AST.getAreaDef_Terrain());
        }
      }
      for (WayDef way : map.getWays()) {
        if (way.getTerrain() != null && key.equals(way.getTerrain().getName())) {
          return of(way, AST.getWayDef_Terrain());
        }
      }
    }
    return of(map);
  }

  /**
   * Returns the range of a place in a list; the whole list if no place is given.
   *
   * @param part the list, and after a blank the place
   */
  private static IssueLocation ofRange(
      EObject element, EStructuralFeature feature, List<PlaceRange> ranges, String part) {
    String place = part.substring(part.indexOf(' ') + 1);
    for (int i = 0; i < ranges.size(); i++) {
      if (PlaceNotation.at(element).of(List.of(ranges.get(i))).stream()
          .anyMatch(each -> each.toString().equals(place))) {
        return new IssueLocation(element, feature, i);
      }
    }
    return of(element, feature);
  }

  private static IssueLocation ofGeneral(GeneralDef general, String part) {
    return switch (list(part)) {
      case "bonus" -> of(general, AST.getGeneralDef_Bonus());
      case "quality" -> of(general, AST.getGeneralDef_Quality());
      case "range" -> of(general, AST.getGeneralDef_Range());
      case "at" -> of(general, AST.getGeneralDef_At());
      case "arrival", "entries" -> ofArrival(ArrivalResolver.of(general), part, of(general));
      default -> of(general);
    };
  }

  /** The part without the place in it. */
  private static String list(String part) {
    return part.startsWith("entries ") ? "entries" : part;
  }

  private static IssueLocation ofDeployed(DeployDef deploy, String part, int index) {
    return switch (list(part)) {
      case "at" ->
          deploy.getZone() != null
              ? of(deploy, AST.getDeployDef_Zone())
              : index < deploy.getPlaces().size()
                  ? new IssueLocation(deploy, AST.getDeployDef_Places(), index)
                  : of(deploy, AST.getDeployDef_Places());
      case "facing" -> of(deploy, AST.getDeployDef_Facing());
      case "lost" -> of(deploy, AST.getDeployDef_Lost());
      case "traits" -> of(deploy, AST.getDeployDef_Entries());
      case "opportunity" -> of(deploy, AST.getDeployDef_Opportunity());
      case "disordered" -> of(deploy, AST.getDeployDef_Disordered());
      case "arrival", "entries" -> ofArrival(ArrivalResolver.of(deploy), part, ofLineOf(deploy));
      default -> ofMark(deploy, part);
    };
  }

  private static IssueLocation ofMark(DeployDef deploy, String part) {
    for (MarkSetting mark : deploy.getMarks()) {
      if (mark.getMark() != null && part.equals(mark.getMark().getName())) {
        return of(mark);
      }
    }
    return ofLineOf(deploy);
  }

  private static IssueLocation ofArrival(
      @Nullable ArrivalDef arrival, String part, IssueLocation without) {
    return arrival == null
        ? without
        : list(part).equals("entries")
            ? ofRange(arrival, AST.getArrivalDef_Entries(), arrival.getEntries(), part)
            : of(arrival);
  }

  private static IssueLocation ofLineOf(DeployDef deploy) {
    return of(deploy, deploy.getName() == null ? AST.getDeployDef_Line() : AST.getDeployDef_Name());
  }

  private static IssueLocation ofAim(EObject element, String part) {
    return switch (element) {
      case ObjectiveDef objective when part.equals("points") ->
          of(objective, AST.getObjectiveDef_Points());
      case Ground ground when part.startsWith("places") ->
          ofRange(ground, AST.getGround_Places(), ground.getPlaces(), part);
      case PlanDef plan when part.startsWith("places") ->
          ofRange(plan, AST.getPlanDef_Places(), plan.getPlaces(), part);
      case WinDef win when part.equals("condition") -> of(win, AST.getWinDef_Condition());
      case EventDef event when part.equals("condition") -> of(event, AST.getEventDef_Condition());
      case EventDef event when part.startsWith("effects ") ->
          new IssueLocation(
              event,
              AST.getEventDef_Effects(),
              Integer.parseInt(part.substring("effects ".length())));
      case PlanDef plan when part.equals("fromRound") -> of(plan, AST.getPlanDef_FromRound());
      case PlanDef plan when part.equals("condition") -> of(plan, AST.getPlanDef_Condition());
      case PlanDef plan when part.equals("until") -> of(plan, AST.getPlanDef_Until());
      case PlanDef plan when part.equals("supports") -> of(plan, AST.getPlanDef_Support());
      case PointsDef points ->
          switch (part) {
            case "broken" -> of(points, AST.getPointsDef_Broken());
            case "unit" -> of(points, AST.getPointsDef_Unit());
            case "breakPoint" -> of(points, AST.getPointsDef_BreakPoint());
            case "general" -> of(points, AST.getPointsDef_General());
            default -> of(points);
          };
      case LossDef loss when part.equals("low") -> of(loss, AST.getLossDef_Low());
      case LossDef loss -> of(loss, AST.getLossDef_Side());
      case ExpectDef expect when part.equals("condition") ->
          of(expect, AST.getExpectDef_Condition());
      case ExpectDef expect when part.equals("group") -> of(expect, AST.getExpectDef_Group());
      case ExpectDef expect when part.equals("order") -> of(expect, AST.getExpectDef_Order());
      case ExpectDef expect when part.equals("unit") -> of(expect, AST.getExpectDef_Unit());
      case ExpectDef expect when part.equals("end") -> of(expect, AST.getExpectDef_End());
      case ExpectDef expect when part.equals("loss") -> of(expect, AST.getExpectDef_Loss());
      case ExpectDef expect when part.equals("low") -> of(expect, AST.getExpectDef_Low());
      case SpecialRuleDef rule when part.equals("text") -> of(rule, AST.getSpecialRuleDef_Text());
      default -> of(element);
    };
  }
}
