package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The language server in a process of its own, as an editor starts it. */
@Timeout(120)
@Tag("slow")
class LspTest {
  private static final String TEXT =
      """
      army Royal "Royal army" for snaphance.final {
          training poor
          breaks at 1/3

          stand Swiss "Swiss Pike" Pyke B mp 1 sp 5/5/5 cb 3 bp 2
      }
      """;

  @TempDir private Path directory;

  private Process process;
  private LanguageServer server;
  private Future<Void> listening = CompletableFuture.completedFuture(null);
  private final BlockingQueue<PublishDiagnosticsParams> problems = new LinkedBlockingQueue<>();

  @BeforeEach
  void start() throws Exception {
    process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.muster.cli.Main",
                "lsp")
            .redirectError(directory.resolve("stderr").toFile())
            .start();
    var launcher =
        LSPLauncher.createClientLauncher(
            new Client(), process.getInputStream(), process.getOutputStream());
    listening = launcher.startListening();
    server = launcher.getRemoteProxy();
  }

  @AfterEach
  void stop() {
    listening.cancel(true);
    process.destroyForcibly();
  }

  @Test
  void anEditorOpensAsksFormatsAndCloses() throws Exception {
    opensAsksFormatsAndCloses("folder");
  }

  /** With a root as older editors have it, and with a file alone. */
  @ParameterizedTest
  @Tag("nightly")
  @ValueSource(strings = {"root", "file"})
  void otherEditorsOpenAskFormatAndClose(String opened) throws Exception {
    opensAsksFormatsAndCloses(opened);
  }

  private void opensAsksFormatsAndCloses(String opened) throws Exception {
    File file = Files.writeString(directory.resolve("royal.muster"), TEXT).toFile();
    String uri = file.toURI().toString();
    var hello = new InitializeParams();
    switch (opened) {
      case "folder" ->
          hello.setWorkspaceFolders(
              List.of(new WorkspaceFolder(directory.toUri().toString(), "battles")));
      case "root" -> hello.setRootUri(directory.toUri().toString());
      default -> {}
    }
    hello.setCapabilities(new ClientCapabilities());
    var able = server.initialize(hello).get(60, TimeUnit.SECONDS).getCapabilities();
    assertTrue(able.getCompletionProvider() != null);
    server.initialized(new InitializedParams());

    var documents = server.getTextDocumentService();
    documents.didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "muster", 1, TEXT)));
    PublishDiagnosticsParams found = problems.poll(60, TimeUnit.SECONDS);
    while (found != null && found.getDiagnostics().isEmpty()) {
      found = problems.poll(60, TimeUnit.SECONDS);
    }
    assertEquals(
        4, found.getDiagnostics().getFirst().getRange().getStart().getLine(), found.toString());

    var document = new TextDocumentIdentifier(uri);
    var proposals =
        documents
            .completion(new CompletionParams(document, new Position(4, 29)))
            .get(60, TimeUnit.SECONDS);
    assertTrue(
        proposals.getLeft() == null
            ? !proposals.getRight().getItems().isEmpty()
            : !proposals.getLeft().isEmpty());
    var hover =
        documents.hover(new HoverParams(document, new Position(0, 35))).get(60, TimeUnit.SECONDS);
    assertTrue(hover.toString().contains("Snaphance"), hover.toString());

    server.shutdown().get(60, TimeUnit.SECONDS);
    server.exit();
    assertTrue(process.waitFor(30, TimeUnit.SECONDS), "it ends when asked to");
    assertEquals(0, process.exitValue());
    String errors = Files.readString(directory.resolve("stderr"), StandardCharsets.UTF_8);
    assertFalse(errors.contains("\tat "), errors);
  }

  private final class Client implements LanguageClient {
    @Override
    public void publishDiagnostics(PublishDiagnosticsParams found) {
      problems.add(found);
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
