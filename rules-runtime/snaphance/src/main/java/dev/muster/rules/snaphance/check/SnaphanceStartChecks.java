package dev.muster.rules.snaphance.check;

import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.PrintedNames;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks the starting field against the rules. */
final class SnaphanceStartChecks {
  /** Most stands a finding names. */
  private static final int NAMED = 5;

  private final Scenario scenario;
  private final StartPosition outset;
  private final FindingCollector found;
  private final PrintedNames names;
  private final List<Placed> stands = new ArrayList<>();

  /**
   * A stand with the hexes it may start in, or come in at.
   *
   * @param number as in {@link StartPosition}
   */
  private record Placed(int number, int side, Scenario.DeployedStand stand, List<Place> hexes) {
    boolean fromTheStart() {
      return stand.arrival() == null;
    }

    /** Whether it starts in the one hex the text gives it. */
    boolean inOneHex() {
      return fromTheStart() && stand.zone() == null;
    }
  }

  SnaphanceStartChecks(BattleProgram program, StartPosition outset, FindingCollector found) {
    this.scenario = program.scenario();
    this.names = PrintedNames.of(scenario);
    this.outset = outset;
    this.found = found;
    for (int side = 0; side < scenario.sides().size(); side++) {
      for (Scenario.Group group : scenario.sides().get(side).groups()) {
        for (Scenario.DeployedStand stand : group.stands()) {
          stands.add(new Placed(stands.size(), side, stand, hexes(stand)));
        }
      }
    }
  }

  private List<Place> hexes(Scenario.DeployedStand stand) {
    Scenario.Zone zone = stand.zone() == null ? null : scenario.zone(stand.zone());
    return stand.arrival() != null
        ? stand.arrival().entries()
        : zone != null ? zone.places() : List.of(stand.at());
  }

