package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.OrderGrammar;
import dev.muster.rules.battle.OrderPattern;
import dev.muster.rules.commander.EvaluatedOptions;
import dev.muster.rules.commander.GreedyCommander;
import dev.muster.rules.model.Point;
import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A decision of a battle, with its legal options as an order and a number each. A battle has one
 * open decision at a time. Texts are made only when they are read.
 */
public final class AdlgDecision extends EvaluatedOptions<AdlgOrder, AdlgDecision> {
  private final AdlgState table;
  private final List<Manoeuvre> courses = new ArrayList<>();
  private final List<ChargePath> approaches = new ArrayList<>();
  private final List<FrontageChange> reforms = new ArrayList<>();
  private final List<Point> points = new ArrayList<>();
  private final List<FreeAnswers<?>> freely = new ArrayList<>();
  private AdlgDecisionType decision = AdlgDecisionType.NEXT_CORPS;
  private int unit = AdlgState.NOBODY;
  private boolean group;

  /** Gives the reason why an order is not legal when no parser of free answers reads its words. */
  @FunctionalInterface
  interface RefusalRule {
    /** Why the order is not legal now; empty if the rule allows it. */
    String refusal(String words);
  }

  private static final RefusalRule SILENT = words -> "";

  private RefusalRule rule = SILENT;

  /**
   * @param outlooks makes the evaluator when the first commander needs it
   */
  public AdlgDecision(
      AdlgState table,
      List<Commander> commanders,
      Supplier<? extends OptionEvaluator<AdlgDecision>> outlooks) {
    super(commanders, table.sink, new AdlgOrder[128], outlooks);
    this.table = table;
  }

  @Override
  public int groupNumber() {
    boolean own = unit != AdlgState.NOBODY && table.side(unit) == side();
    return own ? table.forces().corpsOf[unit] : GreedyCommander.DecisionEvaluator.NO_GROUP;
  }

  @Override
  protected AdlgDecision self() {
    return this;
  }

  /** Starts a question to the owner of a unit. */
  AdlgDecision ofUnit(AdlgDecisionType point, int about) {
    return begin(point, table.side(about), about, false);
  }

  /** Starts a question about a unit and those that move with it. */
  AdlgDecision ofGroup(AdlgDecisionType point, int about) {
    return begin(point, table.side(about), about, true);
  }

  /** Starts a question to a side. */
  AdlgDecision ofSide(AdlgDecisionType point, int asked) {
    return begin(point, asked, AdlgState.NOBODY, false);
  }

  /** Starts a question to the side that pairs, about a unit of either (AR-D06). */
  AdlgDecision ofPairing(int asked, int about) {
    return begin(AdlgDecisionType.MAIN_OPPONENT, asked, about, false);
  }

  private AdlgDecision begin(AdlgDecisionType point, int asked, int about, boolean all) {
    decision = point;
    start(asked);
    unit = about;
    group = all;
    rule = SILENT;
    freely.clear();
    courses.clear();
    approaches.clear();
    reforms.clear();
    points.clear();
    return this;
  }

  /** Sets the rule that explains why an order is not among the options. */
  AdlgDecision refusing(RefusalRule by) {
    rule = by;
    return this;
  }

  AdlgDecision add(AdlgOrder order) {
    return add(order, 0);
  }

  /**
   * @param number the object of the order: a unit, a corps, a heading, hundredths of UD
   */
  AdlgDecision add(AdlgOrder order, int number) {
    addOption(order, number);
    return this;
  }

  /** An option about two units. */
  AdlgDecision add(AdlgOrder order, int one, int other) {
    return add(order, one * table.units + other);
  }

  /** The first of the two units an option is about. */
  public int one(int option) {
    return number(option) / table.units;
  }

  /** The second of the two units an option is about. */
  public int other(int option) {
    return number(option) % table.units;
  }

  void add(AdlgOrder order, Manoeuvre course) {
    addOption(order, courses.size());
    courses.add(course);
  }

  /** A charge by the way that takes least. */
  void add(ChargePath approach) {
    charge(AdlgOrder.CHARGE, approach);
  }

  /** Adds a charge that is identified by its path. */
  void addByItsWay(ChargePath approach) {
    charge(AdlgOrder.CHARGE_BY, approach);
  }

  private void charge(AdlgOrder order, ChargePath approach) {
    addOption(order, approaches.size());
    approaches.add(approach);
  }

  void add(FrontageChange reform) {
    addOption(AdlgOrder.REFORM, reforms.size());
    reforms.add(reform);
  }

  void add(Point point) {
    addOption(AdlgOrder.RIDE_TO, points.size());
    points.add(point);
  }

  /** Makes the option added last the default. */
  AdlgDecision asDefault() {
    makeLastDefault();
    return this;
  }

  public Manoeuvre course(int option) {
    return courses.get(number(option));
  }

  public ChargePath approach(int option) {
    return approaches.get(number(option));
  }

  FrontageChange reform(int option) {
    return reforms.get(number(option));
  }

  public Point place(int option) {
    return points.get(number(option));
  }

