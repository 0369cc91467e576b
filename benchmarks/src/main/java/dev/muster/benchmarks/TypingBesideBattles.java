package dev.muster.benchmarks;

import com.google.inject.Guice;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.scene.Chances;
import dev.muster.dsl.ide.server.MusterLanguageServer;
import dev.muster.dsl.ide.server.MusterServerModule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;

/**
 * Whether battles in the background, and a search for small edits, slow the keys of a user: types
 * into the largest example, with and without them in turn, and measures from the key to the
 * completion and to the findings: {@code TypingBesideBattles PAGE [TIMES]}. Times are of the clock,
 * because what is measured is the waiting of other threads.
 */
public final class TypingBesideBattles {
  private static final int BLOCKS = 3;
  private static final int KEYS = 40;
  private static final int PAUSES = 4;
  private static final int WARMING = 60;
  private static final long APART_MILLIS = 120;

  /** Battles begin 2 seconds after the last key, so most of the pause has battles. */
  private static final long PAUSE_MILLIS = 4_500;

  private static final int PATIENCE_SECONDS = 30;
  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final double MANY = 0.9;

  private final MusterLanguageServer server =
      Guice.createInjector(new MusterServerModule()).getInstance(MusterLanguageServer.class);
  private final AtomicInteger seen = new AtomicInteger();
  private volatile CompletableFuture<Long> findings = new CompletableFuture<>();
  private final String uri;
  private final Position end;
  private int version;

  /** What else the server does. */
  private enum Beside {
    NOTHING("nothing else"),
    BATTLES("battles in the background"),
    SEARCH("a search for small edits");

    private final String words;

    Beside(String words) {
      this.words = words;
    }
  }

  /** Times of keys, in nanoseconds. */
  private static final class Times {
    private final List<Long> completion = new ArrayList<>();
    private final List<Long> checked = new ArrayList<>();
  }

  private TypingBesideBattles(Path folder) throws Exception {
    Path file = folder.resolve("seneffe.muster");
    uri = file.toUri().toString();
    String text = Files.readString(file);
    List<String> lines = text.lines().toList();
    int line =
        lines.indexOf(
            lines.stream().filter(each -> each.contains(" note \"")).findFirst().orElseThrow());
    end = new Position(line, lines.get(line).length() - 1);
    server.connect(new Editor());
    var hello = new InitializeParams();
    hello.setWorkspaceFolders(List.of(new WorkspaceFolder(folder.toUri().toString(), "typing")));
    var workspace = new WorkspaceClientCapabilities();
    workspace.setWorkspaceFolders(true);
    hello.setCapabilities(new ClientCapabilities(workspace, null, null));
    server.initialize(hello).get();
    server.initialized(new InitializedParams());
    server.didOpen(
        new DidOpenTextDocumentParams(new TextDocumentItem(uri, "muster", ++version, text)));
  }

  /** Writes the page. */
  public static void main(String[] args) throws Exception {
    int blocks = args.length < 2 ? BLOCKS : Integer.parseInt(args[1]);
    Path examples = Path.of("examples");
    try (ScratchFolder folder = ScratchFolder.create()) {
      try (Stream<Path> all = Files.list(examples.resolve("seneffe"))) {
        for (Path each : all.filter(Files::isRegularFile).toList()) {
          Files.copy(each, folder.path().resolve(each.getFileName()));
        }
      }
      new MeasuredPage(Path.of(args[0]))
          .write("typing", () -> new TypingBesideBattles(folder.path()).table(blocks));
    }
    // the threads of the server would go on
    System.exit(0);
  }

