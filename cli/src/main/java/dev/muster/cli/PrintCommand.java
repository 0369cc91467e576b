package dev.muster.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "print",
    description =
        "Writes pages for the table: army lists, scenarios, maps, sheets, cards, results.",
    footer = {
      "",
      "Examples:",
      "  muster print examples/dreux --out booklet",
      "  muster print examples/dreux RoyalCatholic --out booklet",
      "  muster print examples/seneffe --format pdf --out booklet",
      "  muster print examples/seneffe --side each --language fr --out booklet",
      "  muster print examples/seneffe --what groups --side France --out sheets",
      "  muster print examples/seneffe --what scenario --format md --out forum",
      "  muster print examples/dreux --what results --battles 200 --out results",
      "  muster print examples/dreux --what booklet --positions --seed 7 --out booklet",
      "  muster print examples/seneffe --what map --hex 4in --out table",
      "  muster print examples/seneffe --verify booklet/booklet-Seneffe.pdf"
    })
final class PrintCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A .muster file, or a directory of them.")
  private Path file = Path.of("");

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "NAME",
      description = "Only this army or scenario.")
  private @Nullable String name;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "DIR",
      description = "Directory for the pages; created if missing.")
  private @Nullable Path directory;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private DocumentOptions documents = new DocumentOptions();

  PrintCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (documents.verifying()) {
      return documents.verified(LoadedSources.playable(file, terminal), file, terminal);
    }
    if (directory == null) {
      throw new ParameterException(spec.commandLine(), "Missing required option: '--out=DIR'");
    }
    Map<String, byte[]> files = documents.files(LoadedSources.playable(file, terminal), file, name);
    DocumentOptions.write(files, directory, terminal);
    return ExitCode.OK;
  }
}
