package dev.muster.dsl.typing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.formatting2.MusterFormatter;
import dev.muster.dsl.nesting.NestingDepth;
import dev.muster.dsl.validation.ValidationFixture;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts no author writes, and texts as other machines and other languages write them. */
class OddTextTest {
  private static final String ARMY =
      """
      army Royal "Royal army" for snaphance.final {
          training poor
          breaks at 1/3
          stand Swiss "Swiss pikes" Pike B mp 1 sp 5/5/5 cb 3 bp 2
      }
      """;

  private static String baseline() {
    try (InputStream in =
        OddTextTest.class.getResourceAsStream("/dev/muster/dsl/validation/baseline.muster")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A battle on boxes, or on a table, with something else in it. */
  private static String board(String name, String was, String becomes) {
    try (InputStream in =
        OddTextTest.class.getResourceAsStream("/dev/muster/dsl/boards/" + name + ".muster")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertTrue(text.contains(was), was);
      return text.replace(was, becomes);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  static Stream<Arguments> boards() {
    String digits = "9".repeat(1 << 20);
    return Stream.of(
        Arguments.of(
            "20,000 corners that cross",
            board("table", "22,15 22,18.5 26,19", "22,15 26,19 22,19 26,15 ".repeat(5_000))),
        Arguments.of(
            "1 MB of a point", board("table", "at 15,18.5", "at " + digits + "," + digits)),
        Arguments.of(
            "1 MB behind a point", board("table", "at 15,18.5", "at 15,18." + "1".repeat(1 << 20))),
        Arguments.of(
            "a road of 20,000 points",
            board("table", "along 0,10 8,10.5 30,12", "along " + "0,10 30,12 ".repeat(10_000))),
        Arguments.of("a stand turned 1 MB", board("table", "facing 200.5", "facing " + digits)),
        Arguments.of("1 MB abreast", board("table", "3 abreast", digits + " abreast")),
        Arguments.of("a table of 1 MB", board("table", "30 x 20.5 UD", digits + " x 20.5 UD")),
        Arguments.of("no measure", board("table", " UD {", " {")),
        Arguments.of("boxes of 1 MB", board("boxes", "6 x 5 boxes", digits + " x 5 boxes")),
        Arguments.of("a box of 1 MB", board("boxes", "at E4", "at " + "E".repeat(1 << 20) + "4")),
        Arguments.of(
            "a road through 20,000 boxes", board("boxes", "A3 B3 C4 D4", "A3 B3 ".repeat(10_000))),
        Arguments.of(
            "a zone backwards over 1 MB", board("boxes", "at A1..F1", "at F" + digits + "..A1")),
        Arguments.of("1 MB of marks", board("boxes", "hits 2", "hits " + digits)),
        Arguments.of(
            "20,000 marks",
            board("boxes", "marked shaken", "marked shaken" + ", shaken".repeat(20_000))),
        Arguments.of(
            "20,000 words of a look",
            board("boxes", "dotted orchard", "dotted " + "orchard ".repeat(20_000))),
        Arguments.of(
            "a leader of 1 MB", board("boxes", "leader gifted +1", "leader gifted +" + digits)),
        Arguments.of("no ground", board("boxes", "ground boxes", "ground")),
        Arguments.of("a game in a game", board("boxes", "extends boxgrid", "extends club.boxes")));
  }

  private static String withCondition(String condition) {
    return baseline()
        .replace("victory Crown when Crown holds Hill", "victory Crown when " + condition);
  }

  static Stream<Arguments> texts() {
    String long1 = "x".repeat(1 << 20);
    StringBuilder stands = new StringBuilder("army Large for snaphance.final {\n");
    for (int i = 0; i < 5_000; i++) {
      stands.append("stand S").append(i).append(" Pike B mp 1 sp 5/5/5 cb 3 bp 2\n");
    }
    return Stream.of(
        Arguments.of("1 MB of a note", ARMY.replace("training", "note \"" + long1 + "\" training")),
        Arguments.of("1 MB of an open quote", ARMY.replace("\"Royal", "\"" + long1)),
        Arguments.of("1 MB of a name", ARMY.replace("Swiss ", long1 + " ")),
        Arguments.of("1 MB of a comment", ARMY.replace("training", "// " + long1 + "\ntraining")),
        Arguments.of("1 MB of a number", ARMY.replace("mp 1", "mp " + "9".repeat(1 << 20))),
        Arguments.of("1 MB of ranks", ARMY.replace("5/5/5", "5/".repeat(1 << 19) + "5")),
        Arguments.of("1 MB of one line", ARMY.replace("bp 2", "bp 2" + " bp 2".repeat(200_000))),
        Arguments.of("100,000 stray braces", ARMY + "}{".repeat(50_000)),
        Arguments.of("5,000 stands", stands + "}\n"),
        Arguments.of("brackets", withCondition("(".repeat(100_000) + "Crown breaks")),
        Arguments.of(
            "brackets that close",
            withCondition("(".repeat(5_000) + "Crown breaks" + ")".repeat(5_000) + " and round 2")),
        Arguments.of("not", withCondition("not ".repeat(100_000) + "Crown breaks")),
        Arguments.of("a long chain", withCondition("round 2 or ".repeat(20_000) + "round 3")),
        Arguments.of(
            "brackets in brackets in a trigger", "(".repeat(20_000) + "not ".repeat(20_000)),
        Arguments.of("one half of a letter", ARMY.replace("Royal army", "\uD83D")),
        Arguments.of("nothing", ""),
        Arguments.of("blanks", " \t\r\n \u00A0"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource({"texts", "boards"})
  void nothingFails(String name, String text) {
    long before = System.nanoTime();
    assertEquals(
        List.of(), new LanguageHarness(URI.createURI("memory:/odd.muster")).failures(text), name);
    assertTrue(System.nanoTime() - before < 60_000_000_000L, "takes a minute");
  }

  @Test
  void nestingEndsWithAnErrorAtTheFirstBracketTooDeep() {
    String deep = withCondition("(".repeat(NestingDepth.MOST) + "Crown breaks" + ")".repeat(NestingDepth.MOST));
    assertEquals(List.of(), errors(deep));
    String tooDeep = deep.replace("Crown breaks)", "(Crown breaks))");
    assertTrue(
        errors(tooDeep).contains("ERROR V-304 " + NestingDepth.MESSAGE + " @ ("),
        () -> errors(tooDeep).toString());
    String nots = withCondition("not ".repeat(NestingDepth.MOST + 1) + "Crown breaks");
    assertEquals(List.of("ERROR V-304 " + NestingDepth.MESSAGE + " @ not "), errors(nots));
    String chain = withCondition("not (round 2) and ".repeat(NestingDepth.MOST + 1) + "not round 3");
    assertEquals(List.of(), errors(chain));
  }

  private static List<String> errors(String text) {
    return ValidationFixture.of(text).lines().stream().filter(each -> each.startsWith("ERROR")).toList();
  }

  /**
   * Other line ends, tabs and the mark some editors put before a text change no finding, and stay.
   */
  @Test
  void lineEndsTabsAndByteOrderMarksDoNotMatter() {
    String text = baseline();
    List<String> findings = ValidationFixture.of(text).lines();
    String tidy = MusterFormatter.formatText(ValidationFixture.of(text).resource());
    for (String other :
        List.of(
            text.replace("\n", "\r\n"),
            text.replace("    ", "\t"),
            text.replace("\n", "\r\n").replace("    ", "\t"),
            text.replace("stand Horse ", "stand\u00A0Horse\u202F"),
            "\uFEFF" + text)) {
      assertEquals(findings, ValidationFixture.of(other).lines());
      String mark = other.startsWith("\uFEFF") ? "\uFEFF" : "";
      String kept = other.contains("\r\n") ? tidy.replace("\n", "\r\n") : tidy;
      assertEquals(mark + kept, MusterFormatter.formatText(ValidationFixture.of(other).resource()));
    }
  }

  /** Quoted names may be of any script; drawn letters of the alphabet of the rules. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Condé",
        "Conde\u0301",
        "צבא המלך",
        "جيش \u202Bالملك\u202C",
        "國王軍",
        "\uD83D\uDC0E Horse",
        "A\u200DB\uFE0F",
        "\u202Eevil",
        "tab\there"
      })
  void labelsAreOfAnyScript(String label) {
    String text = ARMY.replace("Swiss pikes", label);
    assertEquals(List.of(), errors(text));
    assertEquals(
        ValidationFixture.of(ARMY).lines().size(), ValidationFixture.of(text).lines().size(), "no finding more");
    assertTrue(MusterFormatter.formatText(ValidationFixture.of(text).resource()).contains("\"" + label + "\""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Condé", "Wołyń", "Ångström", "Éire-2", "Conde\u0301"})
  void namesMayBeAccented(String name) {
    assertEquals(List.of(), errors(ARMY.replace("stand Swiss", "stand " + name)));
  }

  /** Some systems write an accented letter as one sign and others as two. */
  @Test
  void anAccentedNameIsTheSameInOneSignAndInTwo() {
    String text = baseline().replace("fields Royal", "fields Condé");
    String both = text.replace("army Royal", "army Conde\u0301");
    assertEquals(List.of(), errors(both));
    assertEquals(1, errors(text.replace("army Royal", "army Conde")).size());
  }

  /** Names of another script are told where they stand. */
  @ParameterizedTest
  @ValueSource(strings = {"צבא", "國王軍", "Ру"})
  void otherLettersInNamesAreErrorsInPlace(String name) {
    List<String> errors = errors(ARMY.replace("stand Swiss", "stand " + name));
    assertTrue(errors.getFirst().startsWith("ERROR V-300 "), errors::toString);
    assertTrue(errors.size() <= 3, errors::toString);
  }
}
