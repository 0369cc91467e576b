package dev.muster.dsl.ide.mapedit;

import dev.muster.dsl.compile.SourceTrace;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The stands and Generals that an action names, with their statements. */
final class StandSelection {
  private final Map<DeployDef, TreeSet<Integer>> stands = new LinkedHashMap<>();
  private final Set<GeneralDef> generals = new LinkedHashSet<>();
  private final Set<Record> records = new LinkedHashSet<>();
  private final List<Scenario.DeployedStand> placed = new ArrayList<>();

  private StandSelection() {}

  /**
   * Resolves the ids of a selection.
   *
   * @throws RefusedActionException if an id does not name something that can be moved
   */
  static StandSelection of(EditedMap edited, @Nullable List<String> ids)
      throws RefusedActionException {
    var selection = new StandSelection();
    for (String id : ids == null ? List.<String>of() : ids) {
      selection.add(edited, id);
    }
    if (selection.records.isEmpty()) {
      throw new RefusedActionException("No stand is selected.");
    }
    return selection;
  }

  private void add(EditedMap edited, String id) throws RefusedActionException {
    for (Scenario.Side side : edited.program().scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        if (id.equals("general:" + group.name())
            && element(edited, group.general()) instanceof SourceTrace.Source source
            && source.element() instanceof GeneralDef general) {
          generals.add(general);
          records.add(group.general());
          return;
        }
        for (Scenario.DeployedStand each : group.stands()) {
          if (id.equals("stand:" + each.name())
              && element(edited, each) instanceof SourceTrace.Source source
              && source.element() instanceof DeployDef stand) {
            stands.computeIfAbsent(stand, none -> new TreeSet<>()).add(source.index());
            records.add(each);
            placed.add(each);
            return;
          }
        }
      }
    }
    throw new RefusedActionException("There is no stand or General " + id + " any more.");
  }

  private static SourceTrace.@Nullable Source element(EditedMap edited, Record record) {
    return edited.trace().of(record);
  }

  /** Returns, for each statement, the indexes of its selected stands, from 0. */
  Map<DeployDef, TreeSet<Integer>> stands() {
    return stands;
  }

  Set<GeneralDef> generals() {
    return generals;
  }

  /** The selected stands as records. */
  List<Scenario.DeployedStand> placed() {
    return placed;
  }

  /** Returns the place of the first element. */
  Place first() {
    return switch (records.iterator().next()) {
      case Scenario.General general -> general.at();
      case Scenario.DeployedStand stand -> stand.at();
      case Record other -> throw new IllegalStateException("no place of " + other.getClass());
    };
  }

  boolean contains(Record record) {
    return records.stream().anyMatch(each -> each == record);
  }

  /** Returns the name for messages: that of a single element, or the number of elements. */
  String name() {
    if (records.size() == 1) {
      return records.iterator().next() instanceof Scenario.General general
          ? general.displayName()
          : placed.getFirst().name();
    }
    return records.size() + " units";
  }
}
