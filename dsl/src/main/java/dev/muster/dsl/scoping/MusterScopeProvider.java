package dev.muster.dsl.scoping;

import com.google.inject.Inject;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.Keyed;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.OrderDef;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.WeaponDef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.EObjectDescription;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IGlobalScopeProvider;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.scoping.impl.MapBasedScope;
import org.jspecify.annotations.Nullable;

/**
 * What a name may refer to: the entries of the rulebook in force, the lines of the army fielded,
 * else what files export.
 */
public class MusterScopeProvider extends AbstractMusterScopeProvider {
  @Inject private IGlobalScopeProvider elsewhere;

  @Override
  public IScope getScope(EObject context, EReference reference) {
    MusterPackage ast = MusterPackage.eINSTANCE;
    if (reference == ast.getStandDef_Category()) {
      return withCodes(army(context));
    } else if (reference == ast.getStandDef_Order()) {
      return entries(army(context), OrderDef.class);
    } else if (reference == ast.getStandDef_Weapon()) {
      return entries(army(context), WeaponDef.class);
    } else if (reference == ast.getStandEntry_Key()) {
      return entries(army(context), Keyed.class);
    } else if (reference == ast.getCost_Category() || reference == ast.getTerrainDef_ClosedTo()) {
      return withCodes(EcoreUtil2.getContainerOfType(context, RulebookDef.class));
    } else if (reference == ast.getSwitchSetting_Switch()) {
      ScenarioDef scenario = EcoreUtil2.getContainerOfType(context, ScenarioDef.class);
      return entries(scenario == null ? null : Entries.rulebookOf(scenario), SwitchDef.class);
    } else if (reference == ast.getLegendEntry_Terrain() || reference == ast.getLineDef_Terrain()) {
      return terrains(context);
    } else if (reference == ast.getDeployDef_Line()) {
      return lines(EcoreUtil2.getContainerOfType(context, SideDef.class));
    }
    return super.getScope(context, reference);
  }

  private static @Nullable RulebookDef army(EObject context) {
    ArmyDef army = EcoreUtil2.getContainerOfType(context, ArmyDef.class);
    return army == null ? null : army.getRulebook();
  }

  private static <T extends RuleEntry> IScope entries(
      @Nullable RulebookDef rulebook, Class<T> kind) {
    return rulebook == null || rulebook.eIsProxy()
        ? IScope.NULLSCOPE
        : scope(Entries.of(rulebook, kind));
  }

  /** Categories answer to their printed code as well, such as Ln. */
  private static IScope withCodes(@Nullable RulebookDef rulebook) {
    if (rulebook == null || rulebook.eIsProxy()) {
      return IScope.NULLSCOPE;
    }
    Map<String, CategoryDef> byKey = Entries.of(rulebook, CategoryDef.class);
    Map<String, EObject> all = new LinkedHashMap<>(byKey);
    for (CategoryDef category : byKey.values()) {
      if (category.getCode() != null) {
        all.putIfAbsent(category.getCode(), category);
      }
    }
    return scope(all);
  }

  /** A map belongs to no rulebook, so every terrain in sight will do. */
  private IScope terrains(EObject context) {
    Map<String, EObject> found = new LinkedHashMap<>();
    if (context.eResource() != null
        && EcoreUtil.getRootContainer(context) instanceof Document document) {
      for (Element element : document.getElements()) {
        if (element instanceof RulebookDef rulebook) {
          Entries.of(rulebook, TerrainDef.class).forEach(found::putIfAbsent);
        }
      }
      EReference anyRulebook = MusterPackage.eINSTANCE.getArmyDef_Rulebook();
      for (IEObjectDescription each :
          elsewhere.getScope(context.eResource(), anyRulebook, null).getAllElements()) {
        if (EcoreUtil.resolve(each.getEObjectOrProxy(), context) instanceof RulebookDef rulebook
            && !rulebook.eIsProxy()) {
          Entries.of(rulebook, TerrainDef.class).forEach(found::putIfAbsent);
        }
      }
    }
    return scope(found);
  }

  private static IScope lines(@Nullable SideDef side) {
    ArmyDef army = side == null ? null : side.getArmy();
    if (army == null || army.eIsProxy()) {
      return IScope.NULLSCOPE;
    }
    Map<String, StandDef> found = new LinkedHashMap<>();
    for (StandDef stand : army.getStands()) {
      if (stand.getName() != null) {
        found.putIfAbsent(stand.getName(), stand);
      }
    }
    return scope(found);
  }

  private static IScope scope(Map<String, ? extends EObject> byName) {
    List<IEObjectDescription> descriptions = new ArrayList<>();
    byName.forEach(
        (name, target) ->
            descriptions.add(EObjectDescription.create(QualifiedName.create(name), target)));
    return MapBasedScope.createScope(IScope.NULLSCOPE, descriptions);
  }
}
