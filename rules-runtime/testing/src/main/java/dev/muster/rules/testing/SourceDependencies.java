package dev.muster.rules.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Dependencies between the top-level types of a source folder, by the names in their code. Unlike
 * class files, the source also shows a constant that the compiler copies into the class that reads
 * it.
 */
public final class SourceDependencies {
  private static final Pattern NOT_CODE =
      Pattern.compile(
          "\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])+'|//[^\n]*|/\\*.*?\\*/",
          Pattern.DOTALL);
  private static final Pattern NAME = Pattern.compile("(?<![\\w$])[A-Z]\\w*");
  private static final Pattern MEMBER = Pattern.compile("[A-Z]\\w*\\s*\\.\\s*$");
  private static final Pattern HEADER =
      Pattern.compile(
          "\\b(?:class|record|interface|enum)\\s+([A-Z]\\w*)(?:<[^{]*?>)?(?:\\s+extends\\s+([\\w.]+))?");
  private static final Pattern ACTING = Pattern.compile("\\b(?:class|interface)\\s+([A-Z]\\w*)");
  private static final Pattern RECORD =
      Pattern.compile("\\brecord\\s+([A-Z]\\w*)\\s*(?:<[^(]*>)?\\s*\\(");
  private static final Pattern CONSTRUCTOR =
      Pattern.compile("(?:^|[;{}]|@\\w++|\\b(?:public|protected|private))\\s*([A-Z]\\w*)\\s*\\(");
  private static final Pattern DECLARED =
      Pattern.compile("\\b(?:class|record|interface|enum) ([A-Z]\\w*)");
  private static final int WIDEST = 120;

  /** Qualified name of each type, with those that its code names. */
  private final Map<String, Set<String>> types = new TreeMap<>();

  /** Simple name of each class, nested ones included, with that of the class it extends. */
  private final Map<String, String> superclasses = new TreeMap<>();

  /** Number of collaborators of each class and record, the most of its constructors. */
  private final Map<String, Integer> collaborators = new TreeMap<>();

