package dev.muster.rules.referee;

import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds how a single move may be read: which of its steps were forward, sideways or backwards,
 * where it turned, and what that cost (4.0, 4.2, 4.3, 4.7, 4.8). Steps and facings are told, turns
 * between the steps are not.
 */
final class MoveReading {
  /**
   * A way to read a move.
   *
   * @param cost movement points
   * @param further whether a further face than the free ones was turned at the end
   */
  record Reading(int cost, boolean further, boolean sideways, boolean backwards, boolean about) {
    boolean disorders(StandRecord who) {
      return further || !who.shot() && (sideways || backwards || about);
    }

    /** The more, the less a player would want it read so. */
    private int harm(StandRecord who) {
      return (disorders(who) ? 4 : 0) + (further || about ? 2 : 0) + (sideways ? 1 : 0);
    }
  }

  private record State(
      int part,
      int step,
      Facing facing,
      int turned,
      int cost,
      boolean forward,
      boolean sideways,
      boolean backwards,
      boolean done) {}

  /** Whether friends in the way let a stand that faces so take a step. */
  interface Friends {
    boolean lets(Hex from, Facing facing, Hex to);

    /** Whether it may turn in this hex. */
    default boolean turnIn(Hex hex) {
      return true;
    }
  }

  private final BattleRoster roll;
  private final Friends friends;
  private final int passed;

  /** A reading that looks at nobody in the way. */
  MoveReading(BattleRoster roll) {
    this(roll, (from, facing, to) -> true, -1);
  }

  /**
   * @param friends asked about the steps and turns of one part of the move
   * @param passed number of that part
   */
  MoveReading(BattleRoster roll, Friends friends, int passed) {
    this.roll = roll;
    this.friends = friends;
    this.passed = passed;
  }

  /**
   * The best reading of a move within its points, one without disorder before any other; null where
   * the rules know none.
   *
   * @param number which move of the turn it is
   * @param back hexes it has gone backwards in earlier moves of the turn
   */
  @Nullable Reading read(StandRecord who, List<SnaphanceEvent.Moves> parts, int number, int back) {
    Reading best = null;
    boolean aside = parts.getLast().kind().equals("sideways") && !who.shot();
    Set<Reading> all = readings(who, parts, number, back);
    if (aside && all.stream().anyMatch(Reading::sideways)) {
      // told to go sideways, it does, though a turn might have brought it there as well
      all.removeIf(each -> !each.sideways());
    }
    for (Reading each : all) {
      if (best == null || each.harm(who) < best.harm(who)) {
        best = each;
      }
    }
    return best;
  }

  /** Whether the move can be read as one that disorders. */
  boolean mayDisorder(StandRecord who, List<SnaphanceEvent.Moves> parts, int number, int back) {
    return readings(who, parts, number, back).stream().anyMatch(each -> each.disorders(who));
  }

  private Set<Reading> readings(
      StandRecord who, List<SnaphanceEvent.Moves> parts, int number, int back) {
    Set<Reading> found = new HashSet<>();
    int points = who.allowance(number);
    int hexes = parts.stream().mapToInt(each -> each.path().size()).sum();
    SnaphanceEvent.Moves first = parts.getFirst();
    Facing last = parts.getLast().to();
    if (hexes == 0 && AxialHexes.faces(first.from(), last) == 3) {
      found.add(new Reading(points, false, false, false, true));
    }
    Set<State> seen = new HashSet<>();
    Deque<State> open = new ArrayDeque<>();
    open.add(new State(0, 0, first.from(), 0, 0, false, false, false, false));
    while (!open.isEmpty()) {
      State at = open.poll();
      if (!seen.add(at)) {
        continue;
      }
      SnaphanceEvent.Moves part = parts.get(at.part());
      if (at.step() == part.path().size() && at.facing() == part.to()) {
        if (at.part() + 1 < parts.size()) {
          open.add(
              new State(
                  at.part() + 1,
                  0,
                  at.facing(),
                  at.turned(),
                  at.cost(),
                  at.forward(),
                  at.sideways(),
                  at.backwards(),
                  at.done()));
        } else {
          int free = who.shot() ? 2 : 1;
          boolean further = at.turned() > free;
          found.add(new Reading(at.cost(), further, at.sideways(), at.backwards(), false));
        }
      }
      Hex here = at.step() == 0 ? part.start() : part.path().get(at.step() - 1);
      if (at.part() != passed || friends.turnIn(here)) {
        turns(who, at, points, hexes, open);
      }
      steps(who, at, parts, points, back, open);
    }
    return found;
  }

