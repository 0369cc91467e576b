package dev.muster.cli;

import dev.muster.print.HtmlPages;
import dev.muster.print.Page;
import dev.muster.rules.files.WholeFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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
    description = "Writes an HTML page for each army and scenario, ready for the table.",
    footer = {
      "",
      "Examples:",
      "  muster print examples/dreux --out booklet",
      "  muster print examples/dreux RoyalCatholic --out booklet",
      "  muster print examples/seneffe --format pdf --out booklet",
      "  muster print examples/seneffe --what groups --side France --out sheets",
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
      description = "Directory for the pages; made if it is not there.")
  private @Nullable Path directory;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private PrintedDocuments documents = new PrintedDocuments();

  PrintCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    Path directory = this.directory;
    if (documents.verifying()) {
      return documents.verified(Sources.playable(file, terminal).loaded().programs(), terminal);
    }
    if (directory == null) {
      throw new ParameterException(spec.commandLine(), "Missing required option: '--out=DIR'");
    }
    Sources sources = Sources.playable(file, terminal);
    if (documents.wanted()) {
      Map<String, byte[]> files = documents.files(sources.loaded().programs(), name);
      if (files.isEmpty()) {
        throw new Refusal(
            Exit.USAGE,
            "nothing of that kind"
                + (name == null ? "" : " about '" + name + "'")
                + " can be made of "
                + file);
      }
      PrintedDocuments.write(files, directory, terminal);
      return Exit.OK;
    }
    List<Page> pages =
        HtmlPages.of(
            sources.loaded().programs(),
            sources.loaded().armies().stream()
                .map(list -> new HtmlPages.ArmyList(list.rulebook(), list.army()))
                .toList());
    if (pages.isEmpty()) {
      throw new Refusal(Exit.USAGE, file + " holds no army and no scenario to print");
    }
    List<Page> chosen =
        pages.stream().filter(page -> name == null || page.subject().equals(name)).toList();
    if (chosen.isEmpty()) {
      throw new Refusal(
          Exit.USAGE,
          "no army or scenario '"
              + name
              + "' in "
              + file
              + "; there is: "
              + String.join(", ", pages.stream().map(Page::subject).distinct().toList()));
    }
    WholeFiles.directory(directory);
    for (Path written : HtmlPages.write(chosen, directory)) {
      terminal.say("written: " + written);
    }
    return Exit.OK;
  }
}
