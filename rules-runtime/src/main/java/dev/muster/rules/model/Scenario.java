package dev.muster.rules.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A battle to be fought: who stands where, and how long it lasts.
 *
 * @param date as written, such as {@code 1562-12-19}, empty where not given
 * @param roundLimit last round, null where the scenario gives none
 * @param switches readings changed by the scenario, by switch key
 * @param zones named sets of hexes
 * @param objectives ground that counts for the victory
 * @param victory how a side wins other than by breaking the enemy
 * @param specialRules rules in the author's words; printed, not played by the machine
 * @param sources what the scenario is taken from
 * @param history what happened in fact, null where not told
 * @param expectations what the author expects of many battles
 */
public record Scenario(
    String name,
    String label,
    String date,
    @Nullable Integer roundLimit,
    Map<String, String> switches,
    List<Side> sides,
    List<String> notes,
    List<Zone> zones,
    List<Objective> objectives,
    Victory victory,
    List<SpecialRule> specialRules,
    List<String> sources,
    @Nullable History history,
    List<Expectation> expectations,
    SourceRange source) {

  public Scenario {
    switches = Collections.unmodifiableMap(new LinkedHashMap<>(switches));
    sides = List.copyOf(sides);
    notes = List.copyOf(notes);
    zones = List.copyOf(zones);
    objectives = List.copyOf(objectives);
    specialRules = List.copyOf(specialRules);
    sources = List.copyOf(sources);
    expectations = List.copyOf(expectations);
  }

  /** A scenario won by breaking the enemy alone. */
  public Scenario(
      String name,
      String label,
      String date,
      @Nullable Integer roundLimit,
      Map<String, String> switches,
      List<Side> sides,
      List<String> notes,
      SourceRange source) {
    this(
        name,
        label,
        date,
        roundLimit,
        switches,
        sides,
        notes,
        List.of(),
        List.of(),
        Victory.BY_BREAKING,
        List.of(),
        List.of(),
        null,
        List.of(),
        source);
  }

  /** Index of the side of this name in {@link #sides}, -1 where there is none. */
  public int sideNamed(String side) {
    for (int i = 0; i < sides.size(); i++) {
      if (sides.get(i).name().equals(side)) {
        return i;
      }
    }
    return -1;
  }

  /** The objective of this name, null where there is none. */
  public @Nullable Objective objective(String objective) {
    for (int i = 0; i < objectives.size(); i++) {
      Objective each = objectives.get(i);
      if (each.name().equals(objective)) {
        return each;
      }
    }
    return null;
  }

  /** The zone of this name, null where there is none. */
  public @Nullable Zone zone(String zone) {
    for (int i = 0; i < zones.size(); i++) {
      Zone each = zones.get(i);
      if (each.name().equals(zone)) {
        return each;
      }
    }
    return null;
  }

  /**
   * A side and the army it fields.
   *
   * @param commander how the machine leads the side, null where the one who plays decides
   * @param briefing what its player is told, empty where nothing
   */
  public record Side(
      String name,
      String label,
      String army,
      List<Group> groups,
      List<String> notes,
      @Nullable Temper commander,
      String briefing,
      SourceRange source) {
    public Side {
      groups = List.copyOf(groups);
      notes = List.copyOf(notes);
    }

    public Side(
        String name,
        String label,
        String army,
        List<Group> groups,
        List<String> notes,
        SourceRange source) {
      this(name, label, army, groups, notes, null, "", source);
    }
  }

  /**
   * A command group (1.1).
   *
   * @param commander how the machine leads the group, null for that of the side
   * @param plans what the group is to do, by the round they begin in; empty where it is free
   */
  public record Group(
      String name,
      String label,
      General general,
      List<Deployed> stands,
      @Nullable Temper commander,
      List<Plan> plans,
      List<String> notes,
      SourceRange source) {
    public Group {
      stands = List.copyOf(stands);
      plans = List.copyOf(plans);
      notes = List.copyOf(notes);
    }

    public Group(
        String name, String label, General general, List<Deployed> stands, SourceRange source) {
      this(name, label, general, stands, null, List.of(), List.of(), source);
    }

    /** The plan in force in a round, null where the group is free. */
    public @Nullable Plan planIn(int round) {
      Plan found = null;
      // by number: asked with every question, and an iterator each time would be garbage
      for (int i = 0; i < plans.size(); i++) {
        Plan each = plans.get(i);
        if (each.fromRound() <= round && (found == null || each.fromRound() >= found.fromRound())) {
          found = each;
        }
      }
      return found;
    }
  }

  /**
   * The General of a group.
   *
   * @param bonus added to the group's 2D6 initiative throw (1.4)
   * @param quality {@code good}, {@code normal} or {@code poor}
   * @param range command range in hexes, null for the range of the army's training (3.0, 4.5)
   * @param at the hex he starts in; the hex of his stand where he is attached to one; the first
   *     entry hex where he arrives later
   * @param attachedTo name of the stand he is attached to at the start (3.1), null where to none
   * @param arrival when he comes, null where he is there from the start
   */
  public record General(
      String name,
      String label,
      int bonus,
      String quality,
      @Nullable Integer range,
      Hex at,
      @Nullable String attachedTo,
      @Nullable Arrival arrival,
      SourceRange source) {
    public General(
        String name,
        String label,
        int bonus,
        String quality,
        @Nullable Integer range,
        Hex at,
        SourceRange source) {
      this(name, label, bonus, quality, range, at, null, null, source);
    }
  }

  /**
   * A stand on the map, or on its way there.
   *
   * @param name unique in the scenario, such as {@code Foot-1}
   * @param line name of the army list line
   * @param at the hex it starts in; where it arrives later, the entry hex meant for it, which other
   *     stands may share; where a zone is given, a hex of the zone that no other stand is given,
   *     for a machine that does not choose
   * @param zone the zone in which its player chooses the hex (U-04), null where the hex is fixed
   * @param lost strength points it has lost before the battle, rank by rank from the front; empty
   *     for none
   * @param disordered whether it starts in disorder
   * @param onOpportunity whether it starts on opportunity (6.0)
   * @param traits traits this stand has by the scenario, beyond those of its line; value empty for
   *     a trait that takes none
   * @param arrival when it comes, null where it is there from the start
   */
  public record Deployed(
      String name,
      String line,
      Hex at,
      Facing facing,
      @Nullable String zone,
      List<Integer> lost,
      boolean disordered,
      boolean onOpportunity,
      Map<String, String> traits,
      @Nullable Arrival arrival,
      SourceRange source) {
    public Deployed {
      lost = List.copyOf(lost);
      traits = Collections.unmodifiableMap(new LinkedHashMap<>(traits));
    }

    public Deployed(String name, String line, Hex at, Facing facing, SourceRange source) {
      this(name, line, at, facing, null, List.of(), false, false, Map.of(), null, source);
    }
  }

  /**
   * When and where a reinforcement comes. It is not on the board before, counts for the army's
   * Break Points from the start, and enters at the start of its group's activation in an entry hex
   * that is free; where none is, it waits.
   *
   * @param round first round it may come in, from 1
   * @param entries hexes it may come in at, the best first; at least one
   * @param roll result of a D6 it needs each round, 1 to 6; null where it comes without a throw
   * @param condition what must be true, null where nothing need be
   */
  public record Arrival(
      int round, List<Hex> entries, @Nullable Integer roll, @Nullable Condition condition) {
    public Arrival {
      entries = List.copyOf(entries);
      if (round < 1 || entries.isEmpty() || (roll != null && (roll < 1 || roll > 6))) {
        throw new IllegalArgumentException(
            "an arrival needs a round from 1, an entry hex and a throw of 1 to 6, found round "
                + round
                + ", entries "
                + entries
                + ", throw "
                + roll);
      }
    }
  }

  /** A named set of hexes, in the order they were given. */
  public record Zone(String name, String label, List<Hex> hexes, SourceRange source) {
    public Zone {
      hexes = List.copyOf(hexes);
    }
  }

  /**
   * Ground worth having. A side holds it while its stands were the last to stand in every one of
   * its hexes.
   *
   * @param points for the side that holds it at the end
   * @param heldBy the side that holds it at the start, null where none does
   */
  public record Objective(
      String name,
      String label,
      List<Hex> hexes,
      int points,
      @Nullable String heldBy,
      SourceRange source) {
    public Objective {
      hexes = List.copyOf(hexes);
    }
  }

  /**
   * How a side wins other than by breaking the enemy (14.0), which always ends the battle.
   *
   * @param conditions looked at in their order
   * @param points null where no points are counted
   */
  public record Victory(List<Win> conditions, @Nullable Points points) {
    public static final Victory BY_BREAKING = new Victory(List.of(), null);

    public Victory {
      conditions = List.copyOf(conditions);
    }
  }

  /**
   * The side wins when the condition is true.
   *
   * @param atEnd whether this is looked at only after the last round; else after every round, and
   *     the battle ends with it
   */
  public record Win(String side, Condition condition, boolean atEnd, SourceRange source) {}

  /**
   * Points for the victory at the end of the battle, whatever ended it. The points of {@link
   * Objective}s held come on top. They decide the battle in place of who broke.
   *
   * @param enemyBroken for breaking the enemy army
   * @param unitDestroyed for each enemy unit destroyed or driven off the board
   * @param breakPoint for each Break Point the enemy has lost
   * @param generalKilled for each enemy General killed
   * @param margin a side wins that leads by at least this many points, at least 1; else it is a
   *     draw
   */
  public record Points(
      int enemyBroken, int unitDestroyed, int breakPoint, int generalKilled, int margin) {}

  /** A rule of this battle in words. */
  public record SpecialRule(String name, String text, SourceRange source) {}

  /**
   * What happened in fact.
   *
   * @param winner name of the side, null for a draw
   * @param losses losses in percent of each side's men, as far as told
   */
  public record History(
      @Nullable String winner, List<Losses> losses, List<String> notes, SourceRange source) {
    public History {
      losses = List.copyOf(losses);
      notes = List.copyOf(notes);
    }
  }

  /** Losses of a side in percent, from low to high; both the same where one number is told. */
  public record Losses(String side, int low, int high) {}

  /**
   * What the author expects when the battle is fought many times.
   *
   * @param side the side spoken of, null for {@link Measure#DRAWS} and {@link Measure#ROUNDS}
   * @param low lower end, in percent, or in rounds for {@link Measure#ROUNDS}
   * @param high upper end, as {@code low}
   */
  public record Expectation(
      Measure measure, @Nullable String side, int low, int high, SourceRange source) {}

  /** What an expectation is about. */
  public enum Measure {
    /** Share of the battles the side wins, in percent. */
    WINS,
    /** Share of the battles nobody wins, in percent. */
    DRAWS,
    /** Share of the battles in which the side's army breaks, in percent. */
    BREAKS,
    /** Mean share of its Break Points the side loses, in percent. */
    LOSSES,
    /** Mean number of rounds played. */
    ROUNDS
  }
}
