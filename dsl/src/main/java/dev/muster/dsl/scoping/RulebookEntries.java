package dev.muster.dsl.scoping;

import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.naming.MusterQualifiedNameProvider;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.EcoreUtil2;
import org.jspecify.annotations.Nullable;

/** The entries of a rulebook, including those of the rulebooks that it extends. */
public final class RulebookEntries {
  private RulebookEntries() {}

  /**
   * The entries of one kind by name, those of the extended rulebook first; an entry replaces an
   * inherited one of its name.
   */
  public static <T extends RuleEntry> Map<String, T> of(RulebookDef rulebook, Class<T> kind) {
    Map<String, T> found = new LinkedHashMap<>();
    for (RulebookDef each : lineage(rulebook)) {
      for (RuleEntry entry : each.getEntries()) {
        String name = MusterQualifiedNameProvider.nameOf(entry);
        if (name != null && kind.isInstance(entry)) {
          found.put(name, kind.cast(entry));
        }
      }
    }
    return found;
  }

  /**
   * Classes of the categories of a rulebook by their name: that of the last that gives one, else of
   * an inherited category of its name.
   */
  public static Map<String, String> classes(RulebookDef rulebook) {
    Map<String, String> classes = new HashMap<>();
    for (RulebookDef each : lineage(rulebook)) {
      for (RuleEntry entry : each.getEntries()) {
        if (entry instanceof CategoryDef category
            && category.getName() != null
            && category.getStandClass() != null) {
          classes.put(category.getName(), category.getStandClass());
        }
      }
    }
    return classes;
  }

  /**
   * Properties that entries of one kind have in some rulebooks, such as those of terrain, in the
   * order of the alphabet.
   *
   * @param kind a category or a terrain
   */
  public static Set<String> properties(Collection<RulebookDef> rulebooks, EClass kind) {
    EStructuralFeature properties = kind.getEStructuralFeature("properties");
    Set<String> known = new TreeSet<>();
    for (RulebookDef each : rulebooks) {
      for (RuleEntry entry : each.getEntries()) {
        if (entry.eClass() == kind && entry.eGet(properties) instanceof Collection<?> words) {
          words.forEach(word -> known.add(String.valueOf(word)));
        }
      }
    }
    return known;
  }

  /**
   * Properties that the rulebooks of the library behind a rulebook have; the engine plays these.
   */
  public static Set<String> playedProperties(RulebookDef rulebook, EClass kind) {
    return properties(
        lineage(rulebook).stream()
            .filter(each -> RulebookLibrary.contains(each.eResource()))
            .toList(),
        kind);
  }

  /** The rule system of a rulebook, by its own word or by what it extends. */
  public static RuleSystem system(RulebookDef rulebook) {
    return lineage(rulebook).reversed().stream()
        .map(RulebookDef::getSystem)
        .filter(Objects::nonNull)
        .findFirst()
        .map(RuleSystems::named)
        .orElseGet(() -> RuleSystems.named(""));
  }

  /** Returns the rule system in force at an element; an unknown one if none is named. */
  public static RuleSystem systemAt(EObject element) {
    RulebookDef rulebook = rulebookAt(element);
    return rulebook == null || rulebook.eIsProxy() ? RuleSystems.named("") : system(rulebook);
  }

  /** The rulebook in force at an element, null if none is named. */
  public static @Nullable RulebookDef rulebookAt(EObject element) {
    ArmyDef army = EcoreUtil2.getContainerOfType(element, ArmyDef.class);
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(element, ScenarioDef.class);
    return army != null
        ? army.getRulebook()
        : scenario != null
            ? rulebookOf(scenario)
            : EcoreUtil2.getContainerOfType(element, RulebookDef.class);
  }

  /** Returns the rulebook and those it extends, the most basic first; stops at a circle. */
  public static List<RulebookDef> lineage(RulebookDef rulebook) {
    var seen = new LinkedHashSet<RulebookDef>();
    for (RulebookDef each = rulebook; each != null && !each.eIsProxy() && seen.add(each); ) {
      each = each.getBase();
    }
    List<RulebookDef> basicFirst = new ArrayList<>(seen);
    Collections.reverse(basicFirst);
    return basicFirst;
  }

  /**
   * The rulebook of a scenario: the one it names, else that of its first army; null if neither is
   * known.
   */
  public static @Nullable RulebookDef rulebookOf(ScenarioDef scenario) {
    RulebookDef named = scenario.getRulebook();
    if (named != null && !named.eIsProxy()) {
      return named;
    }
    for (SideDef side : scenario.getSides()) {
      ArmyDef army = side.getArmy();
      if (army != null && army.getRulebook() != null && !army.getRulebook().eIsProxy()) {
        return army.getRulebook();
      }
    }
    return null;
  }
}
