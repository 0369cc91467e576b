package dev.muster.rules.snaphance.rules;

/** Fire and movement of stands in their turn, one after another (4.0, 4.4, 7.2). */
final class FireAndMove {
  private final BattleContext play;
  private final SnaphanceState table;
  private final MoveGenerator movement;
  private final MoveList moves;
  private final MoveExecution march;
  private final RangedFire firing;
  private final OwnTurnFire shooting;
  private final HexList targets = new HexList();
  private final HexList who = new HexList();

  FireAndMove(
      BattleContext play,
      MoveGenerator movement,
      MoveExecution march,
      RangedFire firing,
      OwnTurnFire shooting) {
    this.play = play;
    table = play.state;
    moves = play.moves;
    this.movement = movement;
    this.march = march;
    this.firing = firing;
    this.shooting = shooting;
  }

  /** Finds the targets of a stand, see {@link #offerFire}. */
  void findTargets(int stand) {
    firing.targets(stand, targets);
  }

  /** Adds the ways to fire at each of the targets found. */
  void offerFire(SnaphanceDecision choice, int stand) {
    for (int i = 0; i < targets.size(); i++) {
      offerFire(choice, stand, targets.get(i));
    }
  }

  private void offerFire(SnaphanceDecision choice, int stand, int target) {
    StandType type = table.type[stand];
    choice.add(SnaphanceOrder.FIRE, target);
    if (type.pistols) {
      if (table.ranksLeft(stand) > 1) {
        choice.add(SnaphanceOrder.FIRE_FRONT_RANK, target);
      }
      if (firing.dice(stand, target, 0, 1) > 0) {
        choice.add(SnaphanceOrder.FIRE_KEEPING_CHARGE, target);
      }
    } else if (!type.freeMover && firing.dice(stand, target, 0, 1) > 0) {
      choice.add(SnaphanceOrder.FIRE_THEN_MOVE, target);
    }
  }

  /** Fires, then moves once if the stand kept that open or need not (4.0, 7.2). */
  void fire(int stand, int target, FiringRanks ranks, int intent) {
    boolean charged = shooting.shoot(stand, target, ranks, intent);
    StandType type = table.type[stand];
    boolean lightly = type.freeMover && !type.artillery;
    boolean over = !table.onBoard(stand) || table.engaged(stand) || charged;
    if (over || !(intent > 0 || lightly)) {
      play.decision.ofStand(SnaphanceDecisionType.AFTER_FIRE, stand).withhold();
      return;
    }
    movement.find(stand, false, play.decision.distinguishesPaths(table.side[stand]));
    SnaphanceDecision choice =
        play.decision.ofStand(SnaphanceDecisionType.AFTER_FIRE, stand).add(SnaphanceOrder.STOP);
    for (int move = 0; move < moves.count; move++) {
      boolean barredBack =
          moves.kind[move] == MoveList.Kind.BACKWARDS && table.rules.finalEdition && type.combat;
      if (!barredBack) {
        choice.add(SnaphanceOrder.MOVE, move);
      }
    }
    int answer = choice.ask();
    if (answer > 0) {
      who.clear();
      who.add(stand);
      march.run(who, choice.number(answer), false);
    }
  }

  /**
   * Resolves a first move, then extra ones while the owner chooses them and the tests succeed (4.4,
   * 4.5).
   */
  void moves(HexList who, int first) {
    boolean more = march.run(who, first, false);
    while (more) {
      boolean every = play.decision.distinguishesPaths(table.side[who.get(0)]);
      if (who.size() == 1) {
        movement.find(who.get(0), true, every);
      } else {
        movement.findGroup(who, true, every);
      }
      SnaphanceDecision choice =
          play.decision
              .ofStand(SnaphanceDecisionType.MOVE_ON, who.get(0))
              .with(who)
              .add(SnaphanceOrder.STOP);
      choice.addEach(SnaphanceOrder.MOVE, moves.count);
      int answer = choice.ask();
      if (answer == 0) {
        return;
      }
      more = march.run(who, choice.number(answer), true);
    }
    play.decision.ofStand(SnaphanceDecisionType.MOVE_ON, who.get(0)).with(who).withhold();
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
      withholdFire(stand);
      return;
    }
    firing.targets(stand, targets);
    if (targets.isEmpty()) {
      withholdFire(stand);
      return;
    }
    SnaphanceDecision choice =
        play.decision
            .ofStand(SnaphanceDecisionType.FIRE_AFTER_MOVE, stand)
            .add(SnaphanceOrder.HOLD_FIRE);
    for (int i = 0; i < targets.size(); i++) {
      choice.add(SnaphanceOrder.FIRE, targets.get(i));
      if (type.pistols && table.ranksLeft(stand) > 1) {
        choice.add(SnaphanceOrder.FIRE_FRONT_RANK, targets.get(i));
      }
    }
    int answer = choice.ask();
    if (answer > 0) {
      boolean front = choice.order(answer) == SnaphanceOrder.FIRE_FRONT_RANK;
      shooting.shoot(stand, choice.number(answer), front ? FiringRanks.FRONT : FiringRanks.BOTH, 0);
    }
  }

  private void withholdFire(int stand) {
    play.decision.ofStand(SnaphanceDecisionType.FIRE_AFTER_MOVE, stand).withhold();
  }

  /** Lets a stand fire after its moves and their consequences. */
  void fireAfterMove() {
    fireAfter(table.consequences.read());
  }

  /** Lets a stand fire after the moves of its group. */
  void fireAfterGroupMove() {
    int stand = table.consequences.read();
    if (table.onBoard(stand) && !table.engaged(stand)) {
      fireAfter(stand);
    } else {
      withholdFire(stand);
    }
  }
}
