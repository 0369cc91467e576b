package dev.muster.rules.referee;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Chapter 4 without the tests: who moves, how far, at what cost, past whom, and in what order. */
final class MovementCheck implements RuleChapterCheck {
  private final BattleRoster roll;
  private final TurnRecord turn;
  private final MeleeRecord melees;
  private final CaseLog docket;

  /** Who must be told to be disordered, and why. */
  private final Map<Integer, String> due = new HashMap<>();

  /** Whose last move can be read as one that disorders. */
  private final Set<Integer> disordering = new HashSet<>();

  MovementCheck(BattleRoster roll, TurnRecord turn, MeleeRecord melees, CaseLog docket) {
    this.roll = roll;
    this.turn = turn;
    this.melees = melees;
    this.docket = docket;
  }

  @Override
  public void hear(Event event, List<Event> story, int at) {
    switch (event) {
      case SnaphanceEvent.Moves e -> moves(e, story, at);
      case SnaphanceEvent.Displaced e -> displaced(e, story, at);
      case SnaphanceEvent.Evades e -> goesOn(e);
      case SnaphanceEvent.Disordered e -> disordered(e, story, at);
      case SnaphanceEvent.MeleeThrow e -> settle(roll.id(e.stand()));
      case SnaphanceEvent.OrderTest e -> settleAll();
      case SnaphanceEvent.GroupActs e -> settleAll();
      case CommonEvent.RoundBegins e -> settleAll();
      case SnaphanceEvent.Declared e -> settleAll();
      case CommonEvent.BattleEnds e -> settleAll();
      default -> {}
    }
  }

  // ---- a move, or a part of one

  private void moves(SnaphanceEvent.Moves e, List<Event> story, int at) {
    int i = roll.id(e.stand());
    ground(i, e.start(), e.path());
    if (e.kind().equals("opportunity charge") || e.kind().equals("counter charge")) {
      return;
    }
    StandActions deed = turn.deed(i);
    if (e.move() == 0 || melees.holds(i)) {
      pivot(e, i, deed);
      return;
    }
    boolean next = deed.moves.isEmpty() || e.move() != deed.number;
    begins(e, i, deed, next);
    if (next) {
      deed.backBefore = deed.back;
      deed.moves.add(new ArrayList<>());
      deed.orderly = !roll.disordered[i];
    }
    deed.number = e.move();
    deed.current().add(e);
    zones(e, i, deed);
    steps(e, i, deed);
    if (!cut(i, story, at)) {
      flanks(e, i);
    }
    if (turn.together.contains(i)) {
      alike(e, i);
    }
    turn.acting = i;
  }

  /** A turn that is no move: on opportunity by a face, or towards an attacker (6.1, 4.6). */
  private void pivot(SnaphanceEvent.Moves e, int i, StandActions deed) {
    boolean face = AxialHexes.faces(e.from(), e.to()) == 1;
    boolean watching = roll.opportunity[i] && face;
    boolean turns = melees.attackedFromBehind(i) && !melees.attackedInFront(i);
    boolean breaksOff = roll.stand(i).skirmishers();
    docket.judge(
        melees.holds(i) ? JudgedPoint.NOT_FROM_MELEE : JudgedPoint.WHO_MOVES,
        breaksOff
            || turn.its(i) && e.path().isEmpty() && deed.moves.isEmpty() && (watching || turns),
        () -> e.stand() + " turns without a move");
  }

  private void begins(SnaphanceEvent.Moves e, int i, StandActions deed, boolean next) {
    docket.judge(JudgedPoint.WHO_MOVES, turn.its(i), () -> e.stand() + " moves in another's turn");
    docket.judge(
        JudgedPoint.MOVE_OVER,
        deed.over.isEmpty(),
        () -> e.stand() + " moves on though " + deed.over);
    if (!next) {
      return;
    }
    docket.judge(
        JudgedPoint.MOVE_NUMBER,
        e.move() == deed.moves.size() + 1,
        () -> e.stand() + " is told to make move " + e.move() + " after " + deed.moves.size());
    if (!deed.moves.isEmpty()) {
      docket.judge(
          JudgedPoint.MOVE_AGAIN_IN_ORDER,
          !roll.disordered[i],
          () -> e.stand() + " makes an extra move in disorder");
    }
  }

