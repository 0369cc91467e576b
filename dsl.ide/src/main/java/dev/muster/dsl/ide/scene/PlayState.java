package dev.muster.dsl.ide.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The state of an interactive battle, sent beside its scene.
 *
 * @param seed the seed of its dice
 * @param round number of rounds begun
 * @param sides sides in the order of the scenario
 * @param question the open question to a person; null if the battle is over, or an earlier moment
 *     is shown
 * @param undo whether a person's answer can be undone
 * @param outcome how the battle ended, in words; empty while it continues
 * @param moments the moments from {@code known} on
 * @param known number of earlier moments, which the painter already has and which have not changed
 * @param shown index of the moment that the scene shows; -1 before the first
 * @param notes notes in the order of the battle
 * @param back whether this battle continues another one
 * @param branch the battle shown beside this one; null if there is none
 */
public record PlayState(
    long seed,
    int round,
    List<PlayedSide> sides,
    @Nullable Question question,
    boolean undo,
    String outcome,
    List<PlayedMoment> moments,
    int known,
    int shown,
    List<Note> notes,
    boolean back,
    @Nullable OtherBattle branch) {
  public PlayState {
    sides = List.copyOf(sides);
    moments = List.copyOf(moments);
    notes = List.copyOf(notes);
  }

  /**
   * A side.
   *
   * @param name as in the scenario
   * @param label as reports call it
   * @param commander {@code human} or the built-in commander that leads it
   * @param lost of what it breaks by
   * @param breaksAt so much lost breaks it
   */
  public record PlayedSide(String name, String label, String commander, int lost, int breaksAt) {}

  /**
   * The other of two battles that are equal up to a moment.
   *
   * @param earlier whether this battle continues it; otherwise it continues this battle
   * @param parts index of the last common moment; -1 if there is none
   * @param seed of its dice
   * @param sides the sides at its last moment
   * @param outcome its result as text; empty while it is running
   * @param moments number of its moments
   * @param course the moments at which its losses change, and its last moment
   */
  public record OtherBattle(
      boolean earlier,
      int parts,
      long seed,
      List<PlayedSide> sides,
      String outcome,
      int moments,
      List<CoursePoint> course) {
    public OtherBattle {
      sides = List.copyOf(sides);
      course = List.copyOf(course);
    }
  }

  /**
   * The losses of the sides from a moment on, and the chances of the first side, 0 to 1.
   *
   * @param moment index of the moment
   * @param round from 1; 0 before the first
   * @param lost losses by side
   */
  public record CoursePoint(int moment, int round, List<Integer> lost, double chances) {
    public CoursePoint {
      lost = List.copyOf(lost);
    }
  }

  /**
   * A question.
   *
   * @param number number of decisions taken before it
   * @param heading which unit or side decides what
   * @param side index of the side that decides, from 0
   * @param items ids of the items that the question is about
   * @param usual index of the default option
   * @param groups the legal answers, grouped by unit and action
   */
  public record Question(
      int number,
      String heading,
      int side,
      List<String> items,
      int usual,
      List<AnswerGroup> groups) {
    public Question {
      items = List.copyOf(items);
      groups = List.copyOf(groups);
    }
  }

  /**
   * Answers with the same unit and action.
   *
   * @param label the unit and the action: {@code Shot-1 moves by}
   */
  public record AnswerGroup(String label, List<Answer> answers) {
    public AnswerGroup {
      answers = List.copyOf(answers);
    }
  }

  /**
   * A legal answer.
   *
   * @param option its index
   * @param label its text
   * @param place the place it ends at; null if it names none
   * @param items ids of the items it names besides the acting unit; if it names none, the id of the
   *     unit
   */
  public record Answer(int option, String label, @Nullable String place, List<String> items) {
    public Answer {
      items = List.copyOf(items);
    }
  }

  /**
   * A moment of the battle.
   *
   * @param event events up to it
   * @param round from 1; 0 before the first
   * @param lines of the report
   * @param items ids of what it is about first
   * @param lost by side, after it
   * @param turn {@code break}, {@code general}, {@code event}, {@code swing} for chances that
   *     change at one stroke, {@code charge}, or empty for others
   * @param turning what turned, such as {@code Royal breaks}; empty for others
   * @param rules the rules it follows, such as {@code 10.4 Melee}; empty if it names none
   * @param chances of the first side after it, 0 to 1, to a thousandth
   */
  public record PlayedMoment(
      int event,
      int round,
      List<String> lines,
      List<String> items,
      List<Integer> lost,
      String turn,
      String turning,
      List<String> rules,
      double chances) {
    public PlayedMoment {
      rules = List.copyOf(rules);
      lines = List.copyOf(lines);
      items = List.copyOf(items);
      lost = List.copyOf(lost);
    }

    /** Chances as a moment has them, so that they are the same on every machine. */
    public static double rounded(double chances) {
      return Math.round(chances * 1000) / 1000.0;
    }
  }

  /**
   * A note to a moment.
   *
   * @param event of the moment
   * @param text empty for a bookmark
   */
  public record Note(int event, String text) {}
}
