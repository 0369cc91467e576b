package dev.muster.rules.snaphance;

/**
 * Who fights whom and who supports (10.2, 10.6, 11.3, 11.4). The melees wait in the {@link
 * Table#due} of the table.
 */
final class Engagements {
  private final Play play;
  private final Table table;
  private final JointCharge jointCharge;
  private final Clash clash = new Clash();
  private final Steps met = new Steps();
  private final Steps left = new Steps();

  Engagements(Play play, JointCharge jointCharge) {
    this.play = play;
    table = play.table;
    this.jointCharge = jointCharge;
  }

  /** The melees of a charge or reaction, all contacts made at once (10.2, 15.0). */
  void resolve(Steps chargers, Clash.Kind kind) {
    if (chargers.size() == 1) {
      meets(chargers.get(0), kind, Table.GONE);
    } else {
      jointCharge.resolve(chargers, kind);
    }
  }

  /**
   * The melee of a stand with one of those it has come into contact with, if any.
   *
   * @param pursued whom it came after, or {@link Table#GONE}
   */
  void meets(int charger, Clash.Kind kind, int pursued) {
    int opponent = opponent(charger, pursued);
    if (opponent == Table.GONE) {
      return;
    }
    clash.meet(table, kind, charger, opponent);
    clash.pursued = pursued;
    clash.strikers.add(charger);
    if (table.moveHexes[charger] > 0) {
      clash.chargers.add(charger);
    }
    put();
  }

  /** An ongoing melee is fought again in the activation of one of its Battle Stands (11.3). */
  void again(int stand) {
    int other = table.foe[stand];
    boolean first = table.began[stand];
    clash.start(Clash.Kind.ONGOING, first ? stand : other, first ? other : stand);
    put();
  }

  /**
   * A winner with an enemy Battle Stand of another melee in front joins that one (11.4, 13.1).
   *
   * @return whether there was one
   */
  boolean joinAfterWin(int victor) {
    if (!table.onBoard(victor) || table.foe[victor] != Table.GONE) {
      return false;
    }
    for (int which = 0; which < 2; which++) {
      int enemy = table.enemyIn(table.frontHex(victor, which), table.side[victor]);
      if (enemy != Table.GONE && table.foe[enemy] != Table.GONE) {
        clash.meet(table, Clash.Kind.RESTART, victor, enemy);
        put();
        return true;
      }
    }
    return false;
  }

  private void put() {
    clash.write(Due.MELEE.in(table));
    table.due.end();
  }

  /** The opposing Battle Stand of a lone attacker (10.2): facing first, then Combat Stands. */
  private int opponent(int charger, int pursued) {
    met.clear();
    left.clear();
    table.inFront(charger, met);
    if (met.isEmpty() || (pursued != Table.GONE && met.contains(pursued))) {
      return met.isEmpty() ? Table.GONE : pursued;
    }
    boolean facing = false;
    for (int i = 0; i < met.size(); i++) {
      facing |= table.hasInFront(met.get(i), charger);
    }
    boolean combat = false;
    for (int i = 0; i < met.size(); i++) {
      if (!facing || table.hasInFront(met.get(i), charger)) {
        left.add(met.get(i));
        combat |= table.type[met.get(i)].combat;
      }
    }
    boolean pullOut =
        left.size() > 1 && (table.supports(left.get(0)) || table.supports(left.get(1)));
    Choice choice = play.choice.of(pullOut ? Decision.PULL_OUT : Decision.OPPONENT, charger);
    for (int i = 0; i < left.size(); i++) {
      if (!combat || table.type[left.get(i)].combat) {
        choice.add(Order.OPPONENT, left.get(i));
        if (pullOut && table.foe[left.get(i)] != Table.GONE) {
          choice.usually();
        }
      }
    }
    return choice.askNumber();
  }

  /** Fills in who supports whom, and who is struck from the side and only retreats (10.2, 10.6). */
  void findSupports(Clash clash) {
    supports(clash.attacker, clash.defender, clash, clash.attackSupports);
    supports(clash.defender, clash.attacker, clash, clash.defenceSupports);
    clash.bystanders.clear();
    if (clash.fresh()) {
      met.clear();
      table.inFront(clash.attacker, met);
      for (int i = 0; i < met.size(); i++) {
        int enemy = met.get(i);
        boolean faces = table.hasInFront(enemy, clash.attacker);
        if (enemy != clash.defender
            && !clash.elsewhere.contains(enemy)
            && !faces
            && table.foe[enemy] == Table.GONE
            && !table.supports(enemy)) {
          clash.bystanders.add(enemy);
        }
      }
    }
  }

  private void supports(int battleStand, int enemy, Clash clash, Steps found) {
    found.clear();
    for (int relative = 0; relative < 6; relative++) {
      int d = (table.facing[enemy] + relative) % 6;
      int there = table.grid.neighbour(table.hex[enemy], d);
      int friend = there < 0 ? Table.GONE : table.occupant[there];
      if (friend != Table.GONE
          && friend != battleStand
          && !table.enemies(friend, battleStand)
          && !table.type[friend].skirmisher
          && table.foe[friend] == Table.GONE
          && !clash.elsewhere.contains(friend)
          && table.hasInFront(friend, enemy)
          && (clash.pledged.contains(friend) || prefers(friend, enemy))) {
        found.add(friend);
      }
    }
  }

  /** A stand that faces two enemy Battle Stands supports against one of them (10.6, D-27). */
  private boolean prefers(int stand, int enemy) {
    int other = Table.GONE;
    for (int which = 0; which < 2; which++) {
      int there = table.enemyIn(table.frontHex(stand, which), table.side[stand]);
      if (there != Table.GONE && there != enemy && table.foe[there] != Table.GONE) {
        other = there;
      }
    }
    if (other == Table.GONE) {
      return true;
    }
    Choice choice = play.choice.of(Decision.SUPPORT, stand).add(Order.SUPPORT, enemy);
    return choice.add(Order.SUPPORT, other).ask() == 0;
  }
}
