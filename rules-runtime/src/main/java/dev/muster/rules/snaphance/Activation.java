package dev.muster.rules.snaphance;

import dev.muster.rules.battle.RuleRef;

/** The turn of one group: each stand rallies, moves, fires and fights (1.4, 4.0, 6.1, 9.0). */
final class Activation {
  private static final RuleRef OPPORTUNITY = RuleRef.of("6.1", "SN-6.1-01", "SN-6.1-07");
  private static final RuleRef LEAVES = RuleRef.of("6.1", "SN-6.1-04", "SN-6.1-05");
  private static final RuleRef TURNS = RuleRef.of("4.6", "SN-4.6-06", "SN-10.4-06");
  private static final RuleRef GROUP = RuleRef.of("4.9", "SN-4.9-01", "SN-4.9-02");
  private static final RuleRef LOST = RuleRef.of("10.5", "SN-10.5-09");

  private final Play play;
  private final Table table;
  private final Movement movement;
  private final Moves moves;
  private final March march;
  private final OrderTest orderTest;
  private final Command command;
  private final Firing firing;
  private final Shooting shooting;
  private final Rally rally;
  private final Partners partners;
  private final Contacts contacts;
  private final Losses losses;
  private final Evasion evasion;
  private final Opportunity opportunity;
  private final Steps targets = new Steps();
  private final Steps acting = new Steps();

  Activation(
      Play play,
      Movement movement,
      March march,
      OrderTest orderTest,
      Command command,
      Firing firing,
      Shooting shooting,
      Rally rally,
      Partners partners,
      Contacts contacts,
      Losses losses,
      Evasion evasion,
      Opportunity opportunity) {
    this.play = play;
    table = play.table;
    this.movement = movement;
    moves = play.moves;
    this.march = march;
    this.orderTest = orderTest;
    this.command = command;
    this.firing = firing;
    this.shooting = shooting;
    this.rally = rally;
    this.partners = partners;
    this.contacts = contacts;
    this.losses = losses;
    this.evasion = evasion;
    this.opportunity = opportunity;
  }

  /** Opens the turn of a group: the marks of the last turn go. */
  void open(int g) {
    table.opensTurn(g);
    command.offerDetachment(g);
  }

  /** The next stand of the group its owner wants to act, or GONE when all have (D-02). */
  int next(int g) {
    // the General may still ride when the last stand has acted (3.1, D-04)
    command.offerMove(g);
    Choice choice = play.choice.ofGroup(Decision.NEXT_STAND, g);
    for (int stand : table.members[g]) {
      if (table.onBoard(stand) && !table.acted[stand]) {
        choice.add(Order.ACT, stand);
      }
    }
    return choice.size() == 0 ? Table.GONE : choice.askNumber();
  }

  /** Everything one stand does in its turn. */
  void act(int stand) {
    table.acted[stand] = true;
    table.beginsTurn(stand);
    table.moment++;
    if (table.foe[stand] != Table.GONE) {
      fightOn(stand);
      return;
    }
    if (table.supports(stand)) {
      return; // it fights with its Battle Stand (11.3)
    }
    command.offerAttachment(stand);
    if (table.type[stand].skirmisher && contacts.facesEnemy(stand)) {
      breakOff(stand);
      return;
    }
    if (table.opportunity[stand] && staysOnOpportunity(stand)) {
      return;
    }
    if (table.disordered[stand] && rally.attempt(stand)) {
      return;
    }
    Steps who = only(stand);
    if (partners.any(stand, Partners.For.MOVE)) {
      partners.gather(stand, Partners.For.MOVE, Decision.GROUP_MOVE, who);
    }
    if (who.size() > 1) {
      together(who);
    } else {
      alone(stand);
    }
  }

  /** Those who act: the stand alone, until others join. */
  private Steps only(int stand) {
    acting.clear();
    acting.add(stand);
    return acting;
  }

  private void fightOn(int stand) {
    turnToAttacker(stand);
    if (!(table.rules.ongoingOncePerRound && table.foughtRound[stand] == table.round)) {
      contacts.again(stand);
    }
  }