  private void ground(int i, Hex start, List<Hex> path) {
    Hex at = start;
    for (Hex each : path) {
      Hex from = at;
      docket.judge(
          JudgedPoint.OFF_THE_MAP,
          roll.country.holds(each),
          () -> roll.stand(i) + " goes from " + from + " off the map");
      docket.judge(
          JudgedPoint.CLOSED_GROUND,
          roll.country.open(from, each, roll.stand(i)),
          () -> roll.stand(i) + " goes from " + from + " to " + each + ", closed to it");
      int other = roll.in(each, i);
      docket.judge(
          JudgedPoint.ENEMY_HEX,
          other == BattleRoster.NOBODY || !roll.enemies(i, other),
          () -> roll.stand(i) + " goes to " + each + ", where " + roll.stand(other) + " stands");
      at = each;
    }
    if (!path.isEmpty()) {
      int other = roll.in(path.getLast(), i);
      docket.judge(
          JudgedPoint.OWN_HEX,
          other == BattleRoster.NOBODY
              || turn.together.contains(i) && turn.together.contains(other),
          () -> roll.stand(i) + " ends in the hex of " + roll.stand(other));
    }
  }

  /** Cost and kinds of steps; friends in the way of the newest part. */
  private void steps(SnaphanceEvent.Moves e, int i, StandActions deed) {
    StandRecord who = roll.stand(i);
    List<SnaphanceEvent.Moves> parts = List.copyOf(deed.current());
    if (who.freeMover()) {
      docket.judge(
          JudgedPoint.MOVE_IN_POINTS,
          free(who, parts, e.move()),
          () ->
              e.stand()
                  + " goes too far, with "
                  + who.allowance(e.move())
                  + " points: "
                  + e.path());
      for (int step = 0; step + 1 < e.path().size(); step++) {
        passed(i, e, step);
      }
      return;
    }
    MoveReading stride = new MoveReading(roll);
    MoveReading.Reading reading = stride.read(who, parts, e.move(), deed.backBefore);
    docket.judge(
        JudgedPoint.MOVE_IN_POINTS,
        reading != null,
        () ->
            e.stand()
                + " with "
                + who.allowance(e.move())
                + " points, "
                + e.kind()
                + " "
                + e.start()
                + " "
                + e.path()
                + ", "
                + e.from()
                + " to "
                + e.to()
                + ": no move the rules know");
    if (reading == null) {
      return;
    }
    MoveReading past = new MoveReading(roll, friends(i), parts.size() - 1);
    docket.judge(
        JudgedPoint.PASSES_FRIENDS,
        past.read(who, parts, e.move(), deed.backBefore) != null,
        () -> e.stand() + " passes friends by " + e.start() + " " + e.path());
    if (reading.backwards()) {
      deed.back = deed.backBefore + parts.stream().mapToInt(each -> each.path().size()).sum();
    }
    if (reading.about()) {
      docket.judge(
          JudgedPoint.MOVE_IN_POINTS,
          deed.orderly,
          () -> e.stand() + " turns to the rear in disorder");
    }
    if (reading.disorders(who)) {
      due.put(i, "moved " + e.kind());
    }
    if (stride.mayDisorder(who, parts, e.move(), deed.backBefore)) {
      disordering.add(i);
    } else {
      disordering.remove(i);
    }
    if (reading.further() && reading.disorders(who)) {
      deed.over = "it turned a further face";
    }
  }

  /** Free movers pay each hex they enter, or their whole move for a single dear one. */
  private boolean free(StandRecord who, List<SnaphanceEvent.Moves> parts, int number) {
    int cost = 0;
    int hexes = 0;
    for (SnaphanceEvent.Moves part : parts) {
      Hex at = part.start();
      for (Hex each : part.path()) {
        cost += roll.country.price(at, each, who);
        hexes++;
        at = each;
      }
    }
    int points = who.allowance(number);
    return cost <= points || hexes == 1 && points > 0;
  }

  private void passed(int i, SnaphanceEvent.Moves e, int step) {
    int other = roll.in(e.path().get(step), i);
    if (other != BattleRoster.NOBODY && !turn.together.contains(other)) {
      docket.judge(
          JudgedPoint.PASSES_FRIENDS,
          !roll.enemies(i, other),
          () -> e.stand() + " passes " + roll.stand(other));
    }
  }

  /** What friends let a bound mover do (4.10). */
  private MoveReading.Friends friends(int i) {
    return new MoveReading.Friends() {
      @Override
      public boolean lets(Hex from, Facing facing, Hex to) {
        return passes(i, from, facing, to, from) && passes(i, from, facing, to, to);
      }

      @Override
      public boolean turnIn(Hex hex) {
        return combatFriend(i, hex) == BattleRoster.NOBODY;
      }
    };
  }

