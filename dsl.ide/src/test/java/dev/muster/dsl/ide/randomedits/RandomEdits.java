package dev.muster.dsl.ide.randomedits;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What an author does to a text, drawn at random: most of it inside of stand lines. */
final class RandomEdits {
  private static final Pattern LINE = Pattern.compile("(?m)^[ \\t]*stand\\b.*$");
  private static final Pattern WORD = Pattern.compile("[^\\s{}]+");
  private static final String[] PIECES = {
    "a", "Z", "0", "9", " ", "  ", "\n", "\t", "\"", "\"\"\"", "/", "*", "//", "/*", "*/", "=", "-",
    "+", "{", "}", "[", "]", "(", ")", ",", "^", "_", "\u00e9", "\uFEFF", "x"
  };
  private static final String[] WORDS = {
    "stand",
    "Pike",
    "Lancer",
    "Pistols",
    "Nonesuch",
    "A",
    "B",
    "Q",
    "mp 1",
    "mp 3*2",
    "sp 5/5/5",
    "sp 6[+1]",
    "cb 9",
    "bp 7",
    "pb 0",
    "2h -1",
    "\"A name\"",
    "weapon musket",
    "weapon weapon",
    "estimated",
    "estimated \"so it was\"",
    "{ note \"a note\" }",
    "{ allow V-034 \"two ranks\" }",
    "{ allow V-999 \"\" }",
    "// a remark",
    "/* a remark */",
    "/** about it */",
    "two-hex-pursuit",
    "training",
    "total 20",
    "note",
    "not",
    "points",
    "army"
  };

  private RandomEdits() {}

  /** The text with one more edit. */
  static String once(String text, SplittableRandom random) {
    List<int[]> lines = spans(LINE, text, 0, text.length());
    boolean anywhere = lines.isEmpty() || random.nextInt(8) == 0;
    int[] within =
        anywhere ? new int[] {0, text.length()} : lines.get(random.nextInt(lines.size()));
    List<int[]> words = spans(WORD, text, within[0], within[1]);
    int at = within[0] + random.nextInt(within[1] - within[0] + 1);
    int[] word = words.isEmpty() ? new int[] {at, at} : words.get(random.nextInt(words.size()));
    return switch (random.nextInt(9)) {
      case 0 -> with(text, at, at, pick(PIECES, random));
      case 1 -> with(text, at, Math.min(text.length(), at + 1 + random.nextInt(3)), "");
      case 2 -> with(text, word[0], word[1], pick(WORDS, random));
      case 3 -> with(text, word[0], word[0], pick(WORDS, random) + " ");
      case 4 -> with(text, within[1], within[1], " " + pick(WORDS, random));
      case 5 -> with(text, word[1], word[1], pick(PIECES, random));
      case 6 -> with(text, word[0], word[1], "");
      case 7 -> with(text, word[0], word[1], String.valueOf(random.nextInt(12)));
      default -> {
        int[] other = words.isEmpty() ? word : words.get(random.nextInt(words.size()));
        yield with(text, word[0], word[1], text.substring(other[0], other[1]));
      }
    };
  }

  private static String with(String text, int from, int to, String now) {
    return text.substring(0, from) + now + text.substring(to);
  }

  private static String pick(String[] all, SplittableRandom random) {
    return all[random.nextInt(all.length)];
  }

  private static List<int[]> spans(Pattern what, String text, int from, int to) {
    List<int[]> found = new ArrayList<>();
    Matcher matcher = what.matcher(text).region(from, to);
    while (matcher.find()) {
      found.add(new int[] {matcher.start(), matcher.end()});
    }
    return found;
  }
}
