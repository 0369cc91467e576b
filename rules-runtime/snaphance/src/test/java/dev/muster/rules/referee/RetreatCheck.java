package dev.muster.rules.referee;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Hex;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Chapter 12 and the bounce of 11.1: who goes back, by which hexes, and at what price. */
final class RetreatCheck implements RuleChapterCheck {
  private static final int CLEAR = 1;
  private static final int FRIEND = 2;
  private static final int ZONE = 3;
  private static final int NONE = 9;

  private final BattleRoster roll;
  private final MeleeRecord melees;
  private final CaseLog docket;

  /** Beaten stands that have neither gone back nor been told to stay. */
  private final Map<Integer, String> due = new HashMap<>();

  /** Friends a stand put elsewhere on its way, by the hex they were in. */
  private final Map<Hex, Integer> moved = new HashMap<>();

  /** Beaten stands that had no way out. */
  private final Set<Integer> stuck = new HashSet<>();

  /** Who must be disordered because a retreat went through him. */
  private final Map<Integer, String> upset = new HashMap<>();

  RetreatCheck(BattleRoster roll, MeleeRecord melees, CaseLog docket) {
    this.roll = roll;
    this.melees = melees;
    this.docket = docket;
  }

  @Override
  public void hear(Event event, List<Event> story, int at) {
    switch (event) {
      case SnaphanceEvent.MeleeResult e -> {
        settle();
        stuck.clear();
      }
      case SnaphanceEvent.Retreats e -> {
        if (e.kind().equals("pushed back")) {
          pushed(e);
        } else {
          goesBack(e);
          told(roll.id(e.stand()));
          moved.clear();
        }
      }
      case SnaphanceEvent.Displaced e -> moved.put(e.from(), roll.id(e.stand()));
      case SnaphanceEvent.Moves e -> moved.clear();
      case SnaphanceEvent.CannotRetreat e -> cannot(e);
      case SnaphanceEvent.Destroyed e -> told(roll.id(e.stand()));
      case SnaphanceEvent.PursuitRoll e -> settle();
      case SnaphanceEvent.OrderTest e -> settle();
      case SnaphanceEvent.GroupActs e -> settle();
      case CommonEvent.RoundBegins e -> settle();
      case CommonEvent.BattleEnds e -> settle();
      case SnaphanceEvent.Contact e -> settle();
      default -> {}
    }
    if (event instanceof SnaphanceEvent.MeleeResult e) {
      beaten(e);
    }
  }

  /** Who has to go back: the loser and those who supported him (11.0, 12.0). */
  private void beaten(SnaphanceEvent.MeleeResult e) {
    SnaphanceEvent.Contact contact = melees.contact();
    if (e.winner().isEmpty() || contact == null) {
      return;
    }
    boolean attackersLost = e.winner().equals(e.defender());
    due.put(roll.id(attackersLost ? e.attacker() : e.defender()), "beaten");
    for (String each : attackersLost ? contact.attackSupports() : contact.defenceSupports()) {
      due.put(roll.id(each), "beaten in support");
    }
  }

  private void told(int i) {
    if (due.remove(i) != null) {
      docket.judge(JudgedPoint.RETREAT_DUE, true, () -> "");
    }
  }

  private void settle() {
    due.forEach(
        (i, why) ->
            docket.judge(
                JudgedPoint.RETREAT_DUE,
                !roll.here(i),
                () -> roll.stand(i) + " was " + why + " and nothing is told of it"));
    due.clear();
    upset.forEach(
        (i, why) ->
            docket.judge(
                JudgedPoint.RETREAT_UPSETS,
                !roll.here(i) || roll.disordered[i],
                () -> roll.stand(i) + " is in order, though " + why + " went through it"));
    upset.clear();
  }

  // ---- the way back

