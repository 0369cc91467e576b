package dev.muster.rules.witness;

import dev.muster.rules.battle.Event;
import dev.muster.rules.model.BattleProgram;
import java.util.List;

/**
 * A referee of its own: reads the events of a whole battle and judges each by the rules as they are
 * written. It knows the scenario and what was told, and nothing of the engine.
 */
public final class Witness {
  private final Docket docket = new Docket();
  private final Roll roll;
  private final Turn turn;
  private final Melees melees;
  private final List<Chapter> chapters;

  private Witness(BattleProgram program) {
    roll = new Roll(program);
    turn = new Turn(roll);
    melees = new Melees(roll);
    Charges charges = new Charges(roll, turn);
    Approaches approaches = new Approaches(roll, turn);
    chapters =
        List.of(
            new MovementChapter(roll, turn, melees, docket),
            new OrderChapter(roll, turn, docket),
            new GeneralChapter(roll, turn, docket),
            new RetreatChapter(roll, melees, docket),
            new OpportunityChapter(roll, turn, melees, charges, docket),
            approaches,
            new FlankChapter(roll, approaches, docket),
            new MeleeChapter(roll, turn, charges, approaches, docket),
            new DiceChapter(roll, docket),
            new FireChapter(roll, turn, melees, docket),
            new EvasionChapter(roll, turn, melees, docket),
            new PursuitChapter(roll, melees, docket),
            new LossChapter(roll, melees, docket),
            new DueChapter(roll, melees, docket));
  }

  /**
   * Reads a battle from its first event to its last.
   *
   * @throws IllegalArgumentException where an event names a stand the scenario does not have
   */
  public static Docket read(BattleProgram program, List<Event> story) {
    Witness witness = new Witness(program);
    for (int at = 0; at < story.size(); at++) {
      Event event = story.get(at);
      witness.docket.event = at;
      for (Chapter each : witness.chapters) {
        each.hear(event, story, at);
      }
      witness.turn.take(event);
      witness.roll.take(event);
      witness.melees.take(event);
    }
    return witness.docket;
  }
}
