package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Output that cannot be written is a failure. {@link dev.muster.cli.packed.ZipTest} has the same
 * with a disk that is full.
 */
@Timeout(180)
@Tag("slow")
class OutputLossTest {
  /** The same for all tests, once it was fought. */
  private static String log = "";

  @TempDir private Path directory;

  @BeforeEach
  void writeTheBattle() throws Exception {
    Files.writeString(directory.resolve("dreux.muster"), CommandRun.dreux());
    Files.writeString(
        directory.resolve("untidy.muster"),
        CommandRun.dreux().replace("army RoyalCatholic", "army    RoyalCatholic"));
    if (log.isEmpty()) {
      log = log();
    }
    Files.writeString(directory.resolve("log.json"), log);
    Files.writeString(
        directory.resolve("list.csv"), "Name;Cat;MP;SP;CB;BP\nSwiss Pike B;Pike;1;5/5/5;3;2\n");
  }

  private String log() {
    CommandRun run =
        CommandRun.of("battle", directory.resolve("dreux.muster").toString(), "--log", "json");
    assertEquals(0, run.exit());
    return run.out();
  }

  /** Every command into a stream that takes nothing. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "--version",
        "battle --help",
        "check dreux.muster",
        "check dreux.muster --format json",
        "check dreux.muster --format sarif",
        "battle dreux.muster",
        "battle dreux.muster --log json",
        "balance dreux.muster --battles 2",
        "balance dreux.muster --battles 2 --json",
        "compile dreux.muster -o programs",
        "print dreux.muster --out booklet",
        "new saturday",
        "import list.csv",
        "replay log.json",
        "fmt --check untidy.muster",
        "fmt --stdin"
      })
  void outputThatCannotBeWrittenIsAFailure(String command) throws Exception {
    CommandRun run = into("No space left on device", command);
    assertEquals(2, run.exit(), run.toString());
    assertTrue(
        run.err().endsWith("muster: the output could not be written: No space left on device\n"),
        run.err());
    run.assertNoTrace();
    // Whoever has read enough has not lost anything.
    CommandRun cut = into("Broken pipe", command);
    assertFalse(cut.err().contains("could not be written"), cut.err());
    assertTrue(cut.exit() < 2, cut.toString());
  }

  private CommandRun into(String failure, String command) throws IOException {
    Path there = Files.createTempDirectory(directory, "run");
    for (String name : List.of("dreux.muster", "untidy.muster", "log.json", "list.csv")) {
      Files.copy(directory.resolve(name), there.resolve(name));
    }
    var output =
        new TrackedOutput(
            new OutputStream() {
              @Override
              public void write(int octet) throws IOException {
                throw new IOException(failure);
              }
            });
    var err = new StringWriter();
    var terminal =
        new Terminal(
            Files.newInputStream(there.resolve("dreux.muster")),
            new PrintWriter(output, false, StandardCharsets.UTF_8),
            new PrintWriter(err),
            false,
            new NoDesktop());
    String[] arguments =
        Stream.of(command.split(" "))
            .map(
                each ->
                    each.matches("[a-z]+\\.[a-z]+|programs|booklet|saturday")
                        ? there.resolve(each).toString()
                        : each)
            .toArray(String[]::new);
    return new CommandRun(Main.run(terminal, output, arguments), "", err.toString());
  }
}
