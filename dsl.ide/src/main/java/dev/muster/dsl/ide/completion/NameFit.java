package dev.muster.dsl.ide.completion;

import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.GroupCondition;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.HistoryDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ObjectiveDef;
import dev.muster.dsl.muster.PlanDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.muster.SwitchSetting;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.naming.StandNames;
import dev.muster.dsl.scoping.RulebookEntries;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.EcoreUtil2;
import org.jspecify.annotations.Nullable;

/** Which names in sight of a place would be an error there. */
final class NameFit {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  /** What is expected of a side. */
  private static final List<String> MEASURES = List.of("wins", "breaks", "loses");

  private NameFit() {}

  /** Whether a name may be written in a reference of an element. */
  static boolean fits(EObject target, EReference feature, EObject model) {
    return switch (target) {
      case GroupDef group when feature == AST.getPlanDef_Support() -> !closesCircle(group, model);
      case RulebookDef rulebook when feature == AST.getRulebookDef_Base() ->
          !(model instanceof RulebookDef own && RulebookEntries.lineage(rulebook).contains(own));
      case SwitchDef choice when feature == AST.getSwitchSetting_Switch() -> !isSet(choice, model);
      case Ground ground when feature == AST.getSideCondition_Ground() ->
          ground instanceof ObjectiveDef; // nobody holds a zone (V-239)
      case SideDef side when feature == AST.getLossDef_Side() -> !hasLosses(side, model);
      case SideDef side when feature == AST.getExpectDef_Side() ->
          MEASURES.stream().anyMatch(each -> !isExpected(model, side, each));
      case TerrainDef terrain when feature == AST.getGroundEffect_Terrain() ->
          EffectFit.isGround(terrain);
      case TraitDef trait
          when feature == AST.getGroupEffect_Loses() || feature == AST.getSideEffect_Loses() ->
          EffectFit.mayLose(trait, model);
      case GroupDef group when feature == AST.getExpectDef_Group() -> !isExpected(model, group);
      case GroupDef group when feature == AST.getGroupCondition_Group() -> mayLose(group, model);
      default -> true;
    };
  }

  /** A group supports neither itself nor one that supports it (V-219). */
  private static boolean closesCircle(GroupDef supported, EObject model) {
    GroupDef own = EcoreUtil2.getContainerOfType(model, GroupDef.class);
    Deque<GroupDef> open = new ArrayDeque<>(Set.of(supported));
    Set<GroupDef> seen = new HashSet<>();
    while (!open.isEmpty()) {
      GroupDef next = open.pop();
      if (next == own) {
        return true;
      }
      if (seen.add(next)) {
        for (PlanDef plan : next.getPlans()) {
          if (plan.getSupport() != null && !plan.getSupport().eIsProxy()) {
            open.push(plan.getSupport());
          }
        }
      }
    }
    return false;
  }

  /** Returns whether the losses of a side are already given; they are given once (V-233). */
  private static boolean hasLosses(SideDef side, EObject model) {
    HistoryDef history = EcoreUtil2.getContainerOfType(model, HistoryDef.class);
    return history != null
        && history.getLosses().stream().anyMatch(each -> each != model && each.getSide() == side);
  }

  /**
   * Whether a battle has another expectation of the kind (V-232).
   *
   * @param model the expectation that is written, or what stands round it
   * @param side null for what is expected of no side
   */
  static boolean isExpected(EObject model, @Nullable SideDef side, String measure) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(model, ScenarioDef.class);
    return scenario != null
        && scenario.getExpectations().stream()
            .anyMatch(
                each ->
                    each != model && each.getSide() == side && measure.equals(each.getMeasure()));
  }

  /** Whether something is already expected of a group (V-232). */
  private static boolean isExpected(EObject model, GroupDef group) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(model, ScenarioDef.class);
    return scenario != null
        && scenario.getExpectations().stream()
            .anyMatch(each -> each != model && each.getGroup() == group);
  }

  /** A group loses no more units than it has (V-239). */
  private static boolean mayLose(GroupDef group, EObject model) {
    return !(model instanceof GroupCondition condition)
        || condition.getCount() <= group.getStands().stream().mapToInt(StandNames::count).sum();
  }

  /** A scenario sets a switch once (V-210). */
  private static boolean isSet(SwitchDef choice, EObject model) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(model, ScenarioDef.class);
    if (scenario != null) {
      for (SwitchSetting each : scenario.getSettings()) {
        if (each != model && each.getSwitch() == choice) {
          return true;
        }
      }
    }
    return false;
  }
}
