package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Question;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import java.util.ArrayList;
import java.util.List;

/**
 * The turn of one group: each stand rallies, moves, fires and fights, one after the other (1.4,
 * 4.0, 9.0).
 */
final class Activation {
  private final Table table;
  private final Minds minds;
  private final OrderTest orderTest;
  private final Movement movement;
  private final Firing firing;
  private final Evasion evasion;
  private final Melee melee;
  private final Outlook outlook;

  Activation(
      Table table,
      Minds minds,
      OrderTest orderTest,
      Movement movement,
      Firing firing,
      Evasion evasion,
      Melee melee,
      Outlook outlook) {
    this.table = table;
    this.minds = minds;
    this.orderTest = orderTest;
    this.movement = movement;
    this.firing = firing;
    this.evasion = evasion;
    this.melee = melee;
    this.outlook = outlook;
  }

  void open(int g) {
    table.groupMoved[g] = true;
    for (int stand = 0; stand < table.stands; stand++) {
      table.startHex[stand] = table.hex[stand];
      table.moves[stand] = 0;
      table.hexes[stand] = 0;
      table.halted[stand] = false;
      table.fired[stand] = false;
      table.acted[stand] = false;
      table.evades[stand] = 0;
    }
  }

  /** The next stand of the group its owner wants to act, or {@link Table#GONE} (D-02). */
  int next(int g) {
    List<Integer> left = new ArrayList<>();
    List<Question.Option> options = new ArrayList<>();
    for (int stand : table.members.get(g)) {
      if (!table.acted[stand] && table.onBoard(stand)) {
        left.add(stand);
        options.add(new Question.Option(table.name[stand], outlook.urgency(stand)));
      }
    }
    return left.isEmpty()
        ? Table.GONE
        : left.get(minds.ask("D-02", table.groupSide[g], table.groupName[g], options));
  }

  void act(int stand) {
    table.acted[stand] = true;
    int[] running = table.meleeOf(stand);
    if (running != null) {
      turnToAttacker(stand, running[0] == stand ? running[1] : running[0]);
      melee.again(running);
      return;
    }
    if (table.engaged(stand)) {
      return; // a support fights with its Battle Stand (11.3)
    }
    if (table.type[stand].skirmisher && !melee.contacted(stand).isEmpty()) {
      breakOff(stand);
      return;
    }
    if (table.disordered[stand] && rallies(stand)) {
      return;
    }
    turn(stand);
  }

  /**
   * A stand attacked only on flank or rear may turn to its attacker, any number of faces (4.6,
   * 10.4).
   */
  private void turnToAttacker(int stand, int enemy) {
    if (melee.aspect(enemy, stand) == Melee.Aspect.FRONT || !melee.contacted(stand).isEmpty()) {
      return;
    }
    int d = table.grid.direction(table.hex[stand], table.hex[enemy]);
    if (d < 0
        || minds.ask(
                "D-29",
                stand,
                List.of(
                    new Question.Option("turn to face", 1), new Question.Option("keep facing", 0)))
            == 1) {
      return;
    }
    Facing from = table.facingOf(stand);
    table.facing[stand] = d;
    table.tell(
        new Event.Moves(
            table.name[stand], "turn", 0, List.of(), from, table.facingOf(stand), false, "10.4"));
  }

  /** Skirmishers with an enemy in front at the start of their turn leave, or are lost (10.5). */
  private void breakOff(int stand) {
    List<Movement.Move> away = new ArrayList<>();
    List<Question.Option> options = new ArrayList<>();
    for (Movement.Move move : movement.legal(stand, false)) {
      int hex = move.endHex(table.hex[stand]);
      if (!move.charge() && hex != table.hex[stand]) {
        away.add(move);
        options.add(new Question.Option(label(stand, move), outlook.safety(stand, hex)));
      }
    }
    if (away.isEmpty()) {
      table.destroy(stand, "could not break off", "10.5");
      return;
    }
    run(stand, away.get(minds.ask("D-39", stand, options)), false);
  }

  /** Tries to rally if the owner wants; true when the stand can do nothing more this turn (9.0). */
  private boolean rallies(int stand) {
    if (minds.ask(
            "D-36",
            stand,
            List.of(new Question.Option("rally", 1), new Question.Option("act disordered", 0)))
        == 1) {
      return false;
    }
    boolean passed = orderTest.take(stand, "recovery", 0, "9.1");
    if (passed || table.rules.rallyOnFail()) {
      table.disordered[stand] = false;
      table.tell(new Event.Rallies(table.name[stand], passed, "9.0"));
    }
    return !passed;
  }

