package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever a command is given: one clear line or located findings, the right exit code, no stack
 * trace, and nothing written.
 */
@Timeout(120)
@Tag("slow")
class InvalidInputTest {
  /** FILE stands for the bad input, OUT for a directory that must not come to be. */
  private static final List<List<String>> COMMANDS =
      List.of(
          List.of("check", "FILE"),
          List.of("check", "FILE", "--format", "json"),
          List.of("check", "FILE", "--format", "sarif"),
          List.of("fmt", "FILE"),
          List.of("fmt", "--check", "FILE"),
          List.of("battle", "FILE"),
          List.of("battle", "FILE", "Dreux", "--log", "json"),
          List.of("compile", "FILE", "-o", "OUT"),
          List.of("print", "FILE", "--out", "OUT"),
          List.of("balance", "FILE", "--battles", "2"),
          List.of("play", "FILE"),
          List.of("play", "FILE", "--json"),
          List.of("replay", "FILE"),
          List.of("ask", "FILE"),
          List.of("ask", "FILE", "phases"),
          List.of("import", "FILE", "--out", "OUT"));

  /** Those that read another kind of file, and what they say of one they cannot make out. */
  private static final Map<String, String> OTHER_FILES =
      Map.of("import", "no army list here", "play", "battle.docx:1: ", "replay", "battle.docx: ");

  @SuppressWarnings("UnusedVariable") // named by @FieldSource
  private static final List<List<String>> PLAYING =
      List.of(
          List.of("battle", "FILE"),
          List.of("battle", "FILE", "--log", "json"),
          List.of("compile", "FILE", "-o", "OUT"),
          List.of("balance", "FILE", "--battles", "2"),
          List.of("print", "FILE", "--out", "OUT"),
          List.of("print", "FILE", "RoyalCatholic", "--out", "OUT"));

  /** Whether there are devices and pipes here. */
  private static final boolean ODD = Files.exists(Path.of("/dev/zero"));

  /** Each unreadable input, and what the one line says of it. */
  private static final Map<String, String> UNREADABLE = unreadable();

  @TempDir private Path directory;

  private Map<String, String> before = Map.of();

  private static Map<String, String> unreadable() {
    Map<String, String> inputs = new LinkedHashMap<>();
    inputs.put("missing.muster", "no such file: ");
    inputs.put("bare", " holds no .muster files");
    inputs.put("bare.muster", " holds no .muster files");
    inputs.put("empty.muster", " is empty");
    inputs.put("blank.muster", " is empty");
    inputs.put("rubbish.muster", " is not ");
    inputs.put("latin.muster", " is not valid UTF-8; save it in that encoding");
    inputs.put("large.muster", " is larger than 16 MB");
    if (ODD) {
      inputs.put("zero.muster", " is a device or a pipe and no plain file");
      inputs.put("pipe.muster", " is a device or a pipe and no plain file");
      inputs.put("lost.muster", " is a link that leads nowhere");
    }
    return inputs;
  }

  @BeforeEach
  void makeInputs() throws Exception {
    Files.createDirectory(directory.resolve("bare"));
    Files.createDirectory(directory.resolve("bare.muster"));
    write("empty.muster", "");
    write("blank.muster", " \n\t\n");
    byte[] rubbish = new byte[5000];
    new Random(7).nextBytes(rubbish);
    Files.write(directory.resolve("rubbish.muster"), rubbish);
    Files.write(
        directory.resolve("latin.muster"), "army Condé {}".getBytes(StandardCharsets.ISO_8859_1));
    try (var large = new RandomAccessFile(directory.resolve("large.muster").toFile(), "rw")) {
      large.setLength(16L * 1024 * 1024 + 1);
    }
    if (ODD) {
      Files.createSymbolicLink(directory.resolve("zero.muster"), Path.of("/dev/zero"));
      Files.createSymbolicLink(directory.resolve("lost.muster"), Path.of("nobody.muster"));
      Process made =
          new ProcessBuilder("mkfifo", directory.resolve("pipe.muster").toString()).start();
      assertEquals(0, made.waitFor());
    }
    write("dreux.muster", CommandRun.dreux());
    before = CommandRun.contents(directory);
  }

  @AfterEach
  void removeTheDevice() throws IOException {
    Files.deleteIfExists(directory.resolve("zero.muster"));
    Files.deleteIfExists(directory.resolve("with-zero.muster/zero.muster"));
  }

  static Stream<Arguments> everyCommandOnEveryUnreadableInput() {
    return COMMANDS.stream()
        .flatMap(
            command ->
                UNREADABLE.entrySet().stream()
                    // a table may be in the letters of Windows
                    .filter(
                        input ->
                            !command.getFirst().equals("import")
                                || !input.getKey().startsWith("latin"))
                    .map(input -> Arguments.of(command, input.getKey(), input.getValue())));
  }

