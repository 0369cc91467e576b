package dev.muster.rules.situation;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.PhasedBattle;
import dev.muster.rules.battle.PhasedState;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.Scenario;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A battle in turns of phases, taken up in the position of a situation. */
final class PhasedSituationBattle<B extends PhasedBattle<?>>
    implements FoughtPosition, PhaseOrders.Turns {
  private static final List<String> OF_SIDES = List.of("broken", "stands");

  private final PhasedSituationFormat<B> format;
  private final B battle;
  private final List<String> verbs;
  private final PhaseOrders turns;
  private final Scenario scenario;

  /**
   * @param verbs what a side does in each phase, see {@link PhaseOrders}
   */
  PhasedSituationBattle(PhasedSituationFormat<B> format, B battle, List<String> verbs) {
    this.format = format;
    this.battle = battle;
    scenario = battle.state().scenario();
    this.verbs = verbs;
    turns = new PhaseOrders(scenario, verbs);
  }

  // ---- orders of the game itself

  @Override
  public int phase() {
    return battle.state().phase();
  }

  @Override
  public int active() {
    return battle.state().active();
  }

  @Override
  public void openPhase(int side, int phase) {
    format.openPhase(battle, side, phase);
  }

  @Override
  public boolean canBegin(String order) {
    return turns.canBegin(order, this);
  }

  @Override
  public @Nullable GameAction gameAction(String order) {
    return turns.gameAction(order, this, battle.phaseNames());
  }

  @Override
  public boolean hasBegun() {
    return turns.hasBegun();
  }

  @Override
  public String beginHint() {
    return turns.beginHint();
  }

  @Override
  public boolean proceed(Consumer<String> happens) {
    return format.proceed(battle);
  }

  // ---- a step of it

  @Override
  public Battle battle() {
    battle.withoutInvariantChecks();
    return battle;
  }

  @Override
  public FoughtPosition copy(Commander orders, Dice dice, EventSink sink) {
    Battle copy = battle.copy(List.of(orders, orders), dice, sink);
    return new PhasedSituationBattle<>(format, format.own(copy), verbs);
  }

  @Override
  public @Nullable GameAction turnFor(List<String> order) {
    int side = sideOf(order);
    return side < 0 ? null : () -> format.openPhase(battle, side, format.firstPhase(order));
  }

  /** The side of the first unit an order names; -1 for none. */
  private int sideOf(List<String> order) {
    for (String word : order) {
      for (int side = 0; side < scenario.sides().size(); side++) {
        for (Scenario.Group group : scenario.sides().get(side).groups()) {
          if (group.stands().stream().anyMatch(each -> each.name().equals(word))) {
            return side;
          }
        }
      }
    }
    return -1;
  }

  @Override
  public boolean isTurnOver() {
    return phase() == PhasedState.BETWEEN || battle.isOver();
  }

  @Override
  public boolean isSettled(List<String> order) {
    return phase() > format.lastPhase(order);
  }

  @Override
  public boolean isOver() {
    return battle.isOver();
  }

  @Override
  public int winner() {
    return battle.winner();
  }

  // ---- statements

  @Override
  public String mismatch(String statement) {
    StatementReader words = new StatementReader(statement);
    String first = words.next();
    int unit = format.unit(battle, first);
    if (unit >= 0) {
      String found = "";
      while (words.hasNext() && found.isEmpty()) {
        found = words.held(format.unitWords(), word -> ofUnit(unit, word, words));
      }
      return found;
    }
    if (first.equals("lost")) {
      String name = words.next();
      int side = scenario.sideIndex(name);
      return side < 0
          ? "there is no side " + name
          : words.is(Integer.toString(battle.status().lost(side)));
    }
    int commander = format.commander(battle, first);
    if (commander >= 0) {
      return words.held(
          format.commanderWords(),
          word -> format.commanderMismatch(battle, commander, word, words));
    }
    int side = scenario.sideIndex(first);
    return side >= 0
        ? words.held(OF_SIDES, word -> ofSide(side, word))
        : "expected a unit, "
            + (format.commanderWords().isEmpty() ? "" : "a commander, ")
            + "a side, lost, log, then log, no log, the battle or nobody; found "
            + first;
  }

  private String ofUnit(int unit, String word, StatementReader words) {
    return format.unitWords().contains(word)
        ? format.unitMismatch(battle, unit, word, words)
        : "expected "
            + String.join(", ", format.unitWords())
            + ", each with not before it where it is not so; found "
            + word;
  }

  private String ofSide(int side, String word) {
    boolean broken = battle.status().isBroken(side);
    return switch (word) {
      case "broken" -> broken ? "" : "it stands";
      case "stands" -> broken ? "it is broken" : "";
      default -> "expected broken, stands or wins after the name of a side; found " + word;
    };
  }
}
