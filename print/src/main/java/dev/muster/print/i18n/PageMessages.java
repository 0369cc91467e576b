package dev.muster.print.i18n;

import dev.muster.rules.system.Roster;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.PropertyResourceBundle;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The fixed texts of the pages in a language. Texts of an author or a rulebook are not translated.
 * Only the requested language counts, never that of the machine.
 */
public final class PageMessages {
  /** The languages there are, the usual one first. */
  public static final List<String> LANGUAGES = List.of("en", "fr", "de", "nl");

  public static final PageMessages ENGLISH = of("en");

  /** Stands in a message for a text that is safe already: no text of ours has such letters. */
  private static final int FIRST_PLACE = 0xE000;

  private static final Pattern DATE = Pattern.compile("(\\d{3,4})-(\\d{1,2})(?:-(\\d{1,2}))?");

  /** What the checks found is said in our words alone, else a sheet could not be trusted. */
  private static final String VERDICT = "verdict.";

  private final Locale locale;

  /** The texts as they are said: those of a project come before those of a game and before ours. */
  private final Map<String, String> texts;

  private final Map<String, String> own;
  private final Roster game;

  private PageMessages(
      Locale locale, Map<String, String> texts, Map<String, String> own, Roster game) {
    this.locale = locale;
    this.game = game;
    this.own = Map.copyOf(own);
    var all = new HashMap<>(texts);
    all.putAll(own);
    this.texts = Map.copyOf(all);
  }

  /**
   * Returns the texts in a language.
   *
   * @param language its two-letter code, in any case
   * @throws IllegalArgumentException if there is none; the message lists the valid codes
   */
  public static PageMessages of(String language) {
    String key = language.toLowerCase(Locale.ROOT);
    if (!LANGUAGES.contains(key)) {
      throw new IllegalArgumentException(
          "there is no language '" + language + "'; there is: " + String.join(", ", LANGUAGES));
    }
    InputStream file = PageMessages.class.getResourceAsStream(key + ".properties");
    if (file == null) {
      throw new IllegalStateException("the texts in " + key + " are missing");
    }
    try (Reader reader = new InputStreamReader(file, StandardCharsets.UTF_8)) {
      var bundle = new PropertyResourceBundle(reader);
      var texts = new HashMap<String, String>();
      for (String each : bundle.keySet()) {
        texts.put(each, bundle.getString(each));
      }
      return new PageMessages(Locale.of(key), texts, Map.of(), Roster.USUAL);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns a copy with texts of a project instead of ours.
   *
   * @throws IllegalArgumentException for an unknown text, a text with the results of the checks, or
   *     an unknown placeholder
   */
  public PageMessages with(Map<String, String> others) {
    var all = new HashMap<>(own);
    for (var each : others.entrySet()) {
      List<String> ours = allOf(each.getKey());
      if (each.getKey().startsWith(VERDICT)) {
        throw new IllegalArgumentException(
            "the text '" + each.getKey() + "' says what the checks found; no project changes it");
      }
      if (ours.isEmpty()) {
        throw new IllegalArgumentException("there is no text '" + each.getKey() + "'");
      }
      int known = ours.stream().mapToInt(this::places).max().orElse(0);
      try {
        int named = places(each.getValue());
        if (named > known) {
          throw new IllegalArgumentException("it is given {0} to {" + (known - 1) + "} at most");
        }
      } catch (IllegalArgumentException wrong) {
        throw new IllegalArgumentException(
            "the text '" + each.getKey() + "' cannot be used: " + wrong.getMessage());
      }
      all.put(each.getKey(), each.getValue());
    }
    return new PageMessages(locale, texts, all, game);
  }

  private int places(String text) {
    return new MessageFormat(text, locale).getFormatsByArgumentIndex().length;
  }

  /** Returns all texts of a key, here and in each game. */
  private List<String> allOf(String key) {
    return Stream.concat(
            Stream.of(texts), RuleSystems.ALL.stream().map(each -> each.roster().texts(language())))
        .flatMap(each -> Stream.ofNullable(each.get(key)))
        .toList();
  }

  /** Returns the texts for a game, which has words of its own. */
  public PageMessages of(Roster roster) {
    if (roster == game) {
      return this;
    }
    if (game != Roster.USUAL) {
      throw new IllegalArgumentException("these are the words of another game already");
    }
    var all = new HashMap<>(texts);
    all.putAll(roster.texts(language()));
    return new PageMessages(locale, all, own, roster);
  }

  /** Returns the name of the language in the language. */
  public String languageName() {
    String name = locale.getDisplayLanguage(locale);
    return name.substring(0, 1).toUpperCase(locale) + name.substring(1);
  }

  /** Returns the two-letter language code of the page. */
  public String language() {
    return locale.getLanguage();
  }

  /** The keys of all texts, in order. */
  public List<String> keys() {
    return List.copyOf(new TreeSet<>(texts.keySet()));
  }

  /** Whether there is a text under a key, which a game may have or not. */
  public boolean has(String key) {
    return texts.containsKey(key);
  }

  /**
   * Returns a date in the form of the language, such as 11 August 1674; any other text stays
   * unchanged.
   *
   * @param date a year, with month and day if known: {@code 1674-08-11}
   */
  public String date(String date) {
    Matcher parts = DATE.matcher(date);
    if (!parts.matches()) {
      return date;
    }
    String[] months = text("date.months").split(",", -1);
    int month = Integer.parseInt(parts.group(2));
    if (month < 1 || month > months.length) {
      return date;
    }
    String name = months[month - 1].strip();
    String year = parts.group(1);
    return parts.group(3) == null
        ? text("date.month", name, year)
        : text("date.day", Integer.parseInt(parts.group(3)), name, year);
  }

  /** Returns a text with unescaped values, for a drawing, a table or a title. */
  public String text(String key, Object... values) {
    String pattern = texts.get(key);
    if (pattern == null) {
      throw new MissingResourceException("no text '" + key + "'", "words", key);
    }
    return new MessageFormat(pattern, locale).format(values);
  }

  /**
   * A text for a page.
   *
   * @param values numbers, and texts that are safe for a page already
   */
  public String html(String key, Object... values) {
    Object[] places = values.clone();
    for (int i = 0; i < places.length; i++) {
      if (places[i] instanceof String) {
        places[i] = Character.toString(FIRST_PLACE + i);
      }
    }
    var safe = new StringBuilder();
    HtmlEscape.text(text(key, places))
        .codePoints()
        .forEach(
            c -> {
              int place = c - FIRST_PLACE;
              if (place >= 0 && place < values.length && values[place] instanceof String value) {
                safe.append(value);
              } else {
                safe.appendCodePoint(c);
              }
            });
    return safe.toString();
  }
}
