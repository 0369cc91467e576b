package dev.muster.dsl.ui.server;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;

/**
 * A marker to be made, changed or taken away.
 *
 * @param place offset in the text
 * @param change makes it so
 */
record MarkerChange(int place, ICoreRunnable change) {

  /** Changes that are no farther apart than about the lines of a screen are made at once. */
  private static final int NEAR = 3_000;

  /**
   * Maximum number of places to change separately; beyond it the text between them would be redrawn
   * anyway.
   */
  private static final int MOST_PLACES = 8;

  /**
   * Applies changes; those at one place are applied together. An editor redraws all text between
   * two changes that it receives together, and a line in the middle of a long army can change a
   * remark at its head.
   */
  static void make(IFile file, List<MarkerChange> changes) throws CoreException {
    if (changes.isEmpty()) {
      return;
    }
    IWorkspace workspace = file.getWorkspace();
    List<List<MarkerChange>> places = byPlace(changes);
    for (List<MarkerChange> place : places.size() > MOST_PLACES ? List.of(changes) : places) {
      workspace.run(
          monitor -> {
            for (MarkerChange each : place) {
              each.change.run(monitor);
            }
          },
          workspace.getRuleFactory().markerRule(file),
          IWorkspace.AVOID_UPDATE,
          null);
    }
  }

  private static List<List<MarkerChange>> byPlace(List<MarkerChange> changes) {
    List<List<MarkerChange>> places = new ArrayList<>();
    int last = 0;
    for (MarkerChange each :
        changes.stream().sorted(Comparator.comparingInt(MarkerChange::place)).toList()) {
      if (places.isEmpty() || each.place - last > NEAR) {
        places.add(new ArrayList<>());
      }
      places.getLast().add(each);
      last = each.place;
    }
    return places;
  }
}