  public AdlgDecisionType decision() {
    return decision;
  }

  /** Returns the unit that the question is about; NOBODY if it is about a side. */
  public int unit() {
    return unit;
  }

  /** Whether the question is about a unit and all that move with it. */
  public boolean isOfGroup() {
    return group;
  }

  public AdlgState state() {
    return table;
  }

  @Override
  public String id() {
    return decision.id;
  }

  @Override
  public String prompt() {
    return decision.what;
  }

  @Override
  protected String sideName(int which) {
    return table.forces().sideName(which);
  }

  @Override
  public String about() {
    if (unit == AdlgState.NOBODY) {
      return sideName(side());
    }
    return group ? "the group of " + table.name(unit) : table.name(unit);
  }

  @Override
  public String label(int option) {
    return OrderPattern.filled(order(option).phrase, word -> filled(word, option));
  }

  private String filled(String word, int option) {
    return switch (word) {
      case "X" -> about();
      case "Y" -> helpsItself(option) ? OTHER_HALF + about() : table.name(number(option));
      case "ONE" -> table.name(one(option));
      case "OTHER" -> table.name(other(option));
      case "SIDE" -> sideName(side());
      case "CHIEF" -> chief();
      case "POINT" -> place(option).toString();
      case "CORPS" -> table.forces().corpsName[number(option)];
      case "COURSE" -> words(course(option));
      case "START" -> begins(approach(option).start());
      case "REFORM" -> words(reform(option));
      case "EDGE" -> approach(option).edge().words();
      case "TARGET" -> table.name(approach(option).target());
      case "FAR" -> Point.length(number(option) / 100.0);
      case "WAY" -> AdlgDeployment.heading(number(option));
      default -> word;
    };
  }

  private static final String OTHER_HALF = "the other half of ";

  private boolean helpsItself(int option) {
    return order(option) == AdlgOrder.HELP && number(option) == unit;
  }

  /** The forms of all orders, for any unit, as {@link OrderGrammar} reads them. */
  public static List<String> orderForms() {
    return OrderGrammar.forms(
        Stream.concat(
                Arrays.stream(AdlgOrder.values()).map(each -> each.phrase),
                Stream.of(OTHER_HALF + "UNIT helps UNIT"))
            .toList(),
        Map.ofEntries(
            Map.entry("X", "(UNIT|the group of UNIT)"),
            Map.entry("Y", "UNIT"),
            Map.entry("ONE", "UNIT"),
            Map.entry("OTHER", "UNIT"),
            Map.entry("TARGET", "UNIT"),
            Map.entry("CHIEF", "GENERAL"),
            Map.entry("CORPS", "GROUP"),
            Map.entry("POINT", "(PLACES|NUMBER NUMBER)"),
            Map.entry("START", "(COURSE|" + STRAIGHT + ")"),
            Map.entry("EDGE", "(front|flank|rear)"),
            Map.entry("FAR", "NUMBER"),
            Map.entry("WAY", "NUMBER"),
            Map.entry(
                "REFORM",
                "(extends (right|left) by NUMBER|contracts from the (right|left) by NUMBER)"
                    + " [advances NUMBER]")));
  }

  /** Returns the possible ends, exclusive, of a move that begins at a given word of an order. */
  public static BitSet courseEnds(String slot, List<String> words, int from) {
    BitSet ends = new BitSet();
    for (int to = from + 1; to <= words.size(); to++) {
      if (Manoeuvre.of(String.join(" ", words.subList(from, to))) != null) {
        ends.set(to);
      }
    }
    return ends;
  }

  private String chief() {
    return table.forces().commander.get(table.corps()).displayName();
  }

  /**
   * A kind of answer with too many values to offer them all.
   *
   * @param read parses the answer; null if the words are of another kind
   */
  private record FreeAnswers<T>(Parser<T> read, LegalityCheck<T> verdict, Consumer<T> add) {
    boolean accepts(String words) {
      T said = read.of(words);
      if (said == null || verdict.refusal(said) != null) {
        return false;
      }
      add.accept(said);
      return true;
    }

    @Nullable String refusal(String words) {
      T said = read.of(words);
      return said == null ? null : verdict.refusal(said);
    }
  }

  private interface Parser<T> {
    @Nullable T of(String words);
  }

  /** The reason why an answer that is not offered is illegal; null if it is legal. */
  interface LegalityCheck<T> {
    @Nullable String refusal(T said);
  }

  /** Any other legal move may be said, too. */
  void orMove(LegalityCheck<Manoeuvre> verdict) {
    freely.add(new FreeAnswers<Manoeuvre>(this::move, verdict, said -> add(AdlgOrder.MOVE, said)));
  }

  /** Any other legal move with a try to rally may be said, too. */
  void orMoveAndRally(LegalityCheck<Manoeuvre> verdict) {
    freely.add(
        new FreeAnswers<Manoeuvre>(
            this::moveAndRally, verdict, said -> add(AdlgOrder.MOVE_AND_RALLY, said)));
  }

