package dev.muster.dsl.compile;

import static dev.muster.dsl.compile.CompilerContext.present;

import dev.muster.dsl.muster.AllOf;
import dev.muster.dsl.muster.AnyOf;
import dev.muster.dsl.muster.GroupCondition;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.NotCondition;
import dev.muster.dsl.muster.RoundCondition;
import dev.muster.dsl.muster.SideCondition;
import dev.muster.dsl.muster.SideDef;
import dev.muster.rules.model.Condition;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** Conditions of victories and arrivals. */
final class ConditionCompiler {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  private ConditionCompiler() {}

  static Condition read(dev.muster.dsl.muster.@Nullable Condition condition) {
    return switch (condition) {
      case AnyOf any -> new Condition.AnyOf(all(any.getConditions()));
      case AllOf all -> new Condition.AllOf(all(all.getConditions()));
      case NotCondition not -> new Condition.Not(read(not.getCondition()));
      case RoundCondition round -> new Condition.FromRound(round.getRound());
      case GroupCondition group -> ofGroup(group);
      case SideCondition side -> ofSide(side);
      case null, default ->
          throw new CompilerContext.UnreadableException("a condition is not complete");
    };
  }

  private static List<Condition> all(List<dev.muster.dsl.muster.Condition> conditions) {
    return conditions.stream().map(ConditionCompiler::read).toList();
  }

  private static Condition ofGroup(GroupCondition condition) {
    if (condition.getCount() < 1 && !condition.isArrives()) {
      throw new CompilerContext.UnreadableException("a condition is not complete");
    }
    GroupDef group = condition.getGroup();
    String side = sideOf(group);
    String name =
        present(group == null ? null : group.getName(), "a condition names no known group");
    return condition.isArrives()
        ? new Condition.GroupArrived(side, name)
        : new Condition.GroupUnitsLost(side, name, condition.getCount());
  }

  /** The name of the side that a group is of. */
  static String sideOf(@Nullable GroupDef group) {
    return present(
        group != null && group.eContainer() instanceof SideDef side ? side.getName() : null,
        "no known group is named");
  }

  private static Condition ofSide(SideCondition condition) {
    String side =
        present(
            condition.getSide() == null ? null : condition.getSide().getName(),
            "a condition names no known side");
    if (condition.getGround() != null) {
      return new Condition.Holds(
          side, present(condition.getGround().getName(), "a condition names no known ground"));
    } else if (condition.getStand() != null) {
      return new Condition.StandLost(side, written(condition, AST.getSideCondition_Stand()));
    } else if (condition.getGeneral() != null) {
      return new Condition.GeneralLost(
          side, present(condition.getGeneral().getName(), "a condition names no known general"));
    } else if (condition.isBreaks()) {
      return new Condition.Broken(side);
    } else if (condition.isPercent()) {
      return new Condition.BreakPointsLost(side, condition.getCount());
    } else if (condition.getCount() > 0) {
      return new Condition.UnitsLost(side, condition.getCount());
    }
    throw new CompilerContext.UnreadableException("a condition is not complete");
  }

  /**
   * Returns the name as written in a reference: one statement can put several stands on the map,
   * and the name identifies one of them.
   */
  static String written(EObject from, EReference reference) {
    List<INode> nodes = NodeModelUtils.findNodesForFeature(from, reference);
    return nodes.isEmpty() ? "" : NodeModelUtils.getTokenText(nodes.getFirst()).replace("^", "");
  }
}
