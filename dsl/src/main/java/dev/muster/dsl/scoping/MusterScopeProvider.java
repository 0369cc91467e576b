package dev.muster.dsl.scoping;

import com.google.common.collect.Iterables;
import com.google.inject.Inject;
import com.google.inject.Provider;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.Keyed;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MarkDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.OrderDef;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideCondition;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.SideEffect;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.muster.WeaponDef;
import dev.muster.dsl.naming.StandNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.EObjectDescription;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IGlobalScopeProvider;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.scoping.impl.MapBasedScope;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.eclipse.xtext.util.Tuples;
import org.jspecify.annotations.Nullable;

/**
 * Resolves names: entries of the rulebook in force, lines of the fielded army, or exported elements
 * of files.
 */
public class MusterScopeProvider extends AbstractMusterScopeProvider {
  @Inject private IGlobalScopeProvider elsewhere;
  @Inject private IResourceScopeCache cache;

  @Override
  public IScope getScope(EObject context, EReference reference) {
    MusterPackage ast = MusterPackage.eINSTANCE;
    if (reference == ast.getStandDef_Category()) {
      return withCodes(context, army(context));
    } else if (reference == ast.getStandDef_Order()) {
      return entries(context, army(context), OrderDef.class);
    } else if (reference == ast.getStandDef_Weapon()) {
      return entries(context, army(context), WeaponDef.class);
    } else if (reference == ast.getStandEntry_Key()) {
      return entries(context, rulebook(context), Keyed.class);
    } else if (reference == ast.getCost_Category()
        || reference == ast.getTerrainDef_ClosedTo()
        || reference == ast.getEffectDef_Against()
        || reference == ast.getAppliesDef_To()
        || reference == ast.getAppliesDef_Against()) {
      return withCodes(context, EcoreUtil2.getContainerOfType(context, RulebookDef.class));
    } else if (reference == ast.getSwitchSetting_Switch()) {
      ScenarioDef scenario = EcoreUtil2.getContainerOfType(context, ScenarioDef.class);
      return entries(
          context, scenario == null ? null : RulebookEntries.rulebookOf(scenario), SwitchDef.class);
    } else if (reference == ast.getSwitchCondition_Switch()) {
      return entries(context, rulebook(context), SwitchDef.class);
    } else if (reference == ast.getAppliesDef_In()) {
      return entries(context, rulebook(context), TerrainDef.class);
    } else if (reference == ast.getLegendEntry_Terrain()
        || reference == ast.getLineDef_Terrain()
        || reference == ast.getAreaDef_Terrain()
        || reference == ast.getWayDef_Terrain()) {
      return terrains(context);
    } else if (reference == ast.getGroundEffect_Terrain()) {
      return entries(context, rulebook(context), TerrainDef.class);
    } else if (reference == ast.getGroupEffect_Loses() || reference == ast.getSideEffect_Loses()) {
      return entries(context, rulebook(context), TraitDef.class);
    } else if (reference == ast.getSideEffect_Line()) {
      return context instanceof SideEffect effect ? lines(effect.getSide()) : IScope.NULLSCOPE;
    } else if (reference == ast.getMarkSetting_Mark()) {
      return entries(context, rulebook(context), MarkDef.class);
    } else if (reference == ast.getDeployDef_Line()) {
      return lines(EcoreUtil2.getContainerOfType(context, SideDef.class));
    }
    EClass wanted = reference.getEReferenceType();
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(context, ScenarioDef.class);
    if (scenario != null) {
      if (wanted == ast.getSideDef()) {
        return once(scenario, wanted, () -> named(scenario.getSides(), SideDef::getName));
      } else if (wanted == ast.getGround()) {
        return once(scenario, wanted, () -> named(scenario.getGrounds(), Ground::getName));
      } else if (wanted == ast.getGroupDef()) {
        return reference == ast.getPlanDef_Support()
            ? groups(EcoreUtil2.getContainerOfType(context, SideDef.class))
            : groups(scenario);
      } else if (wanted == ast.getGeneralDef()) {
        SideDef of = side(context);
        return once(of == null ? scenario : of, wanted, () -> generals(sides(context, scenario)));
      } else if (wanted == ast.getDeployDef()) {
        return stands(context, scenario);
      }
    }
    return super.getScope(context, reference);
  }

