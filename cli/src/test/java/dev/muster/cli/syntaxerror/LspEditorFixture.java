package dev.muster.cli.syntaxerror;

import com.google.inject.Guice;
import dev.muster.dsl.ide.server.MusterServerModule;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.xtext.ide.server.LanguageServerImpl;

/** An editor with a folder open: a language server, and what it has sent. */
final class LspEditorFixture {
  private final Path folder;
  private final LanguageServerImpl server =
      Guice.createInjector(new MusterServerModule()).getInstance(LanguageServerImpl.class);
  private final Map<String, List<Diagnostic>> sent = new ConcurrentHashMap<>();

  LspEditorFixture(Path folder, Map<String, String> files) throws Exception {
    this.folder = folder.toRealPath();
    write(files);
    server.connect(new Client());
    var hello = new InitializeParams();
    hello.setCapabilities(new ClientCapabilities());
    hello.setWorkspaceFolders(List.of(new WorkspaceFolder(folder().toUri().toString(), "slips")));
    hello.setInitializationOptions(Map.of("muster", Map.of("remarks", true)));
    server.initialize(hello).get();
    server.initialized(new InitializedParams());
  }

  Path folder() {
    return folder;
  }

  private void write(Map<String, String> files) throws IOException {
    for (var file : files.entrySet()) {
      Files.writeString(folder.resolve(file.getKey()), file.getValue(), StandardCharsets.UTF_8);
    }
  }

  private String uri(String file) {
    return folder.resolve(file).toUri().toString();
  }

  /** Changes the files, and answers what the server finds in them, by file. */
  Map<String, List<Diagnostic>> findings(Map<String, String> files) throws Exception {
    write(files);
    List<FileEvent> events = new ArrayList<>();
    files.keySet().forEach(file -> events.add(new FileEvent(uri(file), FileChangeType.Changed)));
    server.didChangeWatchedFiles(new DidChangeWatchedFilesParams(events));
    // Whatever is asked is answered after the change.
    server
        .documentSymbol(
            new DocumentSymbolParams(
                new TextDocumentIdentifier(uri(files.keySet().iterator().next()))))
        .get();
    Map<String, List<Diagnostic>> found = new TreeMap<>();
    files.keySet().forEach(file -> found.put(file, sent.getOrDefault(uri(file), List.of())));
    return found;
  }

  /** What the light bulb offers to mend a finding. */
  List<CodeAction> fixes(String file, Diagnostic finding) throws Exception {
    return server
        .codeAction(
            new CodeActionParams(
                new TextDocumentIdentifier(uri(file)),
                finding.getRange(),
                new CodeActionContext(List.of(finding), List.of(CodeActionKind.QuickFix))))
        .get()
        .stream()
        .map(each -> each.getRight())
        .filter(each -> each.getEdit() != null)
        .toList();
  }

  /** The edits of a fix by file, the last of a file first. */
  Map<String, List<TextEdit>> edits(CodeAction fix) {
    Map<String, List<TextEdit>> edits = new TreeMap<>();
    fix.getEdit()
        .getChanges()
        .forEach(
            (uri, changes) -> {
              List<TextEdit> lastFirst = new ArrayList<>(changes);
              lastFirst.sort(
                  Comparator.comparingInt((TextEdit edit) -> edit.getRange().getStart().getLine())
                      .thenComparingInt(edit -> edit.getRange().getStart().getCharacter())
                      .reversed());
              edits.put(uri.substring(uri.lastIndexOf('/') + 1), lastFirst);
            });
    return edits;
  }

  /** The files after a fix. */
  Map<String, String> fixed(Map<String, String> files, CodeAction fix) {
    Map<String, String> fixed = new TreeMap<>(files);
    edits(fix)
        .forEach(
            (file, changes) -> {
              var text = new StringBuilder(fixed.get(file));
              for (TextEdit change : changes) {
                text.replace(
                    offset(files.get(file), change.getRange().getStart()),
                    offset(files.get(file), change.getRange().getEnd()),
                    change.getNewText());
              }
              fixed.put(file, text.toString());
            });
    return fixed;
  }

  static int offset(String text, Position position) {
    int at = 0;
    for (int line = 0; line < position.getLine(); line++) {
      at = text.indexOf('\n', at) + 1;
    }
    return at + position.getCharacter();
  }

  static String message(Diagnostic finding) {
    return finding.getMessage().isLeft()
        ? finding.getMessage().getLeft()
        : finding.getMessage().getRight().getValue();
  }

  private final class Client implements LanguageClient {
    @Override
    public void publishDiagnostics(PublishDiagnosticsParams found) {
      sent.put(found.getUri(), List.copyOf(found.getDiagnostics()));
    }

    @Override
    public void telemetryEvent(Object event) {}

    @Override
    public void showMessage(MessageParams message) {}

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(
        ShowMessageRequestParams question) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void logMessage(MessageParams message) {}
  }
}