  /** A stand attacked only on flank or rear may turn to its attacker, any faces (4.6, 10.4). */
  private void turnToAttacker(int stand) {
    int enemy = table.foe[stand];
    if (table.hasInFront(stand, enemy) || attackedInFront(stand)) {
      return;
    }
    int d = table.grid.direction(table.hex[stand], table.hex[enemy]);
    Choice choice = play.choice.of(Decision.TURN_TO_ATTACKER, stand);
    choice.add(Order.TURN, d).add(Order.TURN, (d + 5) % 6).add(Order.KEEP_FACING);
    int answer = choice.ask();
    if (choice.order(answer) == Order.TURN) {
      int from = table.facing[stand];
      table.facing[stand] = choice.number(answer);
      play.chronicle.turns(stand, from, TURNS);
    }
  }

  private boolean attackedInFront(int stand) {
    for (int which = 0; which < 2; which++) {
      int enemy = table.enemyIn(table.frontHex(stand, which), table.side[stand]);
      if (enemy != Table.GONE && table.hasInFront(enemy, stand) && table.engaged(enemy)) {
        return true;
      }
    }
    return false;
  }

  /** Skirmishers with an enemy in front at the start of their turn leave, or are lost (10.5). */
  private void breakOff(int stand) {
    movement.find(stand, false, play.choice.everyPath(table.side[stand]));
    Choice choice = play.choice.of(Decision.BREAK_OFF, stand);
    for (int move = 0; move < moves.count; move++) {
      boolean away = moves.endHex[move] != table.hex[stand];
      if (away && clearAhead(stand, move)) {
        choice.add(Order.MOVE, move);
      }
    }
    if (choice.size() == 0) {
      losses.destroy(stand, "could not break off", LOST);
      return;
    }
    Steps who = only(stand);
    march.run(who, choice.askNumber(), false);
    fireAfterMove(stand);
  }

  private boolean clearAhead(int stand, int move) {
    for (int which = 0; which < 2; which++) {
      int ahead = table.grid.neighbour(moves.endHex[move], (moves.endFacing[move] + which) % 6);
      if (table.enemyIn(ahead, table.side[stand]) != Table.GONE) {
        return false;
      }
    }
    return true;
  }

  /** A stand on opportunity keeps it, turning at most one face, or leaves it to act (6.1). */
  private boolean staysOnOpportunity(int stand) {
    int facing = table.facing[stand];
    Choice choice = play.choice.of(Decision.OPPORTUNITY_TURN, stand);
    choice.add(Order.KEEP_OPPORTUNITY);
    for (int by = 1; by < 6; by += 4) {
      int to = (facing + by) % 6;
      if (!ZoneOfControl.exposesFlank(table, table.side[stand], table.hex[stand], to)) {
        choice.add(Order.TURN, to);
      }
    }
    int answer = choice.add(Order.LEAVE_OPPORTUNITY).ask();
    if (choice.order(answer) == Order.LEAVE_OPPORTUNITY) {
      table.opportunity[stand] = false;
      play.chronicle.opportunity(stand, false, LEAVES);
      return false;
    }
    if (choice.order(answer) == Order.TURN) {
      table.facing[stand] = choice.number(answer);
      play.chronicle.turns(stand, facing, LEAVES);
    }
    return true;
  }

  /** The turn of a single stand: hold, opportunity, fire, move, charge (4.0). */
  private void alone(int stand) {
    turn(stand, mayGoOnOpportunity(stand));
  }

  private void turn(int stand, boolean mayWatch) {
    firing.targets(stand, targets);
    movement.find(stand, false, play.choice.everyPath(table.side[stand]));
    Choice choice = play.choice.of(Decision.ACT, stand).add(Order.HOLD);
    if (mayWatch) {
      choice.add(Order.GO_ON_OPPORTUNITY);
      if (partners.any(stand, Partners.For.OPPORTUNITY)) {
        choice.add(Order.GO_ON_OPPORTUNITY_TOGETHER);
      }
    }
    for (int i = 0; i < targets.size(); i++) {
      fireOptions(choice, stand, targets.get(i));
    }
    choice.addEach(Order.MOVE, moves.count);
    int answer = choice.ask();
    int number = choice.number(answer);
    switch (choice.order(answer)) {
      case GO_ON_OPPORTUNITY -> goOnOpportunity(stand, false);
      case GO_ON_OPPORTUNITY_TOGETHER -> goOnOpportunity(stand, true);
      case FIRE -> fire(stand, number, Firing.Ranks.BOTH, 0);
      case FIRE_FRONT_RANK -> fire(stand, number, Firing.Ranks.FRONT, 0);
      case FIRE_THEN_MOVE, FIRE_KEEPING_CHARGE -> fire(stand, number, Firing.Ranks.BOTH, 1);
      case MOVE -> {
        Steps who = only(stand);
        moves(who, number);
        fireAfterMove(stand);
      }
      default -> {
        // holds
      }
    }
  }

