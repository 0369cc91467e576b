package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Question;
import java.util.ArrayList;
import java.util.List;

/** Close combat from the contact to the pursuit (10.0 to 11.4, 13.0, 13.1). */
final class Melee {
  private final Table table;
  private final Firing firing;
  private final Morale morale;
  private final Retreat retreat;
  private final Minds minds;

  Melee(Table table, Firing firing, Morale morale, Retreat retreat, Minds minds) {
    this.table = table;
    this.firing = firing;
    this.morale = morale;
    this.retreat = retreat;
    this.minds = minds;
  }

  /** Which way a stand is struck (ledger SN-G-28). */
  enum Aspect {
    FRONT,
    FLANK,
    REAR
  }

  Aspect aspect(int attacker, int target) {
    if (table.grid.isFront(table.hex[target], table.facing[target], table.hex[attacker])) {
      return Aspect.FRONT;
    }
    return table.grid.isRear(table.hex[target], table.facing[target], table.hex[attacker])
        ? Aspect.REAR
        : Aspect.FLANK;
  }

  /** Enemies in the front two hexes of a stand. */
  List<Integer> contacted(int stand) {
    List<Integer> enemies = new ArrayList<>(2);
    for (int side = 0; side < 2; side++) {
      int there = table.grid.neighbour(table.hex[stand], (table.facing[stand] + side) % 6);
      int enemy = there < 0 ? Table.GONE : table.occupant[there];
      if (enemy != Table.GONE && table.side[enemy] != table.side[stand]) {
        enemies.add(enemy);
      }
    }
    return enemies;
  }

  /**
   * The opposing Battle Stand: facing stands first, then Combat Stands, then the attacker's choice
   * (10.2).
   */
  int opponent(int attacker, List<Integer> enemies) {
    List<Integer> left = new ArrayList<>(enemies);
    if (left.stream().anyMatch(e -> aspect(attacker, e) == Aspect.FRONT)) {
      left.removeIf(e -> aspect(attacker, e) != Aspect.FRONT);
    }
    if (left.stream().anyMatch(e -> table.type[e].combat)) {
      left.removeIf(e -> !table.type[e].combat);
    }
    if (left.size() == 1) {
      return left.getFirst();
    }
    List<Question.Option> options = new ArrayList<>(left.size());
    for (int enemy : left) {
      options.add(new Question.Option(table.name[enemy], -table.front(enemy)));
    }
    return left.get(minds.ask("D-25", attacker, options));
  }

  /** How a stand came into the contact now to be fought. */
  record Coming(boolean moved, boolean pursuing, int pursued, boolean onOpportunity) {
    static final Coming STANDING = new Coming(false, false, Table.GONE, false);
  }

  /**
   * A stand has come into contact by charge or pursuit: joins, restarts or opens a melee (10.2,
   * 10.6, 11.4).
   */
  void contact(int attacker, int defender, Coming coming) {
    int[] running = table.meleeOf(defender);
    if (running != null) {
      // the newcomer becomes a support and the melee flares up again (11.4)
      round(running[0], running[1], attacker, coming, true);
      return;
    }
    round(attacker, defender, attacker, coming, false);
  }

  /** Fights an ongoing melee again in the activation of one of its groups (11.3). */
  void again(int[] pair) {
    round(pair[0], pair[1], Table.GONE, Coming.STANDING, true);
  }