  private String table(int blocks) throws Exception {
    for (int i = 0; i < WARMING; i++) {
      key(new Times());
    }
    Map<Beside, Times> row =
        Map.of(
            Beside.NOTHING, new Times(), Beside.BATTLES, new Times(), Beside.SEARCH, new Times());
    Map<Beside, Times> first = Map.of(Beside.NOTHING, new Times(), Beside.BATTLES, new Times());
    int shown = 0;
    for (int block = 0; block < blocks; block++) {
      for (Beside each : Beside.values()) {
        battles(each == Beside.BATTLES);
        CompletableFuture<Object> search = each == Beside.SEARCH ? search() : null;
        for (int i = 0; i < KEYS; i++) {
          Thread.sleep(APART_MILLIS);
          key(row.get(each));
        }
        if (search != null) {
          if (search.isDone()) {
            throw new IllegalStateException("the search ended before the keys: " + search.get());
          }
          search.cancel(true);
        } else {
          int before = seen.get();
          for (int i = 0; i < PAUSES; i++) {
            Thread.sleep(PAUSE_MILLIS);
            key(first.get(each));
          }
          shown += each == Beside.BATTLES ? seen.get() - before : 0;
        }
      }
      System.err.println((block + 1) + " of " + blocks + " blocks");
    }
    StringBuilder table =
        new StringBuilder(
            """
            | Keys | Beside them | Number | Completion, median, ms | 90 % of them, ms | Findings, median, ms | 90 % of them, ms |
            |---|---|---:|---:|---:|---:|---:|
            """);
    for (Beside each : Beside.values()) {
      table.append(line("in a row, " + APART_MILLIS + " ms apart", each.words, row.get(each)));
    }
    String pause = "first after a pause of " + PAUSE_MILLIS / 1000.0 + " s";
    for (Beside each : List.of(Beside.NOTHING, Beside.BATTLES)) {
      table.append(line(pause, each.words, first.get(each)));
    }
    return table
        .append(
            "\nIn the %d pauses with battles the status line got new numbers %d times.\n"
                .formatted(blocks * PAUSES, shown))
        .toString();
  }

  private static String line(String keys, String beside, Times times) {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %d | %.1f | %.1f | %.1f | %.1f |%n",
        keys,
        beside,
        times.completion.size(),
        millis(times.completion, 0.5),
        millis(times.completion, MANY),
        millis(times.checked, 0.5),
        millis(times.checked, MANY));
  }

  private static double millis(List<Long> times, double share) {
    List<Long> sorted = times.stream().sorted().toList();
    return (double) sorted.get((int) (share * (sorted.size() - 1))) / NANOS_PER_MILLI;
  }

  private void battles(boolean wanted) {
    server.didChangeConfiguration(
        new DidChangeConfigurationParams(Map.of("muster", Map.of("backgroundBattles", wanted))));
  }

  private CompletableFuture<Object> search() {
    return server.executeCommand(
        new ExecuteCommandParams(
            MusterCommandService.TUNE,
            List.of(uri, "Seneffe", Map.of("want", "even", "battles", 20_000))));
  }

  /** Types a letter, and waits for the completion and the findings. */
  private void key(Times times) throws Exception {
    CompletableFuture<Long> checked = new CompletableFuture<>();
    findings = checked;
    long began = System.nanoTime();
    server.didChange(
        new DidChangeTextDocumentParams(
            new VersionedTextDocumentIdentifier(uri, ++version),
            List.of(new TextDocumentContentChangeEvent(new Range(end, end), letter()))));
    server.completion(new CompletionParams(new TextDocumentIdentifier(uri), end)).get();
    times.completion.add(System.nanoTime() - began);
    times.checked.add(checked.get(PATIENCE_SECONDS, TimeUnit.SECONDS) - began);
  }

  private String letter() {
    return String.valueOf((char) ('a' + version % 26));
  }

  /** An editor that sees when findings and numbers come. */
  private final class Editor extends DeafEditor {
    @Override
    public void publishDiagnostics(PublishDiagnosticsParams told) {
      if (told.getUri().equals(uri)) {
        findings.complete(System.nanoTime());
      }
    }

    @Override
    public void chances(Chances chances) {
      if (!chances.scenarios().isEmpty()) {
        seen.incrementAndGet();
      }
    }
  }
}
