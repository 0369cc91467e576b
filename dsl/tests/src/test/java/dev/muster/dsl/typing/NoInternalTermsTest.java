package dev.muster.dsl.typing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.muster.dsl.testing.ProjectTexts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.eclipse.emf.common.util.URI;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever is done to a text, nothing of the program shows in a message. Texts of the project are
 * changed in several places at once, drawn by a seed that a failure tells: 2 changes of each text
 * in every build, 12 at night; {@code -Dmuster.seed=N} draws others, {@code -Dmuster.texts=N} more.
 */
@Tag("slow")
class NoInternalTermsTest {
  private static final long SEED = Long.getLong("muster.seed", 1643);
  private static final int TEXTS = Integer.getInteger("muster.texts", 12);

  /** Values that numbers, words and texts are replaced by. */
  private static final List<String> ODD =
      List.of(
          "99999999999",
          "2147483648",
          "-2147483649",
          "9223372036854775808",
          "1.5",
          "+",
          "-",
          "0",
          "00",
          "x3",
          "3x",
          "3*2*1",
          "5//4",
          "[1]",
          "6[",
          "6[+99999999999]",
          "1/0",
          "99999999999/1",
          "\"\"",
          "\"",
          "\"\\q\"",
          "\"\\u12\"",
          "\"\\",
          "\"\"\"",
          "\"\"\"\"\"\"",
          "^",
          "^^a",
          "é",
          "\u0000",
          "\uD83D\uDC0E",
          "0000",
          "9999",
          "0101-",
          "1..",
          "..1",
          "100%",
          "{",
          "}",
          "(",
          ")",
          ",",
          "army",
          "stand",
          "not",
          "and",
          "or",
          "import \"http://nowhere/x.muster\"",
          "import \"\"",
          "import \"%zz:\"",
          "import \":\"",
          "import \"\\u0000\"");

  static List<Path> texts() throws IOException {
    return HalfTypedTextTest.texts();
  }

  static List<Path> eachThird() throws IOException {
    return ProjectTexts.eachThird(texts());
  }

  @ParameterizedTest
  @MethodSource("eachThird")
  void changedTexts(Path file) throws IOException {
    change(file, 1);
  }

  @Tag("nightly")
  @ParameterizedTest
  @MethodSource("texts")
  void changedTextsInManyWays(Path file) throws IOException {
    change(file, TEXTS);
  }

  private static void change(Path file, int times) throws IOException {
    String text = Files.readString(file, StandardCharsets.UTF_8);
    var bench =
        new LanguageHarness(
            URI.createFileURI(
                file.toAbsolutePath().normalize().resolveSibling("text.muster").toString()));
    List<String> told = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      long seed = SEED + 31L * i + file.getFileName().toString().length();
      String changed = changed(text, new SplittableRandom(seed));
      for (String each : bench.failures(changed)) {
        told.add("seed " + seed + ": " + each);
      }
    }
    assertEquals(List.of(), told, "with -Dmuster.seed=" + SEED + " of " + file);
  }

  /** The whole of a text is changed at one to eight places. */
  private static String changed(String text, SplittableRandom random) {
    var changed = new StringBuilder(text);
    for (int i = random.nextInt(8); i >= 0; i--) {
      int[] word = word(changed, random.nextInt(changed.length()));
      switch (random.nextInt(5)) {
        case 0 -> changed.delete(word[0], word[1]);
        case 1 -> changed.insert(word[0], ODD.get(random.nextInt(ODD.size())) + " ");
        case 2 -> changed.insert(word[1], " " + changed.substring(word[0], word[1]));
        default -> changed.replace(word[0], word[1], ODD.get(random.nextInt(ODD.size())));
      }
      if (changed.isEmpty()) {
        changed.append(' ');
      }
    }
    return changed.toString();
  }

  private static int[] word(CharSequence text, int at) {
    int from = at;
    int to = at;
    while (from > 0 && !Character.isWhitespace(text.charAt(from - 1))) {
      from--;
    }
    while (to < text.length() && !Character.isWhitespace(text.charAt(to))) {
      to++;
    }
    return new int[] {from, to};
  }

  /** Every fourth word, each with the next odd value. */
  @Test
  void oddValuesAndPlaces() {
    replace((word, value) -> word % 4 == 0 && value == word / 4 % ODD.size());
  }

  /** A third of the odd values at each place, and so each at every kind of place. */
  @Tag("nightly")
  @Test
  void everyOddValueInEveryPlace() {
    replace((word, value) -> word % 3 == value % 3);
  }

  /** Whether the word of the text with this number becomes the odd value with that number. */
  private interface Choice {
    boolean takes(int word, int value);
  }

  private static void replace(Choice choice) {
    var bench = new LanguageHarness(URI.createURI("memory:/text.muster"));
    String text =
        """
        rulebook mine "Mine" extends snaphance.final {
            stat luck "Luck" whole within 0..6
            category Guard code "Gd" class CS { horse } with mp 3
            trait brave valued gives melee +1 against Pike
            terrain bog cost * 2 height 1 fire -1 { hill } section "7.1"
            factor dark melee -1 applies against Pike in woods if night on
            switch night default off values off on
            number odd 3
            table luck { 1..2: 0, 3: 1 }
        }
        army Royal "Royal" for mine {
            training poor
            breaks at 1/3
            total 6
            stand Swiss Pike B mp 3*2 sp 5/5/5 [+1] cb 3 bp 2 brave 2 weapon musket
        }
        map Field 4 x 3 {
            legend { . plain }
            rows \"""
                . . . .
                . . . .
                . . . .
            \"""
            side stream 0101-0201
            place "Mill" at 0303
        }
        scenario Test on Field {
            date 1643-05-19
            length 8 rounds
            objective Hill at 0101..0202 points 3
            victory Red at end when Blue loses 50% or not (round 3 and Red holds Hill)
            points broken 3 unit 1
            expect Red wins 40%..60%
            side Red fields Royal {
                group Van {
                    general Guise +1 at 0101 range 3
                    plan attack towards 0101 from round 2
                    stand Swiss as Old 2 abreast from 0102 facing N lost 1/1
                }
            }
            side Blue fields Royal {
                group Main {
                    general Conde at 0402
                    arrives round 3 at 0401 facing S throwing 4+
                    stand Swiss
                }
            }
        }
        """;
    List<String> told = new ArrayList<>();
    int number = 0;
    for (int at = 0; at < text.length(); at++) {
      int[] word = word(text, at);
      if (word[0] == at && word[0] < word[1]) {
        for (int i = 0; i < ODD.size(); i++) {
          if (choice.takes(number, i)) {
            String changed = text.substring(0, word[0]) + ODD.get(i) + text.substring(word[1]);
            String place = text.substring(word[0], word[1]) + " -> " + ODD.get(i) + ": ";
            bench.failures(changed).forEach(each -> told.add(place + each));
          }
        }
        number++;
      }
    }
    assertEquals(List.of(), told);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "org.eclipse.emf.ecore.impl.EClassImpl@758f4f03 (name: ScenarioDef)",
        "ScenarioDef.0: Error executing EValidator",
        "INTValueConverter: '99999999999' is not an int",
        "null",
        "Unhandled java.lang.IllegalStateException"
      })
  void whatIsInternalIsKnown(String message) {
    assertNotNull(InternalTerms.in(message));
    assertNull(
        InternalTerms.in("stand 'Swiss' needs a number for each rank, such as 6 or 5/4 [8.4]"));
  }
}
