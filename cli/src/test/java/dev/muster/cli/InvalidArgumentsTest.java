package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever stands behind a command, it is answered in the words of the author: nothing of the
 * program shows, and the exit code is that of wrong usage. Longer lines are drawn by a seed that a
 * failure tells; {@code -Dmuster.seed=N} draws others.
 */
@Tag("slow")
class InvalidArgumentsTest {
  private static final long SEED = Long.getLong("muster.seed", 1651);

  private static final Pattern INTERNAL =
      Pattern.compile(
          "\\bjavax?\\.|\\borg\\.|picocli|dev\\.muster|Exception|Impl\\b|@[0-9a-f]{4,}|\\bnull\\b"
              + "|is not an? (long|int|integer|boolean|enum)|cannot convert|For input string"
              + "|\\tat |index \\d|positional parameter|<[a-z]+>|fault of Muster|\\[\\]|Unmatched");

  private static final Pattern COMMAND = Pattern.compile("(?m)^  ([a-z]+) ");

  private static final Pattern OPTION = Pattern.compile("(?<=[\\s,\\[])--?[a-z]+");

  private static final List<String> COMMANDS = named(COMMAND, "Commands:", "--help");

  /** What is no option of any command, and one that most do not have. */
  private static final List<String> STRAY = List.of("--nothing", "-x", "--", "-", "--threads");

  private static final List<String> VALUES =
      List.of(
          "",
          " ",
          "0",
          "-1",
          "1.5",
          "abc",
          "99999999999999999999",
          "2147483648",
          "NaN",
          "\u0000",
          "a\u0000b.muster",
          "none.muster",
          "nowhere/none",
          "*?|<>:",
          "é",
          "\uD83D\uDC0E",
          "'",
          "\"",
          "@none",
          "${user.home}",
          "%s%n",
          "--seed",
          "x".repeat(300));

  @TempDir Path folder;
  private String battle = "";
  private Set<Path> here = Set.of();

  @BeforeEach
  void aBattle() throws IOException {
    here = filesHere();
    battle = folder.resolve("dreux.muster").toString();
    Files.writeString(Path.of(battle), aRoundOfDreux());
  }

  /** One round is a battle too, though not what is expected of twelve: commands are tried here. */
  private static String aRoundOfDreux() throws IOException {
    return CommandRun.dreux(1);
  }

  @AfterEach
  void nothingIsLeftBehind() throws IOException {
    assertEquals(here, filesHere());
  }

  private static Set<Path> filesHere() throws IOException {
    try (Stream<Path> files = Files.list(Path.of(""))) {
      return files.collect(Collectors.toCollection(TreeSet::new));
    }
  }

  static Stream<String> commands() {
    return COMMANDS.stream();
  }

  /** The options a command's own help tells of, and those it does not have. */
  private static List<String> options(String command) {
    Set<String> options = new TreeSet<>(STRAY);
    options.addAll(named(OPTION, "Usage:", command, "--help"));
    return List.copyOf(options);
  }

  private static List<String> named(Pattern name, String after, String... help) {
    String told = CommandRun.of(help).out();
    int from = told.indexOf(after);
    assertTrue(from >= 0, () -> told + " has " + after);
    return name.matcher(told.substring(from))
        .results()
        .map(it -> it.group(it.groupCount()))
        .distinct()
        .toList();
  }

  @Test
  void everyCommandAndItsOptionsAreTried() {
    assertTrue(COMMANDS.containsAll(List.of("check", "ask", "book", "lsp")), COMMANDS::toString);
    assertTrue(options("print").containsAll(List.of("--paper", "--verify", "-o")));
  }

  /** Each option with one of the values, each time another. */
  @ParameterizedTest
  @MethodSource("commands")
  void everyOptionWithSomeValue(String command) {
    everyOption(command, VALUES.size());
  }

  @ParameterizedTest
  @Tag("nightly")
  @MethodSource("commands")
  void everyOptionWithEveryValue(String command) {
    everyOption(command, 1);
  }

