package dev.muster.cli;

import com.google.inject.Guice;
import dev.muster.dsl.ide.server.MusterServerModule;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.xtext.ide.server.LanguageServerImpl;
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
    var server =
        Guice.createInjector(new MusterServerModule()).getInstance(LanguageServerImpl.class);
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
}
