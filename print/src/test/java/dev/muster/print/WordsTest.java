package dev.muster.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.print.Documents.Setting;
import dev.muster.print.words.Words;
import dev.muster.rules.model.BattleProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The fixed texts of the pages are there in every language, and none of them for nothing. */
class WordsTest {
  private static final Path BUNDLES = Path.of("src/main/resources/dev/muster/print/words");
  private static final BattleProgram BATTLE = FullScenarioTest.program("Gap", Map.of());

  @Test
  void everyLanguageHasEveryText() {
    for (String language : Words.LANGUAGES) {
      assertEquals(Words.ENGLISH.keys(), Words.of(language).keys(), language);
    }
  }

  /** A text fills in what the English one does, and none is left as it is in English unseen. */
  @Test
  void everyLanguageFillsInTheSame() throws IOException {
    Map<String, String> english = texts("en");
    for (String language : Words.LANGUAGES) {
      Map<String, String> texts = texts(language);
      for (String key : english.keySet()) {
        assertEquals(places(english.get(key)), places(texts.get(key)), language + ": " + key);
        assertFalse(texts.get(key).isBlank(), language + ": " + key);
        assertFalse(texts.get(key).contains("'"), "an apostrophe is ’: " + language + ": " + key);
        assertTrue(
            new MessageFormat(texts.get(key), Locale.of(language))
                .format(new Object[] {2, 3, 4, 5})
                .chars()
                .noneMatch(c -> c == '<' || c == '&'),
            language + ": " + key);
      }
    }
  }

  private static Set<String> places(String text) {
    var found = new TreeSet<String>();
    Pattern.compile("\\{([0-9])").matcher(text).results().forEach(each -> found.add(each.group(1)));
    return found;
  }

  private static Map<String, String> texts(String language) throws IOException {
    var properties = new java.util.Properties();
    try (var reader = Files.newBufferedReader(BUNDLES.resolve(language + ".properties"))) {
      properties.load(reader);
    }
    var texts = new java.util.TreeMap<String, String>();
    properties.stringPropertyNames().forEach(key -> texts.put(key, properties.getProperty(key)));
    return texts;
  }

  /** Every key stands in the code, and every key of the code is there. */
  @Test
  void noTextIsUnusedAndNoneIsMissing() throws IOException {
    var code = new StringBuilder();
    try (var files = Files.walk(Path.of("src/main/java"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).sorted().toList()) {
        code.append(Files.readString(file));
      }
    }
    var unused = new ArrayList<String>();
    for (String key : Words.ENGLISH.keys()) {
      String named = key.endsWith(".letter") ? key.substring(0, key.length() - 7) : key;
      if (code.indexOf('"' + named + '"') < 0) {
        unused.add(key);
      }
    }
    assertEquals(List.of(), unused);
    var missing = new ArrayList<String>();
    Pattern.compile("(?:say|html)\\(\\s*\"([a-z.-]+)\"")
        .matcher(code)
        .results()
        .filter(each -> !Words.ENGLISH.keys().contains(each.group(1)))
        .forEach(each -> missing.add(each.group(1)));
    assertEquals(List.of(), missing);
  }

  /** A whole booklet in another language has no heading and no head of a column in English. */
  @Test
  void aBookletIsInOneLanguage() {
    String english = Booklet.html(Job.usual(BATTLE));
    for (String language : List.of("fr", "de", "nl")) {
      Setting setting = Setting.USUAL.dressed(new Dress(Words.of(language), ""));
      String html = Booklet.html(Job.of(BATTLE, setting));
      assertTrue(html.contains("<html lang=\"" + language + "\">"), language);
      for (String word :
          List.of("Victory", "Contents", "Quick reference", "Special rules", "Break Points of")) {
        assertTrue(english.contains(word), word);
        assertFalse(html.contains(word), language + ": " + word);
      }
    }
  }

  /** Texts of a project take the place of ours, and are as safe as an author's. */
  @Test
  void aProjectMaySayItInItsOwnWords() {
    Words own =
        Words.ENGLISH.with(Map.of("victory", "How to win <b>'", "contents", "What is in it"));
    String html = Booklet.html(Job.of(BATTLE, Setting.USUAL.dressed(new Dress(own, ""))));
    assertTrue(html.contains("<h2>What is in it</h2>"), html);
    assertTrue(html.contains("<h2>How to win &lt;b&gt;"), html);
    assertTrue(
        assertThrows(IllegalArgumentException.class, () -> own.with(Map.of("victories", "a")))
            .getMessage()
            .contains("there is no text 'victories'"));
    assertThrows(
        IllegalArgumentException.class, () -> own.with(Map.of("victory.wins", "{0} {1} {2}")));
    assertThrows(IllegalArgumentException.class, () -> own.with(Map.of("victory", "{")));
  }

  @Test
  void aLanguageThereIsNotIsRefusedWithThoseThereAre() {
    assertTrue(
        assertThrows(IllegalArgumentException.class, () -> Words.of("es"))
            .getMessage()
            .contains("en, fr, de, nl"));
  }
}
