import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * Writes the notices of all jars that others made and we hand on: whose they are, under which
 * licence, and the words of the licences. It reads the jars themselves, so that it tells of what is
 * there. A jar that does not say its licence stands in {@code licences.tsv}; one for which neither
 * tells it, or whose licence has no words, ends the build.
 *
 * <p>Arguments: the directory of this file, the directory with the jars, the file to write.
 */
final class Notices {
  private static final Pattern NAME = Pattern.compile("(.+?)[-_](\\d[^/]*?)(?:\\.jar)?");

  /** Files in which a jar tells its licence or names its authors. */
  private static final Pattern WORDS =
      Pattern.compile(
          "(?i)(META-INF/|license/|about_files/)?([^/]*licen[cs]e|notice)[^/]*(?<!\\.class)");

  private static final Pattern POM_LICENCES = Pattern.compile("(?s)<licenses>(.*?)</licenses>");
  private static final Pattern POM_NAME = Pattern.compile("(?s)<(?:name|url)>(.*?)</(?:name|url)>");

  /** How licences are called in jars, and their short names, the more exact first. */
  private static final Map<String, String> KNOWN = new LinkedHashMap<>();

  static {
    KNOWN.put("(?s).*(epl-2\\.0|epl-v20|eclipse public license[^.]{0,20} ?v?2\\.0).*", "EPL-2.0");
    KNOWN.put("(?s).*(epl-1\\.0|epl-v10|eclipse public license[^.]{0,20} ?v?1\\.0).*", "EPL-1.0");
    KNOWN.put("(?s).*apache.*2.*", "Apache-2.0");
    KNOWN.put("(?s).*unicode.*", "Unicode-3.0");
    KNOWN.put("(?s).*(\\bmit\\b|permission is hereby granted, free of charge).*", "MIT");
  }

  private record Notice(String name, String version, Set<String> licences, List<String> words) {}

  /** A line of {@code licences.tsv}; without a file the licence has the same words for everyone. */
  private record Untold(Pattern name, String licence, String file) {}

  private final Path home;
  private final List<Untold> untold = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();

