package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Event;
import java.util.ArrayList;
import java.util.List;

/** Shooting, by choice, on opportunity and in defence (7.0 to 7.7). */
final class Firing {
  private final Table table;
  private final Sight sight;
  private final Morale morale;

  Firing(Table table, Sight sight, Morale morale) {
    this.table = table;
    this.sight = sight;
    this.morale = morale;
  }

  /** Enemies a stand may shoot at now (7.0, 7.1). */
  List<Integer> targets(int stand) {
    List<Integer> targets = new ArrayList<>();
    if (!table.type[stand].canFire() || table.engaged(stand)) {
      return targets;
    }
    for (int enemy = 0; enemy < table.stands; enemy++) {
      if (mayFireAt(stand, enemy) && dice(stand, enemy, 0).dice() > 0) {
        targets.add(enemy);
      }
    }
    return targets;
  }

  boolean mayFireAt(int stand, int enemy) {
    if (!table.onBoard(enemy) || table.side[enemy] == table.side[stand]) {
      return false;
    }
    int range = table.grid.distance(table.hex[stand], table.hex[enemy]);
    return range <= 6
        && table.type[stand].fire[range] != StandType.BLANK
        && sight.sees(stand, table.hex[enemy])
        && !table.engaged(enemy);
  }

  /** Dice of one rank with the terms they are made of. */
  record Pool(int dice, List<Event.Term> terms) {
    static Pool of(List<Event.Term> terms) {
      int sum = 0;
      for (Event.Term term : terms) {
        sum += term.value();
      }
      return new Pool(Math.max(0, sum), terms);
    }
  }

  /** Dice of a rank at an enemy, after the moves made this turn (7.0, 7.2, 7.3). */
  Pool dice(int stand, int enemy, int rank) {
    StandType type = table.type[stand];
    int range = table.grid.distance(table.hex[stand], table.hex[enemy]);
    List<Event.Term> terms = new ArrayList<>(6);
    terms.add(new Event.Term("SP", table.sp[stand][rank]));
    add(terms, range == 1 ? "point blank" : "range " + range + "H", type.fire[range]);
    add(terms, "rear rank", rank > 0 ? -1 : 0);
    add(terms, "moved", -movePenalty(stand));
    add(terms, "disordered", table.disordered[stand] ? -table.rules.disorderFireDice() : 0);
    add(terms, "target in cover", table.ground.fireDice(table.hex[enemy]));
    return Pool.of(terms);
  }

  private static void add(List<Event.Term> terms, String what, int value) {
    if (value != 0) {
      terms.add(new Event.Term(what, value));
    }
  }

  private int movePenalty(int stand) {
    StandType type = table.type[stand];
    int moves = table.moves[stand];
    int hexes = table.hexes[stand];
    if (type.artillery) {
      return moves > 0 ? 99 : 0;
    }
    if (type.skirmisher) {
      return Math.max(0, moves - 1);
    }
    if (type.lightCavalry) {
      return Math.max(0, hexes - 2);
    }
    if (type.dragoons) {
      return hexes >= 3 ? 99 : hexes > 0 ? 1 : 0;
    }
    return type.pistols ? 0 : moves;
  }

  /**
   * A stand's own shot, or one on opportunity: Pistols with both ranks, all others with the front
   * rank (7.3).
   */
  void shoot(int stand, int enemy, String kind, boolean bothRanks, String rule) {
    int ranks = table.type[stand].pistols && bothRanks ? table.ranksLeft(stand) : 1;
    List<Pool> pools = new ArrayList<>();
    for (int rank = 0; rank < ranks; rank++) {
      pools.add(dice(stand, enemy, rank));
    }
    int range = table.grid.distance(table.hex[stand], table.hex[enemy]);
    for (int rank = 0; rank < ranks; rank++) {
      if (pools.get(rank).dice() > 0 && table.onBoard(enemy)) {
        int hits = volley(stand, enemy, kind, rank, range, pools.get(rank), rule);
        morale.underFire(enemy, hits, 1, table.name[stand]);
      }
    }
    table.opportunity[stand] = false;
  }

  private int volley(
      int stand, int enemy, String kind, int rank, int range, Pool pool, String rule) {
    int[] thrown = table.dice.roll(pool.dice());
    int hits = table.rules.hits(thrown);
    List<Integer> shown = new ArrayList<>(thrown.length);
    for (int die : thrown) {
      shown.add(die);
    }
    table.tell(
        new Event.Fires(
            table.name[stand],
            table.name[enemy],
            kind,
            rank + 1,
            range,
            pool.terms(),
            shown,
            hits,
            rule));
    return hits;
  }

  /** One stand's fire as a contact is made. */
  record ContactShot(int stand, int target, String kind, Pool pool, int most, String rule) {}

  /**
   * Throws all fire of one contact, then takes all Morale Tests in the order of the throws (7.4,
   * 7.6, ledger SN-7.4-18).
   */
  boolean contactFire(List<ContactShot> shots) {
    boolean together = shots.stream().map(ContactShot::target).distinct().count() > 1;
    int[] hits = new int[shots.size()];
    boolean lancersShaken = false;
    for (int i = 0; i < shots.size(); i++) {
      ContactShot shot = shots.get(i);
      if (!table.onBoard(shot.target)) {
        continue;
      }
      hits[i] = volley(shot.stand, shot.target, shot.kind, 0, 1, shot.pool, shot.rule);
      if (!together) {
        lancersShaken |= result(shot, hits[i]);
      }
    }
    for (int i = 0; together && i < shots.size(); i++) {
      lancersShaken |= result(shots.get(i), hits[i]);
    }
    return lancersShaken;
  }

