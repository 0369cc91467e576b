package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * A simple class name means one thing: none stands in more than one package. A nested type is
 * written with its owner ({@code Roster.Leader}, {@code Rulebook.Leader}), so that two of them can
 * be told apart; where it is written without, its name is as unique as that of any other class.
 */
class ClassNamesArchitectureTest {
  /** Names of top-level types that stand in more than one package, each with the reason. */
  private static final Map<String, String> ALIKE_IN_MAIN = Map.of();

  /** The same for tests. */
  private static final Map<String, String> ALIKE_IN_TESTS =
      Map.of(
          "ArchitectureTest", "the same test for each game, called the same in the build",
          "SituationsTest", "the same test for each game, called the same in the build");

  private static final Pattern NOT_CODE =
      Pattern.compile(
          "\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])+'|//[^\n]*|/\\*.*?\\*/",
          Pattern.DOTALL);
  private static final Pattern TYPE =
      Pattern.compile(
          "((?:\\b(?:public|private|protected|static|final|abstract|sealed)\\s+)*)"
              + "\\b(?:class|interface|enum|record)\\s+([A-Z]\\w*)");
  private static final Pattern IMPORT_OF_NESTED =
      Pattern.compile("import (dev\\.muster[a-z.0-9]*)((?:\\.[A-Z]\\w*)+)\\.([A-Z]\\w*);");

  private static final int FOLDERS_DEEP = 16;

  /** Code of each source file, by its path. */
  private static final Map<Path, String> MAIN = new TreeMap<>();

  private static final Map<Path, String> TESTS = new TreeMap<>();

  @BeforeAll
  static void read() throws IOException {
    Path root = Path.of("..").toAbsolutePath().normalize();
    List<Path> files;
    try (var walk = Files.walk(root, FOLDERS_DEEP)) {
      files = walk.filter(ClassNamesArchitectureTest::isSource).toList();
    }
    for (Path file : files) {
      String path = root.relativize(file).toString().replace('\\', '/');
      boolean test = path.contains("/src/test/") || path.startsWith("releng/");
      String code = NOT_CODE.matcher(Files.readString(file)).replaceAll(" ");
      (test ? TESTS : MAIN).put(file, code);
    }
    assertTrue(MAIN.size() > 900, "the sources are where they were");
  }

  private static boolean isSource(Path file) {
    String path = file.toString().replace('\\', '/');
    return path.endsWith(".java")
        && !path.endsWith("-info.java")
        && path.contains("/dev/muster/")
        && !path.contains("/target/")
        && !path.contains("/xtext-gen/");
  }

  @Test
  void noTopLevelNameStandsInTwoPackages() {
    assertEquals(ALIKE_IN_MAIN.keySet(), alike(topLevel(MAIN)));
  }

  @Test
  void noNameOfATestStandsInTwoPackages() {
    assertEquals(ALIKE_IN_TESTS.keySet(), alike(topLevel(TESTS)));
  }

  /** Or a reader of {@code Base} alone would not know whether it is nested or not. */
  @Test
  void noNestedTypeHasTheNameOfATopLevelTypeElsewhere() {
    Map<String, Set<String>> topLevel = topLevel(MAIN);
    Set<String> found = new TreeSet<>();
    nested(MAIN)
        .forEach(
            (name, packages) -> {
              Set<String> others = new TreeSet<>(topLevel.getOrDefault(name, Set.of()));
              if (!others.isEmpty() && !packages.equals(others)) {
                found.add(name + " in " + packages + " and " + others);
              }
            });
    assertEquals(Set.of(), found);
  }

  /** Outside its package, a nested type whose name stands elsewhere is written with its owner. */
  @Test
  void aNestedTypeWithACommonNameIsWrittenWithItsOwner() {
    Set<String> common = alike(nested(MAIN));
    Set<String> found = new TreeSet<>();
    MAIN.forEach(
        (file, code) -> {
          Matcher imports = IMPORT_OF_NESTED.matcher(code);
          while (imports.find()) {
            if (common.contains(imports.group(3)) && !imports.group(1).equals(packageOf(file))) {
              found.add(file.getFileName() + ": " + imports.group());
            }
          }
        });
    assertEquals(Set.of(), found);
  }

  private static Set<String> alike(Map<String, Set<String>> packages) {
    Set<String> found = new TreeSet<>();
    packages.forEach(
        (name, in) -> {
          if (in.size() > 1) {
            found.add(name);
          }
        });
    return found;
  }

  private static Map<String, Set<String>> topLevel(Map<Path, String> sources) {
    Map<String, Set<String>> packages = new TreeMap<>();
    sources
        .keySet()
        .forEach(
            file ->
                packages.computeIfAbsent(nameOf(file), n -> new TreeSet<>()).add(packageOf(file)));
    return packages;
  }

  /** Nested types that others can name. */
  private static Map<String, Set<String>> nested(Map<Path, String> sources) {
    Map<String, Set<String>> packages = new TreeMap<>();
    sources.forEach(
        (file, code) -> {
          Matcher type = TYPE.matcher(code);
          while (type.find()) {
            if (!type.group(1).contains("private") && !type.group(2).equals(nameOf(file))) {
              packages.computeIfAbsent(type.group(2), n -> new TreeSet<>()).add(packageOf(file));
            }
          }
        });
    return packages;
  }

  private static String nameOf(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - ".java".length());
  }

  private static String packageOf(Path file) {
    String folder = file.getParent().toString().replace('\\', '/');
    return folder.substring(folder.lastIndexOf("/dev/muster") + 1).replace('/', '.');
  }
}