  @ParameterizedTest
  @MethodSource("everyCommandOnEveryUnreadableInput")
  void inputThatCannotBeReadIsOneLine(List<String> command, String input, String message)
      throws IOException {
    String expected =
        OTHER_FILES.containsKey(command.getFirst()) && input.startsWith("bare")
            ? " is a directory"
            : message;
    if (command.getFirst().equals("play") && input.startsWith("bare")) {
      expected = " holds no .situation files";
    }
    if (command.getFirst().equals("replay") && input.startsWith("large")) {
      expected = " is not a text file"; // a log may be larger
    }
    CommandRun run = run(command, input);
    run.assertRefused(2, expected);
    assertTrue(run.err().contains(input), run.err());
    assertNothingWritten();
  }

  /**
   * None of them waits for a pipe or reads without end, and none goes by as if it were not there.
   */
  @Test
  @Timeout(30)
  void whatLiesInADirectoryAndIsNoFileIsNamed() throws Exception {
    assumeTrue(ODD);
    for (String odd : List.of("zero.muster", "pipe.muster", "lost.muster")) {
      Path folder = Files.createDirectory(directory.resolve("with-" + odd));
      Files.move(directory.resolve(odd), folder.resolve(odd));
      Files.writeString(folder.resolve("dreux.muster"), CommandRun.dreux());
      before = CommandRun.contents(directory);
      CommandRun run = run(List.of("check", "FILE"), folder.getFileName().toString());
      assertTrue(run.exit() != 0, run.toString());
      assertTrue((run.out() + run.err()).contains(odd), run.toString());
      assertNothingWritten();
    }
  }

  @ParameterizedTest
  @FieldSource("COMMANDS")
  void aFileOfAnotherKindIsNamed(List<String> command) throws IOException {
    write("battle.docx", "army Foo {}");
    before = CommandRun.contents(directory);
    CommandRun run = run(command, "battle.docx");
    if (OTHER_FILES.containsKey(command.getFirst())) {
      assertEquals(1, run.exit(), run.toString());
      assertEquals("", run.out());
      assertTrue(run.err().contains(OTHER_FILES.get(command.getFirst())), run.err());
      assertTrue(run.err().lines().count() <= 2, run.err());
      run.assertNoTrace();
    } else {
      run.assertRefused(2, "battle.docx does not end in .muster");
    }
    assertNothingWritten();
  }

  @ParameterizedTest
  @FieldSource("PLAYING")
  void aScenarioWithErrorsIsAListOfFindings(List<String> command) throws IOException {
    changed(" Lancer ", " Lancor ");
    run(command, "changed.muster").assertFound("changed.muster");
    assertNothingWritten();
  }

  @ParameterizedTest
  @FieldSource("PLAYING")
  void halfAFileIsAListOfFindings(List<String> command) throws IOException {
    String text = CommandRun.dreux();
    write("changed.muster", text.substring(0, text.length() / 2));
    before = CommandRun.contents(directory);
    run(command, "changed.muster").assertFound("changed.muster");
    assertNothingWritten();
  }

  @Test
  void aTextThatCannotBeParsedIsNotFormatted() throws IOException {
    changed("army Huguenot", "army army Huguenot");
    run(List.of("fmt", "FILE"), "changed.muster").assertFound("changed.muster");
    assertNothingWritten();
  }

  @Test
  void anUnknownScenarioIsAnsweredWithTheOnesThereAre() throws IOException {
    run(List.of("battle", "FILE", "Jarnac"), "dreux.muster")
        .assertRefused(2, "no scenario 'Jarnac' in ");
    run(List.of("battle", "FILE", "Jarnac"), "dreux.muster").assertRefused(2, "there is: Dreux");
    run(List.of("balance", "FILE", "Jarnac"), "dreux.muster")
        .assertRefused(2, "no scenario 'Jarnac' in ");
    assertNothingWritten();
  }

  @Test
  void anUnknownPageIsAnsweredWithTheOnesThereAre() throws IOException {
    run(List.of("print", "FILE", "Jarnac", "--out", "OUT"), "dreux.muster")
        .assertRefused(2, "no army or scenario 'Jarnac' in ");
    run(List.of("print", "FILE", "Jarnac", "--out", "OUT"), "dreux.muster")
        .assertRefused(2, "there is: RoyalCatholic, Huguenot, Dreux");
    assertNothingWritten();
  }

  @Test
  void ofTwoScenariosOneMustBeNamed() throws IOException {
    twoScenarios();
    run(List.of("battle", "FILE"), "both.muster")
        .assertRefused(2, "holds several scenarios; name one of them: Dreux, Evening");
    run(List.of("balance", "FILE"), "both.muster")
        .assertRefused(2, "holds several scenarios; name one of them: Dreux, Evening");
    assertNothingWritten();
    assertEquals(0, run(List.of("battle", "FILE", "Evening"), "both.muster").exit());
  }