  private void round(int attacker, int defender, int charger, Coming coming, boolean ongoing) {
    Aspect aspect = aspect(attacker, defender);
    List<Integer> attackSupports = supports(attacker, defender);
    List<Integer> defenceSupports = supports(defender, attacker);
    table.tell(
        new Event.Contact(
            table.name[attacker],
            table.name[defender],
            aspect.name().toLowerCase(java.util.Locale.ROOT),
            names(attackSupports),
            names(defenceSupports),
            ongoing,
            "10.2"));
    int flank = aspect == Aspect.FRONT ? 0 : 1;
    boolean surprise = !ongoing && flank > 0 && coming.moved && behind(attacker, defender);
    if (surprise) {
      table.disorder(defender, "struck from behind its front", "10.4");
      flank = table.type[attacker].heavy ? 2 : 1;
    }
    boolean shaken = false;
    if (!ongoing) {
      shaken =
          firing.contactFire(
              contactShots(attacker, defender, aspect, coming, attackSupports, defenceSupports));
      if (!table.onBoard(attacker) || !table.onBoard(defender)) {
        return;
      }
      attackSupports.removeIf(s -> !table.onBoard(s));
      defenceSupports.removeIf(s -> !table.onBoard(s));
    }
    int charge = charger == attacker && !shaken ? chargeBonus(attacker, defender, coming) : 0;
    List<Event.Term> ours =
        terms(attacker, charge, flank, attackSupports, charger, defender, coming);
    List<Event.Term> theirs = terms(defender, 0, 0, defenceSupports, Table.GONE, attacker, coming);
    int attackHits = throwDice(attacker, ours);
    int defenceHits = throwDice(defender, theirs);
    resolve(attacker, defender, attackHits, defenceHits, attackSupports, defenceSupports, coming);
  }

  private boolean behind(int attacker, int defender) {
    return table.grid.projection(
            table.facing[defender], table.hex[defender], table.startHex[attacker])
        <= 0;
  }

  private List<Firing.ContactShot> contactShots(
      int attacker,
      int defender,
      Aspect aspect,
      Coming coming,
      List<Integer> attackSupports,
      List<Integer> defenceSupports) {
    List<Firing.ContactShot> shots = new ArrayList<>(4);
    if (table.type[attacker].horse && !coming.pursuing) {
      add(shots, firing.horse(attacker, defender, true, false));
    }
    boolean fresh = coming.pursued != defender;
    if (!coming.onOpportunity) {
      if (aspect == Aspect.FRONT && fresh) {
        add(shots, firing.defensive(defender, attacker, false));
      }
      for (int support : defenceSupports) {
        if (support != coming.pursued) {
          add(shots, firing.supporting(support, attacker, defender, true));
        }
      }
    } else if (table.type[defender].horse && aspect == Aspect.FRONT) {
      add(shots, firing.horse(defender, attacker, true, false));
    }
    for (int support : attackSupports) {
      if (table.type[support].horse && !coming.pursuing) {
        add(shots, firing.supporting(support, defender, attacker, false));
        break; // a second Horse, not a third (7.6)
      }
    }
    return shots;
  }

  private static void add(
      List<Firing.ContactShot> shots, Firing.@org.jspecify.annotations.Nullable ContactShot shot) {
    if (shot != null) {
      shots.add(shot);
    }
  }

  /** Friends that have the enemy Battle Stand in a front hex and fight nobody else (10.6). */
  private List<Integer> supports(int battleStand, int enemy) {
    List<Integer> found = new ArrayList<>(4);
    for (int d = 0; d < 6; d++) {
      int there = table.grid.neighbour(table.hex[enemy], d);
      int friend = there < 0 ? Table.GONE : table.occupant[there];
      if (friend == Table.GONE
          || friend == battleStand
          || table.side[friend] != table.side[battleStand]
          || table.type[friend].skirmisher
          || table.meleeOf(friend) != null
          || !table.grid.isFront(table.hex[friend], table.facing[friend], table.hex[enemy])) {
        continue;
      }
      found.add(friend);
    }
    return found;
  }

  private List<String> names(List<Integer> list) {
    return list.stream().map(s -> table.name[s]).toList();
  }

  /** Charge Bonus of a stand against an enemy under the conditions of 10.3. */
  int chargeBonus(int stand, int enemy, Coming coming) {
    StandType type = table.type[stand];
    StandType other = table.type[enemy];
    if (!coming.moved || table.ground.removesCharge(table.hex[stand], table.hex[enemy])) {
      return 0;
    }
    boolean againstFoot = other.infantry || other.artillery;
    if (!type.mounted && !againstFoot) {
      return 0;
    }
    if (type.mounted
        && ((other.pikes && aspect(stand, enemy) == Aspect.FRONT) || pikesBeside(stand, enemy))) {
      return 0;
    }
    return table.front(stand) < type.strength[0] ? type.bonusAfterLoss : type.chargeBonus;
  }

