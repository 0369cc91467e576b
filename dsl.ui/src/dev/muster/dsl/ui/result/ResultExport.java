package dev.muster.dsl.ui.result;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Formats a result as plain text, for the clipboard and for a file. */
public final class ResultExport {

  private ResultExport() {}

  /** Returns the name and the verdict, then the complete result. */
  public static String text(ResultEntry result) {
    return result.name() + ": " + result.verdict() + "\n\n" + result.text();
  }

  /** Writes a result into a file, in UTF-8. */
  public static void write(ResultEntry result, Path file) throws IOException {
    Files.writeString(file, text(result), StandardCharsets.UTF_8);
  }
}
