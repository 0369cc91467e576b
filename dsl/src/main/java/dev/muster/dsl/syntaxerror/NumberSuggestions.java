package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.text.TextChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers, hexes and dates as they are written elsewhere. */
final class NumberSuggestions implements SuggestionRule {
  private static final Map<String, Integer> MONTHS =
      Map.ofEntries(
          Map.entry("jan", 1),
          Map.entry("feb", 2),
          Map.entry("fév", 2),
          Map.entry("mar", 3),
          Map.entry("mär", 3),
          Map.entry("apr", 4),
          Map.entry("avr", 4),
          Map.entry("may", 5),
          Map.entry("mai", 5),
          Map.entry("jun", 6),
          Map.entry("juin", 6),
          Map.entry("jul", 7),
          Map.entry("juil", 7),
          Map.entry("aug", 8),
          Map.entry("aoû", 8),
          Map.entry("sep", 9),
          Map.entry("oct", 10),
          Map.entry("okt", 10),
          Map.entry("nov", 11),
          Map.entry("dec", 12),
          Map.entry("dez", 12),
          Map.entry("déc", 12));

  private static final Pattern COST =
      Pattern.compile(
          "(?<![\\p{L}\\d])(?:\\d+\\s*(?:points|pts|pt|punkte)|(?:points|pts|cost|costs)\\s*\\d+)"
              + "(?![\\p{L}\\d])");

  private static final Pattern DATE = Pattern.compile("date\\s*[:=]?\\s*([^\\n{}]+?)\\s*(?=\\n|$)");
  private static final Pattern DAY_FIRST =
      Pattern.compile("(\\d{1,2})(?:st|nd|rd|th)?[./ -]+(\\d{1,2}|\\p{L}+)\\.?[./, -]+(\\d{4})");
  private static final Pattern MONTH_FIRST =
      Pattern.compile("(\\p{L}+)\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})");
  private static final Pattern YEAR_FIRST =
      Pattern.compile("(\\d{4})[./ -]+(\\d{1,2}|\\p{L}+)\\.?[./ -]+(\\d{1,2})");

  /** A written form of a number, and its form in the language. */
  private record Shape(
      Pattern written, String message, java.util.function.Function<MatchResult, String> right) {}

  private static final List<Shape> SHAPES =
      List.of(
          new Shape(
              Pattern.compile("(?<![\\p{L}\\d])(\\d+)\\s*[xX×](\\d+)(?![\\p{L}\\d])"),
              "write blanks around the x",
              found -> found.group(1) + " x " + found.group(2)),
          new Shape(
              Pattern.compile("(?<![\\p{L}\\d])[xX×]\\s?(\\d{1,2})(?![\\p{L}\\d])"),
              "a number of stands is written without an x",
              found -> found.group(1)),
          new Shape(
              Pattern.compile("(?<![\\p{L}\\d])(\\d{1,2})\\s?[xX×](?![\\p{L}\\d])"),
              "a number of stands is written without an x",
              found -> found.group(1)),
          new Shape(
              Pattern.compile(
                  "(?<=(?:at|from|\\d{4}|\\.\\.|-)"
                      + " {1,3})(\\d{2})\\s?[,.:/-]\\s?(\\d{2})(?![\\p{L}\\d])"),
              "a hex is four digits, the column and the row",
              found -> found.group(1) + found.group(2)),
          new Shape(
              Pattern.compile(
                  "(?<=(?:at|from|\\d{4}|\\.\\.|-) {1,3})(\\d{2}) (\\d{2})(?![\\p{L}\\d])"),
              "a hex is four digits, the column and the row",
              found -> found.group(1) + found.group(2)),
          new Shape(
              Pattern.compile("(?<![\\p{L}\\d])(?=[\\dOoIl]*\\d)[\\dOoIl]{3,4}(?![\\p{L}\\d])"),
              "a hex is four digits, the column and the row",
              found -> found.group().replaceAll("[Oo]", "0").replaceAll("[Il]", "1")),
          new Shape(
              Pattern.compile("(?<![\\p{L}\\d])(\\d{1,3})\\s?(?:%|percent|prozent)"),
              "a share is written as a fraction, such as 1/3",
              found -> share(Integer.parseInt(found.group(1)))),
          new Shape(
              Pattern.compile("(?<![\\p{L}\\d])0[.,](\\d{1,3})(?!\\d)"),
              "a share is written as a fraction, such as 1/3",
              found -> share(Math.round(Float.parseFloat("0." + found.group(1)) * 100))),
          new Shape(
              Pattern.compile("(?<![\\p{L}\\d])(\\d+)[.,](\\d+)(?!\\d)"),
              "write a whole number",
              found -> found.group(1)),
          new Shape(
              Pattern.compile("(?<![\\p{L}\\d])(\\d+)\\s?[\"″'](?=\\s)"),
              "distances are counted in hexes",
              found -> found.group(1)));

