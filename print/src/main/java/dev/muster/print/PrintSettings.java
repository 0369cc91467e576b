package dev.muster.print;

import dev.muster.print.CheckSummary.CheckedFindings;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.MapSheet.Manner;
import dev.muster.print.map.Palette;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.RuleSystems;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The settings of documents.
 *
 * @param hexWidth of the hexes of a map and of what counters are for, from side to side in
 *     millimetres; null for a map that fills its sheet, and for usual counters
 * @param side name of the side they are for, null for both and for the umpire
 * @param theme the texts and the style sheet
 * @param checked the findings; null if the files were not checked
 * @param sample the battles that a results sheet reports
 */
public record PrintSettings(
    PaperSize paper,
    Palette palette,
    @Nullable Double hexWidth,
    @Nullable String side,
    Theme theme,
    @Nullable CheckedFindings checked,
    BattleSample sample) {
  public static final PrintSettings USUAL =
      new PrintSettings(
          PaperSize.A4, Palette.COLOUR, null, null, Theme.USUAL, null, BattleSample.USUAL);

  public PageMessages words() {
    return theme.words();
  }

  /** The texts for what is played by a rulebook, in the words of its game. */
  PageMessages words(Rulebook rulebook) {
    return words().of(RuleSystems.of(rulebook).roster());
  }

  /** Returns a copy for the player of a side. */
  public PrintSettings withSide(String name) {
    return new PrintSettings(paper, palette, hexWidth, name, theme, checked, sample);
  }

  /** Returns a copy with another theme. */
  public PrintSettings withTheme(Theme other) {
    return new PrintSettings(paper, palette, hexWidth, side, other, checked, sample);
  }

  /** Returns a copy with the findings of the checks. */
  public PrintSettings withFindings(CheckedFindings verdicts) {
    return new PrintSettings(paper, palette, hexWidth, side, theme, verdicts, sample);
  }

  Manner manner(BattleProgram program) {
    if (side == null) {
      return new Manner(palette, -1, words(program.rulebook()));
    }
    int viewer = program.scenario().sideIndex(side);
    if (viewer < 0) {
      throw new IllegalArgumentException(
          "the scenario "
              + program.scenario().name()
              + " has no side '"
              + side
              + "'; there is: "
              + program.scenario().sides().stream()
                  .map(each -> each.name())
                  .collect(Collectors.joining(", ")));
    }
    return new Manner(palette, viewer, words(program.rulebook()));
  }
}
