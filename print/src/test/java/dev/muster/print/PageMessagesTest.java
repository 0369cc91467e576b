package dev.muster.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.boxgrid.BoxGridGame;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.SnaphanceGame;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
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
class PageMessagesTest {
  private static final Path BUNDLES = Path.of("src/main/resources/dev/muster/print/i18n");
  private static final String TERRAIN = "terrain.is.";
  private static final BattleProgram BATTLE = FullScenarioTest.program("Gap", Map.of());

  @Test
  void everyLanguageHasEveryText() {
    for (String language : PageMessages.LANGUAGES) {
      assertEquals(PageMessages.ENGLISH.keys(), PageMessages.of(language).keys(), language);
    }
  }

  /** A text fills in what the English one does, and none is left as it is in English unseen. */
  @Test
  void everyLanguageFillsInTheSame() throws IOException {
    Map<String, String> english = texts("en");
    for (String language : PageMessages.LANGUAGES) {
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
    for (String key : PageMessages.ENGLISH.keys()) {
      String named = key.startsWith(TERRAIN) ? TERRAIN : key;
      if (code.indexOf('"' + named + '"') < 0) {
        unused.add(key);
      }
    }
    assertEquals(List.of(), unused);
    var missing = new ArrayList<String>();
    Pattern.compile("(?:say|html)\\(\\s*\"([a-z.-]*[a-z])\"")
        .matcher(code)
        .results()
        .filter(each -> !PageMessages.ENGLISH.keys().contains(each.group(1)))
        .forEach(each -> missing.add(each.group(1)));
    assertEquals(List.of(), missing);
  }

  /** Each game has its words in every language: the same ones, which fill in what a page gives. */
  @Test
  void everyGameHasItsWordsInEveryLanguage() {
    for (RuleSystem game : RuleSystems.ALL) {
      Map<String, String> english = game.roster().texts("en");
      for (String language : PageMessages.LANGUAGES) {
        Map<String, String> texts = game.roster().texts(language);
        assertEquals(english.keySet(), texts.keySet(), game.key() + " " + language);
        texts.forEach(
            (key, text) -> {
              String where = game.key() + " " + language + ": " + key;
              assertFalse(text.isBlank() || text.contains("'"), where);
              if (PageMessages.ENGLISH.has(key)) {
                PageMessages.of(language).with(Map.of(key, text));
              } else {
                assertTrue(key.startsWith("mark.") || key.startsWith(TERRAIN), where);
              }
              assertTrue(
                  new MessageFormat(text, Locale.of(language))
                      .format(new Object[] {2, 3})
                      .chars()
                      .noneMatch(c -> c == '<' || c == '&' || c == '{'),
                  where);
            });
      }
    }
  }

  /** Each mark has a word and a letter of its own, and a word behind `mark.` is one of a mark. */
  @Test
  void everyMarkOfAGameHasAWordAndALetterOfItsOwn() {
    for (RuleSystem game : RuleSystems.ALL) {
      for (String language : PageMessages.LANGUAGES) {
        PageMessages words = PageMessages.of(language).of(game.roster());
        var letters = new TreeSet<String>();
        for (String mark : game.roster().marks()) {
          assertFalse(words.text("mark." + mark).isBlank());
          letters.add(words.text("mark." + mark + ".letter"));
        }
        assertEquals(game.roster().marks().size(), letters.size(), game.key() + " " + language);
        assertEquals(
            2 * game.roster().marks().size(),
            words.keys().stream().filter(key -> key.startsWith("mark.")).count(),
            game.key() + " " + language);
      }
    }
  }

  /** What a terrain does is said, but for what is drawn alone and what the costs say. */
  @Test
  void whatTheTerrainsOfARulebookDoIsSaid() {
    var silent = new TreeSet<String>();
    for (String name : Rulebooks.NAMES) {
      var book = Rulebooks.named(name);
      PageMessages words = PageMessages.ENGLISH.of(RuleSystems.of(book).roster());
      for (var terrain : book.terrains()) {
        for (String property : terrain.properties()) {
          if (!words.has(TERRAIN + property)) {
            silent.add(book.system() + " " + property);
          }
        }
      }
    }
    assertEquals(
        Set.of(
            "boxgrid road",
            "fogr road",
            "snaphance hill",
            "snaphance impassable",
            "snaphance linear",
            "snaphance road"),
        silent);
  }

  /** A text that a game has in its own words gives way to that of a project as well. */
  @Test
  void aProjectsWordsComeBeforeThoseOfAGame() {
    PageMessages own =
        PageMessages.ENGLISH.with(
            Map.of("mark.unformed", "in a mess", "strength.summary", "{1} points in {0}"));
    PageMessages box = own.of(new BoxGridGame().roster());
    assertEquals("in a mess", box.text("mark.unformed"));
    assertEquals("shaken", box.text("mark.shaken"));
    assertEquals(
        "5 points in 3", own.of(new SnaphanceGame().roster()).text("strength.summary", 3, 5));
  }

  /** A whole booklet in another language has no heading and no head of a column in English. */
  @Test
  void aBookletIsInOneLanguage() {
    String english = Booklet.html(PrintJob.usual(BATTLE));
    for (String language : List.of("fr", "de", "nl")) {
      PrintSettings setting =
          PrintSettings.USUAL.withTheme(new Theme(PageMessages.of(language), ""));
      String html = Booklet.html(PrintJob.of(BATTLE, setting));
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
    PageMessages own =
        PageMessages.ENGLISH.with(
            Map.of("victory", "How to win <b>'", "contents", "What is in it"));
    String html =
        Booklet.html(PrintJob.of(BATTLE, PrintSettings.USUAL.withTheme(new Theme(own, ""))));
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
        assertThrows(IllegalArgumentException.class, () -> PageMessages.of("es"))
            .getMessage()
            .contains("en, fr, de, nl"));
  }

  @Test
  void aDateIsWrittenAsPeopleWriteIt() {
    for (String each :
        List.of(
            "en: 11 August 1674, August 1674, 1 May 1525",
            "fr: 11 août 1674, août 1674, 1er mai 1525",
            "de: 11. August 1674, August 1674, 1. Mai 1525",
            "nl: 11 augustus 1674, augustus 1674, 1 mei 1525")) {
      PageMessages words = PageMessages.of(each.substring(0, 2));
      assertEquals(
          each.substring(4),
          words.date("1674-08-11")
              + ", "
              + words.date("1674-08")
              + ", "
              + words.date("1525-05-01"));
      for (String other : List.of("1674", "1674-13-01", "in spring", "")) {
        assertEquals(other, words.date(other));
      }
    }
  }
}
