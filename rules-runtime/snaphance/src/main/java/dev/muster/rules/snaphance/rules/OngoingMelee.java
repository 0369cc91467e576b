package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import org.jspecify.annotations.Nullable;

/** Continues the melee of a Battle Stand in its turn (4.6, 10.4, 11.3). */
final class OngoingMelee {
  private static final RuleRef TURNS = RuleRef.of("4.6", "SN-4.6-06", "SN-10.4-06");

  private final BattleContext play;
  private final SnaphanceState table;
  private final MeleeEngagements engagements;
  private final SnaphanceDecision.RefusalRule refusals = this::refusal;

  OngoingMelee(BattleContext play, MeleeEngagements engagements) {
    this.play = play;
    table = play.state;
    this.engagements = engagements;
  }

  /** Lets the stand turn to its attacker and fights the melee again. */
  void fightOn(int stand) {
    turnToAttacker(stand);
    if (!(table.rules.ongoingOncePerRound && table.foughtRound[stand] == table.round)) {
      engagements.again(stand);
    }
  }

  /**
   * Lets a stand that is attacked only on flank or rear turn to its attacker, by any number of
   * faces (4.6, 10.4).
   */
  private void turnToAttacker(int stand) {
    int enemy = table.foe[stand];
    int d = table.grid.direction(table.hex[stand], table.hex[enemy]);
    SnaphanceDecision choice =
        play.decision.ofStand(SnaphanceDecisionType.TURN_TO_ATTACKER, stand).refusing(refusals);
    if (table.hasInFront(stand, enemy) || attackedInFront(stand) != SnaphanceState.GONE) {
      choice.withhold();
      return;
    }
    choice
        .add(SnaphanceOrder.TURN, d)
        .add(SnaphanceOrder.TURN, (d + 5) % 6)
        .add(SnaphanceOrder.KEEP_FACING);
    int answer = choice.ask();
    if (choice.order(answer) == SnaphanceOrder.TURN) {
      int from = table.facing[stand];
      table.face(stand, choice.number(answer));
      play.events.turns(stand, from, TURNS);
    }
  }

  /** Why a stand does not turn so, or does anything but fight on, null if it may (4.6, 11.3). */
  private @Nullable Because refusal(
      SnaphanceDecision question, SnaphanceOrder order, SnaphanceOrderReading said) {
    int stand = question.stand();
    int enemy = table.foe[stand];
    int d = table.grid.direction(table.hex[stand], table.hex[enemy]);
    return switch (order) {
      case TURN, KEEP_FACING -> {
        int other = attackedInFront(stand);
        yield table.hasInFront(stand, enemy)
            ? SnaphanceRefusal.FACES_ATTACKER.by(enemy)
            : other != SnaphanceState.GONE
                ? SnaphanceRefusal.ATTACKED_IN_FRONT.by(other)
                : SnaphanceRefusal.TURNS_TO_ATTACKER.by(enemy, d, (d + 5) % 6);
      }
      case HOLD,
          MOVE,
          FIRE,
          FIRE_FRONT_RANK,
          RALLY,
          RALLY_TOGETHER,
          GO_ON_OPPORTUNITY,
          GO_ON_OPPORTUNITY_TOGETHER ->
          SnaphanceRefusal.IN_MELEE.by(enemy);
      default -> null;
    };
  }

  /** Returns the enemy that attacks the front of a stand; GONE if there is none. */
  private int attackedInFront(int stand) {
    for (int which = 0; which < 2; which++) {
      int enemy = table.enemyIn(table.frontHex(stand, which), table.side[stand]);
      if (enemy != SnaphanceState.GONE && table.hasInFront(enemy, stand) && table.engaged(enemy)) {
        return enemy;
      }
    }
    return SnaphanceState.GONE;
  }
}
