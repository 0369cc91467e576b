package dev.muster.rules.snaphance;

import java.util.ArrayList;
import java.util.List;

/**
 * Who fights whom when several stands charge together: as many enemies as possible are assaulted,
 * each by one Battle Stand; the others support (15.0, Diagrams 1 and 2).
 */
final class Allotment {
  /** More attackers than this in one group are allotted in the order of their contacts. */
  private static final int MOST = 10;

  private final Table table;

  /** For each attacker the enemy it fights; for each enemy its Battle Stand's index. */
  private record Plan(int[] enemyOf, List<Integer> enemies, List<Integer> battleStands) {}

  private final List<Plan> plans = new ArrayList<>();
  private Plan chosen = new Plan(new int[0], List.of(), List.of());
  private Steps attackers = new Steps();

  Allotment(Table table) {
    this.table = table;
  }

  int melees() {
    return chosen.enemies.size();
  }

  int attacker(int melee) {
    return attackers.get(chosen.battleStands.get(melee));
  }

  int defender(int melee) {
    return chosen.enemies.get(melee);
  }

  boolean fights(int attackerIndex, int melee) {
    return chosen.enemyOf[attackerIndex] == chosen.enemies.get(melee);
  }

  /** Finds the legal plans and lets the attacker choose one (D-26). */
  void choose(Steps chargers) {
    attackers = chargers.copy();
    plans.clear();
    int n = chargers.size();
    int[][] contacts = new int[n][];
    for (int i = 0; i < n; i++) {
      contacts[i] = met(chargers.get(i));
    }
    enumerate(contacts, new int[n], 0);
    int most = 0;
    for (Plan plan : plans) {
      most = Math.max(most, plan.enemies.size());
    }
    int needed = most;
    plans.removeIf(plan -> plan.enemies.size() < needed);
    if (plans.stream().anyMatch(plan -> proper(plan, contacts))) {
      plans.removeIf(plan -> !proper(plan, contacts));
    }
    if (plans.isEmpty()) {
      chosen = new Plan(new int[n], List.of(), List.of());
      return;
    }
    Choice choice = table.choice.of(Decision.ALLOT, chargers.get(0)).worded(this::words);
    for (int i = 0; i < plans.size(); i++) {
      choice.add(Order.ALLOT, i);
    }
    chosen = plans.get(choice.askNumber());
  }

  /** Nobody leaves a facing enemy for another, nor a Combat Stand for a Support Stand (10.2). */
  private boolean proper(Plan plan, int[][] contacts) {
    for (int i = 0; i < contacts.length; i++) {
      for (int enemy : contacts[i]) {
        if (!plan.enemies.contains(enemy)
            && rank(enemy, attackers.get(i)) > rank(plan.enemyOf[i], attackers.get(i))) {
          return false;
        }
      }
    }
    return true;
  }

  private int rank(int enemy, int attacker) {
    return (table.hasInFront(enemy, attacker) ? 2 : 0) + (table.type[enemy].combat ? 1 : 0);
  }

  private int[] met(int stand) {
    Steps found = new Steps();
    for (int which = 0; which < 2; which++) {
      int enemy = table.enemyIn(table.frontHex(stand, which), table.side[stand]);
      if (enemy != Table.GONE) {
        found.add(enemy);
      }
    }
    int[] list = new int[found.size()];
    for (int i = 0; i < list.length; i++) {
      list[i] = found.get(i);
    }
    return list;
  }

  private void enumerate(int[][] contacts, int[] enemyOf, int at) {
    if (at == contacts.length) {
      battleStands(enemyOf.clone());
      return;
    }
    if (contacts[at].length == 0) {
      enemyOf[at] = Table.GONE;
      enumerate(contacts, enemyOf, at + 1);
      return;
    }
    int choices = at < MOST ? contacts[at].length : 1;
    for (int i = 0; i < choices; i++) {
      enemyOf[at] = contacts[at][i];
      enumerate(contacts, enemyOf, at + 1);
    }
  }

  /** Every way to name one Battle Stand for each enemy assaulted. */
  private void battleStands(int[] enemyOf) {
    List<Integer> enemies = new ArrayList<>();
    for (int enemy : enemyOf) {
      if (enemy != Table.GONE && !enemies.contains(enemy)) {
        enemies.add(enemy);
      }
    }
    name(enemyOf, enemies, new ArrayList<>());
  }

  private void name(int[] enemyOf, List<Integer> enemies, List<Integer> named) {
    if (named.size() == enemies.size()) {
      plans.add(new Plan(enemyOf, enemies, List.copyOf(named)));
      return;
    }
    for (int i = 0; i < enemyOf.length; i++) {
      if (enemyOf[i] == enemies.get(named.size())) {
        named.add(i);
        name(enemyOf, enemies, named);
        named.removeLast();
      }
    }
  }

  private String words(int index) {
    Plan plan = plans.get(index);
    StringBuilder text = new StringBuilder();
    for (int m = 0; m < plan.enemies.size(); m++) {
      text.append(text.isEmpty() ? "" : "; ")
          .append(table.name[attackers.get(plan.battleStands.get(m))])
          .append(" fights ")
          .append(table.name[plan.enemies.get(m)]);
      for (int i = 0; i < plan.enemyOf.length; i++) {
        boolean support = plan.enemyOf[i] == plan.enemies.get(m) && plan.battleStands.get(m) != i;
        if (support) {
          text.append(" with ").append(table.name[attackers.get(i)]);
        }
      }
    }
    return text.toString();
  }
}
