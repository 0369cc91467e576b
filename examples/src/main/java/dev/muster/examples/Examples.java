package dev.muster.examples;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The examples that are shipped, with the texts of their files. */
public final class Examples {
  /** The usual game to begin with. */
  public static final String USUAL = "snaphance";

  /**
   * What the smallest things one can begin with are named with: two armies, a field, a scenario.
   */
  private static final String START = "start";

  private static final String LIST = "examples.tsv";

  private Examples() {}

  /**
   * A folder of files that belong together.
   *
   * @param name of the folder
   * @param title what it shows, for the user
   * @param first the file to begin with
   * @param files the names of all
   */
  public record Example(String name, String title, String first, List<String> files) {
    public Example {
      files = List.copyOf(files);
    }

    /**
     * The text of one of its files.
     *
     * @throws IllegalArgumentException where it has no such file
     */
    public String text(String file) {
      if (!files.contains(file)) {
        throw new IllegalArgumentException("the example " + name + " has no file " + file);
      }
      return read((isStart() ? "" : "/examples/") + name + "/" + file);
    }

    /** Whether it is there to begin a battle of one's own with. */
    public boolean isStart() {
      return name.startsWith(START);
    }

    private String game() {
      return name.equals(START) ? USUAL : name.substring(START.length() + 1);
    }
  }

  /** The games a battle of one's own can be begun in, by their keys, the usual one first. */
  public static List<String> games() {
    return all().stream().filter(Example::isStart).map(Example::game).toList();
  }

  /**
   * The smallest thing to begin with in a game: two armies, a field and a scenario.
   *
   * @param game its key, one of {@link #games}
   * @throws IllegalArgumentException with a message for the user, where there is none
   */
  public static Example start(String game) {
    return all().stream()
        .filter(each -> each.isStart() && each.game().equals(game))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no game '" + game + "'; there are " + String.join(", ", games())));
  }

  /** All examples, the easiest first. */
  public static List<Example> all() {
    List<Example> examples = new ArrayList<>();
    for (String line : read(LIST).lines().toList()) {
      String[] columns = line.split("\t", -1);
      examples.add(new Example(columns[0], columns[1], columns[2], List.of(columns[3].split(" "))));
    }
    return List.copyOf(examples);
  }

  /**
   * The example of this name.
   *
   * @throws IllegalArgumentException with a message for the user, where there is none
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
