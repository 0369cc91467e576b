package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the README and the guide show is what there is. With {@code -Dmuster.rewrite=true} their
 * examples and answers are written anew.
 */
class GuideTest {
  private static final Path ROOT = Path.of("..");

  /** Pages whose commands fight many battles or look at all dice. */
  private static final Set<String> LONG = Set.of("answers.md", "odds.md");

  private static final Path SNIPPETS = ROOT.resolve("docs/guide/snippets");

  /** A place like the project's, where commands may write. */
  @TempDir private Path copy;

  @BeforeEach
  void copyWhatCommandsRead() throws IOException {
    for (String part : List.of("examples", "docs/guide")) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(part))) {
        for (Path file :
            files
                .filter(Files::isRegularFile)
                .filter(each -> each.toString().matches(".*\\.(muster|situation|csv)"))
                .filter(each -> !each.toString().contains("target"))
                .toList()) {
          Path target = copy.resolve(ROOT.relativize(file).toString());
          Files.createDirectories(target.getParent());
          Files.copy(file, target);
        }
      }
    }
  }

  private static List<Path> pages(boolean manyBattles) throws IOException {
    try (Stream<Path> guide = Files.walk(ROOT.resolve("docs/guide"))) {
      return Stream.concat(Stream.of(ROOT.resolve("README.md")), guide)
          .filter(each -> each.toString().endsWith(".md"))
          .filter(each -> LONG.contains(each.getFileName().toString()) == manyBattles)
          .sorted()
          .toList();
    }
  }

  static List<Path> pages() throws IOException {
    return pages(false);
  }

  static List<Path> longPages() throws IOException {
    return pages(true);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void whatAPageShowsIsWhatThereIs(Path page) throws IOException {
    showsWhatThereIs(page);
  }

  @ParameterizedTest
  @Tag("nightly")
  @MethodSource("longPages")
  void whatAPageOfManyBattlesShowsIsWhatThereIs(Path page) throws IOException {
    showsWhatThereIs(page);
  }

  private void showsWhatThereIs(Path page) throws IOException {
    String written = Files.readString(page);
    String today = new GuideSnippets(page, copy).renewed(written);
    if (Boolean.getBoolean("muster.rewrite") && !today.equals(written)) {
      Files.writeString(page, today);
    } else {
      assertEquals(today, written, page + " is out of date; -Dmuster.rewrite=true renews it");
    }
  }

  @Test
  void theSnippetsAreClean() {
    CommandRun check = CommandRun.of("check", SNIPPETS.toString());
    assertTrue(check.out().endsWith("0 errors, 0 warnings\n"), check.out());
  }

  @Test
  void theBattleOfTheGuideCanBeFoughtAndPrinted() throws IOException {
    for (String seed : List.of("1", "2", "3")) {
      CommandRun battle = CommandRun.of("battle", SNIPPETS.toString(), "Vaux", "--seed", seed);
      assertEquals(0, battle.exit(), battle.toString());
    }
    Path out = copy.resolve("pages");
    assertEquals(0, CommandRun.of("print", SNIPPETS.toString(), "--out", out.toString()).exit());
    assertTrue(Files.exists(out.resolve("scenario-Vaux.html")));
  }
}
