package dev.muster.dsl.ide.situation;

import dev.muster.dsl.ide.command.DraftResult;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.TestItemsResult;
import dev.muster.dsl.scoping.TextFileLimits;
import dev.muster.dsl.standalone.SourceFolder;
import dev.muster.rules.files.RegularFile;
import dev.muster.rules.files.TextDecoding;
import dev.muster.rules.files.UnreadableFileException;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.xtext.ide.server.Document;
import org.jspecify.annotations.Nullable;

/**
 * The situation files of an editor: open ones with their unsaved text, and those in its folders.
 * Each file is read and played in the background, and its findings are sent. Situation files are
 * not part of the Xtext workspace.
 */
public final class SituationDocuments {
  /** File extension of situations, with the dot. */
  public static final String ENDING = ".situation";

  /** The language an editor calls it. */
  public static final String LANGUAGE = "muster-situation";

  private static final Logger LOG = Logger.getLogger(SituationDocuments.class.getName());

  /** An open file: its address as the editor writes it, and its text. */
  private record Open(String uri, Document text) {}

  private final Map<Object, Open> open = new HashMap<>();

  /** Files with reported findings: the URI that was used in the report, by file. */
  private final Map<Object, String> told = new HashMap<>();

  /** Files that wait to be checked. */
  private final Set<Object> waiting = new HashSet<>();

  private final Set<Path> folders = new HashSet<>();

