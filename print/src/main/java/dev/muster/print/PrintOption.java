package dev.muster.print;

import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.Palette;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * A setting of documents that a user can choose, described so that a user interface can offer it
 * generically.
 *
 * @param key identifies the setting; the same as the option on the command line
 * @param label for the user
 * @param values those there are, the usual one first
 */
public record PrintOption(String key, String label, List<OptionValue> values) {
  private static final String PAPER = "paper";
  private static final String INK = "ink";
  private static final String SIDE = "side";
  private static final String LANGUAGE = "language";
  private static final String POSITIONS = "positions";
  private static final String TEST_BATTLE = "battle";

  public PrintOption {
    values = List.copyOf(values);
  }

  /**
   * One value of a setting.
   *
   * @param key identifies the value; empty for the default
   * @param label for the user
   */
  public record OptionValue(String key, String label) {}

  /** Returns the options for documents of these battles. */
  public static List<PrintOption> of(List<BattleProgram> programs) {
    var choices = new ArrayList<PrintOption>();
    choices.add(
        new PrintOption(
            PAPER,
            "Paper",
            PaperSize.ALL.stream()
                .map(each -> new OptionValue(each.key(), each.label()))
                .toList()));
    choices.add(
        new PrintOption(
            INK,
            "Ink",
            Arrays.stream(Palette.values())
                .map(each -> new OptionValue(each.key(), each.label()))
                .toList()));
    choices.add(
        new PrintOption(
            LANGUAGE,
            "Language",
            PageMessages.LANGUAGES.stream()
                .map(each -> new OptionValue(each, PageMessages.of(each).languageName()))
                .toList()));
    if (programs.stream().anyMatch(ResultsPage::applies)) {
      choices.add(
          new PrintOption(
              POSITIONS,
              "Key positions",
              List.of(
                  new OptionValue("", "None"),
                  new OptionValue(TEST_BATTLE, "Maps of a test battle, in booklets and results"))));
    }
    List<OptionValue> sides = new ArrayList<>();
    sides.add(new OptionValue("", "All sides and the umpire"));
    programs.stream()
        .flatMap(program -> program.scenario().sides().stream())
        .map(Scenario.Side::name)
        .distinct()
        .forEach(name -> sides.add(new OptionValue(name, "What " + name + " may know")));
    if (sides.size() > 1) {
      choices.add(new PrintOption(SIDE, "For", sides));
    }
    return List.copyOf(choices);
  }

  /**
   * Returns the settings of some choices.
   *
   * @param chosen the chosen value by option key; missing or empty ones are the default
   * @throws IllegalArgumentException for an invalid choice; the message lists the valid ones
   */
  public static PrintSettings setting(Map<String, String> chosen) {
    var unknown = new TreeSet<>(chosen.keySet());
    List.of(PAPER, INK, LANGUAGE, POSITIONS, SIDE).forEach(unknown::remove);
    if (!unknown.isEmpty()) {
      throw new IllegalArgumentException(
          "there is no choice '"
              + unknown.first()
              + "'; there are paper, ink, language, positions, side");
    }
    String paper = chosen.getOrDefault(PAPER, "");
    String ink = chosen.getOrDefault(INK, "");
    String side = chosen.getOrDefault(SIDE, "");
    String positions = chosen.getOrDefault(POSITIONS, "");
    if (!positions.isEmpty() && !positions.equals(TEST_BATTLE)) {
      throw new IllegalArgumentException(
          "there are no positions '" + positions + "'; there is: " + TEST_BATTLE);
    }
    String language = chosen.getOrDefault(LANGUAGE, "");
    return new PrintSettings(
        paper.isEmpty() ? PaperSize.ALL.getFirst() : PaperSize.of(paper),
        ink.isEmpty() ? Palette.COLOUR : Palette.of(ink),
        null,
        side.isEmpty() ? null : side,
        language.isEmpty() ? Theme.USUAL : new Theme(PageMessages.of(language), ""),
        null,
        positions.isEmpty() ? BattleSample.USUAL : BattleSample.USUAL.withPositions(null));
  }
}