  private int combatFriend(int i, Hex hex) {
    int other = roll.in(hex, i);
    boolean counts =
        other != BattleRoster.NOBODY
            && !turn.together.contains(other)
            && roll.stand(i).combatStand()
            && roll.stand(other).combatStand();
    return counts ? other : BattleRoster.NOBODY;
  }

  /** Whether the friend in a hex lets a step into or out of it be taken. */
  private boolean passes(int i, Hex from, Facing facing, Hex to, Hex hex) {
    int other = combatFriend(i, hex);
    if (other == BattleRoster.NOBODY || roll.enemies(i, other)) {
      return other == BattleRoster.NOBODY;
    }
    return !roll.stand(i).pikeBlock()
        && !roll.stand(other).pikeBlock()
        && facing == roll.facing[other]
        && (!roll.on.isFinal() || AxialHexes.aspect(from, facing, to) != AxialHexes.Aspect.FLANK);
  }

  // ---- zones of control

  private void zones(SnaphanceEvent.Moves e, int i, StandActions deed) {
    StandRecord who = roll.stand(i);
    Hex at = e.start();
    for (int step = 0; step < e.path().size(); step++) {
      Hex to = e.path().get(step);
      Hex from = at;
      if (deed.halted) {
        docket.judge(
            JudgedPoint.ZONE_HALTS,
            false,
            () -> who + " goes on from " + from + ", in an enemy zone");
      } else if (!roll.zonesOver(from, who.side()).isEmpty()) {
        docket.judge(
            JudgedPoint.ZONE_LEFT,
            who.freeMover()
                || AxialHexes.aspect(from, e.from(), to) == AxialHexes.Aspect.REAR
                || besideAnAttackedFriend(i),
            () -> who + " leaves " + from + ", in an enemy zone, for " + to);
      } else {
        docket.judge(JudgedPoint.ZONE_HALTS, true, () -> "");
      }
      deed.halted |= !roll.zonesOver(to, who.side()).isEmpty();
      at = to;
    }
  }

  /** With the one that evades his zone is gone, and the charger may go on (5.0). */
  private void goesOn(SnaphanceEvent.Evades e) {
    int charger = roll.id(e.from());
    if (roll.here(charger) && turn.deed(charger).halted) {
      turn.deed(charger).halted =
          roll.zonesOver(roll.at(charger), roll.stand(charger).side()).stream()
              .anyMatch(each -> each != roll.id(e.stand()));
    }
  }

  private boolean besideAnAttackedFriend(int i) {
    for (StandRecord each : roll.stands) {
      if (each.side() == roll.stand(i).side()
          && each.id() != i
          && roll.here(each.id())
          && AxialHexes.distance(roll.at(i), roll.at(each.id())) == 1
          && melees.holds(each.id())) {
        return true;
      }
    }
    return false;
  }

  private void flanks(SnaphanceEvent.Moves e, int i) {
    Hex end = e.path().isEmpty() ? e.start() : e.path().getLast();
    for (int enemy : roll.zonesOver(end, roll.stand(i).side())) {
      docket.judge(
          JudgedPoint.ZONE_FLANK,
          AxialHexes.inFront(end, e.to(), roll.at(enemy)),
          () -> e.stand() + " ends at " + end + " beside " + roll.stand(enemy));
    }
  }

  /** Whether a part of a move is only that: the rest comes, or the enemy has cut it short. */
  private boolean cut(int i, List<Event> story, int at) {
    for (int next = at + 1; next < story.size(); next++) {
      switch (story.get(next)) {
        case SnaphanceEvent.Moves e when roll.id(e.stand()) == i -> {
          return e.move() == turn.deed(i).number;
        }
        case SnaphanceEvent.Evades e when roll.id(e.from()) == i -> {
          return true;
        }
        case SnaphanceEvent.Moves e when e.kind().endsWith(" charge") -> {
          return true;
        }
        case SnaphanceEvent.Destroyed e when roll.id(e.stand()) == i -> {
          return true;
        }
        case SnaphanceEvent.ChargeAborted e -> {
          return true;
        }
        case SnaphanceEvent.OrderTest e -> {
          return false;
        }
        case SnaphanceEvent.GroupActs e -> {
          return false;
        }
        case CommonEvent.RoundBegins e -> {
          return false;
        }
        case SnaphanceEvent.Contact e -> {
          return false;
        }
        default -> {}
      }
    }
    return false;
  }

  // ---- groups, displacement