  /**
   * Each option with a part of the values, once as two words and once as one; without one, with
   * more of them.
   */
  private void everyOption(String command, int part) {
    List<String> told = new ArrayList<>();
    List<String> options = options(command);
    for (int i = 0; i < options.size(); i++) {
      String option = options.get(i);
      for (int j = i % part; j < VALUES.size(); j += part) {
        told.addAll(told(command, battle, option, VALUES.get(j)));
        told.addAll(told(command, battle, option + "=" + VALUES.get(j)));
      }
      told.addAll(told(command, option));
    }
    int drawn = COMMANDS.indexOf(command) % ((part + 1) / 2);
    for (int j = drawn; j < VALUES.size(); j += (part + 1) / 2) {
      told.addAll(told(command, VALUES.get(j)));
      told.addAll(told(command, battle, VALUES.get(j), VALUES.get(j)));
    }
    told.addAll(told(command));
    assertEquals(List.of(), told);
  }

  @Test
  void anyMannerOfLine() {
    everyMannerOfLine(60);
  }

  @Test
  @Tag("nightly")
  void everyMannerOfLine() {
    everyMannerOfLine(300);
  }

  private void everyMannerOfLine(int lines) {
    List<String> told = new ArrayList<>();
    var random = new SplittableRandom(SEED);
    for (int i = 0; i < lines; i++) {
      List<String> line = new ArrayList<>();
      String command = any(random, COMMANDS);
      line.add(command);
      for (int j = random.nextInt(5); j > 0; j--) {
        line.add(random.nextBoolean() ? any(random, options(command)) : any(random, VALUES));
      }
      told.addAll(told(line.toArray(String[]::new)));
    }
    assertEquals(List.of(), told, "with -Dmuster.seed=" + SEED);
  }

