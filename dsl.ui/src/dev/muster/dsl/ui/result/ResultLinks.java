package dev.muster.dsl.ui.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.jface.resource.JFaceColors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;

/**
 * The links in the text of a result: a stand or a General leads to the line that declares it, and
 * the number of a line to that line. A click opens a link, and so does Enter with the cursor in it.
 */
final class ResultLinks {

  private static final Pattern LINE = Pattern.compile("(?m)^Line (\\d{1,6})(?=: )");

  private final StyledText text;
  private final IntConsumer open;
  private List<Link> links = List.of();

  private record Link(int offset, int length, int line) {
    boolean holds(int place) {
      return offset <= place && place <= offset + length;
    }
  }

  /**
   * @param text where the results are shown
   * @param open opens a line of the file, from 1
   */
  ResultLinks(StyledText text, IntConsumer open) {
    this.text = text;
    this.open = open;
    text.addListener(
        SWT.MouseUp,
        event -> {
          if (event.button == 1 && text.getSelectionCount() == 0) {
            at(text.getOffsetAtPoint(new Point(event.x, event.y))).ifPresent(this::follow);
          }
        });
    text.addListener(
        SWT.MouseMove,
        event ->
            text.setCursor(
                at(text.getOffsetAtPoint(new Point(event.x, event.y))).isPresent()
                    ? text.getDisplay().getSystemCursor(SWT.CURSOR_HAND)
                    : null));
    text.addListener(
        SWT.KeyDown,
        event -> {
          if (event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR) {
            at(text.getCaretOffset()).ifPresent(this::follow);
          }
        });
  }

  private void follow(Link link) {
    open.accept(link.line());
  }

  private Optional<Link> at(int place) {
    return links.stream().filter(each -> each.holds(place)).findFirst();
  }

  /** Underlines the links of a result that the text shows; null if there is none. */
  void show(ResultEntry result) {
    links = result == null || result.named().isEmpty() ? List.of() : in(result);
    for (Link each : links) {
      StyleRange style = new StyleRange();
      style.start = each.offset();
      style.length = each.length();
      style.underline = true;
      style.foreground = JFaceColors.getHyperlinkText(text.getDisplay());
      text.setStyleRange(style);
    }
  }

  private static List<Link> in(ResultEntry result) {
    List<Link> links = new ArrayList<>();
    Matcher lines = LINE.matcher(result.text());
    while (lines.find()) {
      links.add(
          new Link(lines.start(), lines.end() - lines.start(), Integer.parseInt(lines.group(1))));
    }
    Map<String, Integer> declared = new HashMap<>();
    result.named().forEach(each -> declared.putIfAbsent(each.name(), each.line()));
    String any =
        declared.keySet().stream()
            .sorted(Comparator.comparing(String::length).reversed())
            .map(Pattern::quote)
            .collect(Collectors.joining("|"));
    Matcher names =
        Pattern.compile("(?<![\\w.-])(?:" + any + ")(?![\\w-])", Pattern.UNICODE_CHARACTER_CLASS)
            .matcher(result.text());
    while (names.find()) {
      links.add(new Link(names.start(), names.end() - names.start(), declared.get(names.group())));
    }
    return links;
  }
}