  private final ExecutorService work =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().name("Muster situations").daemon().factory());

  private @Nullable LanguageClient client;

  /** Whether a file is a situation by its name, or is open as one. */
  public synchronized boolean isSituation(String uri) {
    return uri.endsWith(ENDING) || open.containsKey(place(uri));
  }

  /** Starts to report findings: of open files, and of all files in the folders. */
  public synchronized void start(LanguageClient editor, List<String> folders) {
    client = editor;
    open.keySet().forEach(this::checkLater);
    folders.forEach(this::addFolder);
  }

  /** Ends the work. */
  public void stop() {
    work.shutdownNow();
  }

  /** A folder was opened: all in it are checked. */
  public synchronized void addFolder(String folder) {
    if (place(folder) instanceof Path directory) {
      folders.add(directory);
      later(() -> inFolder(directory).forEach(this::checkLater));
    }
  }

  /** A folder was closed: what is not open has no findings any more. */
  public synchronized void removeFolder(String folder) {
    if (place(folder) instanceof Path directory) {
      folders.remove(directory);
      List.copyOf(told.keySet()).stream().filter(each -> !counts(each)).forEach(this::forget);
    }
  }

  /** The editor shows a file. */
  public synchronized void open(String uri, String text) {
    Object place = place(uri);
    open.put(place, new Open(uri, new Document(1, text, false)));
    checkLater(place);
  }

  /** The editor changed a file it shows. */
  public synchronized void change(String uri, List<TextDocumentContentChangeEvent> changes) {
    Object place = place(uri);
    Open before = open.get(place);
    if (before != null) {
      open.put(place, new Open(uri, before.text().applyTextDocumentChanges(changes)));
      checkLater(place);
    }
  }

  /** The editor shows a file no longer: in a folder, what is on the disk counts. */
  public synchronized void close(String uri) {
    Object place = place(uri);
    open.remove(place);
    if (counts(place)) {
      checkLater(place);
    } else {
      forget(place);
    }
  }

  /** A file on the disk was changed, made or deleted. */
  public synchronized void changedOnDisk(String uri) {
    Object place = place(uri);
    if (!open.containsKey(place)) {
      checkLater(place);
    }
  }

  /** Plays a situation, with its unsaved text if an editor has it open. */
  public SituationResult play(String uri) {
    String text = text(place(uri));
    return text == null
        ? SituationResult.refused("There is no situation to read at " + uri + ".")
        : SituationResult.of(uri, text);
  }

  /** Returns the text of a situation in the editor or on disk; null if it cannot be read. */
  public @Nullable String text(String uri) {
    return text(place(uri));
  }

  /** Returns the parsed words of a situation; those of an empty file if it cannot be read. */
  private SituationText words(String uri) {
    String text = text(place(uri));
    return new SituationText(text == null ? "" : text);
  }

  /** The outline of a situation. */
  public List<DocumentSymbol> symbols(String uri) {
    return SituationOutline.of(words(uri));
  }

  /** Returns the outline of a text as if it were a situation: the address and the text. */
  public static DraftResult draft(List<Object> arguments) {
    String text = arguments.size() < 2 ? "" : MusterCommandService.text(arguments.get(1));
    return new DraftResult(SituationOutline.of(new SituationText(text)), null, "");
  }

  /** Returns the folding ranges of a situation. */
  public List<FoldingRange> folds(String uri) {
    return SituationOutline.folds(words(uri));
  }

  /** Returns the proposals at a place. */
  public List<CompletionItem> completions(String uri, Position place) {
    return SituationCompletion.at(words(uri), place);
  }

  /** Returns the hover of the word at a place; null if there is none. */
  public @Nullable Hover hover(String uri, Position place) {
    return SituationNames.hover(words(uri), place);
  }

  /** Returns the declaration of the name at a place; empty if there is none. */
  public List<Location> definition(String uri, Position place) {
    return SituationNames.definition(words(uri), uri, place);
  }

  /** All uses of the name at a place. */
  public List<Location> references(String uri, Position place) {
    return SituationNames.references(words(uri), uri, place);
  }

  /** All uses of the name at a place, to be marked. */
  public List<DocumentHighlight> highlights(String uri, Position place) {
    return SituationNames.highlights(words(uri), place);
  }

  /** Returns the quick fixes for findings. */
  public List<CodeAction> fixes(String uri, List<Diagnostic> findings) {
    return SituationFixes.of(words(uri), uri, findings);
  }

  /** Returns the situation as a test item; none if its text cannot be read. */
  public TestItemsResult trials(String uri) {
    String text = text(place(uri));
    return text == null ? new TestItemsResult(List.of()) : TestItemsResult.ofSituation(uri, text);
  }

  private synchronized void checkLater(Object place) {
    if (waiting.add(place)) {
      later(() -> check(place));
    }
  }

  private void later(Runnable task) {
    try {
      work.execute(task);
    } catch (RejectedExecutionException stopped) {
      // the server is shut down
    }
  }

  private void check(Object place) {
    Open file;
    synchronized (this) {
      waiting.remove(place);
      file = open.get(place);
    }
    List<Diagnostic> findings = List.of();
    try {
      String text = text(place);
      if (text != null) {
        findings = findings(text, SituationResult.of(String.valueOf(place), text));
      }
    } catch (RuntimeException failure) {
      // its message may hold the author's text
      LOG.log(Level.WARNING, "a situation could not be played: " + failure.getClass().getName());
    }
    publish(place, file, findings);
  }

  /** Tells findings, unless the text has changed meanwhile: those of the new one are to come. */
  private synchronized void publish(Object place, @Nullable Open file, List<Diagnostic> findings) {
    if (client == null || !counts(place) || !Objects.equals(file, open.get(place))) {
      return;
    }
    if (findings.isEmpty() && file == null) {
      forget(place);
      return;
    }
    String uri = file != null ? file.uri() : told.getOrDefault(place, address(place));
    told.put(place, uri);
    client.publishDiagnostics(new PublishDiagnosticsParams(uri, findings));
  }

  /** Whether a file has findings: it is open, or in a folder. */
  private boolean counts(Object place) {
    return open.containsKey(place)
        || (place instanceof Path file && folders.stream().anyMatch(file::startsWith));
  }

  private void forget(Object place) {
    String uri = told.remove(place);
    if (client != null && uri != null) {
      client.publishDiagnostics(new PublishDiagnosticsParams(uri, List.of()));
    }
  }

  private static List<Path> inFolder(Path folder) {
    try {
      return SourceFolder.files(folder, ENDING);
    } catch (IOException unlisted) {
      return List.of(); // what is opened is read all the same
    }
  }

  /** Returns the current text; null if it cannot be read. */
  private @Nullable String text(Object place) {
    synchronized (this) {
      Open file = open.get(place);
      if (file != null) {
        return file.text().getContents();
      }
    }
    try {
      return place instanceof Path path
          ? TextDecoding.of(RegularFile.at(path).bytes(TextFileLimits.LARGEST))
          : null;
    } catch (UnreadableFileException gone) {
      return null;
    }
  }

  private static List<Diagnostic> findings(String text, SituationResult played) {
    List<String> lines = text.lines().toList();
    return played.problems().stream().map(each -> finding(lines, each)).toList();
  }

  private static Diagnostic finding(List<String> lines, SituationResult.Problem problem) {
    int line = Math.clamp(problem.line() - 1L, 0, Math.max(0, lines.size() - 1));
    String written = lines.isEmpty() ? "" : lines.get(line);
    int from = problem.from() - 1;
    int to = problem.to() - 1;
    if (problem.from() == 0) {
      int comment = written.indexOf('#');
      String bare = comment < 0 ? written : written.substring(0, comment);
      to = bare.stripTrailing().length();
      from = Math.min(to, bare.length() - bare.stripLeading().length());
    }
    return new Diagnostic(
        new Range(new Position(line, from), new Position(line, to)),
        problem.message(),
        DiagnosticSeverity.Error,
        "Muster");
  }

  /** Returns the path of a file; its address if it is not on disk. */
  private static Object place(String uri) {
    try {
      URI parsed = URI.create(uri);
      if ("file".equals(parsed.getScheme())) {
        return Path.of(parsed).toAbsolutePath().normalize();
      }
    } catch (IllegalArgumentException | FileSystemNotFoundException odd) {
      // an address of the editor's own kind
    }
    return uri;
  }

  private static String address(Object place) {
    return place instanceof Path file ? file.toUri().toString() : place.toString();
  }
}
