package dev.muster.rules.referee;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.StatValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A stand as its line of the army list has it.
 *
 * @param group number of its group, over both sides
 * @param pass what it needs in an Order Test
 * @param first movement points of the first move of a turn
 * @param further movement points of every further one
 * @param ranks strength, front rank first
 * @param bonus charge bonus, 0 for a blank
 * @param fire dice by range: PB, 2H, 3H, 4H, 6H; null for a blank
 * @param points Break Points of a rank
 * @param bracket number in brackets behind the strength, 0 for none
 * @param extra strength of the front rank by the bracket of the list, where a switch says so
 */
record StandRecord(
    int id,
    String name,
    int side,
    int group,
    Rulebook.Category category,
    int pass,
    int first,
    int further,
    List<Integer> ranks,
    int bonus,
    @Nullable Integer[] fire,
    int points,
    Map<String, String> traits,
    boolean arquebus,
    boolean mountedDragoons,
    int bracket,
    int extra) {

  private static final List<String> RANGES = List.of("pb", "2h", "3h", "4h", "6h");

  static StandRecord of(
      BattleProgram program,
      int id,
      int side,
      int group,
      Scenario.DeployedStand stand,
      RefereeSwitches on) {
    Army.StandLine line = program.line(side, stand);
    Rulebook book = program.rulebook();
    Rulebook.Category category = book.category(line.category());
    if (category == null) {
      throw new IllegalArgumentException(stand.name() + " is of no category of " + book.name());
    }
    Map<String, String> traits = program.traits(side, stand);
    int faster = effects(book, traits, "movement");
    StatValue mp = stat(line, category, "mp");
    int first =
        switch (mp) {
          case StatValue.Whole whole -> whole.value();
          case StatValue.FirstThen both -> both.first();
          case null, default -> 0;
        };
    int further = mp instanceof StatValue.FirstThen both ? both.further() : first;
    List<Integer> ranks =
        switch (stat(line, category, "sp")) {
          case StatValue.Ranks all -> all.ranks();
          case StatValue.Whole whole -> List.of(whole.value());
          case null, default -> List.of(0);
        };
    @Nullable Integer[] fire = new Integer[RANGES.size()];
    for (int i = 0; i < fire.length; i++) {
      fire[i] = stat(line, category, RANGES.get(i)) instanceof StatValue.Whole w ? w.value() : null;
    }
    int pass =
        book.orderClasses().stream()
            .filter(each -> each.key().equals(line.orderClass()))
            .mapToInt(Rulebook.OrderClass::pass)
            .findFirst()
            .orElseThrow();
    return new StandRecord(
        id,
        stand.name(),
        side,
        group,
        category,
        pass,
        Math.max(0, first + faster),
        Math.max(0, further + faster),
        new ArrayList<>(ranks),
        stat(line, category, "cb") instanceof StatValue.Whole w ? w.value() : 0,
        fire,
        stat(line, category, "bp") instanceof StatValue.Whole w ? w.value() : 0,
        traits,
        "arquebus".equals(line.weapon()),
        on.is("dragoon_class", "mounted"),
        bracket(stat(line, category, "sp")),
        on.is("bracket_bonus", "extra_sp") ? bracket(stat(line, category, "sp")) : 0);
  }

  private static int bracket(@Nullable StatValue strength) {
    return strength instanceof StatValue.Ranks list && list.bracket() != null ? list.bracket() : 0;
  }

  private static @Nullable StatValue stat(
      Army.StandLine line, Rulebook.Category category, String key) {
    StatValue own = line.stats().get(key);
    return own == null ? category.defaults().get(key) : own;
  }

  /** What the traits an author wrote add. */
  private static int effects(Rulebook book, Map<String, String> traits, String on) {
    int sum = 0;
    for (Rulebook.Trait each : book.traits()) {
      if (traits.containsKey(each.key())) {
        for (Rulebook.Effect effect : each.effects()) {
          sum += effect.on().equals(on) ? effect.amount() : 0;
        }
      }
    }
    return sum;
  }

  boolean is(String property) {
    return category.is(property);
  }

  /** Whether the line or the scenario gives it the trait. */
  boolean has(String trait) {
    return traits.containsKey(trait);
  }

  boolean combatStand() {
    return category.standClass().equals("CS");
  }

  /** Heavy cavalry of 10.4: Mounted Combat Stands, unless the list says otherwise. */
  boolean heavy() {
    return has("heavy") || mountedCombat() && !has("not-heavy");
  }

  boolean skirmishers() {
    return is("skirmisher");
  }

  boolean artillery() {
    return is("artillery");
  }

  boolean dragoons() {
    return is("dragoons");
  }

  boolean lightCavalry() {
    return is("light-cavalry");
  }

  boolean shot() {
    return is("shot");
  }

  boolean pikeBlock() {
    return is("pike-block");
  }

  /** Mounted Combat Stand. */
  boolean mountedCombat() {
    return is("mcs");
  }

  /** Mounted Combat Stands and Light Cavalry, and Dragoons where the switch mounts them. */
  boolean cavalry() {
    return is("mounted") || dragoons() && mountedDragoons;
  }

  /** Pike, Pike and Shot, Shot, Skirmishers and Dragoons, unless these are mounted. */
  boolean infantry() {
    return is("infantry") && !(dragoons() && mountedDragoons);
  }

  /** Bound by none of 4.2, 4.3, 4.7 and 4.8 (4.1). */
  boolean freeMover() {
    return skirmishers() || dragoons() || lightCavalry() || artillery();
  }

  /** Its movement points in a move of a turn, the first being 1. */
  int allowance(int move) {
    return move <= 1 ? first : further;
  }

  @Override
  public String toString() {
    return name;
  }
}