  @Test
  void everyScenarioOfAFileIsCompiledAndPrinted() throws IOException {
    twoScenarios();
    assertEquals(0, run(List.of("compile", "FILE", "-o", "OUT"), "both.muster").exit());
    assertEquals(0, run(List.of("print", "FILE", "--out", "OUT"), "both.muster").exit());
    assertEquals(
        List.of(
            "Dreux.json",
            "Evening.json",
            "army-Huguenot.html",
            "army-RoyalCatholic.html",
            "scenario-Dreux.html",
            "scenario-Evening.html"),
        new ArrayList<>(CommandRun.contents(directory.resolve("out")).keySet()).subList(1, 7));
  }

  @Test
  void armiesAloneAreNoBattleButHaveTheirPages() throws IOException {
    String text = CommandRun.dreux();
    write("armies.muster", text.substring(0, text.indexOf("map Plain")));
    before = CommandRun.contents(directory);
    run(List.of("battle", "FILE"), "armies.muster").assertRefused(2, "holds no scenario");
    run(List.of("compile", "FILE", "-o", "OUT"), "armies.muster")
        .assertRefused(2, "holds no scenario");
    assertNothingWritten();
    CommandRun all = run(List.of("print", "FILE", "--out", "OUT"), "armies.muster");
    assertEquals(0, all.exit(), all.toString());
    assertTrue(
        Files.readString(directory.resolve("out/army-RoyalCatholic.html"))
            .contains("<td>CS, P&amp;S</td>"));
    assertTrue(Files.exists(directory.resolve("out/army-Huguenot.html")));
    run(List.of("print", "FILE", "Dreux", "--out", "OUT"), "armies.muster")
        .assertRefused(2, "there is: RoyalCatholic, Huguenot");
  }

  @Test
  void aMapAloneHasNoPage() throws IOException {
    String text = CommandRun.dreux();
    write("map.muster", text.substring(text.indexOf("map Plain"), text.indexOf("scenario Dreux")));
    before = CommandRun.contents(directory);
    run(List.of("print", "FILE", "--out", "OUT"), "map.muster")
        .assertRefused(2, "holds no army and no scenario to print");
    assertNothingWritten();
  }

  @Test
  void aFileInTheWayOfTheOutputIsNamed() throws IOException {
    write("out", "mine");
    before = CommandRun.contents(directory);
    run(List.of("print", "FILE", "--out", "OUT"), "dreux.muster")
        .assertRefused(2, "is not a directory");
    run(List.of("compile", "FILE", "-o", "OUT"), "dreux.muster")
        .assertRefused(2, "is not a directory");
    assertNothingWritten();
  }

  /** A directory where a page belongs: no page is written, not even those before it. */
  @Test
  void whereOneFileCannotBeWrittenNoneIs() throws IOException {
    Files.createDirectories(directory.resolve("out/scenario-Dreux.html/mine"));
    Files.createDirectories(directory.resolve("out/Dreux.json/mine"));
    write("out/army-Huguenot.html", "mine");
    CommandRun run = run(List.of("compile", "FILE", "-o", "OUT"), "dreux.muster");
    run.assertRefused(2, "Dreux.json");
    assertTrue(Files.isDirectory(directory.resolve("out/Dreux.json/mine")));
    run = run(List.of("print", "FILE", "--out", "OUT"), "dreux.muster");
    run.assertRefused(2, "scenario-Dreux.html");
    assertEquals("mine", Files.readString(directory.resolve("out/army-Huguenot.html")));
  }

  private void twoScenarios() throws IOException {
    String text = CommandRun.dreux();
    String second =
        text.substring(text.indexOf("scenario Dreux"))
            .replace("scenario Dreux", "scenario Evening");
    write("both.muster", text + "\n" + second);
    before = CommandRun.contents(directory);
  }

  private void changed(String from, String to) throws IOException {
    String text = CommandRun.dreux();
    assertTrue(text.contains(from), from);
    write("changed.muster", text.replace(from, to));
    before = CommandRun.contents(directory);
  }

  private CommandRun run(List<String> command, String file) {
    return CommandRun.of(
        command.stream()
            .map(
                each ->
                    switch (each) {
                      case "FILE" -> directory.resolve(file).toString();
                      case "OUT" -> directory.resolve("out").toString();
                      default -> each;
                    })
            .toArray(String[]::new));
  }

  private void assertNothingWritten() throws IOException {
    assertEquals(before, CommandRun.contents(directory));
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(directory.resolve(name), text);
  }
}