  private IScope groups(@Nullable SideDef side) {
    return side == null
        ? IScope.NULLSCOPE
        : once(
            side,
            MusterPackage.eINSTANCE.getGroupDef(),
            () -> named(side.getGroups(), GroupDef::getName));
  }

  /** The groups of both sides, for events and conditions. */
  private IScope groups(ScenarioDef scenario) {
    return once(
        scenario,
        MusterPackage.eINSTANCE.getGroupDef(),
        () ->
            named(
                scenario.getSides().stream().flatMap(each -> each.getGroups().stream()).toList(),
                GroupDef::getName));
  }

  /** Returns the side that a condition names; null if it means any side. */
  private static @Nullable SideDef side(EObject context) {
    return context instanceof SideCondition condition
            && condition.getSide() != null
            && !condition.getSide().eIsProxy()
        ? condition.getSide()
        : null;
  }

  private static List<SideDef> sides(EObject context, ScenarioDef scenario) {
    SideDef of = side(context);
    return of == null ? scenario.getSides() : List.of(of);
  }

  private static IScope generals(List<SideDef> sides) {
    Map<String, EObject> found = new LinkedHashMap<>();
    for (SideDef side : sides) {
      for (GroupDef group : side.getGroups()) {
        for (GeneralDef general : group.getGenerals()) {
          if (general.getName() != null) {
            found.putIfAbsent(general.getName(), general);
          }
        }
      }
    }
    return scope(found);
  }

  /** Returns the stands on the map under all their names; for a General those of his group. */
  private IScope stands(EObject context, ScenarioDef scenario) {
    GroupDef own = EcoreUtil2.getContainerOfType(context, GroupDef.class);
    if (context instanceof GeneralDef) {
      return own == null ? IScope.NULLSCOPE : stands(List.of(own), names(scenario));
    }
    SideDef of = side(context);
    return once(
        of == null ? scenario : of,
        MusterPackage.eINSTANCE.getDeployDef(),
        () ->
            stands(
                sides(context, scenario).stream()
                    .flatMap(each -> each.getGroups().stream())
                    .toList(),
                names(scenario)));
  }

  private StandNames names(ScenarioDef scenario) {
    return scenario.eResource() == null
        ? StandNames.of(scenario)
        : cache.get(
            Tuples.create(scenario, StandNames.class),
            scenario.eResource(),
            () -> StandNames.of(scenario));
  }

  private static IScope stands(List<GroupDef> groups, StandNames names) {
    Map<String, EObject> found = new LinkedHashMap<>();
    for (GroupDef group : groups) {
      for (DeployDef deploy : group.getStands()) {
        names.of(deploy).forEach(name -> found.putIfAbsent(name, deploy));
      }
    }
    return scope(found);
  }

  private static <T extends EObject> IScope named(List<T> elements, Function<T, String> name) {
    Map<String, EObject> found = new LinkedHashMap<>();
    for (T element : elements) {
      if (name.apply(element) != null) {
        found.putIfAbsent(name.apply(element), element);
      }
    }
    return scope(found);
  }

  /** The rulebook in force where a stat, a trait or a switch is named. */
  private static @Nullable RulebookDef rulebook(EObject context) {
    RulebookDef own = EcoreUtil2.getContainerOfType(context, RulebookDef.class);
    if (own != null) {
      return own;
    }
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(context, ScenarioDef.class);
    return scenario == null ? army(context) : RulebookEntries.rulebookOf(scenario);
  }

  private static @Nullable RulebookDef army(EObject context) {
    ArmyDef army = EcoreUtil2.getContainerOfType(context, ArmyDef.class);
    return army == null ? null : army.getRulebook();
  }

