package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages of the project agree with each other: their links, and the lists of what there is. */
class ProjectPagesTest {
  private static final Path ROOT = Path.of("..");
  private static final Path DECISIONS = ROOT.resolve("docs/adr");
  private static final Path MEASURED = ROOT.resolve("docs/measured");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:\\s]+)(#[^)]*)?\\)");

  /** Links between pages, and to files of the project, lead somewhere. */
  @Test
  void linksLeadSomewhere() throws IOException {
    List<String> astray = new ArrayList<>();
    for (Path page : pages()) {
      Matcher link = LINK.matcher(Files.readString(page));
      while (link.find()) {
        Path target = page.resolveSibling(link.group(1));
        String heading = link.group(2) == null ? "" : link.group(2).substring(1);
        boolean there =
            Files.exists(target)
                && (heading.isEmpty()
                    || !target.toString().endsWith(".md")
                    || headings(target).contains(heading));
        if (!there) {
          astray.add(ROOT.relativize(page) + " leads to " + link.group(1) + "#" + heading);
        }
      }
    }
    assertEquals(List.of(), astray);
  }

  @Test
  void everyDecisionIsListed() throws IOException {
    assertEquals(names(DECISIONS, "\\d{4}-.*\\.md"), linked(DECISIONS.resolve("README.md")));
  }

  /** The list says which numbers are missing, so that a reader does not look for them. */
  @Test
  void theNumbersWithoutADecisionAreNamed() throws IOException {
    Set<Integer> used =
        names(DECISIONS, "\\d{4}-.*\\.md").stream()
            .map(each -> Integer.parseInt(each.substring(0, 4)))
            .collect(Collectors.toSet());
    int last = used.stream().mapToInt(each -> each).max().orElseThrow();
    Matcher sentence =
        Pattern.compile("No record has the numbers (.*?)\\.")
            .matcher(Files.readString(DECISIONS.resolve("README.md")));
    Set<Integer> named = new TreeSet<>();
    if (sentence.find()) {
      Matcher number = Pattern.compile("(\\d+)(?: to (\\d+))?").matcher(sentence.group(1));
      while (number.find()) {
        int from = Integer.parseInt(number.group(1));
        int to = number.group(2) == null ? from : Integer.parseInt(number.group(2));
        IntStream.rangeClosed(from, to).forEach(named::add);
      }
    }
    Set<Integer> missing =
        IntStream.rangeClosed(1, last)
            .filter(each -> !used.contains(each))
            .boxed()
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(missing, named);
  }

  @Test
  void everyMeasurementIsListed() throws IOException {
    Set<String> listed =
        linked(MEASURED.resolve("README.md")).stream()
            .filter(each -> !each.contains("/"))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(names(MEASURED, "(?!README).*\\.md"), listed);
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> top = Files.list(ROOT);
        Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      return Stream.concat(top, docs)
          .filter(each -> each.toString().endsWith(".md"))
          .sorted()
          .toList();
    }
  }

  /** The headings of a page, as links name them. */
  private static Set<String> headings(Path page) throws IOException {
    return Files.readString(page)
        .lines()
        .filter(line -> line.startsWith("#"))
        .map(line -> line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT))
        .map(line -> line.replaceAll("[^a-z0-9_ -]", "").replace(' ', '-'))
        .collect(Collectors.toSet());
  }

  private static Set<String> names(Path folder, String pattern) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(each -> each.getFileName().toString())
          .filter(each -> each.matches(pattern))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static Set<String> linked(Path page) throws IOException {
    Set<String> found = new TreeSet<>();
    Matcher link = LINK.matcher(Files.readString(page));
    while (link.find()) {
      found.add(link.group(1));
    }
    return found;
  }
}
