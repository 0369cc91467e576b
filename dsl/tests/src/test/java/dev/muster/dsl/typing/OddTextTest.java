package dev.muster.dsl.typing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.formatting2.MusterFormatter;
import dev.muster.dsl.nesting.NestingDepth;
import dev.muster.dsl.testing.ValidationFixture;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts no author writes, and texts as other machines and other languages write them. */
@Tag("slow")
class OddTextTest {
  /** Repeated parts are a megabyte, or 5,000 to 200,000 words. */
  private static final int HUGE = 1;

  /** A sixteenth of that. */
  private static final int LONG = 16;

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

  private static Stream<Arguments> boards(int share) {
    String digits = "9".repeat((1 << 20) / share);
    return Stream.of(
        Arguments.of(
            "corners that cross",
            board(
                "table", "22,15 22,18.5 26,19", "22,15 26,19 22,19 26,15 ".repeat(5_000 / share))),
        Arguments.of("a long point", board("table", "at 15,18.5", "at " + digits + "," + digits)),
        Arguments.of(
            "many digits behind a point",
            board("table", "at 15,18.5", "at 15,18." + "1".repeat((1 << 20) / share))),
        Arguments.of(
            "a road of many points",
            board(
                "table",
                "along 0,10 8,10.5 30,12",
                "along " + "0,10 30,12 ".repeat(10_000 / share))),
        Arguments.of("a stand turned far", board("table", "facing 200.5", "facing " + digits)),
        Arguments.of("many abreast", board("table", "3 abreast", digits + " abreast")),
        Arguments.of("a huge table", board("table", "30 x 20.5 UD", digits + " x 20.5 UD")),
        Arguments.of("no measure", board("table", " UD {", " {")),
        Arguments.of("many boxes", board("boxes", "6 x 5 boxes", digits + " x 5 boxes")),
        Arguments.of(
            "a long box", board("boxes", "at E4", "at " + "E".repeat((1 << 20) / share) + "4")),
        Arguments.of(
            "a road through many boxes",
            board("boxes", "A3 B3 C4 D4", "A3 B3 ".repeat(10_000 / share))),
        Arguments.of(
            "a zone backwards over many boxes",
            board("boxes", "at A1..F1", "at F" + digits + "..A1")),
        Arguments.of("a long number of marks", board("boxes", "hits 2", "hits " + digits)),
        Arguments.of(
            "many marks",
            board("boxes", "marked shaken", "marked shaken" + ", shaken".repeat(20_000 / share))),
        Arguments.of(
            "many words of a look",
            board("boxes", "dotted orchard", "dotted " + "orchard ".repeat(20_000 / share))),
        Arguments.of(
            "a leader with a long number",
            board("boxes", "leader gifted +1", "leader gifted +" + digits)),
        Arguments.of("no ground", board("boxes", "ground boxes", "ground")),
        Arguments.of("a game in a game", board("boxes", "extends boxgrid", "extends club.boxes")));
  }

  private static String withCondition(String condition) {
    return baseline()
        .replace("victory Crown when Crown holds Hill", "victory Crown when " + condition);
  }

  /**
   * @param share so many times shorter than {@link #HUGE}
   */
  private static Stream<Arguments> texts(int share) {
    String long1 = "x".repeat((1 << 20) / share);
    StringBuilder stands = new StringBuilder("army Large for snaphance.final {\n");
    for (int i = 0; i < 5_000 / share; i++) {
      stands.append("stand S").append(i).append(" Pike B mp 1 sp 5/5/5 cb 3 bp 2\n");
    }
    return Stream.of(
        Arguments.of("a long note", ARMY.replace("training", "note \"" + long1 + "\" training")),
        Arguments.of("a long open quote", ARMY.replace("\"Royal", "\"" + long1)),
        Arguments.of("a long name", ARMY.replace("Swiss ", long1 + " ")),
        Arguments.of("a long comment", ARMY.replace("training", "// " + long1 + "\ntraining")),
        Arguments.of("a long number", ARMY.replace("mp 1", "mp " + "9".repeat((1 << 20) / share))),
        Arguments.of("many ranks", ARMY.replace("5/5/5", "5/".repeat((1 << 19) / share) + "5")),
        Arguments.of("a long line", ARMY.replace("bp 2", "bp 2" + " bp 2".repeat(200_000 / share))),
        Arguments.of("stray braces", ARMY + "}{".repeat(50_000 / share)),
        Arguments.of("many stands", stands + "}\n"),
        Arguments.of("brackets", withCondition("(".repeat(100_000 / share) + "Crown breaks")),
        Arguments.of(
            "brackets that close",
            withCondition(
                "(".repeat(5_000 / share)
                    + "Crown breaks"
                    + ")".repeat(5_000 / share)
                    + " and round 2")),
        Arguments.of("not", withCondition("not ".repeat(100_000 / share) + "Crown breaks")),
        Arguments.of(
            "a long chain", withCondition("round 2 or ".repeat(20_000 / share) + "round 3")),
        Arguments.of(
            "brackets in brackets in a trigger",
            "(".repeat(20_000 / share) + "not ".repeat(20_000 / share)),
        Arguments.of("one half of a letter", ARMY.replace("Royal army", "\uD83D")),
        Arguments.of("nothing", ""),
        Arguments.of("blanks", " \t\r\n \u00A0"));
  }

  static Stream<Arguments> longTexts() {
    return Stream.concat(texts(LONG), boards(LONG));
  }

  static Stream<Arguments> hugeTexts() {
    return Stream.concat(texts(HUGE), boards(HUGE));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("longTexts")
  void nothingFails(String name, String text) {
    done(name, text);
  }

  @Tag("nightly")
  @ParameterizedTest(name = "{0}")
  @MethodSource("hugeTexts")
  void nothingFailsInMegabytes(String name, String text) {
    done(name, text);
  }

  private static void done(String name, String text) {
    long before = System.nanoTime();
    assertEquals(
        List.of(), new LanguageHarness(URI.createURI("memory:/odd.muster")).failures(text), name);
    assertTrue(System.nanoTime() - before < 60_000_000_000L, "takes a minute");
  }

  @Test
  void nestingEndsWithAnErrorAtTheFirstBracketTooDeep() {
    String deep =
        withCondition(
            "(".repeat(NestingDepth.MOST) + "Crown breaks" + ")".repeat(NestingDepth.MOST));
    assertEquals(List.of(), errors(deep));
    String tooDeep = deep.replace("Crown breaks)", "(Crown breaks))");
    assertTrue(
        errors(tooDeep).contains("ERROR V-304 " + NestingDepth.MESSAGE + " @ ("),
        () -> errors(tooDeep).toString());
    String nots = withCondition("not ".repeat(NestingDepth.MOST + 1) + "Crown breaks");
    assertEquals(List.of("ERROR V-304 " + NestingDepth.MESSAGE + " @ not "), errors(nots));
    String chain =
        withCondition("not (round 2) and ".repeat(NestingDepth.MOST + 1) + "not round 3");
    assertEquals(List.of(), errors(chain));
  }

  private static List<String> errors(String text) {
    return ValidationFixture.of(text).lines().stream()
        .filter(each -> each.startsWith("ERROR"))
        .toList();
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
        ValidationFixture.of(ARMY).lines().size(),
        ValidationFixture.of(text).lines().size(),
        "no finding more");
    assertTrue(
        MusterFormatter.formatText(ValidationFixture.of(text).resource())
            .contains("\"" + label + "\""));
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
