package dev.muster.dsl.validation;

import com.google.inject.Inject;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.scoping.MapRulebooks;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.dsl.text.ValueSynonyms;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.model.BoardKind;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.eclipse.xtext.validation.Check;

/** Whether the ground of a map is of the game that a scenario plays on it. */
public class MapTerrainChecks extends AbstractChecks {
  @Inject private IScopeProvider scopes;

  private static final EObject TERRAIN = MusterPackage.eINSTANCE.getTerrainDef();

  @Check
  public void terrain(ScenarioDef scenario) {
    MapDef map = scenario.getMap();
    RulebookDef rulebook = RulebookEntries.rulebookOf(scenario);
    if (map == null
        || map.eIsProxy()
        || rulebook == null
        || RulebookEntries.system(rulebook).boardKind() != BoardKind.meantBy(map.getGround())) {
      return; // V-141 tells of a board of another game.
    }
    Set<String> known = RulebookEntries.of(rulebook, TerrainDef.class).keySet();
    Set<String> unknown = new HashSet<>();
    for (EObject part : map.eContents()) {
      for (EReference reference : part.eClass().getEReferences()) {
        if (reference.getEReferenceType() == TERRAIN
            && part.eGet(reference) instanceof TerrainDef terrain
            && terrain.getName() != null
            && !known.contains(terrain.getName())
            && (map.eResource() == scenario.eResource()
                || !MapRulebooks.isOfAnotherBoard(terrain, map)) // told in the map's own file
            && (unknown.add(terrain.getName()) || map.eResource() == scenario.eResource())) {
          report(
              CommonCheckCode.V_116,
              message(rulebook, terrain.getName(), known),
              part,
              reference,
              RulebookEntries.system(rulebook));
        }
      }
    }
  }

  /** For a map without a scenario in its file, reports terrain of games on another board. */
  @Check
  public void terrain(MapDef map) {
    for (EObject part : map.eContents()) {
      for (EReference reference : part.eClass().getEReferences()) {
        if (reference.getEReferenceType() == TERRAIN
            && part.eGet(reference) instanceof TerrainDef terrain
            && terrain.getName() != null
            && MapRulebooks.isOfAnotherBoard(terrain, map)
            && MapRulebooks.of(map).isUnplayed(map)) {
          Set<String> known = new HashSet<>();
          scopes
              .getScope(part, reference)
              .getAllElements()
              .forEach(
                  each -> {
                    if (EcoreUtil.resolve(each.getEObjectOrProxy(), map) instanceof TerrainDef own
                        && !MapRulebooks.isOfAnotherBoard(own, map)) {
                      known.add(own.getName());
                    }
                  });
          report(
              CommonCheckCode.V_116,
              message(
                  "a game played on " + BoardKind.meantBy(map.getGround()).drawn(),
                  terrain.getName(),
                  known),
              part,
              reference);
        }
      }
    }
  }

  private static String message(RulebookDef rulebook, String name, Set<String> known) {
    return message(
        rulebook.getLabel() == null ? rulebook.getName() : rulebook.getLabel(), name, known);
  }

  private static String message(String book, String name, Set<String> known) {
    List<String> meant = ValueSynonyms.of(name, known);
    return book
        + " has no terrain '"
        + name
        + "'; "
        + (meant.isEmpty()
            ? "choose one of "
                + known.stream().sorted().collect(Collectors.joining(", "))
                + ", or add it in a rulebook that extends it"
            : meant.stream()
                .map(each -> "'" + each + "'")
                .collect(Collectors.joining(" or ", "did you mean ", "?")));
  }
}
