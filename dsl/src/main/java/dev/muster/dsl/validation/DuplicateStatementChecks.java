package dev.muster.dsl.validation;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.HistoryDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.PointsDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.rules.check.CommonCheckCode;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.Check;

/** Statements may come in any order, so each must be held to come once where once is all. */
public class DuplicateStatementChecks extends AbstractChecks {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  @Check
  public void army(ArmyDef army) {
    once(army, "training", AST.getArmyDef_Training());
    once(army, "breaks at", AST.getArmyDef_BreakNumerator());
    once(army, "total", AST.getArmyDef_Total());
  }

  @Check
  public void stand(StandDef stand) {
    once(stand, "weapon", AST.getStandDef_Weapon());
    once(stand, "estimated", AST.getStandDef_Estimated());
  }

  @Check
  public void map(MapDef map) {
    once(map, "rows", AST.getMapDef_Rows());
    once(map, "heights", AST.getMapDef_Heights());
    once(map, "north", AST.getMapDef_North());
    once(map, "scale", AST.getMapDef_ScaleLength());
  }

  @Check
  public void scenario(ScenarioDef scenario) {
    once(scenario, "date", AST.getScenarioDef_Date());
    once(scenario, "length", AST.getScenarioDef_Rounds());
    first(scenario.getPoints(), "points");
    first(scenario.getHistories(), "history");
  }

  @Check
  public void side(SideDef side) {
    once(side, "commander", AST.getSideDef_Commander());
    once(side, "briefing", AST.getSideDef_Briefing());
  }

  @Check
  public void group(GroupDef group) {
    once(group, "commander", AST.getGroupDef_Commander());
    first(group.getArrivals(), "arrives");
  }

  @Check
  public void general(GeneralDef general) {
    once(general, "quality", AST.getGeneralDef_Quality());
    once(general, "range", AST.getGeneralDef_Range());
  }

  @Check
  public void deployed(DeployDef stand) {
    once(stand, "disordered", AST.getDeployDef_Disordered());
    once(stand, "on opportunity", AST.getDeployDef_Opportunity());
    first(stand.getArrivals(), "arrives");
  }

  @Check
  public void history(HistoryDef history) {
    once(history, "winner", AST.getHistoryDef_Winner());
    once(history, "draw", AST.getHistoryDef_Draw());
  }

  @Check
  public void points(PointsDef points) {
    once(points, "broken", AST.getPointsDef_Broken());
    once(points, "unit", AST.getPointsDef_Unit());
    once(points, "break-point", AST.getPointsDef_BreakPoint());
    once(points, "general", AST.getPointsDef_General());
    once(points, "margin", AST.getPointsDef_Margin());
  }

  private void once(EObject element, String word, EStructuralFeature feature) {
    List<INode> nodes = NodeModelUtils.findNodesForFeature(element, feature);
    if (nodes.size() > 1) {
      INode again = nodes.get(1);
      report(CommonCheckCode.V_227, again(word), element, again.getOffset(), again.getLength());
    }
  }

  private void first(List<? extends EObject> elements, String word) {
    if (elements.size() > 1) {
      INode again = NodeModelUtils.findActualNodeFor(elements.get(1));
      if (again != null) {
        report(
            CommonCheckCode.V_227,
            again(word),
            elements.get(1),
            again.getOffset(),
            again.getLength());
      }
    }
  }

  private static String again(String word) {
    return "'" + word + "' was said already; remove one of the two";
  }
}
