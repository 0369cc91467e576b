package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.ide.map.GeneralLine;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.XtextResource;

/**
 * Puts statements of a group into a new one behind it, whose General stands with the first of them.
 * Names of both are made of that of the group; the author renames them.
 */
final class GroupExtraction {
  private GroupExtraction() {}

  static List<Refactoring> of(List<DeployDef> stands, String name) {
    DeployDef first = stands.getFirst();
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(first, ScenarioDef.class);
    StandText around = StandText.of(first.eContainer());
    List<StandText> texts = stands.stream().map(StandText::of).filter(Objects::nonNull).toList();
    if (around == null || !around.beginsLine() || !around.endsLine()) {
      return List.of();
    }
    boolean apart = // each on lines of its own, of one group
        texts.size() == stands.size()
            && texts.stream().allMatch(each -> each.beginsLine() && each.endsLine())
            && stands.stream().allMatch(each -> each.eContainer() == first.eContainer());
    if (!apart
        || scenario == null
        || first.getPlaces().isEmpty()
        || !(first.eContainer() instanceof GroupDef group)
        || group.getName() == null
        || !(group.eContainer() instanceof SideDef side)
        || !StandRegrouping.mayLeave(scenario, side, stands)) {
      return List.of();
    }
    String indent = texts.getFirst().indent();
    String end = around.lineBreak();
    String named = free(group.getName(), names(scenario));
    String general = free(group.getName() + "General", names(scenario));
    String block =
        end
            + around.indent()
            + "group "
            + named
            + " {"
            + end
            + indent
            + GeneralLine.of(scenario, general, "+0", first.getPlaces().getFirst())
            + texts.stream()
                .map(each -> end + indent + StandRegrouping.taken(each, indent))
                .collect(Collectors.joining())
            + end
            + around.indent()
            + "}";
    Changes changes = new Changes();
    XtextResource resource = (XtextResource) group.eResource();
    changes.add(resource, around.lineEnd(), 0, block);
    StandRegrouping.remove(texts, resource, changes);
    return List.of(changes.extracting("Extract " + name + " into a new group"));
  }

  private static Set<String> names(ScenarioDef scenario) {
    Set<String> names = new HashSet<>();
    EcoreUtil2.getAllContentsOfType(scenario, GroupDef.class)
        .forEach(each -> names.add(each.getName()));
    EcoreUtil2.getAllContentsOfType(scenario, GeneralDef.class)
        .forEach(each -> names.add(each.getName()));
    return names;
  }

  /** Returns an unused name made of the stem and the lowest free number. */
  private static String free(String stem, Set<String> taken) {
    int number = 2;
    while (taken.contains(stem + number)) {
      number++;
    }
    return stem + number;
  }
}
