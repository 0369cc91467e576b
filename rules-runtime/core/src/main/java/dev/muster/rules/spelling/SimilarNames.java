package dev.muster.rules.spelling;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Which known names an author may have meant by an unknown one. */
public final class SimilarNames {
  private static final int MOST = 3;

  /** Length in letters of a common prefix that is enough to make two names similar. */
  private static final int STEM = 4;

  /** Of so few words any may be meant. */
  private static final int FEW = 6;

  private SimilarNames() {}

  /** Returns the most similar names, best first; empty if no name is similar. */
  public static List<String> of(String written, Collection<String> known) {
    String wanted = plain(written);
    List<String> same = known.stream().filter(name -> plain(name).equals(wanted)).sorted().toList();
    if (!same.isEmpty() || wanted.isEmpty()) {
      return same.subList(0, Math.min(MOST, same.size()));
    }
    List<String> near = new ArrayList<>();
    for (String name : known) {
      if (distance(wanted, name) <= farthest(wanted, plain(name))) {
        near.add(name);
      }
    }
    if (near.isEmpty()) {
      for (String name : known) {
        if (stem(wanted, plain(name)) >= STEM) {
          near.add(name);
        }
      }
    }
    near.sort(
        Comparator.comparingInt((String name) -> distance(wanted, name))
            .thenComparing(name -> !plain(name).startsWith(wanted)) // a word half written
            .thenComparing(Comparator.naturalOrder()));
    // Beside a name that is nearer another is not meant.
    near.removeIf(name -> distance(wanted, name) > distance(wanted, near.getFirst()) + 1);
    return near.subList(0, Math.min(MOST, near.size()));
  }

  /**
   * Returns the most similar of a few words; if none is similar, all of them if they are few enough
   * to choose from.
   */
  public static List<String> choice(String written, Collection<String> words) {
    List<String> near = of(written, words);
    return near.isEmpty() && words.size() <= FEW ? List.copyOf(words) : near;
  }

  /** Whether but a letter is wrong. */
  public static boolean isUnambiguous(String written, String name) {
    return distance(plain(written), name) <= 1;
  }

  private static int distance(String wanted, String name) {
    return EditDistance.distance(wanted, plain(name));
  }

  /**
   * Returns how many letters can be wrong: none of a single letter, one of a few, a third of many.
   */
  private static int farthest(String a, String b) {
    int length = Math.max(a.length(), b.length());
    return length < 2
        ? 0
        : length == 2 ? (sameLetters(a, b) ? 1 : 0) : Math.max(1, (length + 1) / 3);
  }

  private static boolean sameLetters(String a, String b) {
    return a.chars().sorted().boxed().toList().equals(b.chars().sorted().boxed().toList());
  }

  private static int stem(String a, String b) {
    int same = 0;
    while (same < a.length() && same < b.length() && a.charAt(same) == b.charAt(same)) {
      same++;
    }
    return same;
  }

  /** Without capitals, marks on letters, and what joins words. */
  public static String plain(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFD)
        .replaceAll("[\\p{M}_\\s-]", "")
        .toLowerCase(Locale.ROOT);
  }
}
