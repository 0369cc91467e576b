package dev.muster.rules.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Thrown if Java cannot use its folder for temporary files. The message is one line for the user
 * that names the folder. Unchecked, because libraries create such files.
 */
public final class TemporaryFolderException extends UncheckedIOException {
  private static final long serialVersionUID = 1L;

  /**
   * The folder could not be used.
   *
   * @param what was to be done with it, such as {@code paint letters}
   */
  public TemporaryFolderException(String what, IOException cause) {
    super(message(what, System.getProperty("java.io.tmpdir", ""), cause), cause);
  }

  private static String message(String what, String folder, IOException cause) {
    return "cannot use the temporary folder "
        + folder
        + " to "
        + what
        + ": "
        + (Files.isDirectory(Path.of(folder))
            ? reason(cause)
            : Files.exists(Path.of(folder)) ? "it is no directory" : "it does not exist")
        + "; name another with JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=DIR";
  }

  /** Libraries wrap what the system says. */
  private static String reason(Throwable failure) {
    Throwable root = failure;
    for (@Nullable Throwable each = failure; each != null; each = each.getCause()) {
      root = each;
    }
    String said = root.getMessage();
    return said == null ? "it cannot be written to" : said;
  }
}