  private static final Map<String, String> IN_LETTERS =
      Map.ofEntries(
          Map.entry("one", "1"),
          Map.entry("two", "2"),
          Map.entry("three", "3"),
          Map.entry("four", "4"),
          Map.entry("five", "5"),
          Map.entry("six", "6"),
          Map.entry("seven", "7"),
          Map.entry("eight", "8"),
          Map.entry("nine", "9"),
          Map.entry("ten", "10"),
          Map.entry("eleven", "11"),
          Map.entry("twelve", "12"),
          Map.entry("eins", "1"),
          Map.entry("zwei", "2"),
          Map.entry("drei", "3"),
          Map.entry("vier", "4"),
          Map.entry("fünf", "5"),
          Map.entry("sechs", "6"),
          Map.entry("acht", "8"),
          Map.entry("zehn", "10"),
          Map.entry("zwölf", "12"),
          Map.entry("un", "1"),
          Map.entry("deux", "2"),
          Map.entry("trois", "3"),
          Map.entry("quatre", "4"),
          Map.entry("cinq", "5"),
          Map.entry("huit", "8"),
          Map.entry("dix", "10"),
          Map.entry("douze", "12"),
          Map.entry("half", "1/2"),
          Map.entry("third", "1/3"),
          Map.entry("zero", "0"),
          Map.entry("no", "0"));

  @Override
  public void suggest(SourceTokens words, int at, Consumer<Suggestion> offer) {
    SourceToken letters = words.at(at);
    String digits =
        letters == null ? null : IN_LETTERS.get(letters.text().toLowerCase(Locale.ROOT));
    if (letters != null && digits != null) {
      offer.accept(
          Suggestion.replace(
              letters,
              digits,
              "found '" + letters.text() + "' where a number was expected; write " + digits));
    }
    if (words.size() == 0) {
      return;
    }
    SourceToken here = words.get(Math.min(at, words.size() - 1));
    int start = words.rawLineStart(here.start());
    int end = words.rawLineEnd(here.start());
    int from = words.get(Math.max(0, Math.min(at, words.size() - 1) - 2)).start();
    for (Shape shape : SHAPES) {
      Matcher found = shape.written().matcher(words.text());
      found.region(Math.max(start, Math.min(from, here.start())), end);
      found.useTransparentBounds(true);
      // Only what reading broke off at, and one of its neighbours.
      while (found.find() && found.start() <= here.end()) {
        String right = shape.right().apply(found.toMatchResult());
        if (!right.isEmpty()
            && !right.equals(found.group())
            && !isInText(words, found.start(), found.end())) {
          offer.accept(
              new Suggestion(
                  "",
                  "Write " + right,
                  "did not expect '" + found.group() + "' here; " + shape.message(),
                  found.start(),
                  found.group().length(),
                  List.of(new TextChange(found.start(), found.group().length(), right))));
          moved(words, found.start(), found.end(), right, offer);
        }
      }
    }
  }

  /** Whether a stretch is part of a text in quotes, in which anything may be written. */
  private static boolean isInText(SourceTokens words, int start, int end) {
    SourceToken word = words.at(words.indexOf(start));
    return word != null
        && (word.isText() || word.isLongText())
        && word.start() <= start
        && end <= word.end();
  }

  /** A number of stands goes behind the line it counts, and behind the name. */
  private static void moved(
      SourceTokens words, int start, int end, String number, Consumer<Suggestion> offer) {
    if (!number.matches("\\d{1,2}")) {
      return;
    }
    int first = words.indexOf(end);
    if (first >= words.size() || words.get(first).start() < end) {
      return;
    }
    int behind = words.size() == 0 ? 0 : words.lineEnd(Math.min(first, words.size() - 1));
    for (int i = first + 1; i <= Math.min(behind, first + 3); i++) {
      SourceToken before = words.get(i - 1);
      String found = words.text().substring(start, end);
      offer.accept(
          new Suggestion(
              "",
              "Write " + number + " behind " + before.text(),
              "did not expect '" + found + "' here; the number of stands follows the name",
              start,
              end - start,
              List.of(
                  new TextChange(start, words.get(first).start() - start, ""),
                  new TextChange(before.end(), 0, " " + number))));
    }
  }