  /** A Pike block next to the attacked stand with the cavalry in its front hexes (10.3). */
  private boolean pikesBeside(int stand, int enemy) {
    for (int d = 0; d < 6; d++) {
      int there = table.grid.neighbour(table.hex[enemy], d);
      int pike = there < 0 ? Table.GONE : table.occupant[there];
      if (pike != Table.GONE
          && table.side[pike] == table.side[enemy]
          && table.type[pike].pikeBlock
          && table.grid.isFront(there, table.facing[pike], table.hex[stand])) {
        return true;
      }
    }
    return false;
  }

  private List<Event.Term> terms(
      int stand,
      int charge,
      int flank,
      List<Integer> supports,
      int charger,
      int enemy,
      Coming coming) {
    List<Event.Term> terms = new ArrayList<>(6);
    terms.add(new Event.Term("SP", table.front(stand)));
    addTerm(terms, "charge bonus", charge);
    addTerm(terms, flank > 1 ? "flank or rear charge" : "flank or rear", flank);
    addTerm(terms, "disordered", table.disordered[stand] ? -table.rules.disorderMeleeDice() : 0);
    int own = terms.stream().mapToInt(Event.Term::value).sum();
    addTerm(terms, "at least 1", Math.max(0, 1 - own));
    for (int support : supports) {
      int dice =
          table.front(support) - (table.disordered[support] ? table.rules.disorderMeleeDice() : 0);
      dice += support == charger ? chargeBonus(support, enemy, coming) : 0;
      dice += aspect(support, enemy) == Aspect.FRONT ? 0 : 1;
      addTerm(terms, "support " + table.name[support], Math.ceilDiv(Math.max(1, dice), 2));
    }
    return terms;
  }

  private static void addTerm(List<Event.Term> terms, String what, int value) {
    if (value != 0) {
      terms.add(new Event.Term(what, value));
    }
  }

  private int throwDice(int stand, List<Event.Term> terms) {
    int[] thrown = table.dice.roll(terms.stream().mapToInt(Event.Term::value).sum());
    int hits = table.rules.hits(thrown);
    List<Integer> shown = new ArrayList<>(thrown.length);
    for (int die : thrown) {
      shown.add(die);
    }
    table.tell(new Event.MeleeThrow(table.name[stand], terms, shown, hits, "10.1"));
    return hits;
  }

  private void resolve(
      int attacker,
      int defender,
      int attackHits,
      int defenceHits,
      List<Integer> attackSupports,
      List<Integer> defenceSupports,
      Coming coming) {
    boolean attackerWas = table.disordered[attacker];
    boolean defenderWas = table.disordered[defender];
    int attackerLoss = defenceHits > 0 ? morale.test(attacker, defenceHits, "11.0") : 0;
    int defenderLoss = attackHits > 0 ? morale.test(defender, attackHits, "11.0") : 0;
    int winner =
        attackerLoss == defenderLoss
            ? Table.GONE
            : attackerLoss < defenderLoss ? attacker : defender;
    int hexOfAttacker = table.hex[attacker];
    int facingOfAttacker = table.facing[attacker];
    int hexOfDefender = table.hex[defender];
    int facingOfDefender = table.facing[defender];
    pay(attacker, defender, defenceHits, attackerLoss, winner == defender, attackerWas);
    pay(defender, attacker, attackHits, defenderLoss, winner == attacker, defenderWas);
    boolean wouldHaveWon = winner != Table.GONE;
    winner =
        eliminated(
            attacker,
            defender,
            winner,
            attackSupports,
            defenceSupports,
            attackerLoss,
            defenderLoss);
    boolean ongoing = winner == Table.GONE && table.onBoard(attacker) && table.onBoard(defender);
    table.tell(
        new Event.MeleeResult(
            table.name[attacker],
            table.name[defender],
            attackerLoss,
            defenderLoss,
            winner == Table.GONE ? "" : table.name[winner],
            ongoing,
            ongoing ? "11.3" : "11.0"));
    if (ongoing) {
      drawn(attacker, defender, attackSupports, defenceSupports);
      return;
    }
    table.ongoing.removeIf(
        pair ->
            pair[0] == attacker
                || pair[1] == attacker
                || pair[0] == defender
                || pair[1] == defender);
    if (winner == Table.GONE) {
      return;
    }
    boolean attackerWon = winner == attacker;
    int loser = attackerWon ? defender : attacker;
    int from = attackerWon ? hexOfAttacker : hexOfDefender;
    int facing = attackerWon ? facingOfAttacker : facingOfDefender;
    int vacated = attackerWon ? hexOfDefender : hexOfAttacker;
    withdraw(
        winner,
        loser,
        from,
        facing,
        vacated,
        attackerWon ? defenceSupports : attackSupports,
        wouldHaveWon,
        coming);
  }