  private Notices(Path home) throws IOException {
    this.home = home;
    for (String line : Files.readAllLines(home.resolve("licences.tsv"))) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] cells = line.split("\t");
        untold.add(
            new Untold(Pattern.compile(cells[0]), cells[1], cells.length < 3 ? "" : cells[2]));
      }
    }
  }

  public static void main(String[] arguments) throws IOException {
    Path jars = Path.of(arguments[1]);
    Path file = Path.of(arguments[2]);
    var notices = new Notices(Path.of(arguments[0]));
    String text = notices.of(jars);
    if (!notices.faults.isEmpty()) {
      notices.faults.forEach(System.err::println);
      System.exit(1);
    }
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(file, text);
  }

  private String of(Path jars) throws IOException {
    List<Path> found = new ArrayList<>();
    try (Stream<Path> files = Files.list(jars)) {
      for (Path file : files.toList()) {
        if (isTheirs(file)) {
          found.add(file);
        } else if (file.toString().endsWith(".jar")) {
          found.addAll(inside(file));
        }
      }
    }
    found.sort(Comparator.comparing(file -> file.getFileName().toString()));
    if (found.isEmpty()) {
      throw new IOException("no jars in " + jars);
    }
    var list = new StringBuilder();
    Map<String, List<String>> words = new LinkedHashMap<>();
    for (Path jar : found) {
      Notice notice = read(jar);
      list.append(
          "  %s %s: %s%n"
              .formatted(notice.name(), notice.version(), String.join(", ", notice.licences())));
      for (String each : notice.words()) {
        words.computeIfAbsent(each, unused -> new ArrayList<>()).add(notice.name());
      }
    }
    var text = new StringBuilder();
    text.append("Muster is handed on with works of others, each under a licence of its own:\n\n");
    text.append(list);
    text.append("\nWhat they ask to be handed on with them stands below.\n");
    words.forEach(
        (each, of) ->
            text.append("\n")
                .append("-".repeat(80))
                .append("\n")
                .append(String.join(", ", of))
                .append("\n\n")
                .append(each)
                .append("\n"));
    return text.toString().replace("\r", "");
  }

  /** The jars that lie in one of ours. */
  private static List<Path> inside(Path ours) throws IOException {
    List<Path> found = new ArrayList<>();
    try (var jar = new JarFile(ours.toFile())) {
      for (ZipEntry entry : jar.stream().toList()) {
        if (entry.getName().matches("lib/[^/]+\\.jar")) {
          Path folder = Files.createTempDirectory("notices");
          Path copy = folder.resolve(entry.getName().substring("lib/".length()));
          Files.copy(jar.getInputStream(entry), copy);
          // The later is deleted first.
          folder.toFile().deleteOnExit();
          copy.toFile().deleteOnExit();
          found.add(copy);
        }
      }
    }
    return found;
  }

  private static boolean isTheirs(Path file) {
    String name = file.getFileName().toString();
    return !name.startsWith("dev.muster.")
        && !name.equals("muster.jar")
        && (name.endsWith(".jar") || Files.exists(file.resolve("META-INF/MANIFEST.MF")));
  }

  private Notice read(Path file) throws IOException {
    Matcher name = NAME.matcher(file.getFileName().toString());
    if (!name.matches()) {
      throw new IOException(file + " tells no version");
    }
    Set<String> licences = new LinkedHashSet<>();
    List<String> words = new ArrayList<>();
    Optional<Untold> known =
        untold.stream().filter(each -> each.name().matcher(name.group(1)).matches()).findFirst();
    boolean own = false;
    try (var bundle = Bundle.open(file)) {
      for (String entry : bundle.names()) {
        if (WORDS.matcher(entry).matches()) {
          String text = bundle.text(entry).strip();
          if (!text.isEmpty()) {
            words.add(text);
          }
          own |= !entry.toLowerCase(Locale.ROOT).contains("notice");
        }
      }
      if (known.isPresent()) {
        licences.add(known.get().licence());
      } else {
        told(bundle, words).forEach(each -> licences.add(shortName(each)));
      }
    }
    if (licences.isEmpty() || licences.contains("")) {
      faults.add(file.getFileName() + " tells no licence that is known; add it to licences.tsv");
    } else if (!own) {
      for (String licence : licences) {
        Path text =
            licence.equals("EPL-2.0")
                ? home.resolve("../../LICENSE")
                : home.resolve("words")
                    .resolve(
                        known
                            .map(Untold::file)
                            .filter(each -> !each.isEmpty())
                            .orElse(licence.replace(' ', '-') + ".txt"));
        if (Files.exists(text)) {
          words.add(Files.readString(text).strip());
        } else {
          faults.add(
              text.getFileName()
                  + " with the words of "
                  + licence
                  + " is missing for "
                  + name.group());
        }
      }
    }
    return new Notice(name.group(1), name.group(2), licences, words);
  }

  /** The licence as the jar's manifest tells it, else its POM, its about page, its words. */
  private static List<String> told(Bundle bundle, List<String> words) throws IOException {
    String header = bundle.licence();
    if (header != null) {
      return List.of(header);
    }
    List<String> told = new ArrayList<>();
    for (String entry : bundle.names()) {
      if (entry.matches("META-INF/maven/.*/pom\\.xml")) {
        Matcher licences = POM_LICENCES.matcher(bundle.text(entry));
        if (licences.find()) {
          Matcher name = POM_NAME.matcher(licences.group(1));
          if (name.find()) {
            told.add(name.group(1));
          }
        }
      }
    }
    if (told.isEmpty() && bundle.names().contains("about.html")) {
      told.add(bundle.text("about.html"));
    }
    return told.isEmpty() ? words.stream().limit(1).toList() : told;
  }

  private static String shortName(String told) {
    String small = told.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    return KNOWN.entrySet().stream()
        .filter(each -> small.matches(each.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("");
  }

  /** A jar, or a directory that holds what a jar would. */
  private sealed interface Bundle extends AutoCloseable {
    static Bundle open(Path file) throws IOException {
      return Files.isDirectory(file) ? new Folder(file) : new Packed(new JarFile(file.toFile()));
    }

    /** What it holds, in a fixed order. */
    List<String> names() throws IOException;

    String text(String name) throws IOException;

    default String licence() throws IOException {
      Matcher header =
          Pattern.compile("(?m)^Bundle-License: (.*)$")
              .matcher(text("META-INF/MANIFEST.MF").replace("\r", "").replace("\n ", ""));
      return header.find() ? header.group(1) : null;
    }

    @Override
    void close() throws IOException;

    record Packed(JarFile jar) implements Bundle {
      @Override
      public List<String> names() {
        return jar.stream().map(ZipEntry::getName).sorted().toList();
      }

      @Override
      public String text(String name) throws IOException {
        ZipEntry entry = jar.getEntry(name);
        return entry == null
            ? ""
            : new String(jar.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
      }

      @Override
      public void close() throws IOException {
        jar.close();
      }
    }

    record Folder(Path folder) implements Bundle {
      @Override
      public List<String> names() throws IOException {
        try (Stream<Path> files = Files.walk(folder, 2)) {
          return files
              .filter(Files::isRegularFile)
              .map(each -> folder.relativize(each).toString().replace('\\', '/'))
              .sorted()
              .toList();
        }
      }

      @Override
      public String text(String name) throws IOException {
        Path file = folder.resolve(name);
        return Files.exists(file) ? Files.readString(file) : "";
      }

      @Override
      public void close() {}
    }
  }
}
