package dev.muster.dsl.formatting2;

import dev.muster.dsl.conversion.Whitespace;
import dev.muster.dsl.muster.MapDef;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Computes the whitespace before each token of a text. */
final class FormattingPass {
  private final String text;
  private final FormatterTokenReader.Read read;
  private final String unit;
  private final String newLine;
  private final List<MusterFormatter.Edit> edits = new ArrayList<>();
  private final Map<Integer, StandLineAligner.Line> tables = new HashMap<>();

  /**
   * @param unit one step of indentation
   * @param newLine what ends a line
   */
  FormattingPass(String text, FormatterTokenReader.Read read, String unit, String newLine) {
    this.text = text;
    this.read = read;
    this.unit = unit;
    this.newLine = newLine;
  }

  /** All changes, in the order of the text; none overlap. */
  List<MusterFormatter.Edit> edits() {
    StandLineAligner.lines(read.all()).forEach(line -> tables.put(line.offset(), line));
    Deque<Boolean> open = new ArrayDeque<>();
    int depth = 0;
    List<FormatterToken> tokens = read.all();
    int tableEnd = -1;
    for (int i = 0; i < tokens.size(); i++) {
      FormatterToken token = tokens.get(i);
      FormatterToken before = i == 0 ? null : tokens.get(i - 1);
      boolean closes = token.is("}") && !open.isEmpty() && open.pop();
      int inner = depth;
      depth -= closes ? 1 : 0;
      if (token.offset() >= tableEnd) {
        gap(before, token, i, closes, depth, inner);
        StandLineAligner.Line line = tables.get(token.offset());
        if (line != null) {
          tableEnd = line.end();
          change(line.offset(), line.end(), line.text());
        } else {
          token(before, token, depth);
        }
      }
      if (token.is("{")) {
        boolean block = before != null && TokenSpacing.isBlock(token, before);
        open.push(block);
        depth += block ? 1 : 0;
      }
    }
    end();
    return edits;
  }

  private void token(@Nullable FormatterToken before, FormatterToken token, int depth) {
    String wanted =
        before != null && MapDrawingFormatter.isDrawing(before, token)
            ? MapDrawingFormatter.format(
                token.owner() instanceof MapDef map ? map : null,
                token.text(),
                unit.repeat(depth),
                unit.repeat(depth + 1),
                newLine)
            : lines(token.text());
    change(token.offset(), token.end(), wanted);
  }

  private String lines(String any) {
    return any.indexOf('\n') < 0 ? any : any.replace("\r\n", "\n").replace("\n", newLine);
  }

  private void change(int from, int to, String wanted) {
    if (!text.substring(from, to).equals(wanted)) {
      edits.add(new MusterFormatter.Edit(from, to - from, wanted));
    }
  }

  private void gap(
      @Nullable FormatterToken before,
      FormatterToken token,
      int index,
      boolean closes,
      int depth,
      int inner) {
    boolean opened =
        before != null
            && before.is("{")
            && TokenSpacing.isBlock(before, index < 2 ? before : read.all().get(index - 2));
    boolean line = closes || opened || TokenSpacing.startsLine(token) || before == null;
    var gap = new StringBuilder();
    for (int i = 0; i < token.comments().size(); i++) {
      FormatterToken.Comment comment = token.comments().get(i);
      int lines = comment.newLines();
      if ((before != null || i > 0) && lines == 0) {
        gap.append(' ');
      } else if (before != null || i > 0) {
        boolean element = i == 0 && TokenSpacing.startsElement(token);
        boolean first = opened && i == 0;
        gap.append(newLine.repeat(element ? 2 : lines > 1 && !first ? 2 : 1))
            .append(unit.repeat(inner + (line ? 0 : 1)));
      }
      gap.append(comment(comment, unit.repeat(inner)));
    }
    boolean commented = !token.comments().isEmpty();
    boolean mustBreak = commented && token.comments().getLast().line();
    if (before == null && !commented) {
      // The first token of the text has nothing before it.
      gap.setLength(0);
    } else if (line || mustBreak || (commented && token.newLines() > 0)) {
      boolean blank =
          commented
              ? token.newLines() > 1 && !closes
              : TokenSpacing.startsElement(token) || (token.newLines() > 1 && !opened && !closes);
      gap.append(newLine.repeat(blank ? 2 : 1)).append(unit.repeat(line ? depth : depth + 1));
    } else if (commented || before == null || !TokenSpacing.tight(before, token)) {
      gap.append(' ');
    }
    change(before == null ? start() : before.end(), token.offset(), gap.toString());
  }

  /** A comment of several lines keeps its text; stars are set below each other. */
  private String comment(FormatterToken.Comment comment, String indent) {
    if (comment.text().indexOf('\n') < 0) {
      return comment.text();
    }
    var text = new StringBuilder();
    for (String line : comment.text().replace("\r\n", "\n").split("\n", -1)) {
      if (text.isEmpty()) {
        text.append(line.stripTrailing());
      } else if (line.strip().startsWith("*")) {
        text.append(newLine).append(indent).append(' ').append(line.strip());
      } else {
        text.append(newLine).append(line.stripTrailing());
      }
    }
    return text.toString();
  }

  /** Behind the mark some editors put before a text, which is theirs and stays. */
  private int start() {
    return !text.isEmpty() && text.charAt(0) == Whitespace.MARK ? 1 : 0;
  }

  private void end() {
    int from = read.all().isEmpty() ? start() : read.all().getLast().end();
    var gap = new StringBuilder();
    boolean empty = read.all().isEmpty();
    for (FormatterToken.Comment comment : read.last()) {
      if (!gap.isEmpty() || !empty) {
        gap.append(
            comment.newLines() == 0 && gap.isEmpty()
                ? " "
                : newLine.repeat(comment.newLines() > 1 ? 2 : 1));
      }
      gap.append(comment(comment, ""));
    }
    if (!gap.isEmpty() || !empty) {
      gap.append(newLine);
    }
    change(from, text.length(), gap.toString());
  }
}
