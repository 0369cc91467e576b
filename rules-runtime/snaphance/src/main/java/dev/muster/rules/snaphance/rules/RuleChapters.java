package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.ConditionEvaluator;
import dev.muster.rules.battle.HouseEvents;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.VictoryEvaluator;

/**
 * The chapters of the rules at one table: each is made once with the chapters it uses. A chapter
 * does not depend on its callers; it leaves further work in {@link SnaphanceState#consequences}.
 */
public final class RuleChapters {
  public final ZoneDeployment placing;
  public final SnaphanceReinforcements reinforcements;
  public final InitiativeAndGenerals command;
  public final GroupActivation activation;
  public final ConsequenceResolver settlement;
  public final VictoryEvaluator victory;
  public final HouseEvents events;

  public RuleChapters(BattleContext play) {
    SnaphanceState table = play.state;
    placing = new ZoneDeployment(play);
    SnaphanceBattleStatus tally = new SnaphanceBattleStatus(table);
    victory = new VictoryEvaluator(tally, SnaphanceBattleStatus.ROWS, play.events.sink);
    reinforcements = new SnaphanceReinforcements(play, new ConditionEvaluator(tally));
    command = new InitiativeAndGenerals(play, reinforcements);

    // tests, losses and fire
    Losses losses = new Losses(play);
    RuleRef scenario = SnaphanceBattleStatus.ROWS.scenario();
    events = new HouseEvents(tally, losses, scenario, play.events.sink);
    OrderTest orderTest = new OrderTest(play);
    Morale morale = new Morale(play, losses);
    RangedFire firing = new RangedFire(play, new SnaphanceSight(table), morale);
    SnaphanceEvasion evasion = new SnaphanceEvasion(play, orderTest, losses);

    // contact and melee
    JointCharge jointCharge = new JointCharge(play);
    MeleeEngagements engagements = new MeleeEngagements(play, jointCharge);
    SkirmisherLastShot skirmishFire = new SkirmisherLastShot(play, firing);
    ChargeContacts contacts = new ChargeContacts(play, losses, evasion, skirmishFire, engagements);
    OpportunityReactions opportunity = new OpportunityReactions(play, firing, contacts);
    SnaphancePursuit pursuit = new SnaphancePursuit(play, losses, opportunity, contacts);
    MeleeAftermath aftermath =
        new MeleeAftermath(
            play,
            losses,
            new Retreat(play, losses),
            new Bounce(play, losses),
            pursuit,
            engagements);
    MeleeRoundOutcome decision = new MeleeRoundOutcome(play, losses, morale, aftermath);
    ContactFire contactFire = new ContactFire(play, firing, morale);
    MeleeRound melee = new MeleeRound(play, losses, contactFire, contacts, engagements, decision);

    // the turn of a group
    MoveGenerator movement = new MoveGenerator(table, play.moves);
    ExtraMove extraMove = new ExtraMove(play, command, orderTest, losses);
    MoveExecution march =
        new MoveExecution(play, movement, extraMove, opportunity, contacts, losses);
    OwnTurnFire shooting = new OwnTurnFire(play, firing, evasion, opportunity);
    FireAndMove advance = new FireAndMove(play, movement, march, firing, shooting);
    JointActors partners = new JointActors(play);
    OpportunityOrders watch = new OpportunityOrders(play, partners, orderTest);
    SingleStandAction alone = new SingleStandAction(play, movement, advance, partners, watch);
    play.decision.answeredBy(new TurnRefusals(table, firing, partners, watch, command));
    StandTurn turn =
        new StandTurn(
            play,
            command,
            new BreakOff(play, movement, march, losses),
            watch,
            new Rally(play, orderTest, partners),
            new JointAction(play, movement, advance, command, partners, alone));
    activation = new GroupActivation(play, command, new OngoingMelee(play, engagements), turn);
    settlement = new ConsequenceResolver(play, melee, jointCharge, march, pursuit, advance);
  }
}
