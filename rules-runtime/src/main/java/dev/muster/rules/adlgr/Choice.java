package dev.muster.rules.adlgr;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Mind;
import dev.muster.rules.battle.Options;
import dev.muster.rules.battle.Weighing;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Temper;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The one question a battle asks at a time: a decision and its legal options as an order and a
 * number each. Words are made only when somebody reads them.
 */
final class Choice extends Options<Order> implements Weighing {
  /** What options are worth to a commander; made when one is first asked for. */
  interface Outlook {
    void lookAt(Choice choice, Temper temper);

    double worth(Choice choice, int option);
  }

  private final Table table;
  private final Supplier<Outlook> outlooks;
  private @Nullable Outlook outlook;
  private final List<Course> courses = new ArrayList<>();
  private final List<Approach> approaches = new ArrayList<>();
  private final List<Reform> reforms = new ArrayList<>();
  private Decision decision = Decision.NEXT_CORPS;
  private int unit = Table.NOBODY;
  private boolean group;
  private @Nullable Verdict moves;

  /**
   * @param outlooks makes an outlook when the first commander asks for it
   */
  Choice(Table table, List<Commander> commanders, Supplier<Outlook> outlooks) {
    super(commanders, table.sink, new Order[128]);
    this.table = table;
    this.outlooks = outlooks;
  }

  @Override
  public int ofGroup() {
    return unit() == Table.NOBODY ? Mind.Judge.NO_GROUP : table.forces().corpsOf[unit()];
  }

  @Override
  public void lookAt(Temper temper) {
    outlook().lookAt(this, temper);
  }

  @Override
  public double worth(int option) {
    return outlook().worth(this, option);
  }

  Outlook outlook() {
    Outlook found = outlook;
    if (found == null) {
      found = outlooks.get();
      outlook = found;
    }
    return found;
  }

  /** Starts a question to the owner of a unit. */
  Choice of(Decision point, int about) {
    return begin(point, table.side(about), about, false);
  }

  /** Starts a question about a unit and those that move with it. */
  Choice ofGroup(Decision point, int about) {
    return begin(point, table.side(about), about, true);
  }

  /** Starts a question to a side. */
  Choice ofSide(Decision point, int asked) {
    return begin(point, asked, Table.NOBODY, false);
  }

  private Choice begin(Decision point, int asked, int about, boolean all) {
    decision = point;
    start(asked);
    unit = about;
    group = all;
    moves = null;
    courses.clear();
    approaches.clear();
    reforms.clear();
    return this;
  }

  Choice add(Order order) {
    return add(order, 0);
  }

  /**
   * @param number what the order is about: a unit, a corps, a heading, hundredths of UD
   */
  Choice add(Order order, int number) {
    put(order, number);
    return this;
  }

  /** An option about two units. */
  Choice add(Order order, int one, int other) {
    return add(order, one * table.units + other);
  }

  /** The first of the two units an option is about. */
  int one(int option) {
    return number(option) / table.units;
  }

  /** The second of the two units an option is about. */
  int other(int option) {
    return number(option) % table.units;
  }

  void add(Order order, Course course) {
    put(order, courses.size());
    courses.add(course);
  }

  void add(Approach approach) {
    put(Order.CHARGE, approaches.size());
    approaches.add(approach);
  }

  void add(Reform reform) {
    put(Order.REFORM, reforms.size());
    reforms.add(reform);
  }

  /** The option just added is what happens when nobody decides. */
  Choice usually() {
    lastIsUsual();
    return this;
  }

  Course course(int option) {
    return courses.get(number(option));
  }

  Approach approach(int option) {
    return approaches.get(number(option));
  }

  Reform reform(int option) {
    return reforms.get(number(option));
  }

  Decision decision() {
    return decision;
  }

  /** Unit the question is about, NOBODY where it is about a side. */
  int unit() {
    return unit;
  }

