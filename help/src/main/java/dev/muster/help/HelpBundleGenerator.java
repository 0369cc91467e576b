package dev.muster.help;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Writes the bundle of the help. A link that leads nowhere ends the build. */
public final class HelpBundleGenerator {

  private static final Pattern HREF = Pattern.compile("href=\"([^\"#]+)(?:#([^\"]+))?\"");

  private static final String CHECKS = "<!-- checks -->";

  private final Documentation book;
  private final Path source;
  private final Path out;
  private final List<String> faults = new ArrayList<>();

  private HelpBundleGenerator(Documentation book, Path source, Path out) {
    this.book = book;
    this.source = source;
    this.out = out;
  }

  /**
   * Writes them.
   *
   * @param arguments the directory of the project, the one with what is not generated, and the one
   *     to write, which is written anew
   */
  public static void main(String[] arguments) throws IOException {
    List<String> faults =
        write(Path.of(arguments[0]), Path.of(arguments[1]), Path.of(arguments[2]));
    if (!faults.isEmpty()) {
      throw new IllegalStateException("The help cannot be made:\n" + String.join("\n", faults));
    }
  }

  /**
   * Writes them.
   *
   * @return what is wrong with the documentation, a line each
   */
  static List<String> write(Path root, Path source, Path out) throws IOException {
    empty(out);
    HelpBundleGenerator pages = new HelpBundleGenerator(Documentation.read(root), source, out);
    pages.write();
    return pages.faults;
  }

  private void write() throws IOException {
    write("toc.xml", new TableOfContents(book, faults).toc());
    CheckContexts checks = new CheckContexts(book.named("guide/check-list.md"));
    write("checks.xml", checks.contexts());
    write(
        "plugin.xml",
        Files.readString(source.resolve("plugin.xml")).replace(CHECKS, checks.markers()));
    String contexts = Files.readString(source.resolve("contexts.xml"));
    lead("contexts.xml", contexts);
    write("contexts.xml", contexts);
    copy(source.resolve("help.css"), "help.css");
    copy(book.root().resolve("LICENSE"), "LICENSE");
    copy(book.root().resolve("releng/about.html"), "about.html");
    Map<Path, String> attached = new LinkedHashMap<>();
    for (HelpPage each : book.pages().values()) {
      LinkResolver links = new LinkResolver(book, each, faults);
      each.text().accept(links);
      attached.putAll(links.attached());
      write(each.href(), HelpHtml.of(each));
    }
    for (Map.Entry<Path, String> each : attached.entrySet()) {
      if (each.getValue().endsWith(".html")) {
        write(each.getValue(), HelpHtml.of(each.getKey(), each.getValue()));
      } else {
        copy(each.getKey(), each.getValue());
      }
    }
  }

  /** What leads to pages from elsewhere leads to ones that are there. */
  private void lead(String from, String text) {
    Matcher links = HREF.matcher(text);
    while (links.find()) {
      String href = links.group(1);
      String place = links.group(2);
      if (book.pages().values().stream()
          .noneMatch(
              each ->
                  each.href().equals(href) && (place == null || each.places().contains(place)))) {
        faults.add(from + " leads to what is not there: " + links.group());
      }
    }
  }

  private void write(String name, String text) throws IOException {
    Path file = out.resolve(name);
    Files.createDirectories(file.resolveSibling(""));
    Files.writeString(file, text);
  }

  private void copy(Path file, String name) throws IOException {
    Path copy = out.resolve(name);
    Files.createDirectories(copy.resolveSibling(""));
    Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
  }

  private static void empty(Path directory) throws IOException {
    if (Files.exists(directory)) {
      try (Stream<Path> old = Files.walk(directory)) {
        for (Path each : old.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(each);
        }
      }
    }
  }
}
