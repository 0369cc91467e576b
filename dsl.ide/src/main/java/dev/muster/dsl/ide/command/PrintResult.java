package dev.muster.dsl.ide.command;

import com.google.gson.annotations.JsonAdapter;
import dev.muster.print.HtmlPage;
import dev.muster.print.OutputFormat;
import dev.muster.rules.files.AtomicFileWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The answer to {@link MusterCommandService#PRINT}.
 *
 * @param pages documents in the order of a booklet; empty if refused
 * @param refusal why there is nothing to print, for the user; empty if there is
 */
@JsonAdapter(RecordSerializer.class)
public record PrintResult(List<FinishedDocument> pages, String refusal) {
  public PrintResult {
    pages = List.copyOf(pages);
  }

  /**
   * A finished document.
   *
   * @param subject name of the army or scenario
   * @param fileName valid on all file systems, unique among the documents of a file
   * @param binary whether the content is Base64; otherwise it is the text of the file
   * @param content the complete file, which needs no other file
   */
  public record FinishedDocument(String subject, String fileName, boolean binary, String content) {
    static FinishedDocument of(String subject, String fileName, OutputFormat form, byte[] bytes) {
      return new FinishedDocument(
          subject,
          fileName,
          form.binary(),
          form.binary()
              ? Base64.getEncoder().encodeToString(bytes)
              : new String(bytes, StandardCharsets.UTF_8));
    }

    /** Returns the bytes of the file. */
    public byte[] bytes() {
      return binary
          ? Base64.getDecoder().decode(content)
          : content.getBytes(StandardCharsets.UTF_8);
    }
  }

  static PrintResult of(List<HtmlPage> pages) {
    return made(
        pages.stream()
            .map(each -> new FinishedDocument(each.subject(), each.fileName(), false, each.html()))
            .toList());
  }

  static PrintResult made(List<FinishedDocument> files) {
    return new PrintResult(files, "");
  }

  static PrintResult refused(String why) {
    return new PrintResult(List.of(), why);
  }

  /**
   * Writes the documents into a directory, making it if need be: all of them, or none.
   *
   * @return the files written, in the order of the pages
   */
  public List<Path> write(Path directory) throws IOException {
    AtomicFileWriter.directory(directory);
    Map<Path, byte[]> files = new LinkedHashMap<>();
    pages.forEach(page -> files.put(directory.resolve(page.fileName()), page.bytes()));
    AtomicFileWriter.writeBytes(files);
    return List.copyOf(files.keySet());
  }
}
