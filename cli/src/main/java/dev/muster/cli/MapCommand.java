package dev.muster.cli;

import dev.muster.cli.map.MapServer;
import java.io.IOException;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "map",
    description = {
      "Shows the map of a battle in your browser, beside whatever editor you write in.",
      "The map follows the file on the disk: it changes whenever you save. What you do on the map is"
          + " written into the file, unless it has changed meanwhile, and nothing else in it is"
          + " touched. Ctrl+Z on the map takes it back. Have your editor read changed files again"
          + " (Neovim: set autoread), and save before you go to the map.",
      "Only this machine can reach the address, and its token opens one page. Ctrl+C ends."
    },
    footer = {
      "",
      "Examples:",
      "  muster map dreux.muster",
      "  muster map seneffe.muster Seneffe --no-open",
      "  muster map dreux.muster --no-open --port 8642"
    })
final class MapCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A .muster file with a scenario, or a .situation file.")
  private Path file = Path.of("");

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "SCENARIO",
      description = "The scenario that is shown (default: the first of the file).")
  private @Nullable String scenario;

  @Option(
      names = "--port",
      defaultValue = "0",
      paramLabel = "N",
      description = "The port of the address (default: one that is free).")
  private int port;

  @Option(names = "--no-open", description = "Prints the address and opens no browser.")
  private boolean unopened;

  MapCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (!Files.exists(file)) {
      throw new CommandFailure(ExitCode.USAGE, "no such file: " + file);
    }
    boolean shown =
        Stream.of(".muster", ".situation").anyMatch(each -> file.toString().endsWith(each));
    if (!Files.isRegularFile(file) || !shown) {
      throw new CommandFailure(
          ExitCode.USAGE, file + " is not a .muster file and no situation; name one");
    }
    if (port < 0 || port > 65535) {
      throw new CommandFailure(ExitCode.USAGE, "--port is a number from 1 to 65535, found " + port);
    }
    try (MapServer server = new MapServer(file, scenario, port, terminal::printError)) {
      refuseOther(server);
      String address = server.address();
      terminal.println("The map of " + file + " is at");
      terminal.println("  " + address);
      if (!unopened && !terminal.desktop().open(address)) {
        terminal.println("No browser was found; open the address in one.");
      }
      terminal.println("It follows the file. Ctrl+C ends.");
      terminal.out().flush();
      terminal.desktop().awaitEnd();
    } catch (BindException taken) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "port " + port + " is taken by another program; leave out --port, or choose another");
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
    return ExitCode.OK;
  }

  /** A scenario that was misspelt would otherwise be shown as the first one of the file. */
  private void refuseOther(MapServer server) throws IOException {
    if (scenario == null) {
      return;
    }
    String shown = server.shown();
    if (!shown.isEmpty() && !shown.equals(scenario)) {
      throw new CommandFailure(
          ExitCode.USAGE, "no scenario '" + scenario + "' in " + file + "; there is: " + shown);
    }
  }
}
