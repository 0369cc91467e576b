package dev.muster.dsl.naming;

import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.util.SimpleAttributeResolver;
import org.jspecify.annotations.Nullable;

/** The names in a scenario: as they are, or once one element is renamed. */
public final class ScenarioNames {
  /** The names as they are. */
  public static final ScenarioNames PRESENT = new ScenarioNames(null, Map.of());

  private final @Nullable RenamedElement renamed;
  private final Map<String, String> units;

  private ScenarioNames(@Nullable RenamedElement renamed, Map<String, String> units) {
    this.renamed = renamed;
    this.units = units;
  }

  /** The names of a scenario, once an element of it or of a file it uses is renamed. */
  public static ScenarioNames after(ScenarioDef scenario, RenamedElement renamed) {
    StandNames before = StandNames.of(scenario);
    StandNames after = StandNames.of(scenario, renamed);
    Map<String, String> units = new HashMap<>();
    for (SideDef side : scenario.getSides()) {
      for (GroupDef group : side.getGroups()) {
        for (DeployDef deploy : group.getStands()) {
          List<String> names = before.of(deploy);
          for (int i = 0; i < names.size(); i++) {
            units.putIfAbsent(names.get(i), after.of(deploy).get(i));
          }
        }
      }
    }
    return new ScenarioNames(renamed, units);
  }

  /** Returns the name of a unit that has a name now. */
  public String unit(String present) {
    return units.getOrDefault(present, present);
  }

  /** Returns the name of an element. */
  public String of(EObject element) {
    String name = SimpleAttributeResolver.NAME_RESOLVER.apply(element);
    return renamed != null && renamed.is(element) ? renamed.name() : name == null ? "" : name;
  }
}
