package dev.muster.rules.snaphance.rules;

import java.util.function.IntFunction;

/**
 * Assigns chargers to enemies in a joint charge: as many enemies as possible are assaulted, each by
 * one Battle Stand; the others support (15.0, Diagrams 1 and 2).
 */
final class ChargeAllotment {
  /** More attackers than this in one group are allotted in the order of their contacts. */
  private static final int MOST = 10;

  private final BattleContext play;
  private final SnaphanceState table;
  private final HexList attackers = new HexList();
  private final IntFunction<String> words = this::words;

  /**
   * The plans, one after another. Each contains, for every attacker, the enemy it fights; then the
   * number of enemies assaulted; then these enemies; then the attacker that is the Battle Stand
   * against each of them.
   */
  private final HexList plans = new HexList();

  private int width;
  private int chosen;

  // the plan being made
  private final int[] contact;
  private final int[] enemyOf;
  private final int[] assaulted;
  private final int[] battleStand;
  private int enemies;

  ChargeAllotment(BattleContext play) {
    this.play = play;
    table = play.state;
    contact = new int[2 * table.stands];
    enemyOf = new int[table.stands];
    assaulted = new int[table.stands];
    battleStand = new int[table.stands];
  }

  int melees() {
    return plans.isEmpty() ? 0 : enemies(chosen);
  }

  int attacker(int melee) {
    return attackers.get(battleStand(chosen, melee));
  }

  int defender(int melee) {
    return enemy(chosen, melee);
  }

  boolean fights(int attackerIndex, int melee) {
    return enemyOf(chosen, attackerIndex) == enemy(chosen, melee);
  }

  /** Finds the legal plans and lets the attacker choose one (D-26). */
  void choose(HexList chargers) {
    attackers.clear();
    attackers.addAll(chargers);
    plans.clear();
    width = 3 * attackers.size() + 1;
    for (int i = 0; i < attackers.size(); i++) {
      meets(i);
    }
    allot(0);
    keepBest();
    if (plans.isEmpty()) {
      return;
    }
    SnaphanceDecision choice =
        play.decision.ofStand(SnaphanceDecisionType.ALLOT, chargers.get(0)).withLabels(words);
    choice.refusing(
        SnaphanceRefusal.EVERYBODY_ASSAULTED, SnaphanceOrder.OPPONENT, SnaphanceOrder.ALLOT);
    chosen = choice.addEach(SnaphanceOrder.ALLOT, count()).askNumber();
  }

  private int count() {
    return plans.size() / width;
  }

  private int enemyOf(int plan, int attacker) {
    return plans.get(plan * width + attacker);
  }

  private int enemies(int plan) {
    return plans.get(plan * width + attackers.size());
  }

  private int enemy(int plan, int melee) {
    return plans.get(plan * width + attackers.size() + 1 + melee);
  }

  private int battleStand(int plan, int melee) {
    return plans.get(plan * width + 2 * attackers.size() + 1 + melee);
  }

  /**
   * Keeps only the plans that assault the most enemies, and of these only the proper ones if there
   * are any.
   */
  private void keepBest() {
    int most = 0;
    for (int plan = 0; plan < count(); plan++) {
      most = Math.max(most, enemies(plan));
    }
    boolean anyProper = false;
    for (int plan = 0; plan < count(); plan++) {
      anyProper |= enemies(plan) == most && proper(plan);
    }
    int kept = 0;
    for (int plan = 0; plan < count(); plan++) {
      if (enemies(plan) == most && (!anyProper || proper(plan))) {
        for (int i = 0; i < width; i++) {
          plans.set(kept * width + i, plans.get(plan * width + i));
        }
        kept++;
      }
    }
    plans.truncate(kept * width);
  }

  /**
   * Whether no attacker leaves a facing enemy for another, nor a Combat Stand for a Support Stand
   * (10.2).
   */
  private boolean proper(int plan) {
    for (int i = 0; i < attackers.size(); i++) {
      for (int which = 0; which < 2; which++) {
        int enemy = contact[2 * i + which];
        if (enemy != SnaphanceState.GONE
            && !assaults(plan, enemy)
            && rank(enemy, attackers.get(i)) > rank(enemyOf(plan, i), attackers.get(i))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean assaults(int plan, int enemy) {
    for (int m = 0; m < enemies(plan); m++) {
      if (enemy(plan, m) == enemy) {
        return true;
      }
    }
    return false;
  }

  private int rank(int enemy, int attacker) {
    return (table.hasInFront(enemy, attacker) ? 2 : 0) + (table.type[enemy].combat ? 1 : 0);
  }

  private void meets(int attacker) {
    int stand = attackers.get(attacker);
    for (int which = 0; which < 2; which++) {
      contact[2 * attacker + which] =
          table.enemyIn(table.frontHex(stand, which), table.side[stand]);
    }
  }

  /** Generates every way to assign each attacker one of the enemies it meets. */
  private void allot(int at) {
    if (at == attackers.size()) {
      nameBattleStands();
      return;
    }
    int given = 0;
    for (int which = 0; which < 2 && (at < MOST || given == 0); which++) {
      if (contact[2 * at + which] != SnaphanceState.GONE) {
        enemyOf[at] = contact[2 * at + which];
        given++;
        allot(at + 1);
      }
    }
    if (given == 0) {
      enemyOf[at] = SnaphanceState.GONE;
      allot(at + 1);
    }
  }

  private void nameBattleStands() {
    enemies = 0;
    for (int i = 0; i < attackers.size(); i++) {
      boolean known = enemyOf[i] == SnaphanceState.GONE;
      for (int m = 0; m < enemies; m++) {
        known |= assaulted[m] == enemyOf[i];
      }
      if (!known) {
        assaulted[enemies++] = enemyOf[i];
      }
    }
    name(0);
  }

  /** Every way to name one Battle Stand for each enemy assaulted. */
  private void name(int melee) {
    if (melee == enemies) {
      keep();
      return;
    }
    for (int i = 0; i < attackers.size(); i++) {
      if (enemyOf[i] == assaulted[melee]) {
        battleStand[melee] = i;
        name(melee + 1);
      }
    }
  }

  private void keep() {
    for (int i = 0; i < attackers.size(); i++) {
      plans.add(enemyOf[i]);
    }
    plans.add(enemies);
    for (int i = 0; i < attackers.size(); i++) {
      plans.add(i < enemies ? assaulted[i] : SnaphanceState.GONE);
    }
    for (int i = 0; i < attackers.size(); i++) {
      plans.add(i < enemies ? battleStand[i] : SnaphanceState.GONE);
    }
  }

  private String words(int plan) {
    StringBuilder text = new StringBuilder();
    for (int m = 0; m < enemies(plan); m++) {
      text.append(text.isEmpty() ? "" : "; ")
          .append(table.name[attackers.get(battleStand(plan, m))])
          .append(" fights ")
          .append(table.name[enemy(plan, m)]);
      for (int i = 0; i < attackers.size(); i++) {
        if (enemyOf(plan, i) == enemy(plan, m) && battleStand(plan, m) != i) {
          text.append(" with ").append(table.name[attackers.get(i)]);
        }
      }
    }
    return text.toString();
  }
}
