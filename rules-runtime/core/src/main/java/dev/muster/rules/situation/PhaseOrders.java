package dev.muster.rules.situation;

import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Orders of the game itself where sides have turns of several phases: {@code the turn of Red},
 * {@code Red shoots}, {@code the turn ends}.
 */
public final class PhaseOrders {
  private static final String TURN = "the turn of ";
  private static final String TURN_ENDS = "the turn ends";

  /** The table of a game that is played so. */
  public interface Turns {
    /** Returns the index of the current phase, from 0; -1 between two turns. */
    int phase();

    /** The active side, or the last one. */
    int active();

    boolean isOver();

    /** Begins the turn of a side with a phase; what comes before it is left out. */
    void openPhase(int side, int phase);
  }

  private record Opened(int side, int phase) {}

  private final Scenario scenario;
  private final List<String> verbs;
  private boolean begun;

  /**
   * @param verbs what a side does in each phase, in their order; empty for one that is begun with
   *     its turn alone, as the first
   */
  public PhaseOrders(Scenario scenario, List<String> verbs) {
    this.scenario = scenario;
    this.verbs = List.copyOf(verbs);
  }

  /** The orders there are, with X for a side. */
  public static List<String> words(List<String> verbs) {
    List<String> words = new ArrayList<>(List.of(TURN + "X"));
    verbs.stream().filter(each -> !each.isEmpty()).forEach(each -> words.add("X " + each));
    return words;
  }

  /** Returns the forms of these orders, for {@link OrderGrammar}. */
  public static List<String> forms(List<String> verbs) {
    List<String> forms = new ArrayList<>(List.of(TURN + "SIDE", TURN_ENDS));
    verbs.stream().filter(each -> !each.isEmpty()).forEach(each -> forms.add("SIDE " + each));
    return forms;
  }

  /**
   * Returns the order with which a side begins a phase; without a verb, the order that begins its
   * turn.
   */
  static String order(String side, String verb) {
    return verb.isEmpty() ? TURN + side : side + " " + verb;
  }

  private @Nullable Opened opened(String order) {
    for (int side = 0; side < scenario.sides().size(); side++) {
      String name = scenario.sides().get(side).name();
      if (order.equals(TURN + name)) {
        return new Opened(side, 0);
      }
      for (int phase = 0; phase < verbs.size(); phase++) {
        if (!verbs.get(phase).isEmpty() && order.equals(name + " " + verbs.get(phase))) {
          return new Opened(side, phase);
        }
      }
    }
    return null;
  }

  /** Whether something has begun. */
  public boolean hasBegun() {
    return begun;
  }

  /** Returns the message for unit orders that come before the first turn or phase order. */
  public String beginHint() {
    String first = scenario.sides().getFirst().name();
    String verb = verbs.stream().filter(each -> !each.isEmpty()).findFirst().orElse("");
    return "say first whose turn it is, such as: " + TURN + first + ", or " + first + " " + verb;
  }

  /** A phase of the same turn when those before it are over, another turn when this one is. */
  public boolean canBegin(String order, Turns table) {
    Opened phase = opened(order);
    boolean between = table.phase() < 0;
    return phase == null || phase.side != table.active() || phase.phase == 0
        ? between
        : between || phase.phase <= table.phase();
  }

  /**
   * Returns the phase action that an order begins; null if it is not a phase order.
   *
   * @param names names of the phases, for messages
   */
  public SituationBattle.@Nullable GameAction gameAction(
      String order, Turns table, List<String> names) {
    Opened phase = opened(order);
    return phase != null
        ? () -> open(phase, table, names)
        : order.equals(TURN_ENDS)
            ? () -> {
              // it has gone on to its end already
            }
            : null;
  }

  /** Goes on to a later phase of the same turn, or begins the turn of the other side. */
  private void open(Opened to, Turns table, List<String> names) throws SituationException {
    String name = scenario.sides().get(to.side).name();
    boolean goesOn = table.phase() >= 0 && to.side == table.active();
    if (goesOn && to.phase < table.phase()) {
      throw new SituationException(
          0, "the " + names.get(to.phase) + " phase of " + name + " is over");
    }
    if (goesOn) {
      return; // it has come to it
    }
    if (begun && to.side == table.active()) {
      String other = scenario.sides().get(1 - to.side).name();
      throw new SituationException(0, "after the turn of " + name + " comes that of " + other);
    }
    if (!table.isOver()) {
      begun = true;
      table.openPhase(to.side, to.phase);
    }
  }
}
