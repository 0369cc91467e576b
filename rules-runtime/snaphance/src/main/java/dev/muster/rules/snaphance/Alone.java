package dev.muster.rules.snaphance;

/** What a stand does by itself in its turn (4.0). */
final class Alone {
  private final Play play;
  private final Table table;
  private final Movement movement;
  private final Advance advance;
  private final Partners partners;
  private final Watch watch;
  private final Steps who = new Steps();

  Alone(Play play, Movement movement, Advance advance, Partners partners, Watch watch) {
    this.play = play;
    table = play.table;
    this.movement = movement;
    this.advance = advance;
    this.partners = partners;
    this.watch = watch;
  }

  /** The turn of a single stand: hold, opportunity, fire, move, charge (4.0). */
  void act(int stand) {
    act(stand, watch.mayGo(stand));
  }

  private void act(int stand, boolean mayWatch) {
    advance.findTargets(stand);
    movement.find(stand, false, play.choice.everyPath(table.side[stand]));
    Choice choice = play.choice.of(Decision.ACT, stand).add(Order.HOLD);
    if (mayWatch) {
      choice.add(Order.GO_ON_OPPORTUNITY);
      if (partners.any(stand, Partners.For.OPPORTUNITY)) {
        choice.add(Order.GO_ON_OPPORTUNITY_TOGETHER);
      }
    }
    advance.offerFire(choice, stand);
    choice.addEach(Order.MOVE, play.moves.count);
    int answer = choice.ask();
    int number = choice.number(answer);
    switch (choice.order(answer)) {
      case GO_ON_OPPORTUNITY -> watch(stand, false);
      case GO_ON_OPPORTUNITY_TOGETHER -> watch(stand, true);
      case FIRE -> advance.fire(stand, number, FiringRanks.BOTH, 0);
      case FIRE_FRONT_RANK -> advance.fire(stand, number, FiringRanks.FRONT, 0);
      case FIRE_THEN_MOVE, FIRE_KEEPING_CHARGE -> advance.fire(stand, number, FiringRanks.BOTH, 1);
      case MOVE -> {
        who.clear();
        who.add(stand);
        advance.moves(who, number);
        Due.FIRE_AFTER_MOVE.in(table).with(stand).end();
      }
      default -> {
        // holds
      }
    }
  }

  private void watch(int stand, boolean together) {
    if (!watch.go(stand, together)) {
      act(stand, false);
    }
  }
}
