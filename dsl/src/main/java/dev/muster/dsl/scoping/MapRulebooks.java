package dev.muster.dsl.scoping;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.GroundDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.rules.model.BoardKind;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.jspecify.annotations.Nullable;

/**
 * The rulebooks that the maps of a file are for: a map names no rulebook, but the scenarios played
 * on it do. The file is read once.
 */
public final class MapRulebooks {
  private final Map<MapDef, Set<RulebookDef>> played = new HashMap<>();
  private final Set<RulebookDef> beside = new LinkedHashSet<>();

  private MapRulebooks() {}

  /** Returns those of the file that contains an element. */
  public static MapRulebooks of(EObject element) {
    MapRulebooks found = new MapRulebooks();
    EObject root = EcoreUtil.getRootContainer(element);
    for (Element each : elements(root)) {
      if (each instanceof ScenarioDef scenario && scenario.getMap() != null) {
        add(
            found.played.computeIfAbsent(scenario.getMap(), map -> new LinkedHashSet<>()),
            RulebookEntries.rulebookOf(scenario));
      }
    }
    found.armies(root);
    Resource file = element.eResource();
    if (file != null && file.getResourceSet() != null) {
      for (URI address : MusterGlobalScopeProvider.imports(file)) {
        Resource imported = file.getResourceSet().getResource(address, false);
        if (imported != null && !imported.getContents().isEmpty()) {
          found.armies(imported.getContents().getFirst());
        }
      }
    }
    return found;
  }

  /** Whether no scenario of the file is played on a map. */
  public boolean isUnplayed(MapDef map) {
    return played.getOrDefault(map, Set.of()).isEmpty();
  }

  /** Whether a terrain is of a game that is played on another kind of board than the map is. */
  public static boolean isOfAnotherBoard(TerrainDef terrain, MapDef map) {
    if (!(terrain.eContainer() instanceof RulebookDef rulebook)) {
      return false;
    }
    BoardKind board = RulebookEntries.system(rulebook).boardKind();
    BoardKind drawn = BoardKind.meantBy(map.getGround());
    // an unknown word is parsed as the measure of a table
    return drawn != BoardKind.TABLE && board != null && board != drawn;
  }

  /**
   * Whether all games that are played on a map by scenarios of the file are played on such ground.
   *
   * @param ground hexes, boxes or the measure of a table
   */
  public boolean mayBeDrawnIn(MapDef map, String ground) {
    BoardKind drawn = BoardKind.meantBy(ground);
    boolean table = drawn == BoardKind.TABLE;
    if (table ? isDrawnInRows(map) : !map.getAreas().isEmpty()) {
      return false;
    }
    for (RulebookDef rulebook : played.getOrDefault(map, Set.of())) {
      BoardKind board = RulebookEntries.system(rulebook).boardKind();
      if (board != null && board != drawn) {
        return false;
      }
      for (GroundDef known : RulebookEntries.of(rulebook, GroundDef.class).values()) {
        if (known.getMeasure() != null && !known.getMeasure().equals(ground)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isDrawnInRows(MapDef map) {
    return map.getRows() != null || map.getHeights() != null || !map.getLegend().isEmpty();
  }

  /**
   * Returns the terrain that a map may name: that of every rulebook with which a scenario of the
   * file is played on it; null if there is no such scenario.
   */
  public @Nullable Set<String> terrainPlayedOn(MapDef map) {
    Set<String> found = null;
    for (RulebookDef rulebook : played.getOrDefault(map, Set.of())) {
      Map<String, TerrainDef> known = RulebookEntries.of(rulebook, TerrainDef.class);
      if (found == null) {
        found = new LinkedHashSet<>(known.keySet());
      } else {
        found.retainAll(known.keySet());
      }
    }
    return found;
  }

  /**
   * Returns the rulebooks that a map is for, the most certain first: those of its scenarios, those
   * of the armies beside it and of imported files, and otherwise those of other games that are
   * played on such a board.
   *
   * @param others visible rulebooks
   */
  public Set<RulebookDef> likely(MapDef map, Collection<RulebookDef> others) {
    Set<RulebookDef> found = new LinkedHashSet<>(played.getOrDefault(map, Set.of()));
    found.addAll(beside);
    BoardKind board = BoardKind.meantBy(map.getGround());
    found.removeIf(each -> RulebookEntries.system(each).boardKind() != board);
    if (found.isEmpty()) {
      others.stream()
          .filter(each -> RulebookEntries.system(each).boardKind() == board)
          .forEach(found::add);
    }
    return found;
  }

  private void armies(EObject document) {
    for (Element element : elements(document)) {
      if (element instanceof ArmyDef army) {
        add(beside, army.getRulebook());
      }
    }
  }

  private static void add(Set<RulebookDef> found, @Nullable RulebookDef rulebook) {
    if (rulebook != null && !rulebook.eIsProxy()) {
      found.add(rulebook);
    }
  }

  private static List<Element> elements(EObject root) {
    return root instanceof Document document ? document.getElements() : List.of();
  }
}
