package dev.muster.dsl.ide.outline;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.ide.map.PlaceOccupants;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.naming.StandNames;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.system.DerivedStats;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.util.SimpleAttributeResolver;
import org.jspecify.annotations.Nullable;

/**
 * Finds the elements that a query describes: stands by category or trait, and references to a
 * terrain or a line. The name of each result contains the matched word, because editors hide
 * symbols whose name does not match the query.
 */
final class QueriedElements {
  /** How players call the branches, beside the names of their categories. */
  private static final Map<DerivedStats.Branch, List<String>> BRANCHES =
      Map.of(
          DerivedStats.Branch.FOOT, List.of("foot", "infantry"),
          DerivedStats.Branch.SKIRMISHERS, List.of("skirmishers", "foot", "infantry"),
          DerivedStats.Branch.MOUNTED, List.of("cavalry", "horse", "mounted"),
          DerivedStats.Branch.LIGHT_HORSE, List.of("light cavalry", "cavalry", "horse", "mounted"),
          DerivedStats.Branch.ARTILLERY, List.of("artillery", "guns"),
          DerivedStats.Branch.CAMP, List.of("camp"));

  private final ElementQuery query;
  private final MusterSymbolNameProvider names;
  private final Map<RulebookDef, Optional<Rulebook>> books = new IdentityHashMap<>();

  /**
   * An element that was found.
   *
   * @param name its own, and why it was found
   */
  record Found(EObject element, String name) {}

  QueriedElements(ElementQuery query, MusterSymbolNameProvider names) {
    this.query = query;
    this.names = names;
  }

  /** Returns the results in a file, in text order. */
  List<Found> in(Resource resource) {
    if (query.what() == ElementQuery.What.AT) {
      return query.text().isEmpty() ? List.of() : at(resource);
    }
    List<Found> found = new ArrayList<>();
    StandNames units = null;
    for (TreeIterator<EObject> all = resource.getAllContents(); all.hasNext(); ) {
      EObject element = all.next();
      units = element instanceof ScenarioDef scenario ? StandNames.of(scenario) : units;
      String why = query.what() == ElementQuery.What.USES ? use(element) : kind(element);
      if (!why.isEmpty()) {
        for (String name : names(element, units)) {
          found.add(new Found(element, name + why));
        }
      }
    }
    return found;
  }

  /** Returns the maps that have the place, and the elements on it. */
  private List<Found> at(Resource resource) {
    List<Found> found = new ArrayList<>();
    String why = " at:" + query.text();
    for (EObject each : resource.getContents().getFirst().eContents()) {
      MapDef map = PlaceNotation.mapOf(each instanceof ScenarioDef scenario ? scenario : each);
      Place place =
          map == null ? null : PlaceNotation.of(map).read(query.text().toUpperCase(Locale.ROOT));
      if (map == null || place == null || !MapDrawingParser.contains(map, place)) {
        continue;
      }
      if (each == map) {
        found.add(new Found(map, map.getName() + why));
      }
      StandNames units = each instanceof ScenarioDef scenario ? StandNames.of(scenario) : null;
      for (PlaceOccupants.Occupant here : PlaceOccupants.of(each, place)) {
        List<String> called = names(here.element(), units);
        if (!called.isEmpty()) {
          found.add(
              new Found(
                  here.element(), called.get(Math.min(here.index(), called.size() - 1)) + why));
        }
      }
    }
    return found;
  }

  private List<String> names(EObject element, @Nullable StandNames units) {
    if (element instanceof DeployDef stands && units != null) {
      return units.of(stands);
    }
    for (EObject each = element; each != null; each = each.eContainer()) {
      String name = names.getName(each);
      if (name != null) {
        return List.of(name);
      }
    }
    return List.of();
  }

  /** Returns the category or trait by which an element is found; empty if it does not match. */
  private String kind(EObject element) {
    StandDef line =
        switch (element) {
          case StandDef listed -> listed;
          case DeployDef stands -> stands.getLine();
          default -> null;
        };
    if (line == null || line.eIsProxy()) {
      return "";
    }
    return query.what() == ElementQuery.What.TRAIT
        ? query.answer("trait", traits(line, element))
        : query.answer("category", categories(line));
  }

  private static List<String> traits(StandDef line, EObject element) {
    Stream<StandEntry> own =
        element instanceof DeployDef stands ? stands.getEntries().stream() : Stream.of();
    Stream<StandEntry> usual =
        line.getCategory() == null || line.getCategory().eIsProxy()
            ? Stream.of()
            : line.getCategory().getDefaults().stream();
    return Stream.of(own, line.getEntries().stream(), usual)
        .flatMap(each -> each)
        .map(StandEntry::getKey)
        .filter(TraitDef.class::isInstance)
        .flatMap(each -> Stream.ofNullable(each.getName()))
        .toList();
  }

  /** Returns the names of the category of a line. */
  private List<String> categories(StandDef line) {
    CategoryDef category = line.getCategory();
    if (category == null || category.eIsProxy() || category.getName() == null) {
      return List.of();
    }
    List<String> words = new ArrayList<>(List.of(category.getName()));
    Stream.of(category.getLabel(), category.getCode())
        .flatMap(Stream::ofNullable)
        .forEach(words::add);
    if (line.eContainer() instanceof ArmyDef army
        && army.getRulebook() != null
        && !army.getRulebook().eIsProxy()) {
      book(army.getRulebook())
          .ifPresent(
              book ->
                  words.addAll(
                      BRANCHES.getOrDefault(
                          RulebookEntries.system(army.getRulebook())
                              .derivedStats()
                              .branch(of(category.getName()), book),
                          List.of())));
    }
    return words;
  }

  private static Army.StandLine of(String category) {
    return new Army.StandLine(
        "", "", category, "", null, Map.of(), Map.of(), List.of(), SourceRange.NOWHERE);
  }

  private Optional<Rulebook> book(RulebookDef rulebook) {
    return books.computeIfAbsent(
        rulebook,
        each -> {
          try {
            return Optional.of(ProgramCompiler.lenient().rulebook(each));
          } catch (IllegalArgumentException unfinished) {
            return Optional.empty(); // of the author's own, and not whole yet
          }
        });
  }

  /** Returns the reference by which an element is found; empty if it does not match. */
  private String use(EObject element) {
    List<String> used = new ArrayList<>();
    for (EObject each : element.eCrossReferences()) {
      String name = each.eIsProxy() ? null : SimpleAttributeResolver.NAME_RESOLVER.apply(each);
      if (name != null) {
        used.add(name);
      }
    }
    return query.answer("uses", used);
  }
}
