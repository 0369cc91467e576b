package dev.muster.dsl.ide.command;

import com.google.gson.annotations.JsonAdapter;
import dev.muster.rules.battle.Agreement;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.ReportLines;
import dev.muster.rules.battle.Sweep;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link Commands#TEST_BATTLE} and {@link Commands#BALANCE}. Over a wire it is an
 * object with the same names.
 *
 * @param text what came of it, for the user; empty when refused
 * @param refusal why the scenario cannot be fought, for the user; empty when it was
 * @param battle what came of a test battle, null for anything else
 * @param balance what came of many battles, null for anything else
 */
@JsonAdapter(RecordWire.class)
public record Fought(String text, String refusal, @Nullable One battle, @Nullable Many balance) {

  /**
   * A test battle.
   *
   * @param seed of its dice
   * @param lines of the report, in its order
   * @param stands who took part, by each name the report has for him
   * @param outcome how it ended
   */
  public record One(long seed, List<ReportLines.Line> lines, List<Stand> stands, Outcome outcome) {
    public One {
      lines = List.copyOf(lines);
      stands = List.copyOf(stands);
    }
  }

  /**
   * A stand or a General of the battle, and where the scenario deploys it.
   *
   * @param name as the report writes it; who has several names stands here with each
   * @param uri the file, empty where nobody wrote it
   * @param line from 1
   * @param column from 1
   */
  public record Stand(String name, String side, String group, String uri, int line, int column) {}

  /**
   * Many battles.
   *
   * @param seed of all their dice
   * @param report how many of them came to what
   * @param agreements what the scenario says of that, each held against it
   */
  public record Many(long seed, Sweep.Report report, List<Agreement> agreements) {
    public Many {
      agreements = List.copyOf(agreements);
    }
  }

  static Fought refused(String why) {
    return new Fought("", why, null, null);
  }

  static Fought once(String text, One battle) {
    return new Fought(text, "", battle, null);
  }

  static Fought often(String text, Many balance) {
    return new Fought(text, "", null, balance);
  }
}
