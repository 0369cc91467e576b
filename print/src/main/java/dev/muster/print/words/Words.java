package dev.muster.print.words;

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

/**
 * The fixed texts of the pages in a language. What an author or a rulebook says stays as it is
 * written. Only the language asked for counts, never that of the machine.
 */
public final class Words {
  /** The languages there are, the usual one first. */
  public static final List<String> LANGUAGES = List.of("en", "fr", "de", "nl");

  public static final Words ENGLISH = of("en");

  /** Stands in a message for a text that is safe already: no text of ours has such letters. */
  private static final int FIRST_PLACE = 0xE000;

  private final Locale locale;
  private final Map<String, String> texts;

  private Words(Locale locale, Map<String, String> texts) {
    this.locale = locale;
    this.texts = Map.copyOf(texts);
  }

  /**
   * The texts in a language.
   *
   * @param language its two letters, in capitals or not
   * @throws IllegalArgumentException where there is none, with those there are
   */
  public static Words of(String language) {
    String key = language.toLowerCase(Locale.ROOT);
    if (!LANGUAGES.contains(key)) {
      throw new IllegalArgumentException(
          "there is no language '" + language + "'; there is: " + String.join(", ", LANGUAGES));
    }
    InputStream file = Words.class.getResourceAsStream(key + ".properties");
    if (file == null) {
      throw new IllegalStateException("the texts in " + key + " are missing");
    }
    try (Reader reader = new InputStreamReader(file, StandardCharsets.UTF_8)) {
      var bundle = new PropertyResourceBundle(reader);
      var texts = new HashMap<String, String>();
      for (String each : bundle.keySet()) {
        texts.put(each, bundle.getString(each));
      }
      return new Words(Locale.of(key), texts);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The same with texts of a project in place of ours.
   *
   * @throws IllegalArgumentException for a text that is none of ours, or that names a value it is
   *     not given
   */
  public Words with(Map<String, String> others) {
    var all = new HashMap<>(texts);
    for (var each : others.entrySet()) {
      String ours = texts.get(each.getKey());
      if (ours == null) {
        throw new IllegalArgumentException("there is no text '" + each.getKey() + "'");
      }
      int known = new MessageFormat(ours, locale).getFormatsByArgumentIndex().length;
      try {
        int named = new MessageFormat(each.getValue(), locale).getFormatsByArgumentIndex().length;
        if (named > known) {
          throw new IllegalArgumentException("it is given {0} to {" + (known - 1) + "} at most");
        }
      } catch (IllegalArgumentException wrong) {
        throw new IllegalArgumentException(
            "the text '" + each.getKey() + "' cannot be used: " + wrong.getMessage());
      }
      all.put(each.getKey(), each.getValue());
    }
    return new Words(locale, all);
  }

  /** What the language calls itself. */
  public String own() {
    String name = locale.getDisplayLanguage(locale);
    return name.substring(0, 1).toUpperCase(locale) + name.substring(1);
  }

  /** Two letters, for the page. */
  public String language() {
    return locale.getLanguage();
  }

  /** The keys of all texts, in order. */
  public List<String> keys() {
    return List.copyOf(new TreeSet<>(texts.keySet()));
  }

  /** A text as it is, its values as they are: for a drawing, a table or a title. */
  public String say(String key, Object... values) {
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
    Escape.text(say(key, places))
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
