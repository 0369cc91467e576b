package dev.muster.cli;

import dev.muster.rules.files.AtomicFileWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The Muster texts of a revision of a Git repository, in a directory of their own. It runs git, and
 * only because the user names a revision on the command line.
 */
final class GitRevision implements AutoCloseable {
  private static final int MOST_FILES = 2_000;
  private static final int LARGEST = 64 * 1024 * 1024;
  private static final String ENDING = ".muster";

  private final Path copy;
  private final Path file;

  private GitRevision(Path copy, Path file) {
    this.copy = copy;
    this.file = file;
  }

  /** Returns the same file or directory at the revision. */
  Path file() {
    return file;
  }

  /** Returns the folder with the texts of the revision. */
  Path copy() {
    return copy;
  }

  /**
   * Extracts the texts of a revision.
   *
   * @param revision in the syntax of git
   * @param now the current file or directory
   * @throws CommandFailure if there is no git, no repository, or no such revision or file in it
   */
  static GitRevision of(String revision, Path now) throws IOException {
    if (revision.isBlank() || revision.chars().anyMatch(Character::isISOControl)) {
      throw new CommandFailure(
          ExitCode.USAGE, "rev: needs a revision in the words of git, such as rev:HEAD~1");
    }
    Path path = now.toAbsolutePath().normalize();
    Path directory = Files.isDirectory(path) ? path : path.resolveSibling("");
    String prefix = text(git(directory, now, "rev-parse", "--show-prefix"));
    Path root = Path.of(text(git(directory, now, "rev-parse", "--show-toplevel")));
    String commit =
        text(
            git(
                directory,
                now,
                "rev-parse",
                "--verify",
                "--quiet",
                "--end-of-options",
                revision + "^{commit}"));
    if (!commit.matches("[0-9a-f]{40,64}")) {
      throw new CommandFailure(
          ExitCode.USAGE, "there is no revision " + revision + " in the repository of " + now);
    }
    Map<String, String> blobs = blobs(root, now, commit);
    String inside = Files.isDirectory(path) ? prefix : prefix + path.getFileName();
    boolean known =
        blobs.keySet().stream()
            .anyMatch(each -> each.equals(inside) || inside.isEmpty() || each.startsWith(prefix));
    if (!known || !Files.isDirectory(path) && !blobs.containsKey(inside)) {
      throw new CommandFailure(
          ExitCode.USAGE, "revision " + revision + " has no Muster text at " + now);
    }
    Path copy = Files.createTempDirectory("muster-revision");
    GitRevision taken = new GitRevision(copy, copy.resolve(inside));
    try {
      taken.write(root, now, blobs);
    } catch (IOException | RuntimeException e) {
      taken.close();
      throw e;
    }
    return taken;
  }

  /** Texts of a commit by their paths, with the names of their contents. */
  private static Map<String, String> blobs(Path root, Path now, String commit) throws IOException {
    Map<String, String> blobs = new LinkedHashMap<>();
    String listed =
        new String(
            git(root, now, "ls-tree", "-r", "-z", "--full-tree", commit), StandardCharsets.UTF_8);
    for (String entry : listed.split("\0")) {
      int tab = entry.indexOf('\t');
      String[] about = tab < 0 ? new String[0] : entry.substring(0, tab).split(" ");
      boolean plain = about.length == 3 && about[0].startsWith("100") && about[1].equals("blob");
      if (plain && entry.endsWith(ENDING)) {
        blobs.put(entry.substring(tab + 1), about[2]);
      }
    }
    if (blobs.size() > MOST_FILES) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "the repository of "
              + now
              + " has "
              + blobs.size()
              + " Muster texts, and at most "
              + MOST_FILES
              + " are read; take the revision out yourself and name its directory");
    }
    return blobs;
  }

  private void write(Path root, Path now, Map<String, String> blobs) throws IOException {
    Map<Path, byte[]> files = new LinkedHashMap<>();
    long size = 0;
    for (Map.Entry<String, String> each : blobs.entrySet()) {
      Path target = copy.resolve(each.getKey()).normalize();
      if (!target.startsWith(copy)) {
        continue;
      }
      byte[] text = git(root, now, "cat-file", "blob", each.getValue());
      size += text.length;
      if (size > LARGEST) {
        throw new CommandFailure(
            ExitCode.USAGE, "the Muster texts of the revision are larger than 64 MB");
      }
      AtomicFileWriter.directory(target.resolveSibling(""));
      files.put(target, text);
    }
    AtomicFileWriter.writeBytes(files);
  }

  private static String text(byte[] output) {
    return new String(output, StandardCharsets.UTF_8).strip();
  }

  /** Returns the output of a git command; empty if git finds nothing. */
  private static byte[] git(Path directory, Path now, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of("git", "-C", directory.toString()));
    command.addAll(List.of(arguments));
    Process process;
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException e) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "git is needed for rev: and is not installed, or not on the PATH; take the revision out"
              + " yourself and name its directory");
    }
    process.getOutputStream().close();
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    try (InputStream in = process.getInputStream()) {
      in.transferTo(output);
    }
    try {
      if (process.waitFor() != 0 && arguments[1].equals("--show-prefix")) {
        throw new CommandFailure(
            ExitCode.USAGE, now + " is in no Git repository, so it has no revisions");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailure(ExitCode.FINDINGS, "stopped");
    }
    return output.toByteArray();
  }

  @Override
  public void close() {
    try (Stream<Path> all = Files.walk(copy)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(each);
      }
    } catch (IOException e) {
      // the system clears its directory for temporary files
    }
  }
}
