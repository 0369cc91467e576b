package dev.muster.print.export;

import dev.muster.print.OutputFormat;
import dev.muster.print.SheetSeal;
import dev.muster.print.export.archive.ZipArchive;
import dev.muster.print.export.pdf.PdfWriter;
import dev.muster.print.export.pdf.PngWriter;
import dev.muster.print.export.spreadsheet.XlsxWriter;
import dev.muster.print.export.vassal.VassalModuleWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file that Muster printed earlier, in any format, which is read back and compared with today's
 * output. Its content is untrusted.
 *
 * @param form that of its bytes; a text is also Markdown
 */
public record PrintedFile(OutputFormat form, byte[] bytes) {
  private static final Pattern META =
      Pattern.compile("<meta name=\"" + SheetSeal.NAME + "\" content=\"([^\"<>]*)\"/>");

  private static final Pattern METADATA = Pattern.compile("<metadata>([^<>]*)</metadata>");

  /** Letters that are shown of what differs, before and behind. */
  private static final int BEFORE = 30;

  private static final int BEHIND = 40;

  /** A file whose format shows in how it begins. */
  public static PrintedFile of(byte[] bytes) throws IOException {
    String start = new String(bytes, 0, Math.min(9, bytes.length), StandardCharsets.ISO_8859_1);
    if (start.startsWith("%PDF")) {
      return new PrintedFile(OutputFormat.PDF, bytes);
    }
    if (start.startsWith("\u0089PNG")) {
      return new PrintedFile(OutputFormat.PNG, bytes);
    }
    if (start.startsWith("PK")) {
      boolean module = ZipArchive.entries(bytes).containsKey(VassalModuleWriter.DATA);
      return new PrintedFile(module ? OutputFormat.VASSAL : OutputFormat.XLSX, bytes);
    }
    String text = new String(bytes, StandardCharsets.UTF_8).strip();
    return new PrintedFile(
        text.startsWith("<svg")
            ? OutputFormat.SVG
            : text.startsWith("<!DOCTYPE") ? OutputFormat.HTML : OutputFormat.TEXT,
        bytes);
  }

  /** The forms that it may have been printed in. */
  public List<OutputFormat> forms() {
    return form == OutputFormat.TEXT
        ? List.of(OutputFormat.TEXT, OutputFormat.MARKDOWN)
        : List.of(form);
  }

  /**
   * Returns the record of how the file was printed; empty if it has none.
   *
   * @throws IOException if the content does not match the format of its first bytes
   */
  public Optional<SheetSeal> seal() throws IOException {
    return SheetSeal.parse(
        switch (form) {
          case PDF -> PdfWriter.seal(bytes);
          case PNG -> PngWriter.seal(bytes);
          case XLSX -> XlsxWriter.seal(bytes);
          case VASSAL -> VassalModuleWriter.seal(bytes);
          case HTML -> first(META, string());
          case SVG -> first(METADATA, string());
          case MARKDOWN, TEXT, CSV -> plain(string().lines().reduce("", PrintedFile::lastWritten));
        });
  }

  private static String lastWritten(String before, String line) {
    return line.isBlank() ? before : line;
  }

  private static String first(Pattern pattern, String text) {
    Matcher found = pattern.matcher(text);
    return found.find() ? found.group(1) : "";
  }

  private String string() {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /**
   * Returns the readable text.
   *
   * @throws IOException if the content does not match the format of its first bytes
   */
  public String text() throws IOException {
    return plain(
        switch (form) {
          case PDF -> PdfWriter.text(bytes);
          case PNG -> PngWriter.text(bytes);
          case XLSX -> XlsxWriter.text(bytes);
          case VASSAL -> VassalModuleWriter.text(bytes);
          case HTML, SVG -> string().replaceAll("<[^>]*>", " ");
          case MARKDOWN, TEXT, CSV -> string();
        });
  }

  /** Removes what a forum can change: line breaks and markup. */
  private static String plain(String text) {
    return text.replace("\uFEFF", "").replace("\\", "").replaceAll("[\\s\\u00a0]+", " ").strip();
  }

  /**
   * Returns the difference from the same document as it is printed today, for the user; empty if
   * there is none.
   *
   * @throws IOException if the content does not match the format of its first bytes
   */
  public Optional<String> difference(PrintedFile today) throws IOException {
    if (Arrays.equals(bytes, today.bytes)) {
      return Optional.empty();
    }
    String here = text();
    String there = today.text();
    if (!here.equals(there)) {
      return Optional.of(words(here, there));
    }
    return switch (form) {
      case PDF -> drawn(PdfWriter.contents(bytes), PdfWriter.contents(today.bytes));
      case PNG -> PngWriter.looksLike(bytes, today.bytes) ? Optional.empty() : drawn();
      case XLSX, VASSAL -> inside(ZipArchive.entries(bytes), ZipArchive.entries(today.bytes));
      case HTML, SVG -> plain(string()).equals(plain(today.string())) ? Optional.empty() : drawn();
      case MARKDOWN, TEXT, CSV -> Optional.empty();
    };
  }

  private static Optional<String> drawn(Object here, Object there) {
    return here.equals(there) ? Optional.empty() : drawn();
  }

  private static Optional<String> drawn() {
    return Optional.of("the words are the same, but it is drawn or laid out otherwise");
  }

  private static String words(String here, String there) {
    int at = 0;
    while (at < Math.min(here.length(), there.length()) && here.charAt(at) == there.charAt(at)) {
      at++;
    }
    return "the sheet says '"
        + about(here, at)
        + "' where your files say '"
        + about(there, at)
        + "'";
  }

  private static String about(String text, int at) {
    int from = Math.max(0, at - BEFORE);
    int to = Math.min(text.length(), at + BEHIND);
    return (from == 0 ? "" : "…") + text.substring(from, to) + (to == text.length() ? "" : "…");
  }

  private static Optional<String> inside(Map<String, byte[]> here, Map<String, byte[]> there)
      throws IOException {
    if (!here.keySet().equals(there.keySet())) {
      return Optional.of("the files within it are not those of the sheet you would print");
    }
    for (var each : here.entrySet()) {
      byte[] other = Objects.requireNonNull(there.get(each.getKey()));
      boolean same =
          Arrays.equals(each.getValue(), other)
              || (each.getKey().endsWith(".png") && PngWriter.looksLike(each.getValue(), other));
      if (!same) {
        return Optional.of(each.getKey() + " within it is not what your files say");
      }
    }
    return Optional.empty();
  }
}
