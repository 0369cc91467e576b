package dev.muster.rules.coverage;

import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Which tests name which rule: tags of the tests of this module, header lines of situation files,
 * and tags in the test sources of the other modules.
 */
final class TestedRules {
  /** How the code of a check goes on behind the prefix of its game. */
  private static final String CHECK = "V-";

  private final String prefix;
  private final Pattern tag;

  private final Map<String, SortedSet<String>> tests = new TreeMap<>();
  private final List<String> problems = new ArrayList<>();

  /** Of the rules of Snaphance. */
  TestedRules() {
    this("SN-");
  }

  /**
   * @param prefix what the ids of the rules begin with
   */
  TestedRules(String prefix) {
    this.prefix = prefix;
    tag = Pattern.compile("@Tag\\(\"(" + prefix + "[^\"]*)\"\\)");
  }

  /** Names of tests by rule id. */
  Map<String, SortedSet<String>> tests() {
    return tests;
  }

  /** Tags that say nothing, in words. */
  List<String> problems() {
    return problems;
  }

  /**
   * The tags of all tests under a directory of compiled classes. Classes whose source is gone are
   * leftovers of an earlier build and do not count, nor does this package with its samples.
   */
  void addClasses(Path classes, Path sources) throws IOException, ClassNotFoundException {
    if (!Files.isDirectory(sources)) {
      return;
    }
    if (!Files.isDirectory(classes)) {
      problems.add(classes + " is missing: compile all tests first, with ./build test rules");
      return;
    }
    var loader = new URLClassLoader(new URL[] {classes.toUri().toURL()});
    for (Path file : files(classes, ".class")) {
      String name = relative(classes, file).replace(".class", "").replace('/', '.');
      Path source = sources.resolve(name.replaceAll("\\$.*", "").replace('.', '/') + ".java");
      if (Files.exists(source)
          && !name.startsWith(TestedRules.class.getPackageName() + ".")
          && namesJUnit(file)) {
        addClass(Class.forName(name, false, loader));
      }
    }
  }

  /** Only a class that names it has tests; others may implement what this loader must not see. */
  private static boolean namesJUnit(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).contains("org/junit/");
  }

  void addClass(Class<?> type) {
    String name = type.getName().replace("dev.muster.rules.", "").replace('$', '.');
    boolean off = type.isAnnotationPresent(Disabled.class);
    boolean any = false;
    for (Method method : type.getDeclaredMethods()) {
      boolean test = AnnotationSupport.isAnnotated(method, Testable.class);
      boolean runs = test && !off && !method.isAnnotationPresent(Disabled.class);
      any |= runs;
      List<String> named = new ArrayList<>(ids(method));
      named.addAll(rows(method));
      for (String id : named) {
        add(id, name + "." + method.getName(), runs);
      }
    }
    for (String id : ids(type)) {
      add(id, name, any);
    }
  }

  /** The {@code rules} lines of situation files; what the tests play. */
  void addSituations(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) {
      return;
    }
    for (Path file : files(directory, ".situation")) {
      String name = "situations/" + relative(directory, file);
      for (String line : Files.readAllLines(file)) {
        if (line.strip().equals("rules")) {
          problems.add(name + ": a rules line without ids");
        } else if (line.startsWith("rules ")) {
          Arrays.stream(line.substring(6).strip().split("[\\s,]+"))
              .filter(id -> id.startsWith(prefix))
              .forEach(id -> add(id, name, true));
        }
      }
    }
  }

  /** Tags in the test sources of a module that this one may not know. */
  void addSources(String module, Path sources) throws IOException {
    if (!Files.isDirectory(sources)) {
      return;
    }
    for (Path file : files(sources, ".java")) {
      Matcher found = tag.matcher(Files.readString(file));
      while (found.find()) {
        String name = file.getFileName().toString().replace(".java", "");
        add(found.group(1), module + ": " + name, true);
      }
    }
  }

  private void add(String id, String test, boolean runs) {
    if (runs) {
      tests.computeIfAbsent(id, key -> new TreeSet<>()).add(test);
    } else {
      problems.add(id + " is the tag of " + test + ", which is no test or switched off");
    }
  }

  private List<String> ids(AnnotatedElement element) {
    return Arrays.stream(element.getAnnotationsByType(Tag.class))
        .map(Tag::value)
        .filter(id -> id.startsWith(prefix))
        .toList();
  }

  /** What the first column of a table of cases names: each of its rows is a test of its rule. */
  private List<String> rows(Method method) {
    CsvSource table = method.getAnnotation(CsvSource.class);
    if (table == null) {
      return List.of();
    }
    String column = String.valueOf(table.delimiter() == '\0' ? ',' : table.delimiter());
    return Stream.concat(Arrays.stream(table.value()), table.textBlock().lines())
        .map(row -> row.split(Pattern.quote(column), 2)[0].strip())
        .flatMap(ids -> Arrays.stream(ids.split("\\s+")))
        .filter(id -> id.startsWith(prefix) && !id.startsWith(prefix + CHECK))
        .distinct()
        .toList();
  }

  private static List<Path> files(Path directory, String extension) throws IOException {
    try (Stream<Path> all = Files.walk(directory)) {
      return all.filter(file -> file.toString().endsWith(extension)).sorted().toList();
    }
  }

  private static String relative(Path directory, Path file) {
    return directory.relativize(file).toString().replace('\\', '/');
  }
}