  /**
   * Whether the shot took the Charge Bonus of Lancers: any hit of defensive fire, an SP by
   * supporting fire of Pistols (7.4.1, 7.5).
   */
  private boolean result(ContactShot shot, int hits) {
    if (!table.onBoard(shot.target)) {
      return false;
    }
    int before = table.strength(shot.target);
    morale.underFire(shot.target, hits, shot.most, table.name[shot.stand]);
    boolean pistolsOnLancers = table.type[shot.stand].pistols && table.type[shot.target].lancers;
    boolean cost = table.strength(shot.target) < before;
    return pistolsOnLancers && (shot.kind.equals("defensive") ? hits > 0 : cost);
  }

  /** Defensive fire of a stand hit through its front, or null where it has none (7.4, 7.6). */
  @org.jspecify.annotations.Nullable
  ContactShot defensive(int stand, int attacker, boolean moving) {
    StandType type = table.type[stand];
    if (type.horse) {
      return horse(stand, attacker, moving, false);
    }
    boolean cavalry = table.type[attacker].mountedCombat;
    if ((type.shot || type.dragoons) && cavalry && !steadied(stand, attacker)) {
      return null;
    }
    Pool pool = pointBlank(stand, attacker);
    boolean none = type.fire[1] == StandType.BLANK || pool.dice() == 0;
    return none
        ? null
        : new ContactShot(stand, attacker, "defensive", pool, type.artillery ? 2 : 1, "7.4");
  }

  private Pool pointBlank(int stand, int attacker) {
    List<Event.Term> terms = new ArrayList<>(4);
    terms.add(new Event.Term("SP", table.front(stand)));
    add(
        terms,
        "point blank",
        table.type[stand].fire[1] == StandType.BLANK ? 0 : table.type[stand].fire[1]);
    add(terms, "disordered", table.disordered[stand] ? -table.rules.disorderFireDice() : 0);
    add(terms, "target in cover", table.ground.fireDice(table.hex[attacker]));
    return Pool.of(terms);
  }

  /** Ground that takes the cavalry's impetus, or a Combat Stand alongside (7.4). */
  private boolean steadied(int stand, int attacker) {
    if (table.ground.removesCharge(table.hex[attacker], table.hex[stand])) {
      return true;
    }
    for (int d = 0; d < 6; d++) {
      int there = table.grid.neighbour(table.hex[stand], d);
      int friend = there < 0 ? Table.GONE : table.occupant[there];
      if (friend != Table.GONE
          && table.side[friend] == table.side[stand]
          && table.type[friend].combat) {
        return true;
      }
    }
    return false;
  }

  /** Supporting fire of a stand beside the charged one, or null where it has none (7.5, 7.6). */
  @org.jspecify.annotations.Nullable
  ContactShot supporting(int stand, int attacker, int charged, boolean defending) {
    StandType type = table.type[stand];
    if (type.horse) {
      return horse(stand, attacker, !defending, true);
    }
    boolean lists = type.shot || type.pikes || type.artillery || type.pistols;
    if (!defending || !lists || type.fire[1] == StandType.BLANK) {
      return null;
    }
    if (type.shot
        && table.type[attacker].mountedCombat
        && !table.type[charged].combat
        && !steadied(stand, attacker)) {
      return null;
    }
    Pool full = pointBlank(stand, attacker);
    if (full.dice() == 0) {
      return null;
    }
    Pool pool = full;
    if (!type.artillery) {
      List<Event.Term> halved = new ArrayList<>(full.terms());
      halved.add(new Event.Term("half in support", -(full.dice() / 2)));
      pool = Pool.of(halved);
    }
    return new ContactShot(stand, attacker, "supporting", pool, 1, "7.5");
  }

  /** The pistols of Horse on contact (7.6), in both editions. */
  @org.jspecify.annotations.Nullable
  ContactShot horse(int stand, int enemy, boolean attacking, boolean support) {
    StandType type = table.type[stand];
    boolean last = table.rules.finalEdition();
    int strength = table.front(stand);
    int dice = 2;
    if (last && type.fastHorse) {
      dice = attacking ? 0 : strength == 1 ? 1 : 2;
    } else if (last && type.slowHorse) {
      dice = attacking ? 1 : Math.min(3, strength);
    } else if (last && strength == 1) {
      dice = 1;
    }
    if (dice == 0) {
      return null;
    }
    List<Event.Term> terms = new ArrayList<>(3);
    terms.add(new Event.Term("pistols", dice));
    if (last && table.disordered[stand]) {
      terms.add(new Event.Term("disordered", -1));
    }
    Pool pool = Pool.of(terms);
    if (support && pool.dice() > 1) {
      terms.add(new Event.Term("in support at most 1", 1 - pool.dice()));
      pool = Pool.of(terms);
    }
    return pool.dice() == 0
        ? null
        : new ContactShot(stand, enemy, support ? "supporting" : "contact", pool, 1, "7.6");
  }
}
