package dev.muster.rules.referee;

import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Hex;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Chapter 5: who evades, before whom, whereto, and how often. */
final class EvasionCheck implements RuleChapterCheck {
  private record Pair(int evader, int attacker) {}

  private final BattleRoster roll;
  private final TurnRecord turn;
  private final MeleeRecord melees;
  private final CaseLog docket;
  private final Set<Pair> evaded = new HashSet<>();

  EvasionCheck(BattleRoster roll, TurnRecord turn, MeleeRecord melees, CaseLog docket) {
    this.roll = roll;
    this.turn = turn;
    this.melees = melees;
    this.docket = docket;
  }

  @Override
  public void hear(Event event, List<Event> story, int at) {
    switch (event) {
      case SnaphanceEvent.GroupActs e -> evaded.clear();
      case SnaphanceEvent.Evades e -> evades(e, story, at);
      default -> {}
    }
  }

  private void evades(SnaphanceEvent.Evades e, List<Event> story, int at) {
    int i = roll.id(e.stand());
    int enemy = roll.id(e.from());
    StandRecord who = roll.stand(i);
    docket.judge(
        JudgedPoint.EVADE_WHO,
        (who.skirmishers() || who.dragoons() || who.lightCavalry())
            && who.side() != turn.side
            && !melees.holds(i)
            && roll.enemies(i, enemy),
        () -> e.stand() + " may not evade");
    boolean first = evaded.add(new Pair(i, enemy));
    docket.judge(
        JudgedPoint.EVADE_AGAIN,
        first || !roll.disordered[i] && (!who.skirmishers() || who.arquebus()),
        () -> e.stand() + " evades " + e.from() + " again");
    way(e, i);
    boolean shot = story.get(Math.min(at + 1, story.size() - 1)) instanceof SnaphanceEvent.ShotLost;
    boolean charged = roll.here(enemy) && roll.faces(enemy, i) && !shot;
    if (!charged && roll.here(enemy)) {
      docket.judge(
          JudgedPoint.EVADE_FRONT,
          AxialHexes.beforeLine(e.start(), roll.facing[i], roll.at(enemy)),
          () -> e.stand() + " evades fire that did not come from its front");
    }
  }

  private void way(SnaphanceEvent.Evades e, int i) {
    StandRecord who = roll.stand(i);
    Hex at = e.start();
    int cost = 0;
    boolean right = !e.path().isEmpty();
    boolean halted = false;
    for (Hex to : e.path()) {
      AxialHexes.Aspect aspect = AxialHexes.aspect(at, roll.facing[i], to);
      right &= !halted && (aspect == AxialHexes.Aspect.REAR || sideways(aspect, at, i));
      cost += roll.country.price(at, to, who);
      halted = !roll.zonesOver(to, who.side()).isEmpty();
      at = to;
    }
    boolean back = right && (cost <= who.first() || e.path().size() == 1);
    int paid = cost;
    docket.judge(
        JudgedPoint.EVADE_WAY,
        back,
        () -> e.stand() + " evades by " + e.start() + " " + e.path() + " for " + paid);
    Hex start = e.start();
    for (Hex each : e.path()) {
      Hex from = start;
      docket.judge(
          JudgedPoint.CLOSED_GROUND,
          roll.country.open(from, each, who),
          () -> who + " evades from " + from + " to " + each + ", closed to it");
      start = each;
    }
    int other = roll.in(at, i);
    docket.judge(
        JudgedPoint.OWN_HEX,
        other == BattleRoster.NOBODY,
        () -> e.stand() + " evades into the hex of " + roll.stand(other));
  }

  /** Sideways only where no rear hex can be entered (U-24). */
  private boolean sideways(AxialHexes.Aspect aspect, Hex at, int i) {
    if (aspect != AxialHexes.Aspect.FLANK) {
      return false;
    }
    List<Hex> rear = new ArrayList<>();
    for (int d = 0; d < 6; d++) {
      if (AxialHexes.aspect(roll.facing[i], d) == AxialHexes.Aspect.REAR) {
        rear.add(AxialHexes.beside(at, d));
      }
    }
    for (Hex each : rear) {
      int there = roll.in(each, i);
      if (roll.country.open(at, each, roll.stand(i)) && there == BattleRoster.NOBODY) {
        return false;
      }
    }
    return true;
  }
}
