package dev.muster.dsl.ide.completion;

import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.PlanDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.muster.SwitchSetting;
import dev.muster.dsl.scoping.RulebookEntries;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.EcoreUtil2;

/** Which names in sight of a place would be an error there. */
final class NameFit {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  private NameFit() {}

  /** Whether a name may be written in a reference of an element. */
  static boolean fits(EObject target, EReference feature, EObject model) {
    return switch (target) {
      case GroupDef group when feature == AST.getPlanDef_Support() -> !closesCircle(group, model);
      case RulebookDef rulebook when feature == AST.getRulebookDef_Base() ->
          !(model instanceof RulebookDef own && RulebookEntries.lineage(rulebook).contains(own));
      case SwitchDef choice when feature == AST.getSwitchSetting_Switch() -> !isSet(choice, model);
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
