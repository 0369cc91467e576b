package dev.muster.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * The start of {@code muster lsp}, as an editor sees it: until the answer to the greeting, or until
 * the findings of the first file that is opened.
 */
enum LanguageServerStart {
  ANSWER("\"id\":1,"),
  FINDINGS("textDocument/publishDiagnostics");

  private static final Path FILE = Path.of("examples/dreux/dreux.muster");
  private static final double NANOS = 1e9;

  private final String awaited;

  LanguageServerStart(String awaited) {
    this.awaited = awaited;
  }

  /** Returns the time until what is awaited has come. */
  TimedCommand run() throws IOException, InterruptedException {
    long began = System.nanoTime();
    Process server =
        new ProcessBuilder(TimedCommand.PROGRAM.toAbsolutePath().toString(), "lsp")
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      OutputStream out = server.getOutputStream();
      InputStream in = server.getInputStream();
      String folder = FILE.toAbsolutePath().getParent().toUri().toString();
      send(
          out,
          """
          {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":%s,"capabilities":{}}}"""
              .formatted(quoted(folder)));
      await(in, ANSWER.awaited);
      if (this != ANSWER) {
        send(out, "{\"jsonrpc\":\"2.0\",\"method\":\"initialized\",\"params\":{}}");
        send(
            out,
            """
            {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":%s,"languageId":"muster","version":1,"text":%s}}}"""
                .formatted(
                    quoted(FILE.toAbsolutePath().toUri().toString()),
                    quoted(Files.readString(FILE))));
        await(in, awaited);
      }
      double seconds = (System.nanoTime() - began) / NANOS;
      double used = server.info().totalCpuDuration().map(Duration::toNanos).orElse(0L) / NANOS;
      return new TimedCommand(seconds, used, 0, "");
    } finally {
      server.destroy();
      if (!server.waitFor(10, TimeUnit.SECONDS)) {
        server.destroyForcibly();
      }
    }
  }

  private static void send(OutputStream out, String message) throws IOException {
    byte[] bytes = message.getBytes(StandardCharsets.UTF_8);
    out.write(("Content-Length: " + bytes.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
    out.write(bytes);
    out.flush();
  }

  /** Reads messages up to the one with some words. */
  private static void await(InputStream in, String words) throws IOException {
    while (true) {
      int length = 0;
      for (String line = line(in); !line.isEmpty(); line = line(in)) {
        if (line.startsWith("Content-Length: ")) {
          length = Integer.parseInt(line.substring("Content-Length: ".length()));
        }
      }
      if (new String(in.readNBytes(length), StandardCharsets.UTF_8).contains(words)) {
        return;
      }
    }
  }

  private static String line(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new IOException("the language server has ended");
      }
      if (c != '\r') {
        line.append((char) c);
      }
    }
    return line.toString();
  }

  private static String quoted(String text) {
    StringBuilder json = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      switch (c) {
        case '"' -> json.append("\\\"");
        case '\\' -> json.append("\\\\");
        case '\n' -> json.append("\\n");
        case '\t' -> json.append("\\t");
        case '\r' -> json.append("\\r");
        default -> json.append(c);
      }
    }
    return json.append('"').toString();
  }
}
