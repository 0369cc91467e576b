package dev.muster.rules.check;

import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Assigns each reinforcement an entry of its own where possible, by augmenting paths; the rest
 * shows which entries have too many arrivals.
 */
final class EntryAssignment {
  private final Map<Scenario.DeployedStand, List<Place>> entries = new LinkedHashMap<>();
  private final Map<Place, Scenario.DeployedStand> holders = new HashMap<>();
  private final Map<Scenario.DeployedStand, Set<Place>> without = new LinkedHashMap<>();

  /**
   * Stands that have fewer entries between them than they are.
   *
   * @param waiting the first that has none
   * @param stands how many they are
   * @param entries all the entries they have
   */
  record Crowd(Scenario.DeployedStand waiting, int stands, Set<Place> entries) {}

  /** Adds a stand with all its possible entries; a stand without entries needs no room. */
  void add(Scenario.DeployedStand stand, List<Place> places) {
    if (places.isEmpty()) {
      return;
    }
    entries.put(stand, places);
    Set<Place> tried = new HashSet<>();
    if (!assign(stand, tried)) {
      without.put(stand, tried);
    }
  }

  private boolean assign(Scenario.DeployedStand stand, Set<Place> tried) {
    for (Place place : entries.getOrDefault(stand, List.of())) {
      if (tried.add(place)) {
        Scenario.DeployedStand holder = holders.get(place);
        if (holder == null || assign(holder, tried)) {
          holders.put(place, stand);
          return true;
        }
      }
    }
    return false;
  }

  /** Each set of entries that too many arrive at. */
  List<Crowd> crowds() {
    List<Crowd> crowds = new ArrayList<>();
    Set<Set<Place>> told = new HashSet<>();
    without.forEach(
        (stand, places) -> {
          if (told.add(places)) {
            long stands = entries.values().stream().filter(places::containsAll).count();
            crowds.add(new Crowd(stand, (int) stands, places));
          }
        });
    return crowds;
  }
}