  private <T extends RuleEntry> IScope entries(
      EObject context, @Nullable RulebookDef rulebook, Class<T> kind) {
    return rulebook == null || rulebook.eIsProxy()
        ? IScope.NULLSCOPE
        : once(context, rulebook, kind, () -> scope(RulebookEntries.of(rulebook, kind)));
  }

  /** All references in an element ask the same of it. */
  private IScope once(EObject within, EClass wanted, Provider<IScope> scope) {
    return within.eResource() == null
        ? scope.get()
        : cache.get(Tuples.create(within, wanted), within.eResource(), scope);
  }

  /** All stands of a list ask the same of the same rulebook. */
  private IScope once(
      EObject context, RulebookDef rulebook, Class<?> kind, Provider<IScope> scope) {
    return context.eResource() == null
        ? scope.get()
        : cache.get(Tuples.create(rulebook, kind), context.eResource(), scope);
  }

  /** Categories answer to their printed code as well, such as Ln. */
  private IScope withCodes(EObject context, @Nullable RulebookDef rulebook) {
    return rulebook == null || rulebook.eIsProxy()
        ? IScope.NULLSCOPE
        : once(context, rulebook, CategoryDef.class, () -> withCodes(rulebook));
  }

  private static IScope withCodes(RulebookDef rulebook) {
    Map<String, CategoryDef> byKey = RulebookEntries.of(rulebook, CategoryDef.class);
    Map<String, EObject> all = new LinkedHashMap<>(byKey);
    for (CategoryDef category : byKey.values()) {
      if (category.getCode() != null) {
        all.putIfAbsent(category.getCode(), category);
      }
    }
    return scope(all);
  }

  /**
   * A map belongs to no rulebook, so every terrain in sight will do; a word of several games means
   * what it does in the one the map is for.
   */
  private IScope terrains(EObject context) {
    MapDef map = EcoreUtil2.getContainerOfType(context, MapDef.class);
    Resource file = map == null ? null : map.eResource();
    if (map == null || file == null) {
      return IScope.NULLSCOPE;
    }
    List<RulebookDef> all = cache.get(RulebookDef.class, file, () -> rulebooks(map));
    MapRulebooks games = cache.get(MapRulebooks.class, file, () -> MapRulebooks.of(map));
    Set<RulebookDef> first = games.likely(map, all);
    return cache.get(
        Tuples.create(TerrainDef.class, first), file, () -> terrains(Iterables.concat(first, all)));
  }

  private static IScope terrains(Iterable<RulebookDef> rulebooks) {
    Map<String, EObject> found = new LinkedHashMap<>();
    for (RulebookDef rulebook : rulebooks) {
      RulebookEntries.of(rulebook, TerrainDef.class).forEach(found::putIfAbsent);
    }
    return scope(found);
  }

  /**
   * Returns the rulebooks in the file of an element, then those of imported files and of the
   * library.
   */
  private List<RulebookDef> rulebooks(EObject element) {
    List<RulebookDef> found = new ArrayList<>();
    if (EcoreUtil.getRootContainer(element) instanceof Document document) {
      for (Element each : document.getElements()) {
        if (each instanceof RulebookDef rulebook) {
          found.add(rulebook);
        }
      }
    }
    EReference anyRulebook = MusterPackage.eINSTANCE.getArmyDef_Rulebook();
    for (IEObjectDescription each :
        elsewhere.getScope(element.eResource(), anyRulebook, null).getAllElements()) {
      if (EcoreUtil.resolve(each.getEObjectOrProxy(), element) instanceof RulebookDef rulebook
          && !rulebook.eIsProxy()) {
        found.add(rulebook);
      }
    }
    return found;
  }

  private IScope lines(@Nullable SideDef side) {
    ArmyDef army = side == null ? null : side.getArmy();
    return side == null || army == null || army.eIsProxy()
        ? IScope.NULLSCOPE
        : cache.get(Tuples.create(army, StandDef.class), side.eResource(), () -> lines(army));
  }

  private static IScope lines(ArmyDef army) {
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