  private void goesBack(SnaphanceEvent.Retreats e) {
    int i = roll.id(e.stand());
    MeleeRecord.Result result = melees.result();
    if (result == null) {
      docket.judge(JudgedPoint.RETREAT_WHO, false, () -> e.stand() + " goes back before any melee");
      return;
    }
    boolean bounce = e.kind().equals("bounce");
    boolean its = result.attack().contains(i) || result.defence().contains(i);
    docket.judge(
        JudgedPoint.RETREAT_WHO,
        bounce ? its && roll.stand(i).cavalry() : due.containsKey(i) || struck(i, result),
        () -> e.stand() + " makes a " + e.kind() + " and has not lost");
    Way way = new Way(i, e.start(), result);
    Hex at = e.start();
    Set<Integer> zones = new HashSet<>();
    int sideways = 0;
    int flat = bounce ? BattleRoster.NOBODY : way.pastEnemy();
    boolean firstAhead = true;
    for (int step = 0; step < e.path().size(); step++) {
      Hex to = e.path().get(step);
      Hex from = at;
      int d = AxialHexes.direction(at, to);
      boolean ahead = way.directions.contains(d);
      sideways += ahead ? 0 : 1;
      firstAhead &= step > 0 || ahead;
      int n = step;
      ground(i, from, to, step == e.path().size() - 1 && !e.offBoard());
      if (!bounce) {
        passes(i, to, step == e.path().size() - 1 && !e.offBoard());
      }
      if (bounce) {
        docket.judge(
            JudgedPoint.BOUNCE_WAY,
            ahead || away(i, from, to),
            () -> e.stand() + " bounces from " + from + " to " + to);
      } else {
        if (way.unsure(at)) {
          at = to;
          zones.addAll(roll.zonesOver(to, roll.stand(i).side()));
          continue;
        }
        boolean asOrdered = ahead ? way.kind(at, d) == way.best(at) : way.best(at) == NONE;
        docket.judge(
            JudgedPoint.RETREAT_HEX,
            asOrdered || edgeBehindFriends(way, at, n),
            () ->
                e.stand()
                    + " retreats from "
                    + from
                    + " to "
                    + to
                    + (ahead ? ", of kind " + way.kind(from, d) : ", sideways")
                    + ", the best is of kind "
                    + way.best(from));
      }
      if (!bounce && roll.on.isFinal()) {
        docket.judge(
            JudgedPoint.RETREAT_LINE,
            !crosses(i, result, to),
            () -> e.stand() + " goes past the winner's front to " + to);
      }
      zones.addAll(roll.zonesOver(to, roll.stand(i).side()));
      at = to;
    }
    swaps(e, way);
    far(e, way, bounce);
    if (!bounce) {
      boolean past = flat != BattleRoster.NOBODY && firstAhead && !e.path().isEmpty();
      if (past) {
        zones.remove(flat);
      }
      int price = zones.size() + sideways + (past ? 1 : 0);
      int paid = e.costs().stream().mapToInt(Event.Term::value).sum();
      docket.judge(
          JudgedPoint.RETREAT_PRICE,
          paid == price || e.offBoard() && paid <= price,
          () -> e.stand() + " pays " + e.costs() + " for " + e.path() + ", due are " + price);
    } else {
      docket.judge(
          JudgedPoint.RETREAT_PRICE, e.costs().isEmpty(), () -> e.stand() + " pays to bounce");
    }
  }

  /** Whether a step of a bounce leads away from an enemy that had no way out (12.1). */
  private boolean away(int i, Hex from, Hex to) {
    for (StandRecord each : roll.stands) {
      if (stuck.contains(each.id())
          && roll.here(each.id())
          && roll.enemies(i, each.id())
          && AxialHexes.distance(roll.at(i), roll.at(each.id())) == 1
          && AxialHexes.distance(to, roll.at(each.id()))
              > AxialHexes.distance(from, roll.at(each.id()))) {
        return true;
      }
    }
    return false;
  }

  /** Whether those who won had a stand before them that they did not fight (10.2). */
  private boolean struck(int i, MeleeRecord.Result result) {
    // the Battle Stand may have fallen as it won (11.2)
    boolean byIt =
        roll.enemies(result.winner(), i)
            && AxialHexes.inFront(result.winnerAt(), result.winnerFacing(), roll.at(i));
    return byIt
        || result.winners().stream()
            .anyMatch(each -> roll.here(each) && roll.enemies(each, i) && roll.faces(each, i));
  }

  private void ground(int i, Hex from, Hex to, boolean last) {
    docket.judge(
        JudgedPoint.CLOSED_GROUND,
        roll.country.open(from, to, roll.stand(i)),
        () -> roll.stand(i) + " goes back from " + from + " to " + to + ", closed to it");
    int other = roll.in(to, i);
    docket.judge(
        JudgedPoint.ENEMY_HEX,
        other == BattleRoster.NOBODY
            || !roll.enemies(i, other)
            || roll.stand(other).skirmishers() && !last,
        () -> roll.stand(i) + " goes back into the hex of " + roll.stand(other));
    if (last) {
      docket.judge(
          JudgedPoint.OWN_HEX,
          other == BattleRoster.NOBODY,
          () -> roll.stand(i) + " ends in the hex of " + roll.stand(other));
    }
  }

