package dev.muster.dsl.ui.battle;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The rounds of a report, to go from one to the next. */
final class ReportRounds {

  /** How the line begins that opens a round. */
  static final String HEADING = "Round ";

  private static final Pattern OPENED = Pattern.compile("^" + HEADING + "\\d", Pattern.MULTILINE);

  private ReportRounds() {}

  /**
   * The beginnings of the rounds.
   *
   * @return offsets in the text, in its order
   */
  static List<Integer> in(String text) {
    return OPENED.matcher(text).results().map(MatchResult::start).toList();
  }

  /**
   * Returns the start of the next or previous round.
   *
   * @param step 1 for the next, -1 for the previous round
   * @return its offset; {@code place} if there is none
   */
  static int beside(String text, int place, int step) {
    List<Integer> rounds = in(text);
    return step > 0
        ? rounds.stream().filter(each -> each > place).findFirst().orElse(place)
        : rounds.reversed().stream().filter(each -> each < place).findFirst().orElse(place);
  }
}
