package dev.muster.dsl.ide.armylist;

import dev.muster.dsl.ide.armylist.ColumnMapping.Meaning;
import dev.muster.dsl.ide.armylist.ImportedTable.Row;
import dev.muster.rules.check.Finding;
import dev.muster.rules.check.Finding.Severity;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Parses a table copied from a printed page, in which only blanks separate the cells and an empty
 * cell leaves no trace. The values of a line are its last words. If a line has fewer values than
 * columns, their position below the headers assigns them to columns, else the values that each
 * column accepts.
 */
final class FixedWidthTableParser {
  private static final Pattern WORD = Pattern.compile("\\S+");

  /** Maximum distance between the middle of a value and that of its header, in characters. */
  private static final double ASIDE = 3;

  private final String file;
  private final ColumnMapping.Reader headers;
  private final Rulebook rulebook;
  private final StandKindParser kinds;
  private @Nullable Header header;

  FixedWidthTableParser(String file, ColumnMapping.Reader headers, Rulebook rulebook) {
    this.file = file;
    this.headers = headers;
    this.rulebook = rulebook;
    this.kinds = new StandKindParser(rulebook);
  }

  /** One or more words that belong together, with their position; columns from 0. */
  private record Word(String text, int from, int to) {
    /** Stands where a column is blank. */
    static final Word NONE = new Word("", 0, 0);

    boolean isBlank() {
      return text.isEmpty();
    }

    double middle() {
      return (from + to) / 2.0;
    }
  }

  /** The stats of a header line, in order, with their positions. */
  private record Header(List<Rulebook.Stat> stats, List<Word> words) {
    /** Whether the page's own layout is kept: columns lie well apart. */
    boolean isSpread() {
      for (int i = 1; i < words.size(); i++) {
        if (words.get(i).from() - words.get(i - 1).to() < 2) {
          return false;
        }
      }
      return true;
    }
  }

