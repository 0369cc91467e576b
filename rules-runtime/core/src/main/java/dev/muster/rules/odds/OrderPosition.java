package dev.muster.rules.odds;

import dev.muster.rules.battle.OrderPattern;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.RuleSystems;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The position for which odds are computed: one that is given, or one of two lines of army lists
 * that face each other.
 *
 * @param position the given one; null if there are lists only
 * @param lines every line that can be named
 * @param distance between two lines; null for the usual one
 */
public record OrderPosition(
    @Nullable Situation position, List<Listed> lines, @Nullable Double distance) {
  public OrderPosition {
    lines = List.copyOf(lines);
  }

  /** A line of an army list. */
  public record Listed(Rulebook book, Army army, Army.StandLine line) {
    String qualified() {
      return army.name() + "." + line.name();
    }

    boolean is(String word) {
      return line.name().equals(word) || qualified().equals(word);
    }
  }

  /**
   * A position, and the order with the names of units in it.
   *
   * @param where description of the position, for the user; empty for the given one
   */
  public record Placed(Situation situation, String order, String where) {}

  /** The position of a situation, or the lines of its lists. */
  public static OrderPosition of(Situation position, @Nullable Double distance) {
    return new OrderPosition(position, listed(position.program()), distance);
  }

  /** The position of a scenario at its start, or the lines of its lists. */
  public static OrderPosition atStart(BattleProgram program, @Nullable Double distance) {
    return of(
        new Situation(
            program.scenario().label(),
            List.of(),
            program,
            1,
            List.of(),
            List.of(),
            List.of(),
            List.of()),
        distance);
  }

  private static List<Listed> listed(BattleProgram program) {
    Map<String, Listed> lines = new LinkedHashMap<>();
    for (Army army : program.armies()) {
      for (Army.StandLine line : army.stands()) {
        lines.putIfAbsent(
            army.name() + "." + line.name(), new Listed(program.rulebook(), army, line));
      }
    }
    return List.copyOf(lines.values());
  }

  /**
   * Returns the position of an order, by its first word, which is a unit or a line.
   *
   * @throws SituationException if two lines cannot face each other
   */
  public Placed forOrder(String order) throws SituationException {
    List<String> words = OrderPattern.words(order);
    Situation whole = position;
    List<String> facing = facing(words, this::isUnit, this::isLine);
    if (!facing.isEmpty()) {
      return facing(order, facing.get(0), facing.get(1));
    }
    List<String> named = words.stream().filter(this::isLine).toList();
    boolean oneLine =
        whole != null
            && !named.isEmpty()
            && words.stream().noneMatch(this::isUnit)
            && groups(whole).noneMatch(named.getFirst()::equals);
    if (whole == null || oneLine) {
      throw new SituationException(
          0,
          (oneLine ? named.getFirst() + " is a line, and" : "there is no scenario here, so")
              + " an order names two lines of the army lists; found "
              + order
              + ", and there are "
              + String.join(
                  ", ", lines.stream().map(each -> each.line.name()).distinct().toList()));
    }
    return new Placed(whole, order, "");
  }

  /**
   * Returns the two lines that an order is of. An order is of units on the map if it names one;
   * only if it names none is it of lines.
   *
   * @param words those of the order
   * @return the line that acts and the other one; empty for an order of units
   */
  public static List<String> facing(
      List<String> words, Predicate<String> isUnit, Predicate<String> isLine) {
    List<String> named = words.stream().filter(isLine).toList();
    return named.size() < 2 || words.stream().anyMatch(isUnit) ? List.of() : named.subList(0, 2);
  }

  /** Whether an order that begins with a name is of lines if it names another line. */
  public boolean isOfLines(String actor) {
    return isLine(actor) && !isUnit(actor);
  }

  /** The names of the lines, with their army where two lists have a line of one name. */
  public List<String> lineNames() {
    return lines.stream()
        .map(each -> lines(each.line.name()).size() == 1 ? each.line.name() : each.qualified())
        .toList();
  }

  private boolean isUnit(String word) {
    Situation whole = position;
    return whole != null
        && whole.program().scenario().sides().stream()
            .flatMap(side -> side.groups().stream())
            .flatMap(group -> group.stands().stream())
            .anyMatch(unit -> unit.name().equals(word));
  }

  /** Groups and sides, which may be called as a line is. */
  private static Stream<String> groups(Situation situation) {
    return situation.program().scenario().sides().stream()
        .flatMap(
            side ->
                Stream.concat(Stream.of(side.name()), side.groups().stream().map(g -> g.name())));
  }

  private boolean isLine(String word) {
    return lines.stream().anyMatch(each -> each.is(word));
  }

  private Placed facing(String order, String mover, String enemy) throws SituationException {
    List<Listed> movers = lines(mover);
    List<Listed> enemies = lines(enemy);
    Listed one = movers.getFirst();
    Listed other = enemy(one, enemies, Listed::army);
    String first = moverName(one.line.name(), other.line.name());
    String second = enemyName(one.line.name(), other.line.name());
    StringBuilder renamed = new StringBuilder();
    boolean found = false;
    for (String word : order.strip().split("\\s+")) {
      boolean isMover = word.equals(mover) && !found;
      String name = isMover ? first : word.equals(enemy) ? second : word;
      found |= isMover;
      renamed.append(renamed.isEmpty() ? "" : " ").append(name);
    }
    Map<String, String> switches =
        position == null ? Map.of() : position.program().scenario().switches();
    double apart = distance == null ? usualDistance(one.book, order) : distance;
    return new Placed(
        FacingLines.position(
            one.book,
            switches,
            new FacingLines.Fielded(first, one.army, one.line),
            new FacingLines.Fielded(second, other.army, other.line),
            apart),
        renamed.toString(),
        one.qualified()
            + " faces "
            + other.qualified()
            + " on open ground, "
            + Point.length(apart)
            + " "
            + measure(one.book, apart)
            + " apart");
  }

  /**
   * Returns which of several lines of one name an order means as the enemy: one of another army
   * than the mover, if there is one.
   *
   * @param army the army of a line
   */
  public static <L> L enemy(L mover, List<L> named, Function<L, ?> army) {
    L enemy = named.getFirst();
    for (L each : named) {
      enemy = army.apply(enemy).equals(army.apply(mover)) ? each : enemy;
    }
    return enemy;
  }

  /** Returns the name of the unit that carries out the order, from the names of both lines. */
  public static String moverName(String mover, String enemy) {
    return mover + (mover.equals(enemy) ? "-1" : "");
  }

  /** Returns the name of the unit that the order is against, from the names of both lines. */
  public static String enemyName(String mover, String enemy) {
    return enemy + (mover.equals(enemy) ? "-2" : "");
  }

  private List<Listed> lines(String name) {
    return lines.stream().filter(each -> each.is(name)).toList();
  }

  private static String measure(Rulebook book, double apart) {
    BoardKind kind = RuleSystems.of(book).boardKind();
    Rulebook.Ground ground = book.ground();
    return ground != null && ground.measure() != null
        ? ground.measure()
        : kind == null ? "" : apart == 1 ? kind.place() : kind.places();
  }

  private static double usualDistance(Rulebook book, String order) {
    return FacingLines.usualDistance(book, order.contains(" fires ") || order.contains(" shoots "));
  }
}
