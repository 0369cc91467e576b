package dev.muster.rules.snaphance;

/** The fire and the moves of stands in their turn, one after another (4.0, 4.4, 7.2). */
final class Advance {
  private final Play play;
  private final Table table;
  private final Movement movement;
  private final Moves moves;
  private final March march;
  private final Firing firing;
  private final Shooting shooting;
  private final Steps targets = new Steps();
  private final Steps who = new Steps();

  Advance(Play play, Movement movement, March march, Firing firing, Shooting shooting) {
    this.play = play;
    table = play.table;
    moves = play.moves;
    this.movement = movement;
    this.march = march;
    this.firing = firing;
    this.shooting = shooting;
  }

  /** Finds whom a stand may fire at, see {@link #offerFire}. */
  void findTargets(int stand) {
    firing.targets(stand, targets);
  }

  /** Adds the ways to fire at each of the targets found. */
  void offerFire(Choice choice, int stand) {
    for (int i = 0; i < targets.size(); i++) {
      offerFire(choice, stand, targets.get(i));
    }
  }

  private void offerFire(Choice choice, int stand, int target) {
    StandType type = table.type[stand];
    choice.add(Order.FIRE, target);
    if (type.pistols) {
      if (table.ranksLeft(stand) > 1) {
        choice.add(Order.FIRE_FRONT_RANK, target);
      }
      if (firing.dice(stand, target, 0, 1) > 0) {
        choice.add(Order.FIRE_KEEPING_CHARGE, target);
      }
    } else if (!type.freeMover && firing.dice(stand, target, 0, 1) > 0) {
      choice.add(Order.FIRE_THEN_MOVE, target);
    }
  }

  /** Fires, then moves once if the stand kept that open or need not (4.0, 7.2). */
  void fire(int stand, int target, FiringRanks ranks, int intent) {
    boolean charged = shooting.shoot(stand, target, ranks, intent);
    StandType type = table.type[stand];
    boolean lightly = type.freeMover && !type.artillery;
    boolean over = !table.onBoard(stand) || table.engaged(stand) || charged;
    if (over || !(intent > 0 || lightly)) {
      return;
    }
    movement.find(stand, false, play.choice.everyPath(table.side[stand]));
    Choice choice = play.choice.of(Decision.AFTER_FIRE, stand).add(Order.STOP);
    for (int move = 0; move < moves.count; move++) {
      boolean barredBack =
          moves.kind[move] == Moves.Kind.BACKWARDS && table.rules.finalEdition && type.combat;
      if (!barredBack) {
        choice.add(Order.MOVE, move);
      }
    }
    int answer = choice.ask();
    if (answer > 0) {
      who.clear();
      who.add(stand);
      march.run(who, choice.number(answer), false);
    }
  }

  /** A first move, then extra ones as long as its owner wants and the tests allow (4.4, 4.5). */
  void moves(Steps who, int first) {
    boolean more = march.run(who, first, false);
    while (more) {
      boolean every = play.choice.everyPath(table.side[who.get(0)]);
      if (who.size() == 1) {
        movement.find(who.get(0), true, every);
      } else {
        movement.findGroup(who, true, every);
      }
      Choice choice = play.choice.of(Decision.MOVE_ON, who.get(0)).with(who).add(Order.STOP);
      choice.addEach(Order.MOVE, moves.count);
      int answer = choice.ask();
      more = answer > 0 && march.run(who, choice.number(answer), true);
    }
  }

  /** The fire after one or more moves (4.0, 4.5, 4.7, 7.2). */
  private void fireAfter(int stand) {
    StandType type = table.type[stand];
    boolean failed = table.disordered[stand] && table.moves[stand] > 1;
    if (!table.onBoard(stand)
        || table.fired[stand]
        || table.fought[stand]
        || (failed && !table.rules.fireAfterFailedTest)
        || (table.movedBack[stand] && type.combat && table.rules.finalEdition)) {
      return;
    }
    firing.targets(stand, targets);
    if (targets.isEmpty()) {
      return;
    }
    Choice choice = play.choice.of(Decision.FIRE_AFTER_MOVE, stand).add(Order.HOLD_FIRE);
    for (int i = 0; i < targets.size(); i++) {
      choice.add(Order.FIRE, targets.get(i));
      if (type.pistols && table.ranksLeft(stand) > 1) {
        choice.add(Order.FIRE_FRONT_RANK, targets.get(i));
      }
    }
    int answer = choice.ask();
    if (answer > 0) {
      boolean front = choice.order(answer) == Order.FIRE_FRONT_RANK;
      shooting.shoot(stand, choice.number(answer), front ? FiringRanks.FRONT : FiringRanks.BOTH, 0);
    }
  }

  /** A stand may fire now that its moves are over, with all that followed from them. */
  void fireAfterMove() {
    fireAfter(table.due.read());
  }

  /** A stand may fire now that the moves of its group are over. */
  void fireAfterGroupMove() {
    int stand = table.due.read();
    if (table.onBoard(stand) && !table.engaged(stand)) {
      fireAfter(stand);
    }
  }
}