  /** Any other legal extension or contraction may be said, too. */
  void orReform(LegalityCheck<FrontageChange> verdict) {
    freely.add(new FreeAnswers<FrontageChange>(this::reform, verdict, this::add));
  }

  /**
   * Also accepts a charge that begins with any other slide or wheel that leads to the target.
   *
   * @param found the charge with that beginning, if it is legal
   */
  void orCharge(
      LegalityCheck<ChargePath.Spec> verdict, Function<ChargePath.Spec, ChargePath> found) {
    freely.add(
        new FreeAnswers<ChargePath.Spec>(
            this::charge, verdict, said -> addByItsWay(found.apply(said))));
  }

  /** Also accepts a ride of the commander to any other legal point. */
  void orRide(LegalityCheck<Point> verdict) {
    freely.add(new FreeAnswers<Point>(this::ride, verdict, said -> add(said)));
  }

  @Override
  public int parseFreeAnswer(String words) {
    for (FreeAnswers<?> each : freely) {
      if (each.accepts(words)) {
        return size() - 1;
      }
    }
    return -1;
  }

  @Override
  public String rejection(String words) {
    for (FreeAnswers<?> each : freely) {
      String refusal = each.refusal(words);
      if (refusal != null) {
        return refusal;
      }
    }
    return rule.refusal(words);
  }

  /** The charge that the words describe; null if they describe no charge. */
  private ChargePath.@Nullable Spec charge(String words) {
    String whose = about() + " ";
    Matcher said = CHARGES.matcher(words.startsWith(whose) ? words.substring(whose.length()) : "");
    if (!said.matches()) {
      return null;
    }
    Manoeuvre start =
        said.group(1).equals(STRAIGHT) ? Manoeuvre.advance(0) : Manoeuvre.of(said.group(1).strip());
    int target = table.unit(said.group(3));
    return start == null || target == AdlgState.NOBODY
        ? null
        : new ChargePath.Spec(
            start, target, UnitEdge.valueOf(said.group(2).toUpperCase(Locale.ROOT)));
  }

  private static final Pattern CHARGES =
      Pattern.compile("(.+?)(?: and)? charges the (front|flank|rear) of (.+)");

  /** The beginning of a charge without slide or wheel. */
  static final String STRAIGHT = "goes straight";

  /** Describes the beginning of a charge. */
  static String begins(Manoeuvre start) {
    return start.makesWay() ? words(start) : STRAIGHT;
  }

  /** Returns the point of a commander's ride in words; null if the words do not order a ride. */
  private @Nullable Point ride(String words) {
    Matcher said = TO_POINT.matcher(words);
    return said.matches() && said.group(1).equals(chief())
        ? Pose.near(Double.parseDouble(said.group(2)), Double.parseDouble(said.group(3)), 0).point()
        : null;
  }

  private static final Pattern TO_POINT =
      Pattern.compile(
          "(.+) rides to ([0-9]{1,3}(?:\\.[0-9]{1,2})?)[ ,]+([0-9]{1,3}(?:\\.[0-9]{1,2})?)");

  /** The move that the words describe; null if they describe no move. */
  private @Nullable Manoeuvre move(String words) {
    String whose = about() + " ";
    return words.startsWith(whose) ? Manoeuvre.of(words.substring(whose.length())) : null;
  }

  private @Nullable Manoeuvre moveAndRally(String words) {
    return words.endsWith(AND_RALLIES)
        ? move(words.substring(0, words.length() - AND_RALLIES.length()))
        : null;
  }

  /** The end of a move that includes a rally attempt. */
  static final String AND_RALLIES = " and rallies";

  private @Nullable FrontageChange reform(String words) {
    String whose = about() + " ";
    return words.startsWith(whose) ? FrontageChange.of(words.substring(whose.length())) : null;
  }

  /** An extension or a contraction in words, such as {@code extends right by 2}. */
  static String words(FrontageChange reform) {
    String side = reform.right() ? "right" : "left";
    String words =
        reform.extending() > 0
            ? "extends " + side + " by " + reform.extending()
            : "contracts from the " + side + " by " + reform.contracting();
    return reform.ahead() == 0 ? words : words + " and advances " + Point.length(reform.ahead());
  }

  /** A move in words, such as {@code wheels right 30 and advances 1.5}. */
  static String words(Manoeuvre course) {
    StringJoiner words = new StringJoiner(" and ");
    if (course.turn() != 0) {
      words.add(
          Math.abs(course.turn()) == 1800
              ? "turns about"
              : "turns " + (course.turn() > 0 ? "right" : "left"));
    }
    boolean slidesLast = course.sequence() == Manoeuvre.Sequence.SLIDE_LAST;
    if (course.aside() != 0 && !slidesLast) {
      words.add(slide(course));
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
    if (slidesLast) {
      words.add(slide(course));
    }
    return words.toString();
  }

  private static String slide(Manoeuvre course) {
    return "slides "
        + (course.aside() > 0 ? "right " : "left ")
        + Point.length(Math.abs(course.aside()));
  }
}
