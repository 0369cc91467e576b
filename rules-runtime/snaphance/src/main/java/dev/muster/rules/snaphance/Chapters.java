package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Conditions;
import dev.muster.rules.battle.Victory;

/**
 * The chapters of the rules at one table: each is made once and given those it asks. Who is asked
 * knows nothing of who asks; what he leaves to be settled goes through {@link Table#due}.
 */
final class Chapters {
  final Placing placing;
  final Reinforcements reinforcements;
  final Command command;
  final Activation activation;
  final Settlement settlement;
  final Victory victory;

  Chapters(Play play) {
    Table table = play.table;
    placing = new Placing(play);
    SnaphanceTally tally = new SnaphanceTally(table);
    victory = new Victory(tally, SnaphanceTally.ROWS, play.chronicle.sink);
    reinforcements = new Reinforcements(play, new Conditions(tally));
    command = new Command(play, reinforcements);

    // tests, losses and fire
    Losses losses = new Losses(play);
    OrderTest orderTest = new OrderTest(play);
    Morale morale = new Morale(play, losses);
    Firing firing = new Firing(play, new Sight(table), morale);
    Evasion evasion = new Evasion(play, orderTest, losses);

    // contact and melee
    JointCharge jointCharge = new JointCharge(play);
    Engagements engagements = new Engagements(play, jointCharge);
    SkirmishFire skirmishFire = new SkirmishFire(play, firing);
    Contacts contacts = new Contacts(play, losses, evasion, skirmishFire, engagements);
    Opportunity opportunity = new Opportunity(play, firing, contacts);
    Pursuit pursuit = new Pursuit(play, losses, opportunity, contacts);
    Aftermath aftermath =
        new Aftermath(
            play,
            losses,
            new Retreat(play, losses),
            new Bounce(play, losses),
            pursuit,
            engagements);
    MeleeDecision decision = new MeleeDecision(play, losses, morale, aftermath);
    ContactFire contactFire = new ContactFire(play, firing, morale);
    Melee melee = new Melee(play, losses, contactFire, contacts, engagements, decision);

    // the turn of a group
    Movement movement = new Movement(table, play.moves);
    ExtraMove extraMove = new ExtraMove(play, command, orderTest, losses);
    March march = new March(play, movement, extraMove, opportunity, contacts, losses);
    Shooting shooting = new Shooting(play, firing, evasion, opportunity);
    Advance advance = new Advance(play, movement, march, firing, shooting);
    Partners partners = new Partners(play);
    Watch watch = new Watch(play, partners, orderTest);
    Alone alone = new Alone(play, movement, advance, partners, watch);
    StandTurn turn =
        new StandTurn(
            play,
            command,
            new BreakOff(play, movement, march, losses),
            watch,
            new Rally(play, orderTest, partners),
            new Together(play, movement, advance, command, partners, alone));
    activation = new Activation(play, command, new Ongoing(play, engagements), turn);
    settlement = new Settlement(play, melee, jointCharge, march, pursuit, advance);
  }
}