  private boolean mayGoOnOpportunity(int stand) {
    StandType type = table.type[stand];
    return !table.disordered[stand]
        && !table.opportunity[stand]
        && !table.watchDenied[stand]
        && (type.canFire || type.chargeBonus > 0);
  }

  /** Shot and P&S give up a die to move afterwards, Pistols one a rank to charge (7.2, 7.3). */
  private void fireOptions(Choice choice, int stand, int target) {
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
  private void fire(int stand, int target, Firing.Ranks ranks, int intent) {
    shooting.shoot(stand, target, ranks, intent);
    StandType type = table.type[stand];
    boolean lightly = type.freeMover && !type.artillery;
    boolean over = !table.onBoard(stand) || table.engaged(stand) || opportunity.struck();
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
      Steps who = only(stand);
      march.run(who, choice.number(answer), false);
    }
  }

  /** A first move, then extra ones as long as its owner wants and the tests allow (4.4, 4.5). */
  private void moves(Steps who, int first) {
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
  private void fireAfterMove(int stand) {
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
      shooting.shoot(
          stand, choice.number(answer), front ? Firing.Ranks.FRONT : Firing.Ranks.BOTH, 0);
    }
  }

  private void goOnOpportunity(int stand, boolean together) {
    Steps who = only(stand);
    if (together) {
      partners.gather(stand, Partners.For.OPPORTUNITY, Decision.TEST_MEMBERS, who);
    }
    if (play.chronicle.heard && who.size() > 1) {
      play.chronicle.tell(
          new SnaphanceEvent.GroupForms("opportunity", play.chronicle.names(who), GROUP));
    }
    boolean passed = orderTest.take(who, OrderTest.Purpose.OPPORTUNITY, 0);
    if (passed) {
      for (int i = 0; i < who.size(); i++) {
        table.opportunity[who.get(i)] = true;
        table.acted[who.get(i)] = true;
        play.chronicle.opportunity(who.get(i), true, OPPORTUNITY);
      }
    } else {
      // a failed test has no ill effect: each may still act, but not test again (6.1)
      for (int i = 0; i < who.size(); i++) {
        table.watchDenied[who.get(i)] = true;
      }
      turn(stand, false);
    }
  }

  /** A group move: all make the same steps, then each may fire (4.9). */
  private void together(Steps who) {
    boolean inRange = false;
    for (int i = 0; i < who.size(); i++) {
      command.offerAttachment(who.get(i));
      inRange |= CommandRange.holds(table, who.get(i), true);
      table.acted[who.get(i)] = true;
      table.beginsTurn(who.get(i));
    }
    if (inRange) {
      movement.findGroup(who, false, play.choice.everyPath(table.side[who.get(0)]));
    }
    Choice choice = play.choice.of(Decision.ACT, who.get(0)).with(who).add(Order.HOLD);
    for (int move = 0; inRange && move < moves.count; move++) {
      choice.add(Order.MOVE, move);
    }
    int answer = choice.ask();
    if (answer == 0) {
      // they did not move together after all: each acts for himself
      for (int i = 0; i < who.size(); i++) {
        table.acted[who.get(i)] = i == 0;
      }
      alone(who.get(0));
      return;
    }
    if (play.chronicle.heard) {
      play.chronicle.tell(new SnaphanceEvent.GroupForms("move", play.chronicle.names(who), GROUP));
    }
    moves(who, choice.number(answer));
    for (int i = 0; i < who.size(); i++) {
      if (table.onBoard(who.get(i)) && !table.engaged(who.get(i))) {
        fireAfterMove(who.get(i));
      }
    }
  }
}
