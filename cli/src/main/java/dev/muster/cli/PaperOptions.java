package dev.muster.cli;

import dev.muster.print.Documents.Setting;
import dev.muster.print.Dress;
import dev.muster.print.Paper;
import dev.muster.print.Trial;
import dev.muster.print.Verdict.Checked;
import dev.muster.print.field.Palette;
import dev.muster.print.words.Words;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How pages are to look, whatever is on them. */
final class PaperOptions {
  @Option(
      names = "--paper",
      paramLabel = "PAPER",
      description = "a4 (as it is without), a3, letter.")
  private @Nullable String paper;

  @Option(
      names = "--ink",
      paramLabel = "INK",
      description = "colour (as it is without), grey, sparing.")
  private @Nullable String ink;

  @Option(
      names = "--language",
      paramLabel = "LANG",
      description = {
        "Language of the fixed texts: en (as it is without),",
        "fr, de, nl. What authors and rules say stays as it is."
      })
  private @Nullable String language;

  boolean wanted() {
    return paper != null || ink != null || language != null;
  }

  Words words() {
    return Refusal.of(() -> Words.of(language == null ? "en" : language));
  }

  /**
   * The setting.
   *
   * @param project file or folder whose own style and texts are taken
   */
  Setting setting(Path project, @Nullable Double hex, Trial trial, Checked checked) {
    Dress dress = ProjectDress.of(project, words());
    return Refusal.of(
        () ->
            new Setting(
                paper == null ? Paper.A4 : Paper.of(paper),
                ink == null ? Palette.COLOUR : Palette.of(ink),
                hex,
                null,
                dress,
                checked,
                trial));
  }
}
