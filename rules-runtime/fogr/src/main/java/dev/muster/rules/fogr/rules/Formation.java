package dev.muster.rules.fogr.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The bases of a battle group in files and ranks (FR-D03).
 *
 * @param files from its own left, each from the front; no file is empty
 */
public record Formation(List<List<Base>> files) {
  public Formation {
    files = files.stream().map(List::copyOf).toList();
    if (files.isEmpty() || files.stream().anyMatch(List::isEmpty)) {
      throw new IllegalArgumentException("a formation has no empty files");
    }
  }

  public int width() {
    return files.size();
  }

  /** Ranks of its deepest file. */
  public int ranks() {
    return files.stream().mapToInt(List::size).max().orElse(0);
  }

  public List<Base> bases() {
    return files.stream().flatMap(List::stream).toList();
  }

  public int count(Predicate<Base> which) {
    return (int) bases().stream().filter(which).count();
  }

  /** The bases of a rank, from the left. */
  List<Base> rank(int number) {
    return files.stream()
        .filter(file -> file.size() >= number)
        .map(file -> file.get(number - 1))
        .toList();
  }

  /** Returns the number of files with such a base. */
  int filesWith(Predicate<Base> which) {
    return (int) files.stream().filter(file -> file.stream().anyMatch(which)).count();
  }

  /** Returns the layout as text, such as {@code SS/PPPP/SS}. */
  public String letters() {
    List<String> words = new ArrayList<>();
    for (List<Base> file : files) {
      StringBuilder word = new StringBuilder();
      file.forEach(base -> word.append(base.letter()));
      words.add(word.toString());
    }
    return String.join("/", words);
  }
}