  /** Whether the question is about a unit and all that move with it. */
  boolean isOfGroup() {
    return group;
  }

  Table table() {
    return table;
  }

  @Override
  public String point() {
    return decision.id;
  }

  @Override
  protected String sideName(int which) {
    return table.forces().sideName(which);
  }

  @Override
  public String about() {
    if (unit == Table.NOBODY) {
      return sideName(side());
    }
    return group ? "the group of " + table.name(unit) : table.name(unit);
  }

  @Override
  public String label(int option) {
    StringJoiner words = new StringJoiner(" ");
    for (String word : order(option).phrase.split(" ")) {
      words.add(filled(word, option));
    }
    return words.toString();
  }

  private String filled(String word, int option) {
    return switch (word) {
      case "X" -> about();
      case "Y" -> table.name(number(option));
      case "ONE" -> table.name(one(option));
      case "OTHER" -> table.name(other(option));
      case "SIDE" -> sideName(side());
      case "CHIEF" -> Deployment.title(table.forces().commander.get(table.corps()));
      case "CORPS" -> table.forces().corpsName[number(option)];
      case "COURSE" -> words(course(option));
      case "REFORM" -> words(reform(option));
      case "EDGE" -> approach(option).edge().words();
      case "TARGET" -> table.name(approach(option).target());
      case "FAR" -> Point.length(number(option) / 100.0);
      case "WAY" -> Deployment.heading(number(option));
      default -> word;
    };
  }

  /** What a move begins with in words. */
  static final List<String> VERBS_OF_MOVES = List.of("advances", "slides", "wheels", "turns");

  /** What an extension and a contraction begin with in words. */
  static final List<String> VERBS_OF_REFORMS = List.of("extends", "contracts");

  /** What forbids a move that is not offered, null where it is legal. */
  interface Verdict {
    @Nullable String refusal(Course course);
  }

  /** Any other legal move may be said, too. */
  void orMove(Verdict verdict) {
    moves = verdict;
  }

  @Override
  public int said(String words) {
    Course course = move(words);
    Verdict verdict = moves;
    if (course == null || verdict == null || verdict.refusal(course) != null) {
      return -1;
    }
    add(Order.MOVE, course);
    return size() - 1;
  }

  @Override
  public String refusal(String words) {
    Course course = move(words);
    String refusal = course == null || moves == null ? null : moves.refusal(course);
    return refusal == null ? "" : refusal;
  }

  /** The move of whoever is asked that is said in words, null where it is none. */
  private @Nullable Course move(String words) {
    String whose = about() + " ";
    return words.startsWith(whose) ? Course.of(words.substring(whose.length())) : null;
  }

  /** An extension or a contraction in words, such as {@code extends right by 2}. */
  static String words(Reform reform) {
    String side = reform.right() ? "right" : "left";
    String words =
        reform.extending() > 0
            ? "extends " + side + " by " + reform.extending()
            : "contracts from the " + side + " by " + reform.contracting();
    return reform.ahead() == 0 ? words : words + " and advances " + Point.length(reform.ahead());
  }

  /** A move in words, such as {@code wheels right 30 and advances 1.5}. */
  static String words(Course course) {
    StringJoiner words = new StringJoiner(" and ");
    if (course.turn() != 0) {
      words.add(
          Math.abs(course.turn()) == 1800
              ? "turns about"
              : "turns " + (course.turn() > 0 ? "right" : "left"));
    }
    if (course.aside() != 0) {
      words.add(
          "slides "
              + (course.aside() > 0 ? "right " : "left ")
              + Point.length(Math.abs(course.aside())));
    }
    if (course.wheel() != 0) {
      words.add(
          "wheels "
              + (course.wheel() > 0 ? "right " : "left ")
              + Point.length(Math.abs(course.wheel()) / 10.0));
    }
    if (course.ahead() != 0) {
      words.add("advances " + Point.length(course.ahead()));
    }
    return words.toString();
  }
}
