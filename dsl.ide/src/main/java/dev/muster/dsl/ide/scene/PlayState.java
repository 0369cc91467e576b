package dev.muster.dsl.ide.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A battle that is played, beside its scene.
 *
 * @param seed of its dice
 * @param round rounds begun
 * @param sides in the order of the scenario
 * @param question that waits for a person; null if the battle is over, or a moment before is shown
 * @param undo whether there is an answer of a person to take back
 * @param outcome how the battle ended, in words; empty while it goes on
 * @param moments that can be shown: those from {@code known} on
 * @param known moments before them that the painter has already, which have not changed
 * @param shown index of the moment that the scene shows; -1 before the first
 * @param notes in the order of the battle
 * @param back whether there is a battle that this one went on from
 * @param branch the battle beside this one; null where there is none
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
   * The other one of two battles that are the same up to a moment.
   *
   * @param earlier whether this battle went on from it; else it went on from this battle
   * @param parts index of the last moment that both have; -1 if they part before the first
   * @param seed of its dice
   * @param sides as they stand at its last moment
   * @param outcome how it ended, in words; empty while it goes on
   * @param moments how many it has
   * @param course where its losses change, and its last moment
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
   * What the sides have lost from a moment on.
   *
   * @param moment its index
   * @param round from 1; 0 before the first
   * @param lost by side
   */
  public record CoursePoint(int moment, int round, List<Integer> lost) {
    public CoursePoint {
      lost = List.copyOf(lost);
    }
  }

  /**
   * A question.
   *
   * @param number of the decisions taken before it
   * @param heading who is asked what
   * @param side that is asked, from 0
   * @param items ids of what it is about
   * @param usual option that is taken when nobody decides
   * @param groups the legal answers by who acts and what is done
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
   * Answers that do the same.
   *
   * @param label who acts and what is done: {@code Shot-1 moves by}
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
   * @param label in plain words
   * @param place it ends in; null if it names none
   * @param items ids of what it names besides who acts; of one who acts without naming another, his
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
   * @param turn {@code break}, {@code general}, {@code charge}, or empty for others
   * @param turning what turned, such as {@code Royal breaks}; empty for others
   */
  public record PlayedMoment(
      int event,
      int round,
      List<String> lines,
      List<String> items,
      List<Integer> lost,
      String turn,
      String turning) {
    public PlayedMoment {
      lines = List.copyOf(lines);
      items = List.copyOf(items);
      lost = List.copyOf(lost);
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