  private void turn(int stand) {
    List<Movement.Move> moves = movement.legal(stand, false);
    List<Integer> targets = firing.targets(stand);
    List<Question.Option> options = new ArrayList<>(moves.size() + targets.size() + 2);
    options.add(new Question.Option("hold", 0));
    for (int target : targets) {
      options.add(
          new Question.Option("fire at " + table.name[target], outlook.fire(stand, target)));
    }
    for (Movement.Move move : moves) {
      options.add(new Question.Option(label(stand, move), outlook.move(stand, move)));
    }
    boolean mayWatch = !table.opportunity[stand] && table.type[stand].canFire();
    if (mayWatch) {
      options.add(new Question.Option("go on opportunity", outlook.opportunity(stand)));
    }
    int chosen = minds.ask("D-03", stand, options);
    if (mayWatch && chosen == options.size() - 1) {
      if (orderTest.take(stand, "opportunity", 0, "6.1")) {
        table.opportunity[stand] = true;
        table.tell(new Event.OnOpportunity(table.name[stand], "6.1"));
      }
      return;
    }
    if (chosen == 0) {
      return;
    }
    if (chosen <= targets.size()) {
      firing.shoot(stand, targets.get(chosen - 1), "fire", true, "7.0");
      table.fired[stand] = true;
      return;
    }
    march(stand, moves.get(chosen - 1 - targets.size()));
  }

  /** One or more moves, then fire (4.0, 4.4, 4.5). */
  private void march(int stand, Movement.Move first) {
    boolean orderly = run(stand, first, false);
    while (orderly && mayMoveOn(stand)) {
      List<Movement.Move> moves = movement.legal(stand, true);
      List<Question.Option> options = new ArrayList<>(moves.size() + 1);
      options.add(new Question.Option("stop", 0));
      double chance = orderTest.chance(stand, table.moves[stand]);
      for (Movement.Move move : moves) {
        double worth = outlook.move(stand, move);
        options.add(new Question.Option(label(stand, move), worth * chance - 0.6 * (1 - chance)));
      }
      int chosen = minds.ask("D-09", stand, options);
      if (chosen == 0) {
        break;
      }
      orderly = run(stand, moves.get(chosen - 1), true);
    }
    if (table.onBoard(stand) && !table.engaged(stand) && mayFireAfterMove(stand, orderly)) {
      fireAfterMove(stand);
    }
  }

  private boolean mayMoveOn(int stand) {
    return table.onBoard(stand)
        && !table.disordered[stand]
        && !table.halted[stand]
        && !table.engaged(stand);
  }

  private boolean mayFireAfterMove(int stand, boolean orderly) {
    return !table.fired[stand] && (orderly || table.rules.fireAfterFailedTest());
  }

  private void fireAfterMove(int stand) {
    List<Integer> targets = firing.targets(stand);
    if (targets.isEmpty()) {
      return;
    }
    List<Question.Option> options = new ArrayList<>();
    options.add(new Question.Option("hold fire", 0));
    targets.forEach(
        t -> options.add(new Question.Option("fire at " + table.name[t], outlook.fire(stand, t))));
    int chosen = minds.ask("D-14", stand, options);
    if (chosen > 0) {
      firing.shoot(stand, targets.get(chosen - 1), "fire", true, "7.2");
      table.fired[stand] = true;
    }
  }

  private String label(int stand, Movement.Move move) {
    return (move.charge() ? "charge " : move.kind().name().toLowerCase(java.util.Locale.ROOT) + " ")
        + table.at(move.endHex(table.hex[stand]))
        + " facing "
        + Table.facing(move.endFacing(table.facing[stand]));
  }

  /**
   * Carries out one single move with all it provokes; false when the stand is stopped for this
   * turn.
   */
  private boolean run(int stand, Movement.Move move, boolean extra) {
    Hex origin = table.at(table.hex[stand]);
    Facing from = table.facingOf(stand);
    List<Integer> path = new ArrayList<>();
    table.opportunity[stand] = false;
    table.moves[stand]++;
    for (int step : move.steps()) {
      int to = step / 6;
      table.facing[stand] = step % 6;
      if (to != table.hex[stand]) {
        path.add(to);
        table.hexes[stand]++;
        enter(stand, to, move.steps()[move.steps().length - 1] / 6 == to);
      }
    }
    table.tell(
        new Event.Moves(
            table.name[stand],
            move.charge() ? "charge" : move.kind().name().toLowerCase(java.util.Locale.ROOT),
            table.moves[stand],
            table.hexes(path),
            from,
            table.facingOf(stand),
            move.disorders(),
            rule(move)));
    if (move.disorders()) {
      table.disorder(stand, "manner of moving", rule(move));
    }
    table.halted[stand] =
        table.inEnemyZone(table.side[stand], table.hex[stand]) || move.disorders();
    watched(stand, origin);
    if (!table.onBoard(stand)) {
      return false;
    }
    boolean engagedNow = move.charge() && evaded(stand, path, origin);
    if (extra && !orderTest.take(stand, "extra move", table.moves[stand] - 1, "4.5")) {
      table.disorder(stand, "failed Order Test", "4.5");
      table.halted[stand] = true;
    }
    if (engagedNow && table.onBoard(stand)) {
      strike(stand, path.isEmpty());
      return false;
    }
    return table.onBoard(stand) && !table.disordered[stand];
  }

