package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Question;
import dev.muster.rules.battle.RuleRef;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The one question a battle asks at a time: a decision and its legal options as an order and a
 * number each. Words are made only when somebody reads them.
 */
final class Choice implements Question {
  private final Field field;
  private final List<Commander> commanders;
  private Decision decision = Decision.NEXT_UNIT;
  private int side;

  /** Unit the question is about, NOBODY where it is about a side. */
  private int unit = Field.NOBODY;

  private int size;
  private Order[] orders = new Order[64];
  private int[] numbers = new int[64];
  private int usual;
  private @Nullable Object kept;

  Choice(Field field, List<Commander> commanders) {
    this.field = field;
    this.commanders = commanders;
  }

  /** Starts a question to the owner of a unit. */
  Choice of(Decision point, int about) {
    start(point, field.side(about));
    unit = about;
    return this;
  }

  /** Starts a question to a side. */
  Choice ofSide(Decision point, int asked) {
    start(point, asked);
    unit = Field.NOBODY;
    return this;
  }

  private void start(Decision point, int asked) {
    decision = point;
    side = asked;
    size = 0;
    usual = 0;
  }

  Choice add(Order order) {
    return add(order, 0);
  }

  /**
   * @param number what the order is about: a unit, a box or a facing
   */
  Choice add(Order order, int number) {
    if (size == orders.length) {
      orders = Arrays.copyOf(orders, 2 * size);
      numbers = Arrays.copyOf(numbers, 2 * size);
    }
    orders[size] = order;
    numbers[size++] = number;
    return this;
  }

  /** The option just added is what happens when nobody decides. */
  Choice usually() {
    usual = size - 1;
    return this;
  }

  /** Puts the question; of one with a single option its owner only hears. */
  int ask() {
    if (size == 0) {
      throw new IllegalStateException(decision + " about " + about() + " has no legal option");
    }
    if (size == 1) {
      commanders.get(side).hasNoChoice(this);
      return 0;
    }
    int answer = commanders.get(side).choose(this);
    if (answer < 0 || answer >= size) {
      throw new IllegalStateException(
          "the commander of "
              + field.forces().sideName(side)
              + " answered "
              + answer
              + " to "
              + point()
              + " about "
              + about()
              + ", legal are 0 to "
              + (size - 1));
    }
    if (field.heard) {
      field.tell(
          new CommonEvent.Decided(
              point(), field.forces().sideName(side), about(), label(answer), size, RuleRef.NONE));
    }
    return answer;
  }

  /** Asks, and answers the chosen order. */
  Order askOrder() {
    return orders[ask()];
  }

  Order order(int option) {
    return orders[option];
  }

  int number(int option) {
    return numbers[option];
  }

  Decision decision() {
    return decision;
  }

  int unit() {
    return unit;
  }

  Field field() {
    return field;
  }

  /**
   * What minds weigh the options with: made when the first one asks and kept as long as the battle,
   * whoever commands.
   */
  Object kept(Function<Field, ?> make) {
    Object now = kept;
    if (now == null) {
      now = make.apply(field);
      kept = now;
    }
    return now;
  }

  /** A shot as a number: who, and at whom. */
  int shot(int shooter, int target) {
    return shooter * field.units + target;
  }

  int shooter(int option) {
    return numbers[option] / field.units;
  }

  int target(int option) {
    return numbers[option] % field.units;
  }

  @Override
  public String point() {
    return decision.id;
  }

  @Override
  public int side() {
    return side;
  }

  @Override
  public String about() {
    return unit == Field.NOBODY ? field.forces().sideName(side) : field.name(unit);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public int usual() {
    return usual;
  }

  @Override
  public String label(int option) {
    StringJoiner words = new StringJoiner(" ");
    for (String word : orders[option].phrase.split(" ")) {
      words.add(filled(word, option));
    }
    return words.toString();
  }

  private String filled(String word, int option) {
    return switch (word) {
      case "X" -> about();
      case "Y" -> field.name(numbers[option]);
      case "U" -> field.name(shooter(option));
      case "V" -> field.name(target(option));
      case "SIDE" -> field.forces().sideName(side);
      case "BOX" -> field.ground.name(numbers[option]);
      case "FACING" -> Field.facingName(numbers[option]);
      default -> word;
    };
  }
}
