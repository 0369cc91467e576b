package dev.muster.rules.snaphance.commander;

import dev.muster.rules.snaphance.rules.HexList;
import dev.muster.rules.snaphance.rules.MoveGenerator;
import dev.muster.rules.snaphance.rules.MoveList;
import dev.muster.rules.snaphance.rules.SnaphanceState;

/**
 * Scores stands that charge in step. Each enemy they meet has one of them as Battle Stand and the
 * others in support (4.9, 10.6, 15.0). The result is compared with that of separate charges.
 */
final class JointChargeScore {
  private final EvaluationContext seen;
  private final SnaphanceState table;
  private final MeleeScore melee;

  /** Generates moves before the question about them comes. */
  private final MoveList moves = new MoveList();

  private final MoveGenerator movement;
  private final HexList who = new HexList();

  /** By stand: the hex where its charge would end, and the enemy it would fight. */
  private final int[] ends;

  private final int[] foes;

  JointChargeScore(EvaluationContext seen, MeleeScore melee) {
    this.seen = seen;
    this.melee = melee;
    table = seen.table;
    movement = new MoveGenerator(table, moves);
    ends = new int[table.stands];
    foes = new int[table.stands];
  }

  /**
   * Additional score of a charge in step with a further stand; below 0 if separate charges are
   * better or a joint one is impossible.
   *
   * @param together the stands that already take part; empty for the deciding stand alone
   */
  double gain(int stand, HexList together, int friend) {
    who.clear();
    if (together.isEmpty()) {
      who.add(stand);
    } else {
      who.addAll(together);
    }
    double without = who.size() == 1 ? alone(stand) : best();
    who.add(friend);
    if (!inReach()) {
      return -1;
    }
    double with = best();
    return with <= 0
        ? -1
        : with
            + seen.weight(SnaphanceWeight.JOINT_CHARGE)
            - Math.max(0, without)
            - seen.weight(SnaphanceWeight.JOINT_ALONE) * Math.max(0, alone(friend));
  }

  private boolean inReach() {
    for (int i = 0; i < who.size(); i++) {
      int stand = who.get(i);
      if (seen.enemyDistance(table.hex[stand]) > table.type[stand].moveFirst + 1) {
        return false;
      }
    }
    return true;
  }

  /** The best charge of the stands that move together; 0 if there is none. */
  private double best() {
    if (!inReach()) {
      return 0;
    }
    movement.findGroup(who, false, false);
    double best = 0;
    for (int move = 0; move < moves.count; move++) {
      if (moves.charge[move]) {
        best = Math.max(best, score(who, moves, move));
      }
    }
    return best;
  }

  /** The best charge of a single stand; 0 if there is none. */
  private double alone(int stand) {
    if (seen.enemyDistance(table.hex[stand]) > table.type[stand].moveFirst + 1) {
      return 0;
    }
    movement.find(stand, false, false);
    melee.reset();
    double best = 0;
    for (int move = 0; move < moves.count; move++) {
      if (moves.charge[move]) {
        double worth =
            melee.chargeScore(stand, moves.endHex[move], moves.endFacing[move])
                - exposed(stand, moves.endHex[move], moves.endFacing[move]);
        best = Math.max(best, worth);
      }
    }
    return best;
  }

  private double exposed(int stand, int hex, int facing) {
    return seen.weight(SnaphanceWeight.CHARGE_EXPOSED) * seen.danger(stand, hex, facing);
  }

  /**
   * Returns the expected score of a joint charge: the sum over the enemies it meets.
   *
   * @param found the moves of the first stand, which the others follow step by step
   */
  double score(HexList chargers, MoveList found, int move) {
    int lead = chargers.get(0);
    int facing = found.endFacing[move];
    int q = table.grid.axialQ(found.endHex[move]) - table.grid.axialQ(table.hex[lead]);
    int r = table.grid.axialR(found.endHex[move]) - table.grid.axialR(table.hex[lead]);
    double worth = found.disorders[move] ? -seen.weight(SnaphanceWeight.DISORDER) : 0;
    for (int i = 0; i < chargers.size(); i++) {
      int stand = chargers.get(i);
      int from = table.hex[stand];
      ends[i] = table.grid.at(table.grid.axialQ(from) + q, table.grid.axialR(from) + r);
      foes[i] = SnaphanceState.GONE;
      worth -= exposed(stand, ends[i], facing);
    }
    for (int i = 0; i < chargers.size(); i++) {
      for (int which = 0; which < 2; which++) {
        int enemy = inFront(chargers.get(i), ends[i], facing, which);
        if (enemy != SnaphanceState.GONE && !fought(enemy, i)) {
          worth += fight(chargers, enemy, facing);
        }
      }
    }
    return worth;
  }

  private int inFront(int stand, int hex, int facing, int which) {
    return table.enemyIn(table.grid.neighbour(hex, (facing + which) % 6), table.side[stand]);
  }

  /** Whether one of the first chargers has met an enemy already. */
  private boolean fought(int enemy, int before) {
    for (int k = 0; k < before; k++) {
      if (foes[k] == enemy) {
        return true;
      }
    }
    return foes[before] != SnaphanceState.GONE;
  }

  /**
   * Returns the score of a fight: the best of the free chargers in contact fights the enemy, the
   * others support.
   */
  private double fight(HexList chargers, int enemy, int facing) {
    double best = Double.NEGATIVE_INFINITY;
    int support = 0;
    int chosen = SnaphanceState.GONE;
    for (int i = 0; i < chargers.size(); i++) {
      if (foes[i] == SnaphanceState.GONE && meets(chargers.get(i), ends[i], facing, enemy)) {
        int stand = chargers.get(i);
        int others = lent(chargers, enemy, facing, i);
        double worth = melee.exchangeScore(stand, ends[i], enemy, true, others);
        if (worth > best) {
          best = worth;
          chosen = i;
          support = others;
        }
      }
    }
    if (chosen == SnaphanceState.GONE) {
      return 0;
    }
    for (int i = 0; i < chargers.size(); i++) {
      if (foes[i] == SnaphanceState.GONE
          && (i == chosen || support > 0 && meets(chargers.get(i), ends[i], facing, enemy))) {
        foes[i] = enemy;
      }
    }
    return best;
  }

  private boolean meets(int stand, int hex, int facing, int enemy) {
    return inFront(stand, hex, facing, 0) == enemy || inFront(stand, hex, facing, 1) == enemy;
  }

  /** Returns the support dice of the other chargers that contact this enemy and no other one. */
  private int lent(HexList chargers, int enemy, int facing, int but) {
    int dice = 0;
    for (int i = 0; i < chargers.size(); i++) {
      int stand = chargers.get(i);
      if (i != but && foes[i] == SnaphanceState.GONE && meetsOnly(stand, ends[i], facing, enemy)) {
        dice += melee.lentBy(stand, ends[i], enemy);
      }
    }
    return dice;
  }

  private boolean meetsOnly(int stand, int hex, int facing, int enemy) {
    int one = inFront(stand, hex, facing, 0);
    int other = inFront(stand, hex, facing, 1);
    return (one == enemy || other == enemy)
        && (one == enemy || one == SnaphanceState.GONE)
        && (other == enemy || other == SnaphanceState.GONE);
  }
}
