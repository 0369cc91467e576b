package dev.muster.rules.snaphance.situation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.snaphance.rules.SnaphanceOrder;
import dev.muster.rules.snaphance.rules.SnaphanceOrderText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The guide to situations names every order and every word that a situation file can hold. */
class SituationGuideTest {
  private static final Path PAGE = Path.of("../../docs/guide/situations.md");

  /** What stands between backticks on the page. */
  private static final List<String> SAID = new ArrayList<>();

  @BeforeAll
  static void read() throws IOException {
    Matcher quoted = Pattern.compile("`([^`\n]+)`").matcher(Files.readString(PAGE));
    while (quoted.find()) {
      SAID.add(quoted.group(1));
    }
    assertTrue(SAID.size() > 100, "the page is not read: " + SAID);
  }

  /** A move is told in the words of its kind: the forms stand on the page, not the phrase. */
  @Test
  void everyOrderStandsInTheGuide() {
    Set<String> shown = SAID.stream().map(SituationGuideTest::general).collect(Collectors.toSet());
    List<String> missing = new ArrayList<>();
    for (SnaphanceOrder order : SnaphanceOrder.values()) {
      String phrase = order.phrase.contains("X") ? order.phrase : order.phrase.replace("Y", "X");
      if (order != SnaphanceOrder.MOVE && !shown.contains(phrase)) {
        missing.add(phrase);
      }
    }
    assertEquals(List.of(), missing, "orders that docs/guide/situations.md does not name");
  }

  /** "X evades to 0609" is "X evades to HEX". */
  private static String general(String said) {
    return said.replaceAll("\\b[0-9]{4}\\b", "HEX")
        .replaceAll("\\b(N|NE|SE|S|SW|NW)\\b", "FACING")
        .replaceAll("\\bConde\\b", "GENERAL")
        .replace("declare Left", "declare GROUP")
        .replaceAll("^allotment [0-9]$", "allotment N");
  }

  @Test
  void everyWordAnOrderBeginsWithStandsInTheGuide() {
    for (String verb : SnaphanceOrderText.VERBS) {
      assertTrue(
          SAID.stream().anyMatch(said -> said.matches("(.* )?" + verb + "( .*)?")),
          "docs/guide/situations.md has no order with " + verb);
    }
  }

  @Test
  void everyWordOfAnExpectationStandsInTheGuide() {
    List<String> words = new ArrayList<>(SnaphanceStatements.OF_STANDS);
    words.addAll(SnaphanceStatements.OF_GENERALS);
    words.addAll(List.of("not", "is", "lost", "broken", "stands", "wins", "log", "then", "no"));
    for (String word : words) {
      assertTrue(
          SAID.stream().anyMatch(said -> List.of(said.split(" ")).contains(word)),
          "docs/guide/situations.md has nothing to expect with " + word);
    }
  }
}
