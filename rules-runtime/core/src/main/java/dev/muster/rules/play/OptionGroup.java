package dev.muster.rules.play;

import dev.muster.rules.battle.OrderPattern;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Place;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Options of a question that do the same: {@code Shot-1 moves by} with the places it may move to.
 *
 * @param subject the unit, leader or group that acts; empty if the words do not begin with one
 * @param kind its action, such as {@code moves by}
 */
public record OptionGroup(String subject, String kind, List<GroupedOption> options) {
  public OptionGroup {
    options = List.copyOf(options);
  }

  /**
   * An option.
   *
   * @param option its index in the question
   * @param label its words
   * @param rest the words after the action, such as a target or place; may be empty
   * @param at the place it ends in; null if it names none
   */
  public record GroupedOption(int option, String label, String rest, @Nullable Place at) {
    /**
     * Whether words are all in it, in any order. A place means the place it ends in.
     *
     * @param words as {@link OrderPattern#words} gives them
     */
    boolean has(List<String> words) {
      List<String> own = OrderPattern.words(label.toLowerCase(Locale.ROOT));
      for (String word : words) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (!own.contains(lower)) {
          return false;
        }
      }
      return true;
    }
  }

  /** The options of a question by unit and action, in the order of the question. */
  public static List<OptionGroup> of(AskedQuestion question, BattleProgram program) {
    return new OptionGrouping(program).groups(question);
  }

  /**
   * The options that have all words of a text; if it is the place that some of them end in, those
   * alone.
   */
  public static List<GroupedOption> matching(List<OptionGroup> groups, String text) {
    Place place = Place.read(text.strip());
    List<GroupedOption> all = groups.stream().flatMap(each -> each.options.stream()).toList();
    List<GroupedOption> ending =
        place == null ? List.of() : all.stream().filter(each -> place.equals(each.at)).toList();
    List<String> words = OrderPattern.words(text);
    return !ending.isEmpty() || words.isEmpty()
        ? ending
        : all.stream().filter(each -> each.has(words)).toList();
  }
}