  private static void turns(StandRecord who, State at, int points, int hexes, Deque<State> open) {
    int free = who.shot() ? 2 : 1;
    if (at.done() || at.turned() > free) {
      return;
    }
    boolean further = at.turned() == free;
    // the whole move of a stand with one point: a further face, or both faces of Shot
    boolean whole = points == 1 && hexes == 0 && at.turned() == 1;
    // a further face takes what is left of the move, be it nothing
    if (at.backwards() || !whole && !further && at.cost() + 1 > points) {
      return;
    }
    int cost = further || whole ? Math.max(points, at.cost()) : at.cost() + 1;
    for (int way = -1; way <= 1; way += 2) {
      open.add(
          new State(
              at.part(),
              at.step(),
              AxialHexes.turned(at.facing(), way),
              at.turned() + 1,
              cost,
              at.forward(),
              at.sideways(),
              false,
              further || whole));
    }
  }

  private void steps(
      StandRecord who,
      State at,
      List<SnaphanceEvent.Moves> parts,
      int points,
      int back,
      Deque<State> open) {
    SnaphanceEvent.Moves part = parts.get(at.part());
    if (at.done() || at.step() == part.path().size()) {
      return;
    }
    Hex from = at.step() == 0 ? part.start() : part.path().get(at.step() - 1);
    Hex to = part.path().get(at.step());
    int price = roll.country.price(from, to, who);
    int cost = at.cost() + price;
    AxialHexes.Aspect way = AxialHexes.aspect(from, at.facing(), to);
    boolean forward = at.forward() || way == AxialHexes.Aspect.FRONT;
    boolean sideways = at.sideways() || way == AxialHexes.Aspect.FLANK;
    boolean backwards = at.backwards() || way == AxialHexes.Aspect.REAR;
    boolean mixed =
        backwards && (forward || sideways || at.turned() > 0) || forward && sideways && !who.shot();
    int most = way == AxialHexes.Aspect.REAR ? backwards(who, points) : points;
    // one step may be as dear as it likes if it is the whole move
    boolean alone = at.cost() == 0 && points > 0;
    if (price == 0 || mixed || cost > most && !alone) {
      return;
    }
    int hexes = at.step() + 1;
    for (SnaphanceEvent.Moves each : parts.subList(0, at.part())) {
      hexes += each.path().size();
    }
    if (way == AxialHexes.Aspect.REAR && tooFarBack(who, back + hexes)
        || way == AxialHexes.Aspect.FLANK && who.mountedCombat() && hexes > 2
        || at.part() == passed && !friends.lets(from, at.facing(), to)) {
      return;
    }
    open.add(
        new State(
            at.part(),
            at.step() + 1,
            at.facing(),
            at.turned(),
            cost,
            forward,
            sideways,
            backwards,
            at.done()));
  }

  /** Movement points a stand may spend going backwards in a move (4.7). */
  private int backwards(StandRecord who, int points) {
    int times = roll.on.isFinal() ? 1 : 2;
    return who.first() == 1 && points > 0 ? 2 : points * times;
  }

  /** The draft lets Mounted Combat Stands go back four hexes in a turn at most. */
  private boolean tooFarBack(StandRecord who, int hexes) {
    return !roll.on.isFinal() && who.mountedCombat() && hexes > 4;
  }
}
