package dev.muster.rules.referee;

import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Hex;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.List;

/** Chapter 6: who may go on opportunity, and who may fire or charge from it at whom. */
final class OpportunityCheck implements RuleChapterCheck {
  private final BattleRoster roll;
  private final TurnRecord turn;
  private final MeleeRecord melees;
  private final ChargeEligibilityCheck charges;
  private final CaseLog docket;

  /** The stand that moved, fired or pursued last, whom the enemy may answer. */
  private int trigger = BattleRoster.NOBODY;

  /** Where it came from with its last step. */
  private Hex before = new Hex(0, 0);

  private boolean fired;

  OpportunityCheck(
      BattleRoster roll,
      TurnRecord turn,
      MeleeRecord melees,
      ChargeEligibilityCheck charges,
      CaseLog docket) {
    this.roll = roll;
    this.turn = turn;
    this.melees = melees;
    this.charges = charges;
    this.docket = docket;
  }

  @Override
  public void hear(Event event, List<Event> story, int at) {
    switch (event) {
      case SnaphanceEvent.Moves e when e.kind().endsWith(" charge") -> charges(e, story, at);
      case SnaphanceEvent.Moves e -> moved(roll.id(e.stand()), e.start(), e.path());
      case SnaphanceEvent.Pursues e -> moved(roll.id(e.stand()), e.start(), e.path());
      case SnaphanceEvent.Fires e when e.kind().equals("opportunity") -> fires(e);
      case SnaphanceEvent.Fires e when e.kind().equals("fire") -> {
        if (roll.id(e.stand()) != trigger) {
          before = roll.at(roll.id(e.stand()));
        }
        trigger = roll.id(e.stand());
        fired = true;
        turn.deed(trigger).firedAfter = turn.deed(trigger).moves.size();
      }
      case SnaphanceEvent.OnOpportunity e when e.on() -> goesOn(e, story, at);
      default -> {}
    }
  }

  private void moved(int stand, Hex start, List<Hex> path) {
    trigger = stand;
    fired = false;
    before = path.size() > 1 ? path.get(path.size() - 2) : start;
  }

  private void goesOn(SnaphanceEvent.OnOpportunity e, List<Event> story, int at) {
    int i = roll.id(e.stand());
    boolean tested = false;
    for (int look = at - 1;
        look >= 0 && !(story.get(look) instanceof SnaphanceEvent.GroupActs);
        look--) {
      if (story.get(look) instanceof SnaphanceEvent.OrderTest test
          && test.stands().contains(e.stand())
          && test.purpose().equals("opportunity")) {
        tested = test.passed();
        break;
      }
    }
    boolean passed = tested;
    docket.judge(
        JudgedPoint.WATCH_TESTED,
        passed && turn.its(i) && turn.deed(i).moves.isEmpty() && !roll.disordered[i],
        () -> e.stand() + " goes on opportunity");
    turn.deed(i).over = "it went on opportunity";
  }

  // ---- a charge on opportunity

  private void charges(SnaphanceEvent.Moves e, List<Event> story, int at) {
    int i = roll.id(e.stand());
    StandRecord who = roll.stand(i);
    int target = called(e);
    docket.judge(
        JudgedPoint.WATCHERS_REACT,
        roll.opportunity[i] && !roll.disordered[i] && !melees.holds(i) && who.side() != turn.side,
        () -> e.stand() + " charges, but is not on opportunity");
    if (target == BattleRoster.NOBODY || !roll.here(target) || !roll.enemies(i, target)) {
      return;
    }
    Hex at2 = e.start();
    int cost = 0;
    boolean forward = e.from() == e.to();
    for (Hex each : e.path()) {
      forward &= AxialHexes.inFront(at2, e.from(), each);
      cost += roll.country.price(at2, each, who);
      at2 = each;
    }
    Hex end = at2;
    boolean straight = forward;
    int paid = cost;
    docket.judge(
        JudgedPoint.REACTION_WAY,
        straight && (paid <= who.first() || e.path().size() == 1),
        () -> e.stand() + " charges on opportunity by " + e.path() + " for " + paid);
    docket.judge(
        JudgedPoint.REACTION_MEETS,
        AxialHexes.inFront(end, e.to(), roll.at(target)),
        () -> e.stand() + " charges on opportunity and does not meet " + roll.stand(target));
    docket.judge(
        JudgedPoint.REACTION_TRIGGER,
        fired || closer(e.start(), target),
        () -> e.stand() + " charges " + roll.stand(target) + ", who has not come closer");
    docket.judge(
        JudgedPoint.REACTION_ONCE,
        !turn.charged.contains(target),
        () -> roll.stand(target) + " is charged on opportunity a second time");
    turn.charged.add(target);
    turn.deed(target).struck = true;
    if (turn.its(target)) {
      turn.deed(target).over = "it was charged on opportunity";
    }
    meets(e, i, end);
  }

  /** Who called it out: of a group that moved, the one it comes to stand before. */
  private int called(SnaphanceEvent.Moves e) {
    Hex end = e.path().isEmpty() ? e.start() : e.path().getLast();
    if (turn.together.contains(trigger)) {
      for (int each : turn.together) {
        if (roll.here(each) && AxialHexes.inFront(end, e.to(), roll.at(each))) {
          return each;
        }
      }
    }
    return trigger;
  }

  /** Foot never comes upon Mounted Combat Stands on opportunity, whoever it charges. */
  private void meets(SnaphanceEvent.Moves e, int i, Hex end) {
    for (StandRecord other : roll.stands) {
      if (roll.here(other.id())
          && roll.enemies(i, other.id())
          && AxialHexes.inFront(end, e.to(), roll.at(other.id()))) {
        boolean open = other.skirmishers() && !roll.country.is(roll.at(other.id()), "cover");
        docket.judge(
            JudgedPoint.REACTION_WHOM,
            !(roll.stand(i).infantry() && other.mountedCombat())
                && (open || charges.may(i, other.id())),
            () -> e.stand() + " comes upon " + other + " on opportunity");
      }
    }
  }

  private boolean closer(Hex from, int target) {
    Hex now = roll.at(target);
    return AxialHexes.distance(from, now) < AxialHexes.distance(from, before)
        || AxialHexes.distance(from, now) == 1
        || sidewaysCloser(from, now);
  }

  private boolean sidewaysCloser(Hex from, Hex now) {
    return AxialHexes.distance(from, now) == AxialHexes.distance(from, before);
  }

  // ---- fire on opportunity

  private void fires(SnaphanceEvent.Fires e) {
    int i = roll.id(e.stand());
    docket.judge(
        JudgedPoint.WATCHERS_REACT,
        (roll.opportunity[i] || e.rank() > 1) && roll.stand(i).side() != turn.side,
        () -> e.stand() + " fires on opportunity, but is not on it");
  }
}
