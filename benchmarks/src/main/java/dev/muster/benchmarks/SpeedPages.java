package dev.muster.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Writes all tables of {@code docs/measured} that concern speed, or those of some pages: {@code
 * SpeedPages TIMES [PAGE...]}, as {@code ./build measure} does. TIMES is how often each measurement
 * is repeated; 0 for as often as is usual, and 1 for a trial, which leaves out what takes long.
 * Each program has a Java of its own, and they run one after another.
 */
public final class SpeedPages {
  /**
   * The workbench of the tests has only Java's quick compiler; Muster IDE has both. A collector
   * that leaves no gaps, which would count as used.
   */
  private static final String AS_INSTALLED =
      "-XX:TieredStopAtLevel=4 -XX:MarkSweepAlwaysCompactCount=1";

  private static final Path PAGES = Path.of("docs/measured");

  /** A page, with what writes its tables. */
  private enum Page {
    BENCHMARKS(
        java(BattleDigests.class),
        java(BattleSpeed.class),
        java(TagComparison.class),
        java(MarshalSpeed.class)),
    SCALE(java(BalanceScale.class), java(CostModel.class)),
    START_TIMES(java(StartTimes.class)),
    ODDS(java(OddsSpeed.class)),
    LANGUAGE_SPEED(
        prints("server", LanguageServerTimings.class),
        prints("scene", SceneTimings.class),
        workbench("editor", "EditorSpeed"),
        workbench("memory", "EditorMemory")),
    TYPING(java(TypingBesideBattles.class)),
    MAP_SPEED(workbench("pan", "MapSpeed")),
    MAP_PAGE(command("pan", "node", "vscode/try/pan.mjs"));

    private final List<Program> programs;

    Page(Program... programs) {
      this.programs = List.of(programs);
    }

    /** Such as {@code start-times}. */
    String key() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    Path file() {
      return PAGES.resolve(key() + ".md");
    }
  }

  /** Makes the arguments of a Java that writes a page. */
  private interface Program {
    List<String> arguments(Path page, int times);
  }

  private SpeedPages() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    int times = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    List<Page> pages = new ArrayList<>();
    for (String key : List.of(args).subList(Math.min(1, args.length), args.length)) {
      pages.add(page(key));
    }
    List<String> failed = new ArrayList<>();
    for (Page page : pages.isEmpty() ? List.of(Page.values()) : pages) {
      for (Program each : page.programs) {
        if (!run(each.arguments(page.file(), times))) {
          failed.add(page.file().toString());
          break;
        }
      }
    }
    if (!failed.isEmpty()) {
      System.err.println("Not written to their end: " + String.join(", ", failed));
      System.exit(1);
    }
  }

  private static Page page(String key) {
    return Arrays.stream(Page.values())
        .filter(each -> each.key().equals(key))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected "
                        + Arrays.stream(Page.values())
                            .map(Page::key)
                            .collect(Collectors.joining(", "))
                        + "; found: "
                        + key));
  }

  private static boolean run(List<String> arguments) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(javaOf(List.of()));
    words.addAll(arguments);
    System.out.println("Measuring: " + String.join(" ", arguments));
    long began = System.nanoTime();
    int code = new ProcessBuilder(words).inheritIO().start().waitFor();
    System.out.printf("  %.0f s%n", (System.nanoTime() - began) / 1e9);
    return code == 0;
  }

  /** The words that start this Java with this class path. */
  private static List<String> javaOf(List<String> arguments) {
    List<String> words =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path")));
    words.addAll(arguments);
    return words;
  }

  /** A program that writes its tables itself. */
  private static Program java(Class<?> program) {
    return (page, times) -> {
      List<String> words = new ArrayList<>(List.of(program.getName(), page.toString()));
      if (times > 0) {
        words.add(String.valueOf(times));
      }
      return words;
    };
  }

  /** A program of this module that prints its tables. */
  private static Program prints(String block, Class<?> program) {
    return command(block, javaOf(List.of(program.getName())).toArray(String[]::new));
  }

  /** What a UI test measures in a workbench, and prints. */
  private static Program workbench(String block, String test) {
    return command(block, "env", "_JAVA_OPTIONS=" + AS_INSTALLED, "releng/ui-tests/run", test);
  }

  private static Program command(String block, String... words) {
    return (page, times) -> {
      List<String> all =
          new ArrayList<>(List.of(MeasuredPage.class.getName(), page.toString(), block));
      all.addAll(List.of(words));
      return all;
    };
  }
}
