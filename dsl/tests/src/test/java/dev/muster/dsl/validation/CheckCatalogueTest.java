package dev.muster.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.testing.ValidationFixture;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.systems.CheckCodes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each check fires where it should and nowhere else. A case of {@code checks.txt} changes one place
 * of the baseline (a line with {@code -} becomes that with {@code +}); the findings that come
 * ({@code !}) and go ({@code ~}) by it are listed exactly, each with severity, code, message and
 * the text it is shown at. Run with {@code -Dmuster.rewrite=true} to write them anew, and read
 * them.
 */
class CheckCatalogueTest {
  private static final Path CASES =
      Path.of("src/test/resources/dev/muster/dsl/validation/checks.txt");

  /**
   * Checks that need files, another game, another board or a fault of the program, and are tested
   * elsewhere; as are those of other games, whose codes begin otherwise.
   */
  private static final Set<CheckCode> ELSEWHERE =
      Set.of(
          CommonCheckCode.V_141,
          CommonCheckCode.V_142,
          CommonCheckCode.V_143,
          CommonCheckCode.V_144,
          CommonCheckCode.V_145,
          CommonCheckCode.V_146,
          CommonCheckCode.V_147,
          CommonCheckCode.V_148,
          CommonCheckCode.V_149,
          CommonCheckCode.V_238,
          CommonCheckCode.V_252,
          CommonCheckCode.V_253,
          CommonCheckCode.V_260,
          CommonCheckCode.V_261,
          CommonCheckCode.V_262,
          CommonCheckCode.V_263,
          CommonCheckCode.V_264,
          CommonCheckCode.V_302,
          CommonCheckCode.V_303,
          CommonCheckCode.V_304,
          CommonCheckCode.V_305,
          CommonCheckCode.V_306);

  private static final String BASELINE = read("baseline.muster");
  private static final List<String> FOUND = ValidationFixture.of(BASELINE).lines();

  record Case(String name, String before, String after, List<String> come, List<String> go) {
    @Override
    public String toString() {
      return name;
    }

    Case actual() {
      assertTrue(BASELINE.contains(before), () -> "not in the baseline: " + before);
      int at = BASELINE.indexOf(before);
      String changed = BASELINE.substring(0, at) + after + BASELINE.substring(at + before.length());
      List<String> found = ValidationFixture.of(changed).lines();
      List<String> come = new ArrayList<>(found);
      FOUND.forEach(come::remove);
      List<String> go = new ArrayList<>(FOUND);
      found.forEach(go::remove);
      return new Case(name, before, after, come, go);
    }

    String code() {
      return name.substring(0, 5);
    }

    /** Whether the check is to say nothing new. */
    boolean silent() {
      return name.startsWith(" not: ", 5);
    }

    boolean comes() {
      return come.stream().anyMatch(line -> line.contains(" " + code() + " "));
    }

    boolean goes() {
      return go.stream().anyMatch(line -> line.contains(" " + code() + " "));
    }

    String text() {
      return name
          + "\n"
          + prefixed("-", before.lines().toList())
          + prefixed("+", after.isEmpty() ? List.of("") : after.lines().toList())
          + prefixed("!", come)
          + prefixed("~", go);
    }

    private static String prefixed(String sign, List<String> lines) {
      return lines.stream().map(each -> sign + " " + each + "\n").collect(Collectors.joining());
    }
  }

  static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (String block : read("checks.txt").split("\n\n+")) {
      List<String> lines = block.lines().filter(line -> !line.startsWith("#")).toList();
      if (!lines.isEmpty()) {
        cases.add(
            new Case(
                lines.getFirst(),
                of(lines, "- "),
                of(lines, "+ "),
                lines.stream().filter(l -> l.startsWith("! ")).map(l -> l.substring(2)).toList(),
                lines.stream().filter(l -> l.startsWith("~ ")).map(l -> l.substring(2)).toList()));
      }
    }
    return cases;
  }

  private static String of(List<String> lines, String sign) {
    return lines.stream()
        .filter(line -> line.startsWith(sign))
        .map(line -> line.substring(2))
        .collect(Collectors.joining("\n"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void findsWhatItShould(Case each) {
    if (Boolean.getBoolean("muster.rewrite")) {
      return;
    }
    assertEquals(each.text(), each.actual().text());
  }

  /** The check of a case fires on one of the two texts and is silent on the other. */
  @ParameterizedTest
  @MethodSource("cases")
  void theCaseIsAboutItsCheck(Case each) {
    assertTrue(each.silent() ? !each.comes() : each.comes() || each.goes(), each.text());
  }

  /**
   * The checks of the catalogue of the rules, with severity and section. Each has a text it speaks
   * up on and one it does not: the two sides of its case.
   */
  @ParameterizedTest
  @MethodSource("catalogue")
  void theCatalogueIsCovered(String id, String severity, List<String> sections) {
    CheckCode code = CheckCodes.of(id);
    assertNotNull(code);
    assertEquals(severity, code.severity().name().toLowerCase(Locale.ROOT));
    assertTrue(
        sections.isEmpty()
            || sections.stream().anyMatch(each -> within(CheckCodes.section(code), each)),
        () -> CheckCodes.section(code) + " is none of " + sections);
    List<Case> own = cases().stream().filter(each -> each.code().equals(id)).toList();
    assertTrue(own.stream().anyMatch(each -> !each.silent() && (each.comes() || each.goes())), id);
  }

  /** Whether a section is the other one, or a part of it. */
  private static boolean within(String section, String part) {
    String chapter = section.endsWith(".0") ? section.substring(0, section.length() - 2) : section;
    return part.equals(section) || part.startsWith(chapter + ".");
  }

  static List<Arguments> catalogue() {
    List<Arguments> rows = new ArrayList<>();
    for (String line : read("catalogue.tsv").lines().filter(l -> !l.startsWith("#")).toList()) {
      String[] cells = line.split("\t", -1);
      rows.add(
          Arguments.of(
              cells[0], cells[1], cells[2].isEmpty() ? List.of() : List.of(cells[2].split(","))));
    }
    assertEquals(93, rows.size());
    return rows;
  }

  @Test
  void theBaselineIsAsIntended() {
    String found = String.join("\n", FOUND) + "\n";
    rewrite(CASES.resolveSibling("baseline.txt"), found);
    assertEquals(read("baseline.txt"), found);
  }

  @Test
  void everyCheckHasACase() {
    var missing = new TreeSet<String>();
    for (CheckCode code : CheckCodes.all()) {
      if (!ELSEWHERE.contains(code) && code.id().startsWith("V-")) {
        missing.add(code.id());
      }
    }
    cases().forEach(each -> missing.remove(each.code()));
    assertEquals(Set.of(), missing);
  }

  /** Writes the cases with what is found today, where that is asked for. */
  @BeforeAll
  static void rewriteTheCases() {
    if (!Boolean.getBoolean("muster.rewrite")) {
      return;
    }
    String head =
        read("checks.txt")
            .lines()
            .takeWhile(line -> line.startsWith("#"))
            .collect(Collectors.joining("\n"));
    rewrite(
        CASES,
        head
            + "\n\n"
            + cases().stream().map(each -> each.actual().text()).collect(Collectors.joining("\n")));
  }

  private static void rewrite(Path file, String text) {
    if (Boolean.getBoolean("muster.rewrite")) {
      try {
        Files.writeString(file, text, StandardCharsets.UTF_8);
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static String read(String name) {
    try (InputStream resource = CheckCatalogueTest.class.getResourceAsStream(name)) {
      return resource == null ? "" : new String(resource.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
