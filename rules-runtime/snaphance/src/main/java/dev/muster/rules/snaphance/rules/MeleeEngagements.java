package dev.muster.rules.snaphance.rules;

import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import org.jspecify.annotations.Nullable;

/**
 * The melees: opponents and supports (10.2, 10.6, 11.3, 11.4). They wait in the {@link
 * SnaphanceState#consequences} of the table.
 */
final class MeleeEngagements {
  private final BattleContext play;
  private final SnaphanceState table;
  private final JointCharge jointCharge;
  private final PendingMelee clash = new PendingMelee();
  private final HexList met = new HexList();
  private final HexList left = new HexList();
  private final SnaphanceDecision.RefusalRule refusals = this::refusal;

  MeleeEngagements(BattleContext play, JointCharge jointCharge) {
    this.play = play;
    table = play.state;
    this.jointCharge = jointCharge;
  }

  /** The melees of a charge or reaction, all contacts made at once (10.2, 15.0). */
  void resolve(HexList chargers, PendingMelee.Kind kind) {
    if (chargers.size() == 1) {
      meets(chargers.get(0), kind, SnaphanceState.GONE);
    } else {
      jointCharge.resolve(chargers, kind);
    }
  }

  /**
   * Starts the melee of a stand with one of the enemies in contact, if any.
   *
   * @param pursued the enemy it pursued, or {@link SnaphanceState#GONE}
   */
  void meets(int charger, PendingMelee.Kind kind, int pursued) {
    int opponent = opponent(charger, pursued);
    if (opponent == SnaphanceState.GONE) {
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

  /** Starts an ongoing melee again in the activation of one of its Battle Stands (11.3). */
  void again(int stand) {
    int other = table.foe[stand];
    boolean first = table.began[stand];
    clash.start(PendingMelee.Kind.ONGOING, first ? stand : other, first ? other : stand);
    put();
  }

  /**
   * A winner with an enemy Battle Stand of another melee in front joins that one (11.4, 13.1).
   *
   * @return whether there was one
   */
  boolean joinAfterWin(int victor) {
    if (!table.onBoard(victor) || table.foe[victor] != SnaphanceState.GONE) {
      return false;
    }
    for (int which = 0; which < 2; which++) {
      int enemy = table.enemyIn(table.frontHex(victor, which), table.side[victor]);
      if (enemy != SnaphanceState.GONE && table.foe[enemy] != SnaphanceState.GONE) {
        clash.meet(table, PendingMelee.Kind.RESTART, victor, enemy);
        put();
        return true;
      }
    }
    return false;
  }

  private void put() {
    clash.write(Consequence.MELEE.enqueueIn(table));
    table.consequences.end();
  }

  /** The opposing Battle Stand of a lone attacker (10.2): facing first, then Combat Stands. */
  private int opponent(int charger, int pursued) {
    met.clear();
    left.clear();
    table.inFront(charger, met);
    if (met.isEmpty() || (pursued != SnaphanceState.GONE && met.contains(pursued))) {
      play.decision
          .ofStand(SnaphanceDecisionType.OPPONENT, charger)
          .refusing(refusals)
          .against(pursued)
          .withhold();
      return met.isEmpty() ? SnaphanceState.GONE : pursued;
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
    SnaphanceDecision choice =
        play.decision.ofStand(
            pullOut ? SnaphanceDecisionType.PULL_OUT : SnaphanceDecisionType.OPPONENT, charger);
    choice.refusing(refusals);
    for (int i = 0; i < left.size(); i++) {
      if (!combat || table.type[left.get(i)].combat) {
        choice.add(SnaphanceOrder.OPPONENT, left.get(i));
        if (pullOut && table.foe[left.get(i)] != SnaphanceState.GONE) {
          choice.asDefault();
        }
      }
    }
    return choice.askNumber();
  }

  /** Why another than the stands left is not the opponent of a charger (10.2). */
  private @Nullable Because refusal(
      SnaphanceDecision question, SnaphanceOrder order, SnaphanceOrderReading said) {
    int pursued = question.opponent();
    int opponent = said.other();
    if (order != SnaphanceOrder.OPPONENT || opponent == SnaphanceState.GONE) {
      return null;
    }
    if (!met.contains(opponent)) {
      return SnaphanceRefusal.NOT_IN_CONTACT.by(opponent);
    }
    if (pursued != SnaphanceState.GONE) {
      return SnaphanceRefusal.PURSUED_FIRST.by(pursued);
    }
    return left.contains(opponent)
        ? SnaphanceRefusal.COMBAT_STAND_FIRST.because()
        : SnaphanceRefusal.FACING_FIRST.because();
  }

  /**
   * Sets the supports of a melee, and the stands that are struck from the side and only retreat
   * (10.2, 10.6).
   */
  void findSupports(PendingMelee clash) {
    supports(clash.attacker, clash.defender, clash, clash.attackSupports);
    supports(clash.defender, clash.attacker, clash, clash.defenceSupports);
    for (int stand = 0; play.events.hasListener && stand < table.stands; stand++) {
      withholdSupport(stand, clash);
    }
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
            && table.foe[enemy] == SnaphanceState.GONE
            && !table.supports(enemy)) {
          clash.bystanders.add(enemy);
        }
      }
    }
  }

