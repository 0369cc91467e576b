package dev.muster.examples;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The examples that are shipped, with the texts of their files. */
public final class Examples {
  /** The smallest thing one can begin with: two armies, a field and a scenario. */
  public static final String START = "start";

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
      return read(name.equals(START) ? START + "/" + file : "/examples/" + name + "/" + file);
    }
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
