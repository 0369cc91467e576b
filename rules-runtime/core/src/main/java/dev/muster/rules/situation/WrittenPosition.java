package dev.muster.rules.situation;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The position of a battle in the terms of a situation, and what a situation cannot express.
 *
 * @param refusal why the position cannot be written, for the user; empty if it can
 * @param round the current round, from 0
 * @param sides sides in the order of the scenario
 * @param leaders Generals in the order of the groups
 * @param units units in the order of the scenario; units that are not named are not on the field
 * @param lines lines with words of the game, such as {@code melee Foot-1 Foot-2}
 * @param next the order that continues the battle; empty if it is over
 * @param unsaid facts that no line can express, one sentence each
 */
public record WrittenPosition(
    String refusal,
    int round,
    List<Side> sides,
    List<Leader> leaders,
    List<Unit> units,
    List<String> lines,
    String next,
    List<String> unsaid) {
  public WrittenPosition {
    sides = List.copyOf(sides);
    leaders = List.copyOf(leaders);
    units = List.copyOf(units);
    lines = List.copyOf(lines);
    unsaid = List.copyOf(unsaid);
  }

  /** Returns the result for a battle whose position cannot be written. */
  public static WrittenPosition refused(String why) {
    return new WrittenPosition(why, 0, List.of(), List.of(), List.of(), List.of(), "", List.of());
  }

  /**
   * The text of a situation.
   *
   * @param rulebook the name by which situations know the rulebook of the program
   * @param title what it shows
   * @param head comments below the title
   * @param after comments below the position
   */
  public String text(
      BattleProgram program, String rulebook, String title, List<String> head, List<String> after) {
    return new SituationWriter(program, this).text(rulebook, title, head, after);
  }

  public boolean isRefused() {
    return !refusal.isEmpty();
  }

  /**
   * A side.
   *
   * @param breaks the share at which it breaks; null for that of its rules
   * @param words behind it, such as {@code lost 4}
   * @param lost its losses that count towards breaking
   */
  public record Side(Army.@Nullable Share breaks, List<String> words, int lost) {
    // not compact: other modules would not see that the share may be null
    public Side(Army.@Nullable Share breaks, List<String> words, int lost) {
      this.breaks = breaks;
      this.words = List.copyOf(words);
      this.lost = lost;
    }
  }

  /**
   * The General of a group.
   *
   * @param group index over the groups of all sides, from 0
   * @param range his own command range; null for that of the rules
   * @param at null if he is lost
   * @param with the unit he is attached to; null if none
   * @param fate a word such as {@code dead}; empty while he lives
   */
  public record Leader(
      int group,
      String name,
      int bonus,
      @Nullable Integer range,
      @Nullable Place at,
      @Nullable String with,
      String fate) {}

  /**
   * A unit.
   *
   * @param words what it is in, such as {@code lost 1}
   */
  public record Unit(String name, Place at, Heading facing, List<String> words) {
    public Unit {
      words = List.copyOf(words);
    }
  }
}
