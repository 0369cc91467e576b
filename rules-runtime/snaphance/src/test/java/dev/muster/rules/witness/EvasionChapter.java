package dev.muster.rules.witness;

import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Hex;
import dev.muster.rules.snaphance.SnaphanceEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Chapter 5: who evades, before whom, whereto, and how often. */
final class EvasionChapter implements Chapter {
  private record Pair(int evader, int attacker) {}

  private final Roll roll;
  private final Turn turn;
  private final Melees melees;
  private final Docket docket;
  private final Set<Pair> evaded = new HashSet<>();

  EvasionChapter(Roll roll, Turn turn, Melees melees, Docket docket) {
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
    Company who = roll.stand(i);
    docket.judge(
        Point.EVADE_WHO,
        (who.skirmishers() || who.dragoons() || who.lightCavalry())
            && who.side() != turn.side
            && !melees.holds(i)
            && roll.enemies(i, enemy),
        () -> e.stand() + " may not evade");
    boolean first = evaded.add(new Pair(i, enemy));
    docket.judge(
        Point.EVADE_AGAIN,
        first || !roll.disordered[i] && (!who.skirmishers() || who.arquebus()),
        () -> e.stand() + " evades " + e.from() + " again");
    way(e, i);
    boolean shot = story.get(Math.min(at + 1, story.size() - 1)) instanceof SnaphanceEvent.ShotLost;
    boolean charged = roll.here(enemy) && roll.faces(enemy, i) && !shot;
    if (!charged && roll.here(enemy)) {
      docket.judge(
          Point.EVADE_FRONT,
          Hexes.beforeLine(e.start(), roll.facing[i], roll.at(enemy)),
          () -> e.stand() + " evades fire that did not come from its front");
    }
  }

  private void way(SnaphanceEvent.Evades e, int i) {
    Company who = roll.stand(i);
    Hex at = e.start();
    int cost = 0;
    boolean right = !e.path().isEmpty();
    boolean halted = false;
    for (Hex to : e.path()) {
      Hexes.Aspect aspect = Hexes.aspect(at, roll.facing[i], to);
      right &= !halted && (aspect == Hexes.Aspect.REAR || sideways(aspect, at, i));
      cost += roll.country.price(at, to, who);
      halted = !roll.zonesOver(to, who.side()).isEmpty();
      at = to;
    }
    boolean back = right && (cost <= who.first() || e.path().size() == 1);
    int paid = cost;
    docket.judge(
        Point.EVADE_WAY,
        back,
        () -> e.stand() + " evades by " + e.start() + " " + e.path() + " for " + paid);
    Hex start = e.start();
    for (Hex each : e.path()) {
      Hex from = start;
      docket.judge(
          Point.CLOSED_GROUND,
          roll.country.open(from, each, who),
          () -> who + " evades from " + from + " to " + each + ", closed to it");
      start = each;
    }
    int other = roll.in(at, i);
    docket.judge(
        Point.OWN_HEX,
        other == Roll.NOBODY,
        () -> e.stand() + " evades into the hex of " + roll.stand(other));
  }

  /** Sideways only where no rear hex can be entered (U-24). */
  private boolean sideways(Hexes.Aspect aspect, Hex at, int i) {
    if (aspect != Hexes.Aspect.FLANK) {
      return false;
    }
    List<Hex> rear = new ArrayList<>();
    for (int d = 0; d < 6; d++) {
      if (Hexes.aspect(roll.facing[i], d) == Hexes.Aspect.REAR) {
        rear.add(Hexes.beside(at, d));
      }
    }
    for (Hex each : rear) {
      int there = roll.in(each, i);
      if (roll.country.open(at, each, roll.stand(i)) && there == Roll.NOBODY) {
        return false;
      }
    }
    return true;
  }
}
