package dev.muster.benchmarks;

import com.google.inject.Guice;
import com.google.inject.util.Modules;
import dev.muster.dsl.ide.scene.SceneRequests;
import dev.muster.dsl.ide.server.MusterServerModule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.FoldingRangeCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.xtext.ide.server.LanguageServerImpl;
import org.eclipse.xtext.ide.server.concurrent.IRequestManager;
import org.eclipse.xtext.testing.AbstractLanguageServerTest.DirectRequestManager;

/** A language server over a folder of its own; requests run in the calling thread. */
final class ServerSession implements AutoCloseable {
  final LanguageServerImpl server =
      Guice.createInjector(
              Modules.override(new MusterServerModule())
                  .with(
                      binder -> binder.bind(IRequestManager.class).to(DirectRequestManager.class)))
          .getInstance(LanguageServerImpl.class);
  final SceneRequests painter = (SceneRequests) server;
  private final ScratchFolder folder = ScratchFolder.create();
  private int version;

  ServerSession() throws IOException {
    server.connect(new DeafEditor());
  }

  Path folder() {
    return folder.path();
  }

  Path file(String name) {
    return folder().resolve(name);
  }

  String uri(String file) {
    return file(file).toUri().toString();
  }

  String write(String file, String text) throws IOException {
    Files.writeString(file(file), text);
    return uri(file);
  }

  /** Greets the server, which reads what has been written. */
  void start() throws Exception {
    var hello = new InitializeParams();
    hello.setWorkspaceFolders(
        List.of(new WorkspaceFolder(folder().toUri().toString(), "speed")));
    var workspace = new WorkspaceClientCapabilities();
    workspace.setWorkspaceFolders(true);
    var text = new TextDocumentClientCapabilities();
    text.setFoldingRange(new FoldingRangeCapabilities());
    hello.setCapabilities(new ClientCapabilities(workspace, text, null));
    server.initialize(hello).get();
    server.initialized(new InitializedParams());
  }

  String open(String uri, String text) {
    server.didOpen(
        new DidOpenTextDocumentParams(new TextDocumentItem(uri, "muster", ++version, text)));
    return uri;
  }

  String change(String uri, String text) {
    server.didChange(
        new DidChangeTextDocumentParams(
            new VersionedTextDocumentIdentifier(uri, ++version),
            List.of(new TextDocumentContentChangeEvent(text))));
    return uri;
  }

  @Override
  public void close() throws IOException {
    folder.close();
  }
}