  private void pay(int stand, int enemy, int hits, int loss, boolean lost, boolean already) {
    if (hits == 0) {
      return;
    }
    table.disorder(stand, "hit in melee", "8.3");
    int most = lost && loss >= 2 ? 2 : 1;
    StandType type = table.type[stand];
    StandType other = table.type[enemy];
    if ((type.mountedCombat && other.foot())
        || type.lightCavalry
        || other.skirmisher
        || other.lightCavalry) {
      most = 1;
    }
    int sp = Math.min(most, already ? Math.max(1, loss) : loss);
    table.loseStrength(stand, sp, "melee with " + table.name[enemy], "11.0");
  }

  /** What an eliminated Battle Stand does to the result (11.2). */
  private int eliminated(
      int attacker,
      int defender,
      int winner,
      List<Integer> attackSupports,
      List<Integer> defenceSupports,
      int attackerLoss,
      int defenderLoss) {
    boolean attackerGone = !table.onBoard(attacker);
    boolean defenderGone = !table.onBoard(defender);
    if (attackerGone == defenderGone) {
      return attackerGone ? Table.GONE : winner;
    }
    int gone = attackerGone ? attacker : defender;
    int left = attackerGone ? defender : attacker;
    List<Integer> supports = attackerGone ? attackSupports : defenceSupports;
    int goneLoss = attackerGone ? attackerLoss : defenderLoss;
    int leftLoss = attackerGone ? defenderLoss : attackerLoss;
    return !supports.isEmpty() && leftLoss > goneLoss ? gone : left;
  }

  /** A draw: mounted stands bounce, all others stay locked (11.1, 11.3). */
  private void drawn(
      int attacker, int defender, List<Integer> attackSupports, List<Integer> defenceSupports) {
    List<Integer> attackers = new ArrayList<>(attackSupports);
    attackers.addFirst(attacker);
    List<Integer> defenders = new ArrayList<>(defenceSupports);
    defenders.addFirst(defender);
    boolean mountedAttack = attackers.stream().anyMatch(s -> table.type[s].mounted);
    boolean mountedDefence = defenders.stream().anyMatch(s -> table.type[s].mounted);
    boolean battleStandLeft = false;
    if (mountedAttack) {
      battleStandLeft = bounceAll(attackers, attacker, defender);
    } else if (mountedDefence) {
      battleStandLeft = bounceAll(defenders, defender, attacker);
    }
    if (!battleStandLeft && table.meleeOf(attacker) == null && table.meleeOf(defender) == null) {
      table.ongoing.add(new int[] {attacker, defender});
    }
  }

  private boolean bounceAll(List<Integer> side, int battleStand, int enemy) {
    boolean left = false;
    for (int stand : side) {
      if (table.type[stand].mounted && table.onBoard(stand)) {
        boolean away = retreat.bounce(stand, enemy) == Retreat.End.AWAY;
        left |= away && stand == battleStand;
      }
    }
    return left;
  }

  private void withdraw(
      int winner,
      int loser,
      int from,
      int facing,
      int vacated,
      List<Integer> supports,
      boolean wouldHaveWon,
      Coming coming) {
    List<Integer> trail = new ArrayList<>(List.of(vacated));
    boolean hold = false;
    if (table.onBoard(loser)) {
      Retreat.End end = retreat.beaten(loser, from, facing);
      trail.addAll(retreat.lastPath);
      hold = end == Retreat.End.STUCK;
    }
    for (int support : supports) {
      if (table.onBoard(support)) {
        retreat.beaten(support, from, facing);
      }
    }
    if (!table.onBoard(winner)) {
      return;
    }
    if (hold) {
      noWayOut(winner, loser);
    } else if (wouldHaveWon) {
      pursue(winner, loser, trail);
    }
  }