  ImportedTable read(String text) {
    List<Row> rows = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).replaceAll("[\\p{Zs}\\t]", " ");
      if (!line.isBlank()) {
        Row head = head(line, i + 1);
        if (head != null) {
          rows.add(head);
        } else if (header != null) {
          rows.add(row(header, line, i + 1));
        }
      }
    }
    return new ImportedTable(List.copyOf(rows));
  }

  private static List<Word> words(String line) {
    List<Word> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(line);
    while (matcher.find()) {
      words.add(new Word(matcher.group(), matcher.start(), matcher.end()));
    }
    return words;
  }

  private TableCell cell(List<Word> words, int line) {
    int from = words.isEmpty() ? 0 : words.getFirst().from();
    int to = words.isEmpty() ? 0 : words.getLast().to();
    return new TableCell(
        ImportedTable.plain(String.join(" ", words.stream().map(Word::text).toList())),
        new SourceRange(file, line, from + 1, line, to + 1));
  }

  // ---- headers

  /** Returns the row of a header line; null if the line is not a header. */
  private @Nullable Row head(String line, int number) {
    List<Word> words = words(line);
    List<Rulebook.Stat> stats = new ArrayList<>();
    List<Word> places = new ArrayList<>();
    List<Word> before = new ArrayList<>();
    for (int i = 0; i < words.size(); ) {
      // "Charge Bonus" is one header of two words
      int next = Math.min(i + 2, words.size());
      Word both = new Word(joined(words.subList(i, next)), words.get(i).from(), last(words, next));
      Rulebook.Stat two = next - i == 2 ? stat(both) : null;
      Rulebook.Stat one = stat(words.get(i));
      if (two != null || one != null) {
        stats.add(two != null ? two : one);
        places.add(two != null ? both : words.get(i));
      } else if (stats.isEmpty()) {
        before.add(words.get(i));
      }
      i = two != null ? next : i + 1;
    }
    List<TableCell> cells = new ArrayList<>();
    cells.add(cell(untitled(before), number));
    cells.add(new TableCell("Order", cells.getFirst().at()));
    cells.add(new TableCell("Category", cells.getFirst().at()));
    for (Word each : places) {
      cells.add(cell(List.of(each), number));
    }
    if (!headers.isHeader(cells)) {
      return null;
    }
    header = new Header(stats, places);
    return new Row(cells, line.strip(), List.of());
  }

  private static String joined(List<Word> words) {
    return String.join(" ", words.stream().map(Word::text).toList());
  }

  private static int last(List<Word> words, int end) {
    return words.get(end - 1).to();
  }

  private Rulebook.@Nullable Stat stat(Word word) {
    if (headers.meaning(word.text()) instanceof Meaning.StatColumn(String key)) {
      return rulebook.stats().stream()
          .filter(each -> each.key().equals(key))
          .findFirst()
          .orElse(null);
    }
    return null;
  }

  /** Returns the words without those for order class and category at the end. */
  private List<Word> untitled(List<Word> words) {
    int end = words.size();
    while (end > 0
        && headers.meaning(words.get(end - 1).text()) instanceof Meaning.Of of
        && of != Meaning.Of.NAME) {
      end--;
    }
    return words.subList(0, end);
  }

  // ---- stands and titles

  private Row row(Header header, String line, int number) {
    List<Word> words = joinedBrackets(words(line));
    int first = words.size();
    while (first > 0 && isValue(words.get(first - 1).text())) {
      first--;
    }
    List<Word> values = words.subList(first, words.size());
    List<Word> front = words.subList(0, first);
    List<TableCell> cells =
        new ArrayList<>(values.isEmpty() ? title(front, number) : stand(front, number));
    List<Finding> findings = new ArrayList<>();
    List<Word> placed = values.isEmpty() ? List.of() : placed(header, values, number, findings);
    for (Word each : placed) {
      cells.add(each.isBlank() ? cell(List.of(), number) : cell(List.of(each), number));
    }
    return new Row(cells, line.strip(), findings);
  }

  private boolean isValue(String word) {
    return rulebook.stats().stream()
        .filter(stat -> stat.kind() != Rulebook.StatKind.WORD)
        .filter(stat -> stat.kind() != Rulebook.StatKind.WORDS)
        .anyMatch(stat -> StandRowParser.isValue(stat, word));
  }

  /** "6 [+1]" is one value. */
  private static List<Word> joinedBrackets(List<Word> words) {
    List<Word> joined = new ArrayList<>();
    for (Word each : words) {
      if (each.text().matches("[\\[(].*") && !joined.isEmpty()) {
        Word last = joined.removeLast();
        joined.add(new Word(last.text() + each.text(), last.from(), each.to()));
      } else {
        joined.add(each);
      }
    }
    return joined;
  }

  /** A line without values: "Catholic Stands" and "Cat". */
  private List<TableCell> title(List<Word> words, int number) {
    List<Word> name = untitled(words);
    List<Word> rest = words.subList(name.size(), words.size());
    return List.of(cell(name, number), cell(List.of(), number), cell(rest, number));
  }

  /** Returns the cells before the values: a name, then order class and category in any order. */
  private List<TableCell> stand(List<Word> words, int number) {
    for (int name = 1; name < words.size(); name++) {
      List<Word> rest = words.subList(name, words.size());
      boolean front = kinds.order(rest.getFirst().text()) != null;
      boolean back = kinds.order(rest.getLast().text()) != null;
      List<Word> kind = rest.subList(front ? 1 : 0, rest.size() - (back && !front ? 1 : 0));
      if (!kind.isEmpty() && kinds.read(joined(kind)).isWhole()) {
        List<Word> order =
            front
                ? rest.subList(0, 1)
                : back ? rest.subList(rest.size() - 1, rest.size()) : List.of();
        return List.of(
            cell(words.subList(0, name), number), cell(order, number), cell(kind, number));
      }
    }
    // The parser of the stand reports what is missing.
    return List.of(cell(words, number), cell(List.of(), number), cell(List.of(), number));
  }

  // ---- values

  /**
   * Returns one value per header, NONE for a blank column; empty if the assignment is not certain.
   * Of several readings it prefers a fire range that begins at one hex, and a line without a bonus
   * of 0.
   */
  private List<Word> placed(Header header, List<Word> values, int number, List<Finding> findings) {
    if (values.size() == header.stats().size()) {
      return values;
    }
    List<List<Word>> readings = new ArrayList<>();
    readings(header, values, new ArrayList<>(), readings);
    List<Word> below = below(header, values);
    if (below != null && readings.contains(below)) {
      return below;
    }
    List<List<Word>> near =
        orAll(readings, readings.stream().filter(each -> firesFromNear(header, each)).toList());
    List<List<Word>> likely =
        orAll(near, near.stream().filter(each -> !hasNought(header, each)).toList());
    if (likely.size() == 1) {
      if (near.size() > 1) {
        findings.add(
            finding(
                Severity.WARNING,
                "read as " + told(header, likely.getFirst()) + "; mend it if not so meant",
                values,
                number));
      }
      return likely.getFirst();
    }
    findings.add(
        finding(
            Severity.ERROR,
            likely.isEmpty()
                ? values.size()
                    + " values do not fit the "
                    + header.stats().size()
                    + " columns; write a dash where a column is blank"
                : "this may be "
                    + told(header, likely.get(0))
                    + ", or "
                    + told(header, likely.get(1))
                    + "; write a dash where a column is blank",
            values,
            number));
    return List.of();
  }

  private Finding finding(Severity severity, String message, List<Word> values, int number) {
    return new Finding("V-001", severity, "15.0", message, cell(values, number).at());
  }

  private static String told(Header header, List<Word> reading) {
    List<String> told = new ArrayList<>();
    for (int i = 0; i < reading.size(); i++) {
      Word value = reading.get(i);
      if (!value.isBlank()) {
        told.add(header.stats().get(i).header() + " " + value.text());
      }
    }
    return String.join(" ", told);
  }

  /** Returns the reading by position; null if the lines do not keep the layout of the page. */
  private static @Nullable List<Word> below(Header header, List<Word> values) {
    if (!header.isSpread()) {
      return null;
    }
    List<Word> placed = new ArrayList<>(Collections.nCopies(header.words().size(), Word.NONE));
    int before = -1;
    for (Word value : values) {
      int nearest = 0;
      for (int i = 1; i < header.words().size(); i++) {
        double apart = Math.abs(header.words().get(i).middle() - value.middle());
        if (apart < Math.abs(header.words().get(nearest).middle() - value.middle())) {
          nearest = i;
        }
      }
      double aside = Math.abs(header.words().get(nearest).middle() - value.middle());
      if (nearest <= before || aside > ASIDE) {
        return null;
      }
      placed.set(nearest, value);
      before = nearest;
    }
    return placed;
  }

  /** Collects all assignments of values to columns, in order, that the columns allow. */
  private static void readings(
      Header header, List<Word> left, List<Word> begun, List<List<Word>> readings) {
    int column = begun.size();
    if (column == header.stats().size()) {
      if (left.isEmpty() && withoutGaps(header, begun)) {
        readings.add(new ArrayList<>(begun));
      }
      return;
    }
    Rulebook.Stat stat = header.stats().get(column);
    if (left.size() < header.stats().size() - column && !stat.required()) {
      begun.add(Word.NONE);
      readings(header, left, begun, readings);
      begun.removeLast();
    }
    if (!left.isEmpty() && fits(stat, left.getFirst().text())) {
      begun.add(left.getFirst());
      readings(header, left.subList(1, left.size()), begun, readings);
      begun.removeLast();
    }
  }

  /** Whether a printed list has such a value in a column: fire takes dice away and adds none. */
  private static boolean fits(Rulebook.Stat stat, String word) {
    Integer number = StandRowParser.wholeNumber(word);
    return StandRowParser.isValue(stat, word)
        && !(stat.required() && StandRowParser.isBlank(word))
        && (number == null || (StandRowParser.isFire(stat.key()) ? number <= 0 : number >= 0));
  }

  /** No blank lies between two fire values (V-051). */
  private static boolean withoutGaps(Header header, List<Word> reading) {
    boolean ended = false;
    boolean begun = false;
    for (int i = 0; i < reading.size(); i++) {
      if (StandRowParser.isFire(header.stats().get(i).key())) {
        boolean filled = !reading.get(i).isBlank();
        if (filled && ended) {
          return false;
        }
        ended |= begun && !filled;
        begun |= filled;
      }
    }
    return true;
  }

  private static <T> List<T> orAll(List<T> all, List<T> some) {
    return some.isEmpty() ? all : some;
  }

  /** Returns whether the first fire column is filled, or none is. */
  private static boolean firesFromNear(Header header, List<Word> reading) {
    boolean first = true;
    for (int i = 0; i < reading.size(); i++) {
      if (StandRowParser.isFire(header.stats().get(i).key())) {
        if (!reading.get(i).isBlank()) {
          return first;
        }
        first = false;
      }
    }
    return true;
  }

  private static boolean hasNought(Header header, List<Word> reading) {
    for (int i = 0; i < reading.size(); i++) {
      Word value = reading.get(i);
      Rulebook.Stat stat = header.stats().get(i);
      if (!value.isBlank()
          && !stat.required()
          && !StandRowParser.isFire(stat.key())
          && Integer.valueOf(0).equals(StandRowParser.wholeNumber(value.text()))) {
        return true;
      }
    }
    return false;
  }
}