  /** Steps into a hex, through friends on the way, displacing a friend at the end (4.10, 4.11). */
  private void enter(int stand, int to, boolean last) {
    int there = table.occupant[to];
    if (there == Table.GONE) {
      table.place(stand, to);
    } else if (last) {
      table.swap(stand, there);
      table.tell(
          new Event.Displaced(
              table.name[there], table.name[stand], table.at(table.hex[there]), "4.11"));
    }
  }

  private static String rule(Movement.Move move) {
    return switch (move.kind()) {
      case FORWARD -> "4.0";
      case SIDEWAYS -> "4.8";
      case BACKWARDS -> "4.7";
      case TURN -> "4.2";
      case FREE -> "4.1";
    };
  }

  /** Enemies on opportunity fire at a stand that came closer (6.0, 6.4). */
  private void watched(int stand, Hex origin) {
    int before = table.grid.index(origin);
    for (int enemy = 0; enemy < table.stands && table.onBoard(stand); enemy++) {
      boolean closer =
          table.onBoard(enemy)
              && table.opportunity[enemy]
              && table.side[enemy] != table.side[stand]
              && table.grid.distance(table.hex[enemy], table.hex[stand])
                  < table.grid.distance(table.hex[enemy], before);
      if (closer
          && table.grid.distance(table.hex[enemy], table.hex[stand]) > 1
          && firing.mayFireAt(enemy, stand)
          && firing.dice(enemy, stand, 0).dice() > 0
          && minds.ask(
                  "D-21",
                  enemy,
                  List.of(new Question.Option("fire", 1), new Question.Option("wait", 0)))
              == 0) {
        firing.shoot(enemy, stand, "opportunity", true, "6.4");
      }
    }
  }

  /** Lets the charged evade; true when somebody is left to strike (5.0). */
  private boolean evaded(int stand, List<Integer> path, Hex origin) {
    for (int enemy : melee.contacted(stand)) {
      boolean seen =
          table.grid.projection(table.facing[enemy], table.hex[enemy], table.grid.index(origin))
                  >= 1
              || path.isEmpty();
      for (int hex : path) {
        seen |= table.grid.projection(table.facing[enemy], table.hex[enemy], hex) >= 1;
      }
      evasion.offered(enemy, stand, seen);
    }
    return !melee.contacted(stand).isEmpty();
  }

  private void strike(int stand, boolean onTheSpot) {
    List<Integer> enemies = melee.contacted(stand);
    for (int enemy : List.copyOf(enemies)) {
      if (rideDown(stand, enemy, onTheSpot)) {
        enemies.remove((Integer) enemy);
      }
    }
    enemies.removeIf(e -> !movement.mayCharge(stand, e) || !table.onBoard(e));
    if (!enemies.isEmpty() && table.onBoard(stand)) {
      melee.contact(
          stand,
          melee.opponent(stand, enemies),
          new Melee.Coming(!onTheSpot, false, Table.GONE, false));
    }
  }

  /**
   * Skirmishers caught in the open by Combat Stands or Light Cavalry fire if struck in front, then
   * are gone (10.5).
   */
  private boolean rideDown(int stand, int enemy, boolean onTheSpot) {
    StandType type = table.type[stand];
    boolean open =
        !table.ground.cover(table.hex[enemy])
            && !table.ground.removesCharge(table.hex[stand], table.hex[enemy]);
    if (!table.type[enemy].skirmisher || !open || !(type.combat || type.lightCavalry)) {
      return false;
    }
    boolean caughtFleeing = table.evades[enemy] > 0 && type.lightCavalry;
    if (melee.aspect(stand, enemy) == Melee.Aspect.FRONT && !caughtFleeing) {
      Firing.ContactShot shot = firing.defensive(enemy, stand, false);
      if (shot != null) {
        firing.contactFire(List.of(shot));
      }
    }
    if (table.onBoard(stand)) {
      table.destroy(enemy, "ridden down by " + table.name[stand], "10.5");
    }
    return true;
  }
}
