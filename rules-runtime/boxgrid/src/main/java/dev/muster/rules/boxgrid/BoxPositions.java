package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Question;
import dev.muster.rules.battle.Telling;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.OrderLine;
import dev.muster.rules.situation.Position;
import dev.muster.rules.situation.PositionForm;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationProblem;
import dev.muster.rules.situation.TurnOrders;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What situations of the box-grid game can say, and how their orders are carried out. */
final class BoxPositions implements PositionForm {
  /** What an order says that is to be done: the second word of each. */
  static final Set<String> VERBS =
      Arrays.stream(Order.values())
          .map(each -> each.phrase.split(" ")[1])
          .filter(each -> !each.equals("melee"))
          .collect(Collectors.toUnmodifiableSet());

  private static final List<Word> WORDS =
      List.of(
          new Word(Of.GENERAL, BoxSituation.LOST, ""),
          new Word(Of.LINE, BoxSituation.MELEE, "the unit it has charged"));

  @Override
  public BoardKind ground() {
    return BoardKind.BOXES;
  }

  @Override
  public List<Word> words() {
    return WORDS;
  }

  /** A brigade need have no commander. */
  @Override
  public boolean everyGroupIsLed() {
    return false;
  }

  @Override
  public Position set(Situation situation, Commander orders, Dice dice, EventSink sink)
      throws SituationProblem {
    return BoxSituation.of(situation, orders, dice, sink);
  }

  @Override
  public Telling telling(BattleProgram program) {
    return new BoxTelling(program.scenario());
  }

  @Override
  public String thrown(Event event) {
    return switch (event) {
      case BoxEvent.ControlTest e -> "the Control Test of " + e.unit() + " for " + e.purpose();
      case BoxEvent.CatastropheTest e -> "the Catastrophe Test of " + e.unit();
      case BoxEvent.Shoots e ->
          "the shot of " + e.unit() + " at " + e.target() + ", " + e.dice().size() + "D6";
      case BoxEvent.MeleeThrow e ->
          e.unit() + " in melee with " + e.against() + ", " + e.dice().size() + "D6";
      case BoxEvent.ArrivalRoll e -> "the arrival of " + e.unit();
      default -> "";
    };
  }

  @Override
  public String slip(OrderLine order, BattleProgram program) {
    List<Scenario.Side> sides = program.scenario().sides();
    if (new TurnOrders(program.scenario(), BoxSituation.VERBS).has(order.text())) {
      return "";
    }
    for (String word : order.words()) {
      Place place = program.board().kind().read(word);
      if (place != null && !program.board().holds(place)) {
        return "box " + word + " is not on the board";
      }
    }
    String first = order.words().isEmpty() ? "nothing" : order.words().getFirst();
    boolean known =
        first.equals("the")
            || sides.stream()
                .anyMatch(
                    side ->
                        side.name().equals(first)
                            || side.groups().stream()
                                .flatMap(group -> group.stands().stream())
                                .anyMatch(stand -> stand.name().equals(first)));
    if (!known) {
      return "there is no unit or side " + first;
    }
    String verb = order.words().size() < 2 ? "nothing" : order.words().get(1);
    return first.equals("the") || VERBS.contains(verb)
        ? ""
        : "an order says what is to be done, such as moves, charges, turns, shoots, stops; found "
            + verb;
  }

  @Override
  public boolean about(OrderLine order, Question question) {
    String first = order.words().isEmpty() ? "" : order.words().getFirst();
    boolean shoots = order.words().size() > 1 && order.words().get(1).equals("shoots");
    return switch (((Choice) question).decision()) {
      case SHOOT -> shoots;
      case NEXT_MELEE -> first.equals("the");
      default -> first.equals(question.about());
    };
  }

  /** The unit of the next order moves, where it does not shoot. */
  @Override
  public int towards(OrderLine order, Question question) {
    Choice choice = (Choice) question;
    boolean shoots = order.words().size() > 1 && order.words().get(1).equals("shoots");
    if (choice.decision() == Decision.NEXT_UNIT && !shoots && !order.words().isEmpty()) {
      for (int i = 0; i < choice.size(); i++) {
        if (choice.order(i) == Order.ACT
            && choice.field().name(choice.number(i)).equals(order.words().getFirst())) {
          return i;
        }
      }
    }
    return -1;
  }

  @Override
  public boolean atRest(Question question) {
    return switch (((Choice) question).decision()) {
      case NEXT_UNIT,
          MOMENTUM,
          ACTION,
          WITHDRAW,
          OUT_OF_COMMAND,
          LEAVE_HEDGEHOG,
          SHOOT,
          NEXT_MELEE ->
          true;
      default -> false;
    };
  }
}
