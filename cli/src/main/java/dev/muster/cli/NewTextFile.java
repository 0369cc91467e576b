package dev.muster.cli;

import dev.muster.dsl.ide.command.NewFileResult;
import dev.muster.dsl.ide.rename.NameSyntax;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.files.AtomicFileWriter;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/** Writes a new file with the text that editors begin it with, too. */
record NewTextFile(Terminal terminal, Path file) {
  private static final String ENDING = ".muster";

  /**
   * Writes the file.
   *
   * @param kind map or scenario
   * @param options in the form of the language server
   */
  void write(String kind, Map<String, Object> options) throws IOException {
    ensureNew();
    options.put("file", file.toAbsolutePath().normalize().toUri().toString());
    NewFileResult begun =
        NewFileResult.of(
            List.of(kind, options),
            draft("// new\n", file).getResourceServiceProvider().get(NameSyntax.class),
            (uri, text) -> draft(text, Path.of(URI.create(uri))));
    if (!begun.refusal().isEmpty()) {
      throw new CommandFailure(ExitCode.USAGE, begun.refusal().replaceFirst("\\.$", ""));
    }
    Path folder = file.getParent();
    if (folder != null) {
      AtomicFileWriter.directory(folder);
    }
    AtomicFileWriter.write(Map.of(file, begun.text()));
    terminal.println("written: " + file);
  }

  private void ensureNew() {
    if (!String.valueOf(file.getFileName()).endsWith(ENDING)) {
      throw new CommandFailure(
          ExitCode.USAGE, file + " does not end in " + ENDING + ", as the name of a file does");
    }
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new CommandFailure(
          ExitCode.USAGE, file + " is there already; choose another name, nothing is written");
    }
  }

  private static XtextResource draft(String text, Path name) {
    try {
      return MusterFileLoader.draft(text, name);
    } catch (UnreadableInputException e) {
      throw new CommandFailure(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }

  /** Returns the given name, or one from the file name: Saturday for saturday.muster. */
  String name(@Nullable String wished) {
    if (wished != null) {
      return wished;
    }
    String plain =
        String.valueOf(file.getFileName()).replaceFirst("\\.[^.]*$", "").replaceAll("[^\\w-]", "");
    return plain.isEmpty()
        ? "New"
        : plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1);
  }

  /** Another file as an import writes it. */
  String imported(Path other) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    Path to = other.toAbsolutePath().normalize();
    return (folder == null ? to : folder.relativize(to)).toString().replace('\\', '/');
  }
}