  /** The printed code of a category, whose sign no name has. */
  private static void pikeAndShot(SourceTokens words, int at, Consumer<Suggestion> offer) {
    for (int i = Math.max(0, at - 1); i <= at && i + 1 < words.size(); i++) {
      if (words.get(i).is("&") && i > 0 && words.get(i - 1).is("P") && words.get(i + 1).is("S")) {
        String found = words.from(i - 1, i + 2);
        offer.accept(
            new Suggestion(
                UnquotedTextSuggestions.NAME,
                "Write PikeAndShot",
                "did not expect '&' here; P&S is written PikeAndShot",
                words.get(i - 1).start(),
                found.length(),
                List.of(new TextChange(words.get(i - 1).start(), found.length(), "PikeAndShot"))));
      }
    }
  }

  /** Suggests a fix for the price of a stand in points, as other army lists have it. */
  private static void costs(String text, int start, int end, int here, Consumer<Suggestion> offer) {
    Matcher cost = COST.matcher(text).region(start, end);
    cost.useTransparentBounds(true);
    while (cost.find()) {
      if (cost.start() <= here && here <= cost.end()) {
        int from = cost.start();
        while (from > start && text.charAt(from - 1) == ' ') {
          from--;
        }
        offer.accept(
            new Suggestion(
                "",
                "Remove " + cost.group(),
                "did not expect '" + cost.group() + "' here; stands cost no points",
                cost.start(),
                cost.group().length(),
                List.of(new TextChange(from, cost.end() - from, ""))));
      }
    }
  }

  /** Dates as they are written elsewhere, and what stands cost in other lists. */
  static void datesAndCosts(SourceTokens words, int at, Consumer<Suggestion> offer) {
    if (words.size() > 0) {
      SourceToken here = words.get(Math.min(at, words.size() - 1));
      pikeAndShot(words, at, offer);
      costs(
          words.text(),
          words.rawLineStart(here.start()),
          words.rawLineEnd(here.start()),
          at < words.size() ? here.start() : here.end(),
          offer);
      dates(words.text(), words.rawLineStart(here.start()), words.rawLineEnd(here.start()), offer);
    }
  }

  private static void dates(String text, int start, int end, Consumer<Suggestion> offer) {
    Matcher line = DATE.matcher(text).region(start, end);
    if (!line.find()) {
      return;
    }
    String written = line.group(1);
    String right = date(written);
    if (!right.isEmpty() && !right.equals(written)) {
      offer.accept(
          new Suggestion(
              "",
              "Write " + right,
              "did not expect '"
                  + written
                  + "' here; a date is written year-month-day, such as 1643-05-19",
              line.start(1),
              written.length(),
              List.of(new TextChange(line.start(1), written.length(), right))));
    }
  }

  private static String date(String written) {
    List<String[]> read = new ArrayList<>();
    Matcher day = DAY_FIRST.matcher(written);
    Matcher month = MONTH_FIRST.matcher(written);
    Matcher year = YEAR_FIRST.matcher(written);
    if (day.matches()) {
      read.add(new String[] {day.group(3), day.group(2), day.group(1)});
    } else if (month.matches()) {
      read.add(new String[] {month.group(3), month.group(1), month.group(2)});
    } else if (year.matches()) {
      read.add(new String[] {year.group(1), year.group(2), year.group(3)});
    }
    if (read.isEmpty()) {
      return "";
    }
    String[] parts = read.getFirst();
    int inYear = month(parts[1]);
    int inMonth = Integer.parseInt(parts[2]);
    if (inYear > 12 && inMonth <= 12) {
      int swap = inYear;
      inYear = inMonth;
      inMonth = swap;
    }
    return inYear < 1 || inYear > 12 || inMonth < 1 || inMonth > 31
        ? ""
        : String.format(Locale.ROOT, "%s-%02d-%02d", parts[0], inYear, inMonth);
  }

  private static int month(String word) {
    if (word.matches("\\d+")) {
      return Integer.parseInt(word);
    }
    String written = word.toLowerCase(Locale.ROOT);
    return MONTHS.entrySet().stream()
        .filter(each -> written.startsWith(each.getKey()))
        .mapToInt(Map.Entry::getValue)
        .findFirst()
        .orElse(0);
  }

  /** The simple fraction nearest to a percentage. */
  private static String share(int percent) {
    String best = "";
    int least = Integer.MAX_VALUE;
    for (int[] each : new int[][] {{1, 3}, {1, 2}, {2, 5}, {1, 4}, {2, 3}, {1, 5}, {3, 4}}) {
      int away = Math.abs(percent * each[1] - 100 * each[0]) / each[1];
      if (away < least) {
        least = away;
        best = each[0] + "/" + each[1];
      }
    }
    return best;
  }
}