  /**
   * Reads a folder.
   *
   * @param sources such as {@code src/main/java}
   */
  public SourceDependencies(Path sources) {
    Map<String, String> code = new TreeMap<>();
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        String name = sources.relativize(file).toString().replaceAll("[/\\\\]", ".");
        if (!name.endsWith("-info.java")) {
          code.put(
              name.substring(0, name.length() - ".java".length()),
              NOT_CODE.matcher(Files.readString(file)).replaceAll(" "));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> bySimpleName =
        code.keySet().stream()
            .collect(
                Collectors.toMap(
                    SourceDependencies::simpleName,
                    Function.identity(),
                    (one, other) -> {
                      throw new IllegalArgumentException("two types have the name of " + one);
                    }));
    code.forEach((type, text) -> types.put(type, named(text, type, bySimpleName)));
    code.values().forEach(this::noteSuperclasses);
    Set<String> acting = new TreeSet<>();
    code.values()
        .forEach(
            text -> ACTING.matcher(text).results().forEach(header -> acting.add(header.group(1))));
    code.values().forEach(text -> noteCollaborators(text, acting));
  }

  /**
   * Records the types that a class is constructed with. For a record only components count that are
   * classes or interfaces of the same source: they have behaviour, while numbers, texts, records
   * and enums are data.
   */
  private void noteCollaborators(String text, Set<String> acting) {
    Set<String> records = new TreeSet<>();
    Matcher record = RECORD.matcher(text);
    while (record.find()) {
      records.add(record.group(1));
      long found =
          parameters(text, record.end() - 1).stream()
              .filter(
                  each ->
                      acting.contains(
                          each.replaceFirst(
                              "(?s)^(?:.*[\\s.])?(\\w+)(?:<.*>)?(?:\\[\\])?\\s+\\w+$", "$1")))
              .count();
      collaborators.merge(record.group(1), (int) found, Math::max);
    }
    Matcher constructor = CONSTRUCTOR.matcher(text);
    while (constructor.find()) {
      String name = constructor.group(1);
      if (superclasses.containsKey(name) && !records.contains(name)) {
        collaborators.merge(name, parameters(text, constructor.end() - 1).size(), Math::max);
      }
    }
  }

  /** The parameters between an opening parenthesis and its closing one. */
  private static List<String> parameters(String text, int opening) {
    List<String> found = new ArrayList<>();
    var parameter = new StringBuilder();
    int depth = 0;
    for (int i = opening; i < text.length(); i++) {
      char letter = text.charAt(i);
      if ("(<[{".indexOf(letter) >= 0) {
        depth++;
      } else if (")>]}".indexOf(letter) >= 0) {
        depth--;
      }
      boolean end = depth == 0;
      if (end || letter == ',' && depth == 1) {
        if (!parameter.toString().isBlank()) {
          found.add(parameter.toString().strip());
        }
        parameter.setLength(0);
      } else if (i > opening) {
        parameter.append(letter);
      }
      if (end) {
        break;
      }
    }
    return found;
  }

  /**
   * The number of collaborators in the constructor of each class and record, nested ones included,
   * by simple name.
   */
  public Map<String, Integer> collaborators() {
    return collaborators;
  }

  private void noteSuperclasses(String text) {
    Matcher header = HEADER.matcher(text);
    while (header.find()) {
      String extended = header.group(2) == null ? "" : header.group(2);
      superclasses.put(header.group(1), extended.substring(extended.lastIndexOf('.') + 1));
    }
  }

  /** Qualified names of the top-level types. */
  public Set<String> types() {
    return types.keySet();
  }

  /** The superclass of each class, nested ones included, by simple name; empty if it has none. */
  public Map<String, String> superclasses() {
    return superclasses;
  }

  /** The types that a text names: by an import, by full name, or from its own package. */
  private static Set<String> named(String text, String type, Map<String, String> bySimpleName) {
    Set<String> named = new TreeSet<>();
    Set<String> declared =
        DECLARED.matcher(text).results().map(each -> each.group(1)).collect(Collectors.toSet());
    Set<String> elsewhere = new HashSet<>(List.of(simpleName(type)));
    Matcher name = NAME.matcher(text);
    while (name.find()) {
      String simple = name.group();
      String target = bySimpleName.get(simple);
      if (target == null || elsewhere.contains(simple) || named.contains(target)) {
        continue;
      }
      if (text.contains(target)) {
        named.add(target);
      } else if (!packageOf(target).equals(packageOf(type))
          || declared.contains(simple)
          || text.contains("." + simple + ";")) {
        elsewhere.add(simple);
      } else {
        String before = text.substring(Math.max(0, name.start() - WIDEST), name.start());
        if (!MEMBER.matcher(before).find()) {
          named.add(target);
        }
      }
    }
    return named;
  }

  /** Types that depend on each other in a circle, one list for each circle. */
  public List<List<String>> circlesOfTypes() {
    return circles(types);
  }

  /** Packages that depend on each other in a circle, one list for each circle. */
  public List<List<String>> circlesOfPackages() {
    Map<String, Set<String>> packages = new TreeMap<>();
    types.forEach(
        (type, targets) -> {
          Set<String> known = packages.computeIfAbsent(packageOf(type), key -> new TreeSet<>());
          targets.stream()
              .map(SourceDependencies::packageOf)
              .filter(each -> !each.equals(packageOf(type)))
              .forEach(known::add);
        });
    return circles(packages);
  }

  private static String simpleName(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  private static String packageOf(String type) {
    return type.substring(0, type.lastIndexOf('.'));
  }

  private static List<List<String>> circles(Map<String, Set<String>> graph) {
    Map<String, Set<String>> reachable = new TreeMap<>();
    graph.keySet().forEach(each -> reachable.put(each, reachable(each, graph)));
    return graph.keySet().stream()
        .filter(each -> reachable.get(each).contains(each))
        .map(
            each ->
                reachable.get(each).stream()
                    .filter(other -> reachable.get(other).contains(each))
                    .sorted()
                    .toList())
        .distinct()
        .toList();
  }

  private static Set<String> reachable(String from, Map<String, Set<String>> graph) {
    Set<String> found = new TreeSet<>();
    Deque<String> left = new ArrayDeque<>(List.of(from));
    while (!left.isEmpty()) {
      for (String each : graph.getOrDefault(left.remove(), Set.of())) {
        if (found.add(each)) {
          left.add(each);
        }
      }
    }
    return found;
  }
}
