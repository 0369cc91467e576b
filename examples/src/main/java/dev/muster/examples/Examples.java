package dev.muster.examples;

import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.system.Starter;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The small battles that the games bring to start from, and the examples that Muster ships. */
public final class Examples {
  /** Name of the small battle of the first game; the names of the others end with their keys. */
  private static final String START = "start";

  private static final String LIST = "examples.tsv";

  private Examples() {}

  /**
   * Files that belong together.
   *
   * @param name of their folder
   * @param title what they show, for the user
   * @param first the file to open first
   * @param game key of the game whose small battle to start from this is; empty for an example
   * @param texts the text of each file by its name
   */
  public record Example(
      String name, String title, String first, String game, Map<String, String> texts) {
    public Example {
      texts = Collections.unmodifiableMap(new LinkedHashMap<>(texts));
    }

    /** The names of all files. */
    public List<String> files() {
      return List.copyOf(texts.keySet());
    }

    /**
     * The text of one of its files.
     *
     * @throws IllegalArgumentException if it has no such file
     */
    public String text(String file) {
      String text = texts.get(file);
      if (text == null) {
        throw new IllegalArgumentException("the example " + name + " has no file " + file);
      }
      return text;
    }

    /** Whether it is a small battle to start from. */
    public boolean isStart() {
      return !game.isEmpty();
    }
  }

  /** The keys of the games that have a small battle to start from, the usual game first. */
  public static List<String> games() {
    return starts().stream().map(Example::game).toList();
  }

  /**
   * The small battle of a game: two armies, a field and a scenario.
   *
   * @param game its key, one of {@link #games}
   * @throws IllegalArgumentException with a message for the user, if there is none
   */
  public static Example start(String game) {
    return starts().stream()
        .filter(each -> each.game().equals(game))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no game '" + game + "'; there are " + String.join(", ", games())));
  }

  private static List<Example> starts() {
    List<Example> found = new ArrayList<>();
    for (RuleSystem game : RuleSystems.ALL) {
      @Nullable Starter starter = game.starter();
      if (starter != null) {
        String name = found.isEmpty() ? START : START + "-" + game.key();
        found.add(new Example(name, starter.title(), starter.first(), game.key(), starter.texts()));
      }
    }
    return found;
  }

  /** The small battles to start from, then all examples, the easiest first. */
  public static List<Example> all() {
    List<Example> examples = new ArrayList<>(starts());
    for (String line : read(LIST).lines().toList()) {
      String[] columns = line.split("\t", -1);
      Map<String, String> texts = new LinkedHashMap<>();
      for (String file : columns[3].split(" ")) {
        texts.put(file, read("/examples/" + columns[0] + "/" + file));
      }
      examples.add(new Example(columns[0], columns[1], columns[2], "", texts));
    }
    return List.copyOf(examples);
  }

  /**
   * The example of this name.
   *
   * @throws IllegalArgumentException with a message for the user, if there is none
   */
  public static Example named(String name) {
    return all().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no example '"
                        + name
                        + "'; there are "
                        + String.join(", ", all().stream().map(Example::name).toList())));
  }

  private static String read(String resource) {
    try (InputStream in = Examples.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IOException("the example file " + resource + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
