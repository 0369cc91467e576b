package dev.muster.dsl.ide.command;

import dev.muster.examples.Examples;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The answer to {@link MusterCommandService#EXAMPLES}.
 *
 * @param examples all examples, or the requested one with its texts; empty if refused
 * @param refusal why there is no example, for the user; empty if there is one
 */
public record ExamplesResult(List<ListedExample> examples, String refusal) {
  public ExamplesResult {
    examples = List.copyOf(examples);
  }

  /**
   * An example: files to begin with.
   *
   * @param name name for its folder
   * @param title what the example shows, for the user
   * @param first the file to open
   * @param files texts by file name; empty if only the list was requested
   */
  public record ListedExample(String name, String title, String first, Map<String, String> files) {}

  static ExamplesResult all() {
    return new ExamplesResult(
        Examples.all().stream()
            .map(each -> new ListedExample(each.name(), each.title(), each.first(), Map.of()))
            .toList(),
        "");
  }

  static ExamplesResult named(String name) {
    try {
      Examples.Example found = Examples.named(name);
      Map<String, String> texts = new TreeMap<>();
      found.files().forEach(file -> texts.put(file, found.text(file)));
      return new ExamplesResult(
          List.of(new ListedExample(found.name(), found.title(), found.first(), texts)), "");
    } catch (IllegalArgumentException unknown) {
      return new ExamplesResult(List.of(), String.valueOf(unknown.getMessage()));
    }
  }
}
