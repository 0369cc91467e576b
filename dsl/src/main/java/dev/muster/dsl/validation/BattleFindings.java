package dev.muster.dsl.validation;

import com.google.inject.Singleton;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.ExpectDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.rules.check.CheckCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.jspecify.annotations.Nullable;

/**
 * What battles have shown of the scenarios of each file. An editor sets it; the validator reports
 * it with its other findings, at the named element of the text as it is by then.
 */
@Singleton
public class BattleFindings {
  private final Map<URI, List<FoughtFinding>> byFile = new ConcurrentHashMap<>();

  /**
   * A finding about a scenario.
   *
   * @param side the side of the group; empty if it is not about a group
   * @param element the group or the objective; empty if it is about the whole scenario
   * @param expectation index among the expectations of the scenario; -1 if it is about none
   * @param words what was found, for the user
   */
  public record FoughtFinding(
      CheckCode code,
      String scenario,
      String side,
      String element,
      int expectation,
      String words) {}

  /** A finding with its element in the text. */
  record Located(CheckCode code, EObject element, String words) {}

  /**
   * Replaces the findings of a file.
   *
   * @return whether they are others than before
   */
  public boolean set(URI file, List<FoughtFinding> findings) {
    List<FoughtFinding> before =
        findings.isEmpty() ? byFile.remove(file) : byFile.put(file, List.copyOf(findings));
    return !Objects.requireNonNullElse(before, List.<FoughtFinding>of()).equals(findings);
  }

  /** Forgets all findings, and returns the files that had some. */
  public List<URI> clear() {
    List<URI> files = List.copyOf(byFile.keySet());
    byFile.clear();
    return files;
  }

  /** Returns the findings of a file whose elements are still in its text. */
  List<Located> findings(Resource resource) {
    List<Located> found = new ArrayList<>();
    for (FoughtFinding each : byFile.getOrDefault(resource.getURI(), List.of())) {
      EObject element = element(resource, each);
      if (element != null) {
        found.add(new Located(each.code(), element, each.words()));
      }
    }
    return found;
  }

  private static @Nullable EObject element(Resource resource, FoughtFinding finding) {
    if (resource.getContents().isEmpty()
        || !(resource.getContents().getFirst() instanceof Document text)) {
      return null;
    }
    for (Element each : text.getElements()) {
      if (each instanceof ScenarioDef scenario && finding.scenario().equals(scenario.getName())) {
        return finding.expectation() >= 0
            ? expectation(scenario, finding.expectation())
            : finding.element().isEmpty() ? scenario : part(scenario, finding);
      }
    }
    return null;
  }

  private static @Nullable EObject expectation(ScenarioDef scenario, int index) {
    List<ExpectDef> all = scenario.getExpectations();
    return index < all.size() ? all.get(index) : null;
  }

  private static @Nullable EObject part(ScenarioDef scenario, FoughtFinding finding) {
    for (SideDef side : scenario.getSides()) {
      for (GroupDef group : side.getGroups()) {
        if (finding.side().equals(side.getName()) && finding.element().equals(group.getName())) {
          return group;
        }
      }
    }
    for (Ground ground : scenario.getGrounds()) {
      if (finding.side().isEmpty() && finding.element().equals(ground.getName())) {
        return ground;
      }
    }
    return null;
  }
}
