package dev.muster.help;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The pages of the documentation that an author of battles reads: the guide, how the rules are
 * read, and what else the guide leads to.
 *
 * @param root the directory of the project
 * @param pages by their file, in the order of their names
 */
record Documentation(Path root, Map<Path, HelpPage> pages) {

  /** What the guide leads to beside itself and the rules. */
  private static final List<String> BESIDE =
      List.of("glossary.md", "eclipse.md", "measured/commanders.md", "language-server.md");

  static Documentation read(Path directory) throws IOException {
    Path root = directory.toRealPath();
    Path docs = root.resolve("docs");
    List<Path> sources = new ArrayList<>();
    for (String each : List.of("guide", "rules")) {
      try (Stream<Path> files = Files.walk(docs.resolve(each))) {
        sources.addAll(files.filter(Documentation::isToBeRead).sorted().toList());
      }
    }
    BESIDE.forEach(each -> sources.add(docs.resolve(each)));
    Map<Path, HelpPage> pages = new LinkedHashMap<>();
    for (Path each : sources) {
      String name = docs.relativize(each).toString().replace('\\', '/');
      pages.put(each, HelpPage.read(each, name.replaceFirst("\\.md$", ".html")));
    }
    return new Documentation(root, pages);
  }

  /** Which tests hold which rows of a game is nothing for an author. */
  private static boolean isToBeRead(Path file) {
    return file.toString().endsWith(".md") && !file.endsWith("coverage.md");
  }

  Optional<HelpPage> page(Path source) {
    return Optional.ofNullable(pages.get(source));
  }

  /** A page by its name below {@code docs}, such as {@code guide/README.md}. */
  HelpPage named(String name) {
    return page(root.resolve("docs").resolve(name))
        .orElseThrow(() -> new IllegalArgumentException("There is no docs/" + name));
  }

  /** Whether a page is of the guide, where every link must lead somewhere. */
  boolean ofTheGuide(HelpPage page) {
    return page.source().startsWith(root.resolve("docs").resolve("guide"));
  }
}
