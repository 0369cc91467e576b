package dev.muster.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Standard output, which remembers when something was lost on the way: writers of text keep that to
 * themselves.
 */
final class TrackedOutput extends OutputStream {
  private final OutputStream to;
  private @Nullable IOException lost;

  TrackedOutput(OutputStream to) {
    this.to = to;
  }

  static TrackedOutput standard() {
    return new TrackedOutput(new FileOutputStream(FileDescriptor.out));
  }

  /**
   * Why not all could be written, null if all was, and where the reader had enough: {@code head}
   * closes its end when it has seen ten lines, and that is no fault.
   */
  @Nullable String loss() {
    if (lost == null || closedByReader(lost)) {
      return null;
    }
    String reason = lost.getMessage();
    return reason == null || reason.isBlank() ? "the system does not take it" : reason;
  }

  private static boolean closedByReader(IOException failure) {
    String reason = String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT);
    // Linux and macOS; Windows, while the other end goes and when it is gone.
    return reason.contains("broken pipe")
        || reason.contains("pipe is being closed")
        || reason.contains("pipe has been ended");
  }

  @Override
  public void write(int octet) throws IOException {
    write(new byte[] {(byte) octet}, 0, 1);
  }

  @Override
  public void write(byte[] octets, int from, int count) throws IOException {
    try {
      to.write(octets, from, count);
    } catch (IOException e) {
      lost = lost == null ? e : lost;
      throw e;
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      to.flush();
    } catch (IOException e) {
      lost = lost == null ? e : lost;
      throw e;
    }
  }
}
