package dev.muster.rules.fogr.rules;

import dev.muster.rules.plane.Pose;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A battle group in its present state.
 *
 * @param name such as {@code Walloons-1}
 * @param side number of its side, from 0
 * @param group name of the group of the scenario it is in
 * @param start its formation at the start
 * @param formation its present formation
 * @param pose the middle of its front edge, and its heading (FR-D03)
 * @param marks states of it, by the key of the rulebook's mark
 * @param guns class of its artillery; empty if it has none
 * @param move MU of its move; null if none is stated (FR-D11)
 * @param division the division it is declared part of; 0 for none
 * @param passed names of the battle groups that passed through it in this phase
 */
public record BattleGroup(
    String name,
    int side,
    String group,
    TroopType troops,
    Formation start,
    Formation formation,
    Pose pose,
    Tercio tercio,
    Set<String> marks,
    Map<String, String> traits,
    String guns,
    @Nullable Integer move,
    int division,
    Set<String> passed) {
  public BattleGroup {
    marks = Set.copyOf(marks);
    traits = Map.copyOf(traits);
    passed = Set.copyOf(passed);
  }

  public boolean is(String mark) {
    return marks.contains(mark);
  }

  public boolean has(String trait) {
    return traits.containsKey(trait);
  }

  /** Returns the names in a trait, such as the groups it may charge in flank. */
  List<String> unitsNamedBy(String trait) {
    String value = traits.getOrDefault(trait, "");
    return value.isEmpty() ? List.of() : List.of(value.split("/"));
  }

  boolean commandedShot() {
    return has("commanded-shot");
  }

  boolean swedishBrigade() {
    return has("swedish-brigade");
  }

  boolean inSquare() {
    return is("square");
  }

  /** Neither broken nor routing (FR-120). */
  boolean unbroken() {
    return !is("broken") && !is("routing");
  }

  boolean routsOrEvades() {
    return is("evading") || is("routing");
  }

  /** Foot that fights in battle, not light foot: it may have a threatened flank (FR-112). */
  boolean footBattleTroops(FogRules rules) {
    return troops.foot(rules) && troops.battle(rules);
  }

  /** Mounted battle troops (FR-119). */
  boolean mountedBattleTroops(FogRules rules) {
    return troops.mounted(rules) && troops.battle(rules);
  }

  public BattleGroup marked(String mark, boolean set) {
    Set<String> changed = new HashSet<>(marks);
    if (set) {
      changed.add(mark);
    } else {
      changed.remove(mark);
    }
    return new BattleGroup(
        name, side, group, troops, start, formation, pose, tercio, changed, traits, guns, move,
        division, passed);
  }

  public BattleGroup formed(Formation other) {
    return new BattleGroup(
        name, side, group, troops, start, other, pose, tercio, marks, traits, guns, move, division,
        passed);
  }

  public BattleGroup at(Pose other) {
    return new BattleGroup(
        name, side, group, troops, start, formation, other, tercio, marks, traits, guns, move,
        division, passed);
  }

  /** Returns a copy as the later tercio that it became (FR-021, FR-024). */
  public BattleGroup converted(Formation later) {
    return new BattleGroup(
            name,
            side,
            group,
            troops,
            start,
            later,
            pose,
            Tercio.LATER,
            marks,
            traits,
            guns,
            move,
            division,
            passed)
        .marked("converted", true);
  }

  /** A copy with the friends that passed through it; an empty set starts a new phase. */
  public BattleGroup passedBy(Set<String> others) {
    return new BattleGroup(
        name, side, group, troops, start, formation, pose, tercio, marks, traits, guns, move,
        division, others);
  }
}