  /**
   * Final: 2 SP in place of the retreat and another round at once; draft: locked where it stands
   * (12.1).
   */
  private void noWayOut(int winner, int loser) {
    if (table.rules.finalEdition()) {
      table.loseStrength(loser, 2, "no way out", "12.1");
      if (!table.onBoard(loser)) {
        return;
      }
      round(winner, loser, Table.GONE, Coming.STANDING, true);
    } else {
      table.ongoing.add(new int[] {winner, loser});
    }
  }

  private void pursue(int winner, int loser, List<Integer> trail) {
    StandType type = table.type[winner];
    boolean infantryAfterHorse = type.infantry && table.type[loser].mounted;
    if (!type.combat
        || type.chargeBonus <= 0
        || infantryAfterHorse
        || table.meleeOf(winner) != null) {
      return;
    }
    if (!type.mustPursue) {
      List<Question.Option> options =
          List.of(new Question.Option("pursue", 1), new Question.Option("stay", 0));
      if (minds.ask("D-34", winner, options) == 1) {
        return;
      }
    }
    int die = table.dice.d6();
    boolean cavalryTable = type.mounted || type.twoHexPursuit;
    int reach = cavalryTable ? (die >= 4 ? 2 : die >= 2 ? 1 : 0) : die >= 4 ? 1 : 0;
    table.tell(new Event.PursuitRoll(table.name[winner], die, reach, "13.0"));
    follow(winner, loser, trail, reach);
  }

  private void follow(int winner, int loser, List<Integer> trail, int reach) {
    List<Integer> path = new ArrayList<>();
    boolean destroyed = !table.onBoard(loser);
    table.startHex[winner] = table.hex[winner];
    for (int i = 0; i < reach; i++) {
      int hex = table.hex[winner];
      int next =
          i < trail.size()
              ? trail.get(i)
              : destroyed ? table.grid.neighbour(hex, table.facing[winner]) : -2;
      if (next == dev.muster.rules.geometry.HexGrid.OFF_BOARD) {
        table.tell(new Event.Pursues(table.name[winner], table.hexes(path), true, "13.0"));
        table.leaveBoard(winner);
        return;
      }
      if (next < 0
          || !table.grid.isFront(hex, table.facing[winner], next)
          || table.occupant[next] != Table.GONE
          || table.ground.impassable(hex, table.grid.direction(hex, next))
          || wouldShowFlank(winner, next)
          || meetsHorse(winner, next)) {
        break;
      }
      table.place(winner, next);
      path.add(next);
      if (!contacted(winner).isEmpty()) {
        break;
      }
    }
    if (path.isEmpty()) {
      return;
    }
    table.tell(new Event.Pursues(table.name[winner], table.hexes(path), false, "13.1"));
    List<Integer> enemies = contacted(winner);
    enemies.removeIf(e -> table.type[e].skirmisher && !table.ground.cover(table.hex[e]));
    if (!enemies.isEmpty()) {
      int target = enemies.contains(loser) ? loser : opponent(winner, enemies);
      contact(winner, target, new Coming(true, true, loser, false));
    }
  }

  private boolean wouldShowFlank(int stand, int hex) {
    for (int d = 0; d < 6; d++) {
      boolean front = d == table.facing[stand] || d == (table.facing[stand] + 1) % 6;
      if (!front && table.zoneOwner(table.side[stand], hex, d) != Table.GONE) {
        return true;
      }
    }
    return false;
  }

  /** Infantry stop short of Mounted Combat Stands (13.0). */
  private boolean meetsHorse(int stand, int hex) {
    if (!table.type[stand].infantry) {
      return false;
    }
    for (int side = 0; side < 2; side++) {
      int there = table.grid.neighbour(hex, (table.facing[stand] + side) % 6);
      int enemy = there < 0 ? Table.GONE : table.occupant[there];
      if (enemy != Table.GONE
          && table.side[enemy] != table.side[stand]
          && table.type[enemy].mountedCombat) {
        return true;
      }
    }
    return false;
  }
}