  /** Reports why a stand supports neither side, or the other one (10.6). */
  private void withholdSupport(int stand, PendingMelee clash) {
    play.decision
        .ofStand(SnaphanceDecisionType.SUPPORT, stand)
        .refusing(
            (question, order, said) ->
                order == SnaphanceOrder.SUPPORT ? supportRefusal(stand, said.other(), clash) : null)
        .withhold();
  }

  private @Nullable Because supportRefusal(int stand, int enemy, PendingMelee clash) {
    boolean named = enemy == clash.attacker || enemy == clash.defender;
    if (!table.onBoard(stand) || enemy < 0 || !table.enemies(stand, enemy)) {
      return null;
    }
    if (!named) {
      return SnaphanceRefusal.NOT_FOUGHT_NOW.by(enemy);
    }
    if (stand == clash.attacker || stand == clash.defender || table.foe[stand] >= 0) {
      return SnaphanceRefusal.FIGHTS_ITSELF.because();
    }
    if (!table.hasInFront(stand, enemy)) {
      return SnaphanceRefusal.SUPPORTS_WHO_IS_IN_FRONT.by(enemy);
    }
    HexList found = enemy == clash.defender ? clash.attackSupports : clash.defenceSupports;
    return found.contains(stand) ? null : SnaphanceRefusal.SUPPORTS_ANOTHER.because();
  }

  private void supports(int battleStand, int enemy, PendingMelee clash, HexList found) {
    found.clear();
    for (int relative = 0; relative < 6; relative++) {
      int d = (table.facing[enemy] + relative) % 6;
      int there = table.grid.neighbour(table.hex[enemy], d);
      int friend = there < 0 ? SnaphanceState.GONE : table.occupant[there];
      if (friend != SnaphanceState.GONE
          && friend != battleStand
          && !table.enemies(friend, battleStand)
          && !table.type[friend].skirmisher
          && table.foe[friend] == SnaphanceState.GONE
          && !clash.elsewhere.contains(friend)
          && table.hasInFront(friend, enemy)
          && (clash.pledged.contains(friend) || prefers(friend, enemy))) {
        found.add(friend);
      }
    }
  }

  /** Lets a stand that faces two enemy Battle Stands support against one of them (10.6, D-27). */
  private boolean prefers(int stand, int enemy) {
    int other = SnaphanceState.GONE;
    for (int which = 0; which < 2; which++) {
      int there = table.enemyIn(table.frontHex(stand, which), table.side[stand]);
      if (there != SnaphanceState.GONE
          && there != enemy
          && table.foe[there] != SnaphanceState.GONE) {
        other = there;
      }
    }
    if (other == SnaphanceState.GONE) {
      return true;
    }
    SnaphanceDecision choice =
        play.decision
            .ofStand(SnaphanceDecisionType.SUPPORT, stand)
            .refusing(
                (question, order, said) ->
                    order == SnaphanceOrder.SUPPORT
                        ? SnaphanceRefusal.SUPPORTS_WHO_IS_IN_FRONT.by(said.other())
                        : null)
            .add(SnaphanceOrder.SUPPORT, enemy);
    return choice.add(SnaphanceOrder.SUPPORT, other).ask() == 0;
  }
}
