package dev.muster.rules.odds;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.situation.FoughtPosition;
import dev.muster.rules.situation.OrderSequence;
import dev.muster.rules.situation.SituationBattle;
import dev.muster.rules.situation.SituationException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A step of a battle: the turn of a unit until all consequences of an order are resolved. The side
 * of the order takes no other action in it. A commander decides reactions for which there is no
 * order.
 */
final class OrderCourse implements StagedCourse<OrderCourse.Moment, OrderCourse.Moment.Key> {
  private final OrderedStep step;
  private final OrderSequence orders;
  private final CourseTape tape;
  private final FoughtPosition position;
  private final Battle battle;
  private final SituationBattle.GameAction turn;
  private final int side;
  private final List<Commander> commanders;
  private boolean opened;

  /** The state of the course between two stages. */
  static final class Moment {
    /** Equal for equal moments. */
    record Key(long fingerprint, boolean opened, OrderSequence.Progress progress, boolean done) {}

    private final Battle battle;
    private Key key;

    Moment(Battle battle, Key key) {
      this.battle = battle;
      this.key = key;
    }
  }

  /**
   * The answer of a commander or an order to a question.
   *
   * @param offered number of options of the question
   * @param free text of an answer that was not an option; null for an option
   */
  private record Said(
      int option, int offered, @Nullable String free, OrderSequence.Progress progress) {
    /** The option, which a free answer becomes when it is said again. */
    int optionOf(Decision question) {
      return free != null && question.size() == offered ? question.parseFreeAnswer(free) : option;
    }
  }

  /**
   * Takes up the position.
   *
   * @throws SituationException if the position cannot be set up, or the order is of no unit in it
   */
  OrderCourse(OrderedStep step, CourseTape tape, EventSink sink) throws SituationException {
    this.step = step;
    this.tape = tape;
    orders = step.newOrders();
    commanders = step.newCommanders();
    position = step.start(new Seat(), tape, sink);
    battle = position.battle();
    side = step.side();
    turn = step.turnOf(position);
  }

  /**
   * Copies a course in its current state.
   *
   * @throws SituationException never, as the other has been taken up
   */
  OrderCourse(OrderCourse other, CourseTape tape, EventSink sink) throws SituationException {
    step = other.step;
    this.tape = tape;
    orders = step.newOrders();
    commanders = step.newCommanders();
    position = other.position.copy(new Seat(), tape, sink);
    battle = position.battle();
    side = step.side();
    turn = step.turnOf(position);
  }

  /** Answers the questions of both sides. */
  private final class Seat implements Commander {
    @Override
    public int choose(Decision question) {
      Said said = tape.recall(Said.class, () -> answer(question));
      orders.restore(said.progress);
      return said.optionOf(question);
    }

    @Override
    public boolean distinguishesPaths() {
      return step.distinguishesPaths();
    }

    @Override
    public void onForcedDecision(Decision question) {
      if (!orders.isSpent()) {
        Said said = tape.recall(Said.class, () -> note(question));
        orders.restore(said.progress);
      }
    }

    @Override
    public void onWithheldDecision(Decision question) {
      if (!orders.isDone()) {
        orders.noteUnasked(question);
      }
    }
  }

  private Said note(Decision question) {
    orders.noteUnasked(question);
    return new Said(0, 1, null, orders.progress());
  }

  private Said answer(Decision question) {
    boolean before = !orders.isDone();
    int offered = question.size();
    int ordered = orders.isSpent() ? OrderSequence.NONE : orders.answer(question);
    int option = ordered >= 0 ? ordered : unordered(question, before);
    String free = option < offered ? null : question.label(option);
    return new Said(option, offered, free, orders.progress());
  }

  private int unordered(Decision question, boolean beforeOrder) {
    boolean own = question.side() == side;
    return own && (beforeOrder || step.form().isIdle(question))
        ? step.form().passingOption(question)
        : commanders.get(question.side()).choose(question);
  }

  @Override
  public Moment keep(@Nullable Moment used) {
    if (used == null) {
      Commander nobody = Commander.takingDefaults();
      return new Moment(battle.copy(List.of(nobody, nobody), tape, EventSink.SILENT), key());
    }
    used.battle.copyFrom(battle);
    used.key = key();
    return used;
  }

  @Override
  public void restore(Moment moment) {
    battle.copyFrom(moment.battle);
    opened = moment.key.opened;
    orders.restore(moment.key.progress);
  }

  @Override
  public Moment.Key key() {
    return new Moment.Key(battle.fingerprint(), opened, orders.progress(), orders.isDone());
  }

  @Override
  public boolean advance() {
    boolean more = true;
    if (opened) {
      more = battle.step();
    } else {
      opened = true;
      begin();
    }
    boolean settled = orders.isDone() && position.isSettled(orders.words());
    return more && !settled && !position.isTurnOver();
  }

  private void begin() {
    try {
      turn.run();
    } catch (SituationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public Moment.Key end() {
    return key();
  }

  BattlePosition where() {
    return battle.position();
  }

  OrderSequence orders() {
    return orders;
  }
}
