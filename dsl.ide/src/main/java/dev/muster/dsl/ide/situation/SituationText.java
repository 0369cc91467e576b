package dev.muster.dsl.ide.situation;

import dev.muster.rules.situation.SituationParser;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.jspecify.annotations.Nullable;

/**
 * The words of a situation file and their declarations. It also accepts lines that cannot be
 * parsed, because authors ask about lines they are still writing.
 */
final class SituationText {
  private static final Pattern WORD = Pattern.compile("\"[^\"]*\"?|\\S+");

  /** The parts of a file. */
  enum Part {
    POSITION,
    ORDERS,
    EXPECTATIONS
  }

  /** The kind of element that a name denotes. */
  enum Kind {
    SIDE,
    LINE,
    GROUP,
    GENERAL,
    STAND
  }

  /**
   * A word.
   *
   * @param line from 0
   * @param from its first column, from 0
   */
  record Word(String text, int line, int from) {
    int to() {
      return from + text.length();
    }

    Range range() {
      return new Range(new Position(line, from), new Position(line, to()));
    }
  }

  /**
   * A line without its comment.
   *
   * @param number from 0
   * @param written the original line, including its comment
   */
  record Line(int number, Part part, List<Word> words, String written) {
    Line {
      words = List.copyOf(words);
    }

    String word(int index) {
      return index < words.size() ? words.get(index).text() : "";
    }

    /** Returns the word after another one; null if there is none. */
    @Nullable Word behind(String word) {
      for (int i = 0; i + 1 < words.size(); i++) {
        if (words.get(i).text().equals(word)) {
          return words.get(i + 1);
        }
      }
      return null;
    }

    Range range() {
      return new Range(new Position(number, 0), new Position(number, written.length()));
    }
  }

  /**
   * A name at its declaration.
   *
   * @param word the name; for a group it is the part of {@code Red.Right} without the side
   * @param line the line of the declaration
   */
  record Declaration(Kind kind, String name, Word word, Line line) {}

  private final List<Line> lines = new ArrayList<>();
  private final Map<String, Declaration> declared = new LinkedHashMap<>();

  SituationText(String text) {
    Part part = Part.POSITION;
    int number = 0;
    for (String written : text.split("\n", -1)) {
      String line = written.endsWith("\r") ? written.substring(0, written.length() - 1) : written;
      int comment = line.indexOf('#');
      List<Word> words = new ArrayList<>();
      for (MatchResult each :
          WORD.matcher(comment < 0 ? line : line.substring(0, comment)).results().toList()) {
        words.add(new Word(each.group(), number, each.start()));
      }
      if (words.size() == 1) {
        part =
            switch (words.getFirst().text()) {
              case SituationParser.ORDERS -> Part.ORDERS;
              case SituationParser.EXPECT -> Part.EXPECTATIONS;
              default -> part;
            };
      }
      lines.add(new Line(number++, part, words, line));
    }
    lines.stream().filter(each -> each.part() == Part.POSITION).forEach(this::declare);
  }

  private void declare(Line line) {
    if (line.words().size() < 2) {
      return;
    }
    Word name = line.words().get(1);
    switch (line.word(0)) {
      case "side" -> declare(Kind.SIDE, name.text(), name, line);
      case "line" -> declare(Kind.LINE, name.text(), name, line);
      case "group" -> {
        declareGroup(name, line);
        Word general = line.behind("general");
        if (general != null) {
          declare(Kind.GENERAL, general.text(), general, line);
        }
      }
      case "stand" -> {
        declare(Kind.STAND, name.text(), name, line);
        Word group = line.behind("of");
        if (group != null) {
          declareGroup(group, line);
        }
      }
      default -> {
        // no declaration
      }
    }
  }

  private void declareGroup(Word written, Line line) {
    int point = written.text().indexOf('.');
    String name = written.text().substring(point + 1);
    declare(Kind.GROUP, name, new Word(name, written.line(), written.from() + point + 1), line);
  }

  private void declare(Kind kind, String name, Word word, Line line) {
    declared.putIfAbsent(name, new Declaration(kind, name, word, line));
  }

  List<Line> lines() {
    return List.copyOf(lines);
  }

  /** A line, an empty one behind the last. */
  Line line(int number) {
    return number < lines.size()
        ? lines.get(number)
        : new Line(number, Part.EXPECTATIONS, List.of(), "");
  }

  /** All names that are declared, in the order of the text. */
  List<Declaration> declarations() {
    return List.copyOf(declared.values());
  }

  /** The names of a kind. */
  List<String> names(Kind kind) {
    return declared.values().stream()
        .filter(each -> each.kind() == kind)
        .map(Declaration::name)
        .toList();
  }

  /** Returns the declaration of a name; null if it has none. */
  @Nullable Declaration declaration(String name) {
    return declared.get(name);
  }

  /** Groups with their sides, such as {@code Red.Right}, and the sides with a point behind. */
  List<String> groups() {
    List<String> groups = new ArrayList<>();
    for (Line each : lines) {
      Word group =
          each.word(0).equals("group") && each.words().size() > 1
              ? each.words().get(1)
              : each.word(0).equals("stand") ? each.behind("of") : null;
      if (group != null && group.text().indexOf('.') > 0 && !groups.contains(group.text())) {
        groups.add(group.text());
      }
    }
    names(Kind.SIDE).forEach(side -> groups.add(side + "."));
    return groups;
  }

  /**
   * Returns the word after {@code first} in the first line that begins with it; empty if there is
   * none.
   */
  String said(String first) {
    return lines.stream()
        .filter(each -> each.part() == Part.POSITION && each.word(0).equals(first))
        .map(each -> each.word(1))
        .findFirst()
        .orElse("");
  }

  /** Returns the name at a place, for a group without its side; null if there is none. */
  @Nullable Word nameAt(Position place) {
    for (Word each : line(place.getLine()).words()) {
      if (each.from() <= place.getCharacter() && place.getCharacter() <= each.to()) {
        int point = each.text().indexOf('.');
        if (point > 0 && declared.containsKey(each.text().substring(0, point))) {
          boolean side = place.getCharacter() <= each.from() + point;
          return side
              ? new Word(each.text().substring(0, point), each.line(), each.from())
              : new Word(each.text().substring(point + 1), each.line(), each.from() + point + 1);
        }
        return each;
      }
    }
    return null;
  }

  /** All places where a name is written. */
  List<Word> uses(String name) {
    List<Word> uses = new ArrayList<>();
    for (Line line : lines) {
      for (Word each : line.words()) {
        int point = each.text().indexOf('.');
        if (each.text().equals(name)) {
          uses.add(each);
        } else if (point > 0 && each.text().substring(0, point).equals(name)) {
          uses.add(new Word(name, each.line(), each.from()));
        } else if (point > 0 && each.text().substring(point + 1).equals(name)) {
          uses.add(new Word(name, each.line(), each.from() + point + 1));
        }
      }
    }
    return uses;
  }
}
