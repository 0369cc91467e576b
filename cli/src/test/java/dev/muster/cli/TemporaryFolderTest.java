package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What needs a temporary folder says so where there is none or it has no room. */
@Tag("slow")
class TemporaryFolderTest {
  private static final String DREUX = Path.of("../examples/dreux").toAbsolutePath().toString();

  @TempDir Path directory;

  /** One process prints all that needs no temporary folder, and then what cannot do without. */
  @Test
  @Tag("nightly")
  void onlyPicturesNeedOne() throws Exception {
    Path missing = directory.resolve("missing");
    List<CommandRun> runs =
        print(missing, "groups xlsx", "reference pdf", "reference html", "map png", "map vmod");
    for (CommandRun run : runs.subList(0, 3)) {
      assertEquals(0, run.exit(), run.toString());
    }
    for (String file :
        List.of("groups-Dreux.xlsx", "reference-Dreux.pdf", "reference-Dreux.html")) {
      assertTrue(Files.size(directory.resolve(file)) > 1000, file);
    }
    assertReported(runs.get(3), missing);
    assertReported(runs.get(4), missing);
  }

  @Test
  @Tag("nightly")
  void aFileIsNoFolder() throws Exception {
    Path file = Files.writeString(directory.resolve("file"), "no folder");
    assertReported(print(file, "map png").getFirst(), file);
  }

  @Test
  void aPictureSaysThatTheFolderIsFull() throws Exception {
    Path full = Files.createDirectory(directory.resolve("full"));
    Process mount =
        new ProcessBuilder("mount", "-t", "tmpfs", "-o", "size=8k", "tmpfs", full.toString())
            .redirectErrorStream(true)
            .redirectOutput(directory.resolve("mount").toFile())
            .start();
    assumeTrue(mount.waitFor() == 0, "only root mounts a small disk");
    try {
      assertReported(print(full, "map png").getFirst(), full);
    } finally {
      new ProcessBuilder("umount", full.toString()).start().waitFor();
    }
  }

  private static void assertReported(CommandRun run, Path folder) {
    assertEquals(2, run.exit(), run.toString());
    assertTrue(
        run.err().contains("muster: cannot use the temporary folder " + folder), run.toString());
    run.assertNoTrace();
  }

  /** Prints documents of Dreux in a process with this temporary folder, each by a command. */
  private List<CommandRun> print(Path temporary, String... documents)
      throws IOException, InterruptedException {
    Path answers = directory.resolve("answers");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                System.getProperty("java.class.path"),
                Printing.class.getName(),
                answers.toString(),
                directory.toString()));
    command.addAll(List.of(documents));
    Path said = directory.resolve("said");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile()).start();
    assertEquals(0, process.waitFor(), Files.readString(said));
    List<CommandRun> runs = new ArrayList<>();
    for (int i = 0; i < documents.length; i++) {
      runs.add(
          new CommandRun(
              Integer.parseInt(Files.readString(Path.of(answers + ".exit" + i))),
              Files.readString(Path.of(answers + ".out" + i)),
              Files.readString(Path.of(answers + ".err" + i))));
    }
    return runs;
  }

  /** The process: it runs a command for each document, and keeps what each answered in files. */
  static final class Printing {
    private Printing() {}

    /**
     * Prints documents.
     *
     * @param arguments the beginning of the names of the answers, where to print to, the documents
     */
    public static void main(String[] arguments) throws IOException {
      for (int i = 2; i < arguments.length; i++) {
        String[] document = arguments[i].split(" ");
        CommandRun run =
            CommandRun.of(
                "print",
                DREUX,
                "--what",
                document[0],
                "--format",
                document[1],
                "--out",
                arguments[1]);
        String number = String.valueOf(i - 2);
        Files.writeString(Path.of(arguments[0] + ".exit" + number), String.valueOf(run.exit()));
        Files.writeString(Path.of(arguments[0] + ".out" + number), run.out());
        Files.writeString(Path.of(arguments[0] + ".err" + number), run.err());
      }
    }
  }
}
