package dev.muster.cli;

import dev.muster.print.BattleSample;
import dev.muster.print.CheckSummary.CheckedFindings;
import dev.muster.print.PaperSize;
import dev.muster.print.PrintSettings;
import dev.muster.print.Theme;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.Palette;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the appearance of pages. */
final class PageOptions {
  @Option(names = "--paper", paramLabel = "PAPER", description = "a4 (default), a3 or letter.")
  private @Nullable String paper;

  @Option(names = "--ink", paramLabel = "INK", description = "colour (default), grey or sparing.")
  private @Nullable String ink;

  @Option(
      names = "--language",
      paramLabel = "LANG",
      description = {
        "Language of the fixed texts: en (default), fr, de or nl.",
        "Texts of authors and rulebooks stay as they are."
      })
  private @Nullable String language;

  boolean isGiven() {
    return paper != null || ink != null || language != null;
  }

  PageMessages messages() {
    return CommandFailure.of(() -> PageMessages.of(language == null ? "en" : language));
  }

  /**
   * The setting.
   *
   * @param project file or folder whose own style and texts are taken
   */
  PrintSettings setting(
      Path project, @Nullable Double hex, BattleSample trial, CheckedFindings checked) {
    Theme dress = ProjectTheme.of(project, messages());
    return CommandFailure.of(
        () ->
            new PrintSettings(
                paper == null ? PaperSize.A4 : PaperSize.of(paper),
                ink == null ? Palette.COLOUR : Palette.of(ink),
                hex,
                null,
                dress,
                checked,
                trial));
  }
}
