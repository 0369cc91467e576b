package dev.muster.dsl.ui.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.CompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.link.LinkedModeModel;
import org.eclipse.jface.text.link.LinkedModeUI;
import org.eclipse.jface.text.link.LinkedPosition;
import org.eclipse.jface.text.link.LinkedPositionGroup;
import org.eclipse.jface.text.link.ProposalPosition;
import org.eclipse.swt.graphics.Point;

/**
 * A text with placeholders, which the tab key visits.
 *
 * @param text the text to insert
 * @param stops placeholders in order; the last one can be the end position
 */
record SnippetTemplate(String text, List<TabStop> stops) {

  /**
   * A placeholder.
   *
   * @param number from 1; 0 is the final position of the cursor
   * @param offset offset in the text
   * @param length length of the default text
   * @param choices allowed values; empty for any
   */
  record TabStop(int number, int offset, int length, List<String> choices) {}

  private static final Pattern STOP =
      Pattern.compile(
          "\\\\([$}\\\\])|\\$(\\d{1,3})|\\$\\{(\\d{1,3})(?::([^${}]*)|\\|([^}]*?)\\|)?\\}|(\\n)");

  static SnippetTemplate plain(String text) {
    return new SnippetTemplate(text, List.of());
  }

  /**
   * Reads the protocol's form: {@code $1}, {@code ${2:text}}, {@code ${3|one,other|}}, {@code $0}.
   *
   * @param indent what each further line begins with
   */
  static SnippetTemplate read(String source, String indent) {
    StringBuilder text = new StringBuilder();
    List<TabStop> stops = new ArrayList<>();
    Matcher found = STOP.matcher(source);
    while (found.find()) {
      found.appendReplacement(text, "");
      if (found.group(1) != null) {
        text.append(found.group(1));
      } else if (found.group(6) != null) {
        text.append('\n').append(indent);
      } else {
        String number = found.group(2) != null ? found.group(2) : found.group(3);
        List<String> choices =
            found.group(5) == null ? List.of() : List.of(found.group(5).split(","));
        String shown =
            !choices.isEmpty() ? choices.getFirst() : found.group(4) == null ? "" : found.group(4);
        stops.add(new TabStop(Integer.parseInt(number), text.length(), shown.length(), choices));
        text.append(shown);
      }
    }
    found.appendTail(text);
    return new SnippetTemplate(text.toString(), List.copyOf(stops));
  }

  /**
   * Selects the first placeholder; the tab key moves to the next one.
   *
   * @param start offset of the text in the document
   */
  Point select(ITextViewer viewer, int start) throws BadLocationException {
    if (stops.isEmpty()) {
      return new Point(start + text.length(), 0);
    }
    TreeMap<Integer, List<TabStop>> byNumber = new TreeMap<>();
    stops.forEach(
        each -> byNumber.computeIfAbsent(each.number(), number -> new ArrayList<>()).add(each));
    List<TabStop> ends = byNumber.remove(0);
    int end = start + (ends == null ? text.length() : ends.getFirst().offset());
    if (byNumber.isEmpty()) {
      return new Point(end, 0);
    }
    LinkedModeModel model = new LinkedModeModel();
    int sequence = 0;
    for (List<TabStop> same : byNumber.values()) {
      LinkedPositionGroup group = new LinkedPositionGroup();
      for (TabStop each : same) {
        group.addPosition(position(viewer.getDocument(), start, each, sequence));
      }
      sequence++;
      model.addGroup(group);
    }
    model.forceInstall();
    LinkedModeUI ui = new LinkedModeUI(model, viewer);
    ui.setExitPosition(viewer, end, 0, Integer.MAX_VALUE);
    ui.enter();
    return new Point(ui.getSelectedRegion().getOffset(), ui.getSelectedRegion().getLength());
  }

  private static LinkedPosition position(
      IDocument document, int start, TabStop stop, int sequence) {
    int offset = start + stop.offset();
    if (stop.choices().isEmpty()) {
      return new LinkedPosition(document, offset, stop.length(), sequence);
    }
    ICompletionProposal[] choices =
        stop.choices().stream()
            .map(each -> new CompletionProposal(each, offset, stop.length(), each.length()))
            .toArray(ICompletionProposal[]::new);
    return new ProposalPosition(document, offset, stop.length(), sequence, choices);
  }
}