  private static String any(SplittableRandom random, List<String> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** What is wrong with the answer to a line. */
  private List<String> told(String... line) {
    // This listens.
    if (Arrays.asList(line).contains("lsp") && line.length == 1 || writesHere(line)) {
      return List.of();
    }
    CommandRun run = CommandRun.of(inFewBattles(line));
    List<String> told = new ArrayList<>();
    Matcher internal = INTERNAL.matcher(withoutOwn(run.err(), line));
    if (internal.find()) {
      told.add(Arrays.toString(line) + " shows " + internal.group() + ": " + run.err());
    }
    if (run.exit() != 0 && run.exit() != 1 && run.exit() != 2) {
      told.add(Arrays.toString(line) + " ends with " + run.exit());
    }
    if (run.exit() == 2 && run.err().lines().count() != 1) {
      told.add(Arrays.toString(line) + " is answered by " + run.err());
    }
    return told;
  }

  /** A balance that is fought after all takes few battles, where the line says nothing of them. */
  private static String[] inFewBattles(String... line) {
    boolean many =
        line[0].equals("balance")
            && line.length > 1
            && Arrays.stream(line).noneMatch(each -> each.startsWith("--b"));
    return many
        ? Stream.concat(Stream.of("balance", "--battles=4"), Arrays.stream(line).skip(1))
            .toArray(String[]::new)
        : line;
  }

  /**
   * Whether a line names a place to write to that lies where the test is; {@link #placesToWrite}
   * has the same below a folder of its own.
   */
  private static boolean writesHere(String... line) {
    boolean named =
        Arrays.stream(line).anyMatch(each -> each.startsWith("-o") || each.startsWith("--o"));
    return line[0].equals("new")
            && Arrays.stream(line)
                .skip(1)
                .anyMatch(each -> !each.isEmpty() && each.charAt(0) != '-')
        || List.of("compile", "print", "book", "import").contains(line[0]) && named
        || line[0].equals("play") && Arrays.stream(line).anyMatch(each -> each.startsWith("--j"))
        || line[0].equals("battle") && Arrays.stream(line).anyMatch(each -> each.startsWith("--r"))
        || line[0].equals("balance")
            && Arrays.stream(line).anyMatch(each -> each.startsWith("--pag"));
  }

  static Stream<List<String>> writing() {
    return Stream.of(
        List.of("new", "PLACE"),
        List.of("compile", "FILE", "-o", "PLACE"),
        List.of("compile", "FILE", "--out=PLACE"),
        List.of("compile", "FILE", "FILE", "-o", "PLACE"),
        List.of("compile", "-o", "PLACE"),
        List.of("print", "FILE", "--out", "PLACE"),
        List.of("print", "FILE", "Nobody", "-o", "PLACE"),
        List.of("print", "none.muster", "-o", "PLACE"),
        List.of("book", "FILE", "-o", "PLACE"),
        List.of("import", "TABLE", "-o", "PLACE"),
        List.of("import", "TABLE", "--out=PLACE", "--rules", "none"),
        List.of("import", "FILE", "-o", "PLACE"),
        List.of("play", "FILE", "--junit", "PLACE"),
        List.of("play", "--junit=PLACE"),
        List.of("balance", "FILE", "--battles=1", "--page", "PLACE"),
        List.of("battle", "FILE", "--replay", "PLACE"),
        List.of("battle", "--replay=PLACE"));
  }

  /** A third of the places for each line, each time others; fewer where each is a battle judged. */
  @ParameterizedTest
  @MethodSource("writing")
  void somePlacesToWrite(List<String> line) throws IOException {
    int part = line.contains("--replay") ? 11 : 3;
    placesToWrite(line, writing().toList().indexOf(line) % part, part);
  }

  @ParameterizedTest
  @Tag("nightly")
  @MethodSource("writing")
  void everyPlaceToWrite(List<String> line) throws IOException {
    placesToWrite(line, 0, 1);
  }

  /** Whatever place is named, all of it is written or nothing. */
  private void placesToWrite(List<String> line, int first, int part) throws IOException {
    Path inside = Files.createDirectory(folder.resolve("inside"));
    battle = inside.resolve("dreux.muster").toString();
    Files.writeString(Path.of(battle), aRoundOfDreux());
    Path table = inside.resolve("list.csv");
    Files.writeString(
        table, "Stands;Cat;MP;SP;CB;PB;2H;3H;4H;6H;BP\nReiters B;CS, Pistol;2;5/4;1;0;-1;;;;2\n");
    List<String> told = new ArrayList<>();
    List<String> places = new ArrayList<>(VALUES);
    places.addAll(List.of("CON", "nul.txt", "a/b/c", "../beside", ".", "dreux.muster", "list.csv"));
    places.add("dreux.muster/below");
    for (int i = first; i < places.size(); i += part) {
      String place = places.get(i);
      Set<Path> before = files();
      String named = place.isEmpty() ? "" : inside + "/" + place;
      CommandRun run =
          CommandRun.of(
              line.stream()
                  .map(
                      each ->
                          each.replace("PLACE", named)
                              .replace("FILE", battle)
                              .replace("TABLE", table.toString()))
                  .toArray(String[]::new));
      Matcher internal =
          INTERNAL.matcher(run.err().replace(named.isEmpty() ? "\u0000" : named, "_"));
      if (internal.find()) {
        told.add(line + " " + place + " shows " + internal.group() + ": " + run.err());
      }
      Set<Path> after = files();
      after.removeAll(before);
      // An import of which only a part could be read writes that part, and a situation that fails
      // its report; the exit code says so.
      boolean partly = run.exit() == 1 && List.of("import", "play").contains(line.getFirst());
      if (run.exit() != 0 && !partly) {
        if (!after.isEmpty()) {
          told.add(line + " " + place + " leaves " + after + " behind: " + run.err());
        }
        if (run.exit() == 2 && run.err().lines().count() != 1) {
          told.add(line + " " + place + " is answered by " + run.err());
        }
      } else if (after.isEmpty() && run.exit() == 0) {
        told.add(line + " " + place + " says all is well and writes nothing: " + run.out());
      } else if (after.stream().anyMatch(each -> each.toString().endsWith(".draft"))) {
        told.add(line + " " + place + " leaves drafts: " + after);
      }
      for (Path each : after) {
        Files.delete(each);
      }
      assertEquals(aRoundOfDreux(), Files.readString(Path.of(battle)), place);
    }
    assertEquals(List.of(), told);
  }

  private Set<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).collect(Collectors.toCollection(TreeSet::new));
    }
  }

  /** The answer without what the author wrote himself. */
  private static String withoutOwn(String answer, String... line) {
    String left = answer;
    for (String each : line) {
      left = each.length() > 2 ? left.replace(each, "_") : left;
    }
    return left;
  }

  @Test
  void whatIsInternalIsKnown() {
    for (String each :
        List.of(
            "Invalid value for option '--seed': 'abc' is not a long",
            "Invalid value for positional parameter at index 0 (FILE)",
            "cannot convert 'x' to Path (java.nio.file.InvalidPathException: Nul)")) {
      assertTrue(INTERNAL.matcher(each).find(), each);
    }
  }
}
