package dev.muster.dsl.ide.command;

import dev.muster.examples.Examples;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The answer to {@link MusterCommandService#EXAMPLES}.
 *
 * @param examples all there are; the wanted one, with its texts; none when refused
 * @param refusal why there is none, for the user; empty when there is
 */
public record ExamplesResult(List<ListedExample> examples, String refusal) {
  public ExamplesResult {
    examples = List.copyOf(examples);
  }

  /**
   * Files to begin with.
   *
   * @param name of a folder for them
   * @param title what they show, for the user
   * @param first the file to open
   * @param files the texts by the names of the files; empty where only the list was asked for
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
