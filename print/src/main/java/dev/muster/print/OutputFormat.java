package dev.muster.print;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The form of a file. The one list of them. */
public enum OutputFormat {
  HTML("Web page", "html"),
  PDF("PDF", "pdf"),
  SVG("Drawing", "svg"),
  PNG("Picture", "png"),
  CSV("Table", "csv"),
  XLSX("Spreadsheet", "xlsx"),
  MARKDOWN("Markdown", "md"),
  TEXT("Plain text", "txt"),
  VASSAL("VASSAL module", "vmod");

  private final String label;
  private final String key;

  OutputFormat(String label, String key) {
    this.label = label;
    this.key = key;
  }

  /** Returns the name shown to the user. */
  public String label() {
    return label;
  }

  /** The word on the command line, and the ending of its files. */
  public String key() {
    return key;
  }

  public String ending() {
    return "." + key;
  }

  /**
   * The form of the page it is made from: a PDF is a web page laid out on paper, a picture a
   * drawing that is painted, a spreadsheet some tables. Most forms are themselves.
   */
  public OutputFormat source() {
    return switch (this) {
      case PDF -> HTML;
      case PNG, VASSAL -> SVG;
      case XLSX -> CSV;
      case HTML, SVG, CSV, MARKDOWN, TEXT -> this;
    };
  }

  /** Whether its files are bytes that are no text. */
  public boolean binary() {
    return source() != this;
  }

  /** The words of all, with commas. */
  public static String keys() {
    return Arrays.stream(values()).map(OutputFormat::key).collect(Collectors.joining(", "));
  }

  /**
   * Returns the format with a key.
   *
   * @throws IllegalArgumentException if there is none; the message lists the valid keys
   */
  public static OutputFormat of(String key) {
    for (OutputFormat each : values()) {
      if (each.key.equals(key.toLowerCase(Locale.ROOT))) {
        return each;
      }
    }
    throw new IllegalArgumentException("there is no format '" + key + "'; there is: " + keys());
  }
}
