package dev.muster.rules.referee;

import dev.muster.rules.battle.Event;
import dev.muster.rules.model.BattleProgram;
import java.util.List;

/**
 * A referee of its own: reads the events of a whole battle and judges each by the rules as they are
 * written. It knows the scenario and what was told, and nothing of the engine.
 */
public final class IndependentReferee {
  private final CaseLog docket = new CaseLog();
  private final BattleRoster roll;
  private final TurnRecord turn;
  private final MeleeRecord melees;
  private final List<RuleChapterCheck> chapters;

  private IndependentReferee(BattleProgram program) {
    roll = new BattleRoster(program);
    turn = new TurnRecord(roll);
    melees = new MeleeRecord(roll);
    ChargeEligibilityCheck charges = new ChargeEligibilityCheck(roll, turn);
    ContactPaths approaches = new ContactPaths(roll, turn);
    chapters =
        List.of(
            new MovementCheck(roll, turn, melees, docket),
            new OrderTestCheck(roll, turn, docket),
            new GeneralCheck(roll, turn, docket),
            new RetreatCheck(roll, melees, docket),
            new OpportunityCheck(roll, turn, melees, charges, docket),
            approaches,
            new FlankCheck(roll, approaches, docket),
            new MeleeCheck(roll, turn, charges, approaches, docket),
            new DiceCheck(roll, docket),
            new FireCheck(roll, turn, melees, docket),
            new EvasionCheck(roll, turn, melees, docket),
            new PursuitCheck(roll, melees, docket),
            new LossCheck(roll, melees, docket),
            new ConsequenceCheck(roll, melees, docket));
  }

  /**
   * Reads a battle from its first event to its last.
   *
   * @throws IllegalArgumentException where an event names a stand the scenario does not have
   */
  public static CaseLog read(BattleProgram program, List<Event> story) {
    IndependentReferee witness = new IndependentReferee(program);
    for (int at = 0; at < story.size(); at++) {
      Event event = story.get(at);
      witness.docket.event = at;
      for (RuleChapterCheck each : witness.chapters) {
        each.hear(event, story, at);
      }
      witness.turn.take(event);
      witness.roll.take(event);
      witness.melees.take(event);
    }
    return witness.docket;
  }
}
