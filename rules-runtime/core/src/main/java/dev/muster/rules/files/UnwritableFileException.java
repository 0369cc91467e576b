package dev.muster.rules.files;

import java.io.IOException;

/** A file that is not written; the message is one line for the user, the file's name in it. */
public final class UnwritableFileException extends IOException {
  private static final long serialVersionUID = 1L;

  UnwritableFileException(String message) {
    super(message);
  }
}
