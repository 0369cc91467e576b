package dev.muster.rules.referee;

import dev.muster.rules.battle.Event;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The stands and Generals of a battle and how they stand, kept from event to event. */
final class BattleRoster {
  static final int NOBODY = -1;

  final BattleProgram program;
  final RefereeSwitches on;
  final TerrainReading country;
  final List<StandRecord> stands = new ArrayList<>();
  final List<Scenario.Group> groups = new ArrayList<>();
  final List<Integer> groupSide = new ArrayList<>();

  private final Map<String, Integer> ids = new HashMap<>();
  private final Map<String, Integer> groupIds = new HashMap<>();
  private final Map<String, Integer> generalIds = new HashMap<>();

  final @Nullable Hex[] hex;
  final Facing[] facing;
  final List<List<Integer>> strength = new ArrayList<>();
  final boolean[] disordered;
  final boolean[] opportunity;
  final @Nullable Hex[] general;
  final int[] attached;

  /** Whether the General of a group is the successor of one who fell. */
  final boolean[] successor;

  BattleRoster(BattleProgram program) {
    this.program = program;
    on = new RefereeSwitches(program);
    country = new TerrainReading(program.board(), program.rulebook());
    List<Scenario.DeployedStand> all = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
        for (Scenario.DeployedStand each : group.stands()) {
          ids.put(each.name(), stands.size());
          stands.add(StandRecord.of(program, stands.size(), side, groups.size(), each, on));
          all.add(each);
        }
        groupIds.put(group.name(), groups.size());
        generalIds.put(group.general().name(), groups.size());
        generalIds.put(group.general().label(), groups.size());
        generalIds.put("the new General of " + group.name(), groups.size());
        groups.add(group);
        groupSide.add(side);
      }
    }
    hex = new Hex[stands.size()];
    facing = new Facing[stands.size()];
    disordered = new boolean[stands.size()];
    opportunity = new boolean[stands.size()];
    general = new Hex[groups.size()];
    attached = new int[groups.size()];
    successor = new boolean[groups.size()];
    for (int i = 0; i < stands.size(); i++) {
      setUp(i, all.get(i));
    }
    for (int g = 0; g < groups.size(); g++) {
      Scenario.General who = groups.get(g).general();
      general[g] = who.arrival() == null ? (Hex) who.at() : null;
      attached[g] = who.attachedTo() == null ? NOBODY : id(who.attachedTo());
      if (attached[g] != NOBODY && hex[attached[g]] == null) {
        attached[g] = NOBODY;
      }
    }
  }

  private void setUp(int i, Scenario.DeployedStand stand) {
    hex[i] = stand.arrival() == null ? (Hex) stand.at() : null;
    facing[i] = Facing.of(stand.facing());
    disordered[i] = stand.has("disordered");
    opportunity[i] = stand.has("opportunity") && !stand.has("disordered");
    List<Integer> left = new ArrayList<>(stands.get(i).ranks());
    List<Integer> lost = stand.numbers("lost");
    for (int rank = 0; rank < lost.size(); rank++) {
      left.set(rank, left.get(rank) - lost.get(rank));
    }
    left.set(0, left.getFirst() + stands.get(i).extra());
    strength.add(left);
  }

  int id(String stand) {
    Integer id = ids.get(stand);
    if (id == null) {
      throw new IllegalArgumentException("no stand " + stand);
    }
    return id;
  }

  StandRecord stand(int id) {
    return stands.get(id);
  }

  int groupId(String group) {
    return Objects.requireNonNull(groupIds.get(group), group);
  }

  int generalOf(String name) {
    return Objects.requireNonNull(generalIds.get(name), name);
  }

  boolean enemies(int a, int b) {
    return stands.get(a).side() != stands.get(b).side();
  }

  boolean here(int i) {
    return hex[i] != null;
  }

  Hex at(int i) {
    return Objects.requireNonNull(hex[i], () -> stands.get(i) + " is not on the board");
  }

  int points(int i) {
    return strength.get(i).stream().mapToInt(Integer::intValue).sum();
  }

  /** Dice of a rank, the front one 0: one for each SP, but none for those in brackets (1.3). */
  int dice(int i, int rank) {
    int left = strength.get(i).get(rank);
    return rank == 0 ? Math.min(left, stands.get(i).ranks().getFirst()) : left;
  }

  /** Who stands in a hex, but for one; NOBODY where it is free. */
  int in(Hex at, int butFor) {
    for (int i = 0; i < hex.length; i++) {
      if (i != butFor && at.equals(hex[i])) {
        return i;
      }
    }
    return NOBODY;
  }

  /** Whether a stand has a zone of control where it stands (4.6). */
  boolean hasZone(int i) {
    StandRecord who = stands.get(i);
    return who.combatStand()
        || who.shot()
        || who.skirmishers() && on.is("sk_cover_zoc", "true") && country.is(at(i), "cover");
  }

  /** The enemies of a side in whose zone of control a hex lies. */
  List<Integer> zonesOver(Hex at, int side) {
    List<Integer> owners = new ArrayList<>();
    for (int i = 0; i < hex.length; i++) {
      if (stands.get(i).side() != side
          && hex[i] != null
          && hasZone(i)
          && AxialHexes.inFront(at(i), facing[i], at)) {
        owners.add(i);
      }
    }
    return owners;
  }

  /** Whether one stand has the other in its front two hexes (SN-G-29). */
  boolean faces(int one, int other) {
    return AxialHexes.inFront(at(one), facing[one], at(other));
  }

  boolean inContact(int one, int other) {
    return here(one) && here(other) && (faces(one, other) || faces(other, one));
  }

  /** Takes the event for what now is so. */
  void take(Event event) {
    switch (event) {
      case SnaphanceEvent.Moves e -> {
        int i = id(e.stand());
        goes(i, e.path());
        facing[i] = e.to();
        if (e.kind().endsWith(" charge")) {
          opportunity[i] = false;
        }
      }
      case SnaphanceEvent.Displaced e -> goes(id(e.stand()), List.of(e.to()));
      case SnaphanceEvent.Evades e -> {
        int i = id(e.stand());
        goes(i, e.path());
        opportunity[i] = false;
      }
      case SnaphanceEvent.Retreats e -> {
        if (!e.offBoard()) {
          goes(id(e.stand()), e.path());
        }
      }
      case SnaphanceEvent.Pursues e -> {
        int i = id(e.stand());
        goes(i, e.path());
        opportunity[i] &= e.path().isEmpty();
        if (e.offBoard()) {
          hex[i] = null;
        }
      }
      case SnaphanceEvent.Disordered e -> {
        int i = id(e.stand());
        disordered[i] = true;
        opportunity[i] = false;
      }
      case SnaphanceEvent.Rallies e -> disordered[id(e.stand())] = false;
      case SnaphanceEvent.OnOpportunity e -> opportunity[id(e.stand())] = e.on();
      case SnaphanceEvent.Fires e -> opportunity[id(e.stand())] = false;
      case SnaphanceEvent.LosesStrength e -> strength.set(id(e.stand()), e.after());
      case SnaphanceEvent.Destroyed e -> {
        int i = id(e.stand());
        hex[i] = null;
        opportunity[i] = false;
      }
      case SnaphanceEvent.Arrives e -> {
        int i = id(e.stand());
        Hex before = hex[i];
        hex[i] = e.at();
        facing[i] = e.facing();
        int g = stands.get(i).group();
        if (before != null && before.equals(general[g])) {
          general[g] = e.at();
        }
      }
      case SnaphanceEvent.GeneralMoves e -> general[generalOf(e.general())] = e.to();
      case SnaphanceEvent.GeneralAttaches e ->
          attached[generalOf(e.general())] = e.attached() ? id(e.stand()) : NOBODY;
      case SnaphanceEvent.GeneralFate e -> fate(e);
      default -> {}
    }
  }

  private void fate(SnaphanceEvent.GeneralFate e) {
    int g = generalOf(e.general());
    attached[g] = NOBODY;
    boolean gone = e.fate().startsWith("killed") || e.fate().startsWith("left the field");
    general[g] = gone ? null : e.at();
    successor[g] |= e.fate().equals("takes over");
  }

  private void goes(int i, List<Hex> path) {
    if (!path.isEmpty()) {
      hex[i] = path.getLast();
      int g = stands.get(i).group();
      if (attached[g] == i) {
        general[g] = path.getLast();
      }
    }
  }
}
