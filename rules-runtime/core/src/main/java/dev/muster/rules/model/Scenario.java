package dev.muster.rules.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A battle to be fought: its units, their places and its length.
 *
 * @param date as written, such as {@code 1562-12-19}, empty if not given
 * @param roundLimit last round, null if the scenario gives none
 * @param switches readings changed by the scenario, by switch key
 * @param zones named ground
 * @param objectives ground that counts for the victory
 * @param victory how a side wins other than by breaking the enemy
 * @param specialRules rules in the author's words; printed, not played by the machine
 * @param sources the sources of the scenario
 * @param history the historical result, null if not stated
 * @param expectations what the author expects of many battles
 * @param events rules of the scenario that the machine plays, see {@link #houseEvents}; null if
 *     there are none
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
    @OmitIfNull @Nullable List<HouseEvent> events,
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
    events = events == null || events.isEmpty() ? null : List.copyOf(events);
  }

  /** A scenario without events. */
  public Scenario(
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
    this(
        name,
        label,
        date,
        roundLimit,
        switches,
        sides,
        notes,
        zones,
        objectives,
        victory,
        specialRules,
        sources,
        history,
        expectations,
        null,
        source);
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

  /** Returns a copy with other switches and other sides. */
  public Scenario with(Map<String, String> otherSwitches, List<Side> otherSides) {
    return copy(roundLimit, otherSwitches, otherSides, zones, expectations, events);
  }

  /** Returns a copy with other zones. */
  public Scenario withZones(List<Zone> otherZones) {
    return copy(roundLimit, switches, sides, otherZones, expectations, events);
  }

  /** Returns a copy with other events. */
  public Scenario withEvents(List<HouseEvent> others) {
    return copy(roundLimit, switches, sides, zones, expectations, others);
  }

  /** Returns a copy with another number of rounds. */
  public Scenario withRoundLimit(int rounds) {
    return copy(rounds, switches, sides, zones, expectations, events);
  }

  /** Returns a copy that expects nothing of its battles. */
  public Scenario withoutExpectations() {
    return copy(roundLimit, switches, sides, zones, List.of(), events);
  }

  private Scenario copy(
      @Nullable Integer rounds,
      Map<String, String> otherSwitches,
      List<Side> otherSides,
      List<Zone> otherZones,
      List<Expectation> otherExpectations,
      @Nullable List<HouseEvent> otherEvents) {
    return new Scenario(
        name,
        label,
        date,
        rounds,
        otherSwitches,
        otherSides,
        notes,
        otherZones,
        objectives,
        victory,
        specialRules,
        sources,
        history,
        otherExpectations,
        otherEvents,
        source);
  }

  /** The events in the order they are looked at; empty if there are none. */
  public List<HouseEvent> houseEvents() {
    return events == null ? List.of() : events;
  }

  /** Returns the index of the side of this name in {@link #sides}; -1 if there is none. */
  public int sideIndex(String side) {
    for (int i = 0; i < sides.size(); i++) {
      if (sides.get(i).name().equals(side)) {
        return i;
      }
    }
    return -1;
  }

  /** The objective of this name, null if there is none. */
  public @Nullable Objective objective(String objective) {
    for (int i = 0; i < objectives.size(); i++) {
      Objective each = objectives.get(i);
      if (each.name().equals(objective)) {
        return each;
      }
    }
    return null;
  }

  /** The zone of this name, null if there is none. */
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
   * @param commander the commander of the side when the computer leads it, null if the player
   *     chooses
   * @param briefing briefing of its player, empty if none
   */
  public record Side(
      String name,
      String label,
      String army,
      List<Group> groups,
      List<String> notes,
      @Nullable CommanderProfile commander,
      String briefing,
      SourceRange source) {
    public Side {
      groups = List.copyOf(groups);
      notes = List.copyOf(notes);
    }

    /** The label, or the name if there is no label: what reports call it. */
    public String displayName() {
      return label.isEmpty() ? name : label;
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

    /** Returns a copy with other groups and another commander. */
    public Side with(List<Group> otherGroups, @Nullable CommanderProfile leader) {
      return new Side(name, label, army, otherGroups, notes, leader, briefing, source);
    }
  }

  /**
   * A command group (1.1).
   *
   * @param commander the commander of the group when the computer leads it, null for that of the
   *     side
   * @param plans the plans of the group, by the round they begin in; empty if it has none
   */
  public record Group(
      String name,
      String label,
      General general,
      List<DeployedStand> stands,
      @Nullable CommanderProfile commander,
      List<Plan> plans,
      List<String> notes,
      SourceRange source) {
    public Group {
      stands = List.copyOf(stands);
      plans = List.copyOf(plans);
      notes = List.copyOf(notes);
    }

    /** The label, or the name if there is no label: what reports call it. */
    public String displayName() {
      return label.isEmpty() ? name : label;
    }

    public Group(
        String name,
        String label,
        General general,
        List<DeployedStand> stands,
        SourceRange source) {
      this(name, label, general, stands, null, List.of(), List.of(), source);
    }

    /** Returns a copy with another commander. */
    public Group ledBy(@Nullable CommanderProfile leader) {
      return new Group(name, label, general, stands, leader, plans, notes, source);
    }

    /** Returns a copy with other plans. */
    public Group withPlans(List<Plan> otherPlans) {
      return new Group(name, label, general, stands, commander, otherPlans, notes, source);
    }

    /** Returns a copy with another General and other stands. */
    public Group with(General otherGeneral, List<DeployedStand> otherStands) {
      return new Group(name, label, otherGeneral, otherStands, commander, plans, notes, source);
    }

    /** The plan in force in a round regardless of conditions; null if there is none. */
    public @Nullable Plan planIn(int round) {
      Plan found = null;
      // by index: called for every question, and each iterator would be garbage
      for (int i = 0; i < plans.size(); i++) {
        Plan each = plans.get(i);
        if (each.fromRound() <= round
            && !each.conditional()
            && (found == null || each.goesBefore(found))) {
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
   * @param quality key of the rulebook's {@link Rulebook.Leader}, such as {@code good}
   * @param range command range in hexes, boxes or the measure of the table; null for that of the
   *     rules
   * @param at the place where he starts: that of his stand if he is attached, the first entry if he
   *     arrives later
   * @param attachedTo name of the stand he is attached to at the start (3.1); null if none
   * @param arrival when he arrives; null if he is on the field from the start
   */
  public record General(
      String name,
      String label,
      int bonus,
      String quality,
      @Nullable Integer range,
      Place at,
      @Nullable String attachedTo,
      @Nullable Arrival arrival,
      SourceRange source) {
    /** The quality of a General if the scenario states none. */
    public static final String NORMAL = "normal";

    /** The label, or the name if there is no label: what reports call this General. */
    public String displayName() {
      return label.isEmpty() ? name : label;
    }

    public General(
        String name,
        String label,
        int bonus,
        String quality,
        @Nullable Integer range,
        Place at,
        SourceRange source) {
      this(name, label, bonus, quality, range, at, null, null, source);
    }
  }

  /**
   * A stand on the map, or one that arrives later.
   *
   * @param name unique in the scenario, such as {@code Foot-1}
   * @param label its printed name; empty if it has none of its own
   * @param line name of the army list line
   * @param at the place where it starts; for a later arrival its intended entry, which other stands
   *     can share; for a stand in a zone, a free place of the zone, for commanders that do not
   *     choose
   * @param zone the zone in which its player chooses the place (U-04); null if the place is fixed
   * @param marks states in which it begins, by the key of the rulebook's {@link Rulebook.Mark}; the
   *     value as written, empty for a mark without a value
   * @param traits traits of this stand beyond those of its line; the value is empty for a trait
   *     without one
   * @param arrival when it arrives; null if it is on the field from the start
   */
  public record DeployedStand(
      String name,
      String label,
      String line,
      Place at,
      Heading facing,
      @Nullable String zone,
      Map<String, String> marks,
      Map<String, String> traits,
      @Nullable Arrival arrival,
      SourceRange source) {
    public DeployedStand {
      marks = Collections.unmodifiableMap(new LinkedHashMap<>(marks));
      traits = Collections.unmodifiableMap(new LinkedHashMap<>(traits));
    }

    public DeployedStand(String name, String line, Place at, Heading facing, SourceRange source) {
      this(name, "", line, at, facing, null, Map.of(), Map.of(), null, source);
    }

    /** Whether it begins with a mark. */
    public boolean has(String mark) {
      return marks.containsKey(mark);
    }

    /** The numbers behind a mark, such as what each rank has lost; empty if there are none. */
    public List<Integer> numbers(String mark) {
      return switch (StatValue.parse(marks.getOrDefault(mark, ""))) {
        case StatValue.Whole whole -> List.of(whole.value());
        case StatValue.Ranks ranks -> ranks.ranks();
        default -> List.of();
      };
    }
  }

  /**
   * When and where a reinforcement arrives. Before that it is not on the board, but it counts for
   * the army's Break Points from the start. It enters at the start of its group's activation at a
   * free entry; if none is free, it waits.
   *
   * @param round first round in which it can arrive, from 1
   * @param entries places where it can enter, the best first; at least one
   * @param roll lowest result of a D6 that lets it arrive, thrown each round, 1 to 6; null if it
   *     arrives without a throw
   * @param condition what must be true; null for no condition
   */
  public record Arrival(
      int round, List<Place> entries, @Nullable Integer roll, @Nullable Condition condition) {
    public Arrival {
      entries = List.copyOf(entries);
      if (round < 1 || entries.isEmpty() || (roll != null && (roll < 1 || roll > 6))) {
        throw new IllegalArgumentException(
            "an arrival needs a round from 1, an entry and a throw of 1 to 6, found round "
                + round
                + ", entries "
                + entries
                + ", throw "
                + roll);
      }
    }
  }

  /**
   * Named ground.
   *
   * @param places on a grid all places of it, in the order they were given; on a table its corners
   *     in order about it, or a single point
   */
  public record Zone(String name, String label, List<Place> places, SourceRange source) {
    public Zone {
      places = List.copyOf(places);
    }
  }

  /**
   * An objective. A side holds it if its stands were the last in every one of its hexes or boxes.
   *
   * @param places places as in {@link Zone}
   * @param points for the side that holds it at the end
   * @param heldBy the side that holds it at the start; null if none does
   */
  public record Objective(
      String name,
      String label,
      List<Place> places,
      int points,
      @Nullable String heldBy,
      SourceRange source) {
    public Objective {
      places = List.copyOf(places);
    }

    /** The label, or the name if there is no label: what reports call it. */
    public String displayName() {
      return label.isEmpty() ? name : label;
    }
  }

  /**
   * The ways in which a side wins besides breaking the enemy (14.0), which always ends the battle.
   *
   * @param conditions checked in this order
   * @param points null if no points are counted
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
   * Victory points at the end of the battle, however it ended. The points of {@link Objective}s
   * held are added. They decide the battle instead of broken armies.
   *
   * @param enemyBroken points for breaking the enemy army
   * @param unitDestroyed points for each enemy unit destroyed or driven off the board
   * @param breakPoint points for each Break Point that the enemy has lost
   * @param generalKilled points for each enemy General killed
   * @param margin lead in points that a side needs to win, at least 1; otherwise the battle is a
   *     draw
   */
  public record Points(
      int enemyBroken, int unitDestroyed, int breakPoint, int generalKilled, int margin) {}

  /** A rule of this battle in words. */
  public record SpecialRule(String name, String text, SourceRange source) {}

  /**
   * The historical result.
   *
   * @param winner name of the side, null for a draw
   * @param losses losses in percent of each side's men, as far as stated
   */
  public record History(
      @Nullable String winner,
      List<HistoricalLosses> losses,
      List<String> notes,
      SourceRange source) {
    public History {
      losses = List.copyOf(losses);
      notes = List.copyOf(notes);
    }
  }

  /** Losses of a side in percent, from low to high; the same number twice if one is known. */
  public record HistoricalLosses(String side, int low, int high) {}

  /**
   * An expectation of the author for many battles.
   *
   * @param side the side concerned, null for {@link Measure#DRAWS}, {@link Measure#ROUNDS}, a
   *     condition and odds
   * @param group the group of the side; only with {@link Measure#GROUP_LOSSES}
   * @param low lower end, in percent, or in rounds for {@link Measure#ROUNDS}
   * @param high upper end, as {@code low}
   * @param condition the condition at the end of the battles; only with {@link Measure#CONDITION}
   * @param words the condition as it is written
   * @param odds whose odds; only with {@link Measure#ODDS}
   */
  public record Expectation(
      Measure measure,
      @Nullable String side,
      @OmitIfNull @Nullable String group,
      int low,
      int high,
      @OmitIfNull @Nullable Condition condition,
      @OmitIfNull @Nullable String words,
      @OmitIfNull @Nullable ExpectedEnd odds,
      SourceRange source) {}

  /**
   * What an order is expected to come to.
   *
   * @param order in the words of situations: of units of the scenario as it is deployed, or of two
   *     lines of its army lists
   * @param unit a unit that the order names
   * @param end what becomes of it, such as {@code disordered}; null for a loss
   * @param loss the least strength it loses; 0 for no loss
   */
  public record ExpectedEnd(
      String order, String unit, @OmitIfNull @Nullable String end, int loss) {}

  /** The quantity that an expectation is about. */
  public enum Measure {
    /** Share of the battles the side wins, in percent. */
    WINS,
    /** Share of drawn battles, in percent. */
    DRAWS,
    /** Share of the battles in which the side's army breaks, in percent. */
    BREAKS,
    /** Mean share of its Break Points the side loses, in percent. */
    LOSSES,
    /** Mean share of its strength a group loses, in percent. */
    GROUP_LOSSES,
    /** Mean number of rounds played. */
    ROUNDS,
    /** Share of the battles at the end of which a condition is true, in percent. */
    CONDITION,
    /** Chance of an end of an order, in percent. */
    ODDS
  }
}