  /** With friends and then the edge behind, or the edge alone, a stand may step sideways (12.2). */
  private boolean edgeBehindFriends(Way way, Hex at, int step) {
    for (int d : way.directions) {
      Hex to = AxialHexes.beside(at, d);
      if (!roll.country.holds(to) || way.kind(at, d) == FRIEND) {
        return step > 0 || !roll.country.holds(to);
      }
    }
    return false;
  }

  private boolean crosses(int i, MeleeRecord.Result result, Hex to) {
    if (!roll.on.isFinal() || i == result.winner() || result.winner() == BattleRoster.NOBODY) {
      return false;
    }
    Hex start = roll.at(i);
    boolean before = AxialHexes.beforeLine(result.winnerAt(), result.winnerFacing(), start);
    return before != AxialHexes.beforeLine(result.winnerAt(), result.winnerFacing(), to);
  }

  private void passes(int i, Hex to, boolean last) {
    int friend = roll.in(to, i);
    if (friend == BattleRoster.NOBODY || last || roll.enemies(i, friend)) {
      return;
    }
    StandRecord other = roll.stand(friend);
    StandRecord who = roll.stand(i);
    if (who.combatStand()
        && other.combatStand()
        && (other.pikeBlock() || roll.facing[friend] != roll.facing[i])) {
      upset.put(friend, who.name());
    }
  }

  /** Skirmishers in the last hex change with the last hex of the way that no friend holds. */
  private void swaps(SnaphanceEvent.Retreats e, Way way) {
    if (e.path().isEmpty()) {
      return;
    }
    Hex last = e.path().getLast();
    Integer other = moved.get(last);
    if (other != null) {
      int step = e.path().size() - 2;
      while (step >= 0 && roll.in(e.path().get(step), other) != BattleRoster.NOBODY) {
        step--;
      }
      Hex before = step < 0 ? e.start() : e.path().get(step);
      docket.judge(
          JudgedPoint.RETREAT_SWAPS,
          before.equals(roll.hex[other])
              || way.directions.contains(AxialHexes.direction(last, roll.at(other))),
          () -> roll.stand(other) + " gives way to " + roll.hex[other] + ", not to " + before);
    }
  }

  private void pushed(SnaphanceEvent.Retreats e) {
    Hex at = e.start();
    for (Hex each : e.path()) {
      ground(roll.id(e.stand()), at, each, each.equals(e.path().getLast()));
      at = each;
    }
    docket.judge(
        JudgedPoint.RETREAT_SWAPS,
        e.path().size() == 1 && e.costs().isEmpty() && roll.stand(roll.id(e.stand())).skirmishers(),
        () -> e.stand() + " is pushed to " + e.path());
  }

  private void far(SnaphanceEvent.Retreats e, Way way, boolean bounce) {
    int normal = Math.max(1, roll.stand(way.stand).first());
    int most = bounce ? normal : roll.on.is("retreat_distance", "min") ? 1 : 2 * normal;
    int hexes = e.path().size();
    boolean through =
        hexes > most
            && e.path().subList(most - 1, hexes - 1).stream()
                .allMatch(each -> roll.in(each, way.stand) != BattleRoster.NOBODY);
    docket.judge(
        bounce ? JudgedPoint.BOUNCE_WAY : JudgedPoint.RETREAT_FAR,
        hexes <= most || through,
        () -> e.stand() + " goes back " + hexes + " hexes, most are " + most);
    if (!bounce && roll.on.is("retreat_distance", "max") && !e.offBoard() && hexes < most) {
      Hex end = hexes == 0 ? e.start() : e.path().getLast();
      docket.judge(
          JudgedPoint.RETREAT_FAR,
          way.best(end) > CLEAR || paysAll(e),
          () -> e.stand() + " stops after " + hexes + " hexes of " + most);
    }
  }

  private boolean paysAll(SnaphanceEvent.Retreats e) {
    int paid = e.costs().stream().mapToInt(Event.Term::value).sum();
    return paid >= roll.points(roll.id(e.stand()));
  }