  private void alike(SnaphanceEvent.Moves e, int i) {
    for (int other : turn.together) {
      StandActions deed = turn.deed(other);
      if (other == i || deed.number != e.move() || deed.current().isEmpty()) {
        continue;
      }
      SnaphanceEvent.Moves theirs = deed.current().getLast();
      if (deed.current().size() == turn.deed(i).current().size()) {
        docket.judge(
            JudgedPoint.GROUP_ALIKE,
            theirs.to() == e.to() && directions(theirs).equals(directions(e)),
            () -> e.stand() + " and " + theirs.stand() + " do not move alike");
      }
      return;
    }
  }

  private static List<Integer> directions(SnaphanceEvent.Moves e) {
    List<Integer> all = new ArrayList<>();
    Hex at = e.start();
    for (Hex each : e.path()) {
      all.add(AxialHexes.direction(at, each));
      at = each;
    }
    return all;
  }

  private void displaced(SnaphanceEvent.Displaced e, List<Event> story, int at) {
    int moved = roll.id(e.stand());
    int by = roll.id(e.by());
    docket.judge(
        JudgedPoint.CLOSED_GROUND,
        roll.country.open(e.from(), e.to(), roll.stand(moved)),
        () -> e.stand() + " is put on " + e.to() + ", closed to it");
    int other = roll.in(e.to(), moved);
    docket.judge(
        JudgedPoint.OWN_HEX,
        other == BattleRoster.NOBODY || other == by || turn.together.contains(other),
        () -> e.stand() + " is put on " + roll.stand(other));
    Event next = story.get(at + 1);
    int look = at + 1;
    while (look + 1 < story.size() && next instanceof SnaphanceEvent.Displaced) {
      next = story.get(++look);
    }
    if (next instanceof SnaphanceEvent.Moves e2 && !e2.kind().endsWith(" charge")) {
      docket.judge(
          JudgedPoint.DISPLACES,
          mayDisplace(by, moved)
              && (!roll.stand(by).combatStand() || forward(e, e2, turnsFurther(by, story, look))),
          () -> e.by() + " displaces " + e.stand());
    }
  }

  private boolean mayDisplace(int by, int moved) {
    StandRecord who = roll.stand(by);
    StandRecord other = roll.stand(moved);
    if (roll.enemies(by, moved) || other.combatStand()) {
      return false;
    }
    return who.combatStand() || (who.skirmishers() ? other.skirmishers() : !who.artillery());
  }

  /**
   * Whether the move told there may end with a further face, from one that is not told (4.2). Who
   * is in disorder before has none told either.
   */
  private boolean turnsFurther(int who, List<Event> story, int move) {
    return roll.disordered[who]
        || story.stream()
            .skip(move + 1L)
            .takeWhile(each -> !(each instanceof SnaphanceEvent.GroupActs))
            .filter(SnaphanceEvent.Disordered.class::isInstance)
            .map(SnaphanceEvent.Disordered.class::cast)
            .filter(each -> roll.id(each.stand()) == who)
            .findFirst()
            .filter(each -> each.why().equals("turned a further face"))
            .isPresent();
  }

  private static boolean forward(
      SnaphanceEvent.Displaced e, SnaphanceEvent.Moves move, boolean turnsFurther) {
    int direction = AxialHexes.direction(e.to(), e.from());
    List<Facing> facings = new ArrayList<>(List.of(move.from(), move.to()));
    if (turnsFurther) {
      facings.add(AxialHexes.turned(move.to(), -1));
      facings.add(AxialHexes.turned(move.to(), 1));
    }
    return direction >= 0
        && facings.stream()
            .anyMatch(each -> AxialHexes.aspect(each, direction) == AxialHexes.Aspect.FRONT);
  }

  // ---- disorder

  private void settle(int i) {
    String why = due.remove(i);
    if (why != null) {
      docket.judge(
          JudgedPoint.MOVE_DISORDERS,
          roll.disordered[i] || !roll.here(i),
          () -> roll.stand(i) + " is in order though it " + why);
    }
  }

  private void settleAll() {
    for (int i : List.copyOf(due.keySet())) {
      settle(i);
    }
  }

  private void disordered(SnaphanceEvent.Disordered e, List<Event> story, int at) {
    int i = roll.id(e.stand());
    if (e.why().startsWith("moved") || e.why().startsWith("turned")) {
      docket.judge(
          JudgedPoint.DISORDER_HAS_CAUSE,
          disordering.contains(i),
          () -> e.stand() + " is disordered, but has not " + e.why());
    }
  }
}