  void check() {
    stands.stream().filter(Placed::inOneHex).forEach(this::zoneOfControl);
    int group = 0;
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group each : side.groups()) {
        command(group++, each);
      }
    }
    for (Scenario.Win win : scenario.victory().conditions()) {
      if (isWon(win)) {
        found.add(
            SnaphanceCheckCode.V_245,
            win,
            "condition",
            "this is true before anybody has moved, so "
                + win.side()
                + " wins with the first round; write at end behind "
                + win.side()
                + ", or ask for more, such as and round 6");
      }
    }
    List<List<Placed>> away = List.of(facingAway(0), facingAway(1));
    for (int side = 0; side < 2; side++) {
      Map<String, Placed> behind = away.get(1 - side).isEmpty() ? zonesBehind(side) : Map.of();
      behind.forEach(this::reportZone);
      // a stand placed behind the enemy faces away from him only because of its place
      reportAway(
          away.get(side).stream().filter(each -> !behind.containsKey(zone(each))).toList(),
          enemies(side));
    }
  }

  /**
   * Reports a stand in the zone of control of an enemy; an enemy on its flank or rear is more
   * severe.
   */
  private void zoneOfControl(Placed placed) {
    Placed inFront = null;
    Placed aside = null;
    for (int enemy : outset.zonesOver(placed.number())) {
      Placed owner = stands.get(enemy);
      if (owner.inOneHex() && outset.inFront(placed.number(), enemy)) {
        inFront = owner;
      } else if (owner.inOneHex()) {
        aside = owner;
      }
    }
    String name = names.of(placed.stand().name());
    if (aside != null) {
      found.add(
          SnaphanceCheckCode.V_114,
          placed.stand(),
          "at",
          name
              + " starts with its flank or rear in the zone of control of "
              + names.of(aside.stand().name())
              + "; move or turn one of them");
    } else if (inFront != null) {
      found.add(
          SnaphanceCheckCode.V_113,
          placed.stand(),
          "at",
          name
              + " starts in the zone of control of "
              + names.of(inFront.stand().name())
              + "; move one of them back if not so meant");
    }
  }

  private void command(int group, Scenario.Group of) {
    Scenario.General general = of.general();
    if (general.name().isEmpty() || general.arrival() != null) {
      return;
    }
    int range = outset.commandRange(group);
    Map<Scenario.DeployedStand, Integer> far = new LinkedHashMap<>();
    int here = 0;
    for (Placed each : stands) {
      if (each.inOneHex() && of.stands().contains(each.stand())) {
        int distance = outset.toGeneral(each.number(), general.at());
        here++;
        if (distance > range) {
          far.put(each.stand(), distance);
        }
      }
    }
    if (far.size() == here && here > 1) {
      // Rather is the General in the wrong place than all of them.
      found.add(
          SnaphanceCheckCode.V_115,
          general,
          "at",
          general.name()
              + " starts "
              + Collections.min(far.values())
              + " hexes from the nearest stand of the group, with a command range of "
              + range
              + "; move the General");
      return;
    }
    far.forEach(
        (stand, distance) ->
            found.add(
                SnaphanceCheckCode.V_115,
                stand,
                "at",
                names.of(stand.name())
                    + " starts "
                    + distance
                    + " hexes from "
                    + general.name()
                    + ", whose command range is "
                    + range
                    + "; move one of them"));
  }

  private boolean isWon(Scenario.Win win) {
    try {
      return outset.isWon(win);
    } catch (IllegalArgumentException unreadable) {
      return false; // It names what there is not, and other checks say so.
    }
  }

  private static String zone(Placed stand) {
    String zone = stand.stand().zone();
    return zone == null ? "" : zone;
  }

  /** Returns the shooters that face away from all enemies. */
  private List<Placed> facingAway(int side) {
    List<Place> enemies = enemies(side);
    Map<List<Object>, Boolean> known = new HashMap<>();
    List<Placed> away = new ArrayList<>();
    for (Placed each : stands) {
      if (each.side() == side && each.fromTheStart() && outset.canShoot(each.number())) {
        Facing facing = Facing.of(each.stand().facing());
        if (!enemies.isEmpty()
            && known.computeIfAbsent(
                List.of(each.hexes(), facing), key -> allBehind(each.hexes(), facing, enemies))) {
          away.add(each);
        }
      }
    }
    return away;
  }

  /** One finding for the stands of one statement. */
  private void reportAway(List<Placed> away, List<Place> enemies) {
    Map<SourceRange, List<Placed>> statements = new LinkedHashMap<>();
    for (Placed each : away) {
      statements.computeIfAbsent(each.stand().source(), key -> new ArrayList<>()).add(each);
    }
    for (List<Placed> told : statements.values()) {
      Placed first = told.getFirst();
      boolean one = told.size() == 1;
      found.add(
          SnaphanceCheckCode.V_246,
          first.stand(),
          "facing",
          String.join(
                  ", ",
                  told.stream().map(each -> names.of(each.stand().name())).limit(NAMED).toList())
              + (told.size() > NAMED ? " and so on" : "")
              + (one ? " faces" : " face")
              + " away from every enemy and can shoot at none; turn "
              + (one ? "it" : "them")
              + ", such as facing "
              + towards(first, enemies));
    }
  }

  /** Every hex where an enemy may start or come in. */
  private List<Place> enemies(int side) {
    Set<Place> hexes = new LinkedHashSet<>();
    stands.stream().filter(each -> each.side() != side).forEach(each -> hexes.addAll(each.hexes()));
    return List.copyOf(hexes);
  }

  private boolean allBehind(List<Place> from, Facing facing, List<Place> targets) {
    for (Place at : from) {
      for (Place target : targets) {
        if (!outset.isBehind(at, facing, target)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns the facing with the most enemies in its arc, else the most in front. */
  private Facing towards(Placed stand, List<Place> enemies) {
    Place at = stand.stand().at();
    Comparator<Facing> byArc =
        Comparator.comparingLong(
            facing ->
                enemies.stream()
                    .filter(enemy -> outset.bearsOn(stand.number(), at, facing, enemy))
                    .count());
    Comparator<Facing> byFront =
        Comparator.comparingLong(
            facing ->
                enemies.stream().filter(enemy -> !outset.isBehind(at, facing, enemy)).count());
    return Arrays.stream(Facing.values())
        .max(byArc.thenComparing(byFront).thenComparing(Comparator.reverseOrder()))
        .orElseThrow();
  }

  /**
   * Returns the zones of a side that are behind all enemies, each with a stand that starts there.
   */
  private Map<String, Placed> zonesBehind(int side) {
    Map<String, Placed> behind = new LinkedHashMap<>();
    Set<String> seen = new HashSet<>();
    for (Placed each : stands) {
      if (each.side() == side
          && each.stand().zone() != null
          && each.fromTheStart()
          && seen.add(zone(each))
          && enemyWithBackTo(side, each.hexes()) != null) {
        behind.put(zone(each), each);
      }
    }
    return behind;
  }

  private void reportZone(String zone, Placed stand) {
    found.add(
        SnaphanceCheckCode.V_247,
        stand.stand(),
        "at",
        "zone "
            + zone
            + " lies behind every stand of "
            + enemyWithBackTo(stand.side(), stand.hexes())
            + "; choose hexes in front of them, or turn them");
  }

  /**
   * Returns the name of the enemy, if none of his stands has one of the hexes in front of it; else
   * null.
   */
  private @Nullable String enemyWithBackTo(int side, List<Place> hexes) {
    Set<List<Object>> seen = new HashSet<>();
    String enemy = null;
    for (Placed each : stands) {
      Facing facing = Facing.of(each.stand().facing());
      if (each.side() == side || !each.fromTheStart()) {
        continue;
      }
      enemy = scenario.sides().get(each.side()).name();
      if (seen.add(List.of(each.hexes(), facing)) && !allBehind(each.hexes(), facing, hexes)) {
        return null;
      }
    }
    return enemy;
  }
}