  private void cannot(SnaphanceEvent.CannotRetreat e) {
    int i = roll.id(e.stand());
    told(i);
    stuck.add(i);
    MeleeRecord.Result result = melees.result();
    if (result == null) {
      return;
    }
    Way way = new Way(i, roll.at(i), result);
    if (way.unsure(roll.at(i))) {
      return;
    }
    boolean open = way.best(roll.at(i)) != NONE;
    for (int d : way.sideways) {
      open |= way.kind(roll.at(i), d) != NONE;
    }
    boolean any = open;
    docket.judge(
        JudgedPoint.RETREAT_HEX, !any, () -> e.stand() + " has a way to retreat, at " + roll.at(i));
  }

  /** The directions of one stand's retreat, and what lies there. */
  private final class Way {
    final int stand;
    final Hex start;
    final MeleeRecord.Result result;
    final List<Integer> directions = new ArrayList<>();
    final List<Integer> sideways = new ArrayList<>();
    final AxialHexes.Aspect beatenFrom;

    Way(int stand, Hex start, MeleeRecord.Result result) {
      this.stand = stand;
      this.start = start;
      this.result = result;
      Hex enemy =
          result.winner() == BattleRoster.NOBODY
              ? result.enemyOf(result.attack().contains(stand))
              : result.winners().contains(stand)
                  ? result.enemyOf(result.attack().contains(stand))
                  : result.winnerAt();
      int from = AxialHexes.direction(start, enemy);
      beatenFrom = from < 0 ? AxialHexes.Aspect.FRONT : AxialHexes.aspect(roll.facing[stand], from);
      for (int d = 0; d < 6; d++) {
        AxialHexes.Aspect there = AxialHexes.aspect(roll.facing[stand], d);
        boolean away =
            switch (beatenFrom) {
              case FRONT -> there == AxialHexes.Aspect.REAR;
              case REAR -> there == AxialHexes.Aspect.FRONT;
              case FLANK -> AxialHexes.distance(AxialHexes.beside(start, d), enemy) > 1;
            };
        if (away) {
          directions.add(d);
        } else if (there == AxialHexes.Aspect.FLANK && beatenFrom != AxialHexes.Aspect.FLANK) {
          sideways.add(d);
        }
      }
    }

    /** The enemy past whom the stand has to go, where one holds one of its two hexes (12.1). */
    int pastEnemy() {
      if (beatenFrom != AxialHexes.Aspect.FRONT) {
        return BattleRoster.NOBODY;
      }
      int found = BattleRoster.NOBODY;
      int held = 0;
      for (int d : directions) {
        int other = roll.in(AxialHexes.beside(start, d), stand);
        if (other != BattleRoster.NOBODY
            && roll.enemies(stand, other)
            && !roll.stand(other).skirmishers()
            && (roll.on.is("rear_enemy", "any") || roll.faces(other, stand))) {
          held++;
          found = other;
        }
      }
      return held == 1 ? found : BattleRoster.NOBODY;
    }

    /** What a step is by the order of 12.0. */
    int kind(Hex from, int d) {
      Hex to = AxialHexes.beside(from, d);
      if (!roll.country.open(from, to, roll.stand(stand)) || crosses(stand, result, to)) {
        return NONE;
      }
      Integer put = moved.get(to);
      int other = put != null ? put : roll.in(to, stand);
      if (other != BattleRoster.NOBODY
          && roll.enemies(stand, other)
          && !roll.stand(other).skirmishers()) {
        return NONE;
      }
      if (!roll.zonesOver(to, roll.stand(stand).side()).isEmpty()) {
        return ZONE;
      }
      return other == BattleRoster.NOBODY ? CLEAR : FRIEND;
    }

    /** Whether a friend is in the way of whom nobody can say that he is passed to the end. */
    boolean unsure(Hex from) {
      List<Integer> all = new ArrayList<>(directions);
      all.addAll(sideways);
      for (int d : all) {
        Hex to = AxialHexes.beside(from, d);
        Integer put = moved.get(to);
        int other = put != null ? put : roll.in(to, stand);
        if (other != BattleRoster.NOBODY
            && roll.country.open(from, to, roll.stand(stand))
            && (roll.enemies(stand, other)
                ? roll.stand(other).skirmishers()
                : !directions.contains(d)
                    || directions.stream().noneMatch(each -> clear(to, each)))) {
          return true;
        }
      }
      return false;
    }

    private boolean clear(Hex from, int d) {
      return kind(from, d) == CLEAR;
    }

    int best(Hex from) {
      return directions.stream().mapToInt(each -> kind(from, each)).min().orElse(NONE);
    }
  }
}
