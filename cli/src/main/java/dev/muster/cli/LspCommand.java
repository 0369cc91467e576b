package dev.muster.cli;

import dev.muster.dsl.ide.connection.LspConnection;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

@Command(
    name = "lsp",
    description = {
      "Runs the language server over standard input and output, for an editor to start.",
      "It ends when the editor stops it or closes the connection."
    },
    footer = {
      "",
      "Example, the command to configure in an editor for *.muster files:",
      "  muster lsp"
    })
final class LspCommand implements Callable<Integer> {
  private final Terminal terminal;

  LspCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    String broken =
        LspConnection.run(
            terminal.in(), new FileOutputStream(FileDescriptor.out), terminal::printError);
    if (broken != null) {
      throw new CommandFailure(ExitCode.USAGE, "the talk with the editor is over: " + broken);
    }
    return ExitCode.OK;
  }
}
