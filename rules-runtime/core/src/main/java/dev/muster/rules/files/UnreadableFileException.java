package dev.muster.rules.files;

import java.io.IOException;

/**
 * Thrown if a file is not read. The message gives the reason and continues a sentence after the
 * file name.
 */
public final class UnreadableFileException extends IOException {
  private static final long serialVersionUID = 1L;

  UnreadableFileException(String why) {
    super(why);
  }
}
