package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Mind;
import dev.muster.rules.battle.WeighedOptions;
import dev.muster.rules.battle.Wording;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Supplier;

/**
 * The one question a battle asks at a time: a decision and its legal options as an order and a
 * number each. Words are made only when somebody reads them.
 */
final class Choice extends WeighedOptions<Order, Choice> {
  private final Field field;
  private Decision decision = Decision.NEXT_UNIT;

  /** Unit the question is about, NOBODY where it is about a side. */
  private int unit = Forces.NOBODY;

  /**
   * @param outlooks makes an outlook when the first commander asks for it
   */
  Choice(Field field, List<Commander> commanders, Supplier<? extends Outlook<Choice>> outlooks) {
    super(commanders, field.sink, new Order[64], outlooks);
    this.field = field;
  }

  /** For rules that are asked what would be, and put no question. */
  static Choice ofNobody(Field field) {
    return new Choice(
        field,
        List.of(),
        () -> {
          throw new IllegalStateException("nobody is asked");
        });
  }

  /** Starts a question to the owner of a unit. */
  Choice of(Decision point, int about) {
    decision = point;
    start(field.side(about));
    unit = about;
    return this;
  }

  /** Starts a question to a side. */
  Choice ofSide(Decision point, int asked) {
    decision = point;
    start(asked);
    unit = Forces.NOBODY;
    return this;
  }

  Choice add(Order order) {
    return add(order, 0);
  }

  /**
   * @param number what the order is about: a unit, a box or a facing
   */
  Choice add(Order order, int number) {
    put(order, number);
    return this;
  }

  /** The option just added is what happens when nobody decides. */
  Choice usually() {
    lastIsUsual();
    return this;
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

  @Override
  public int ofGroup() {
    return unit() == Forces.NOBODY ? Mind.Judge.NO_GROUP : field.forces().brigade[unit()];
  }

  @Override
  protected Choice self() {
    return this;
  }

  /** A shot as a number: who, and at whom. */
  int shot(int shooter, int target) {
    return shooter * field.units + target;
  }

  int shooter(int option) {
    return number(option) / field.units;
  }

  int target(int option) {
    return number(option) % field.units;
  }

  @Override
  public String point() {
    return decision.id;
  }

  @Override
  protected String sideName(int which) {
    return field.forces().sideName(which);
  }

  @Override
  public String about() {
    return unit == Forces.NOBODY ? field.forces().sideName(side()) : field.name(unit);
  }

  @Override
  public String label(int option) {
    StringJoiner words = new StringJoiner(" ");
    for (String word : order(option).phrase.split(" ")) {
      words.add(filled(word, option));
    }
    return words.toString();
  }

  @Override
  public Wording wording(int option) {
    return Wording.of(order(option).form, word -> filled(word, option));
  }

  private String filled(String word, int option) {
    return switch (word) {
      case "X" -> about();
      case "Y" -> field.name(number(option));
      case "U" -> field.name(shooter(option));
      case "V" -> field.name(target(option));
      case "SIDE" -> field.forces().sideName(side());
      case "BOX" -> field.ground.name(number(option));
      case "FACING" -> Field.facingName(number(option));
      default -> word;
    };
  }
}
