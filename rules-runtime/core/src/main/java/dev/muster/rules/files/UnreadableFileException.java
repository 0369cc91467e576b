package dev.muster.rules.files;

import java.io.IOException;

/** A file that is not read; the message says why and goes on behind the file's name. */
public final class UnreadableFileException extends IOException {
  private static final long serialVersionUID = 1L;

  UnreadableFileException(String why) {
    super(why);
  }
}
