package dev.muster.cli;

import com.google.inject.Guice;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.xtext.ide.server.LanguageServerImpl;
import org.eclipse.xtext.ide.server.ServerModule;
import picocli.CommandLine.Command;

@Command(
    name = "lsp",
    description = {
      "Runs the language server over standard input and output, for an editor to start.",
      "It ends when the editor asks it to or closes the connection."
    },
    footer = {"", "Example, as the command an editor is given for *.muster files:", "  muster lsp"})
final class LspCommand implements Callable<Integer> {
  private final Terminal terminal;

  LspCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    var server = Guice.createInjector(new ServerModule()).getInstance(Server.class);
    Launcher<LanguageClient> launcher =
        LSPLauncher.createServerLauncher(
            server, terminal.in(), new FileOutputStream(FileDescriptor.out));
    server.connect(launcher.getRemoteProxy());
    try {
      launcher.startListening().get();
      return Exit.OK;
    } catch (ExecutionException e) {
      throw new Refusal(Exit.USAGE, "the language server failed: " + e.getCause());
    }
  }

  /** A server that also starts where the editor has opened a file and no folder. */
  static final class Server extends LanguageServerImpl {
    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams hello) {
      if (hello.getRootUri() == null && hello.getRootPath() == null) {
        // The folders, none of them perhaps, then count in place of the root.
        ClientCapabilities able =
            hello.getCapabilities() == null ? new ClientCapabilities() : hello.getCapabilities();
        if (able.getWorkspace() == null) {
          able.setWorkspace(new WorkspaceClientCapabilities());
        }
        able.getWorkspace().setWorkspaceFolders(true);
        hello.setCapabilities(able);
        if (hello.getWorkspaceFolders() == null) {
          hello.setWorkspaceFolders(List.of());
        }
      }
      return super.initialize(hello);
    }
  }
}
