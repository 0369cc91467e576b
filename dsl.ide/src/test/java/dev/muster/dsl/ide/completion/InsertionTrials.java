package dev.muster.dsl.ide.completion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Tries the proposals at places of one file. */
final class InsertionTrials {
  /** What only the author knows: a name, a text, a number, the braces of a block. */
  private static final List<String> WRITTEN = List.of("Xx", "\"x\"", "3", "{ }", "40 %");

  /** Places on a table, of which there are too many to propose. */
  private static final List<String> PLACES = List.of("5,3", "7,6", "9,2");

  /** An area with a corner, which has more of them. */
  private static final Pattern CORNER =
      Pattern.compile("(?s).*area [^\n]* at(?: [0-9.]+,[0-9.]+)+");

  /** Words before a place. */
  private static final Pattern PLACED = Pattern.compile("(?s).*\\b(?:at|from|to)");

  /**
   * So many proposals that are alike, such as places of a map, stand for all of them at a place.
   */
  private static final int ALIKE = 1;

  /** Behind these stands the rulebook, map or army that all other lines of the file hang on. */
  private static final Set<String> HOLDS_ALL = Set.of("for", "rules", "on", "fields", "extends");

  private static final int DEPTH = 12;
  private static final int MOST = 40;
  private static final int NEXT = 3;

  private final Editor editor;
  private final String text;
  private final Map<String, Integer> before;
  private final Continuations known;
  private long proposals;
  private long checks;
  private boolean read;

  /** An editor that shows the file. */
  interface Editor {
    /** Whether a text can be read by the grammar, which is known faster than its errors. */
    boolean isRead(String text);

    /** What is proposed at a place of a text, the first of the list first. */
    List<CompletionItem> items(String text, int offset) throws Exception;

    /**
     * How often each error is found in a text, by its code.
     *
     * @param line the only line that counts, from 1; 0 where all do
     */
    Map<String, Integer> errors(String text, int line) throws Exception;

    /** A text with a proposal in it. */
    String accepted(String text, CompletionItem item);
  }

  /** What finished a line behind a proposal elsewhere: it is tried first. */
  static final class Continuations {
    private final Map<String, Set<String>> byProposal = new HashMap<>();

    private List<String> of(String proposal) {
      return List.copyOf(byProposal.getOrDefault(proposal, Set.of()));
    }

    private void add(String proposal, String rest) {
      byProposal.computeIfAbsent(proposal, each -> new LinkedHashSet<>()).add(rest);
    }
  }

  InsertionTrials(Editor editor, String text, Continuations known) throws Exception {
    this.editor = editor;
    this.text = text;
    this.known = known;
    this.before = editor.errors(text, 0);
  }

  long proposals() {
    return proposals;
  }

  long checks() {
    return checks;
  }

  /** What is proposed at a place and cannot be made right there. */
  List<String> at(InsertionPlaces.Place place) throws Exception {
    List<String> defects = new ArrayList<>();
    if (HOLDS_ALL.contains(place.before())) {
      return defects;
    }
    for (CompletionItem item : sample(editor.items(text, place.offset()))) {
      proposals++;
      if (!mayFollow(place, text, item, place.end(), place.rest())) {
        defects.add(defect(place, item));
      }
    }
    return defects;
  }

  private String defect(InsertionPlaces.Place place, CompletionItem item) {
    return "["
        + place.kind()
        + "] "
        + item.getLabel()
        + " <"
        + item.getTextEdit().getLeft().getNewText()
        + "> ("
        + item.getKind()
        + ")";
  }

  /** Some of those that are alike; all of the others. */
  private List<CompletionItem> sample(List<CompletionItem> items) {
    Map<String, Integer> alike = new HashMap<>();
    return items.stream()
        .filter(
            each -> {
              String kind =
                  each.getLabel().replaceAll("\\d+", "9").replaceAll("^[A-Za-z]{1,2}9$", "A9");
              return alike.merge(kind, 1, Integer::sum) <= ALIKE;
            })
        .toList();
  }

  private boolean mayFollow(
      InsertionPlaces.Place place, String whole, CompletionItem item, int end, List<String> rest)
      throws Exception {
    String proposed = item.getTextEdit().getLeft().getNewText();
    String inserted = editor.accepted(whole, item);
    if (proposed.contains("${") && editor.isRead(inserted)) {
      // its places are in a text, which is read as it stands
      inserted = editor.accepted(whole, filled(item));
    }
    String behind = whole.substring(place.offset());
    int caret = inserted.length() - behind.length();
    String head = inserted.substring(0, caret);
    String tail = whole.substring(end);
    int line = 1 + (int) head.chars().filter(each -> each == '\n').count();
    if (behind.startsWith(proposed)) {
      return true;
    }
    read = false;
    for (int j = 0; j <= rest.size(); j++) {
      String kept =
          j == 0
              ? whole.substring(place.offset(), end)
              : kept(rest.subList(0, j), 0) + " " + joined(rest, j);
      if (isRight(head + " " + kept + tail, j == 0 ? 0 : line)) {
        return true;
      }
    }
    String close = kept(rest, 0) + tail;
    for (String each : known.of(proposed)) {
      if (isRight(head + each + close, line)) {
        return true;
      }
    }
    // what cannot be read yet is only unfinished
    return !read
        || goesOn(head, whole.substring(place.offset(), end) + tail)
        || replaces(head, rest, tail, line)
        || finished(head, close, proposed, line);
  }

  /** A snippet as an editor writes it before anything is typed over its places. */
  private static CompletionItem filled(CompletionItem item) {
    TextEdit edit = item.getTextEdit().getLeft();
    var filled = new CompletionItem(item.getLabel());
    filled.setTextEdit(Either.forLeft(new TextEdit(edit.getRange(), plain(edit.getNewText()))));
    filled.setAdditionalTextEdits(item.getAdditionalTextEdits());
    return filled;
  }

  /** Whether one word that completion proposes leads back to what stood there. */
  private boolean goesOn(String head, String before) throws Exception {
    for (String each : next(head + " ", before)) {
      if (isRight(head + " " + each + " " + before, 0)) {
        return true;
      }
    }
    return false;
  }

  /** Whether one word that completion proposes stands for words that stood there. */
  private boolean replaces(String head, List<String> rest, String tail, int line) throws Exception {
    List<String> next = next(head + " ", joined(rest, 0) + tail);
    for (int j = 1; j <= rest.size(); j++) {
      String behind = " " + kept(rest.subList(0, j), 0) + " " + joined(rest, j) + tail;
      for (String each : next) {
        if (isRight(head + " " + each + behind, line)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Words behind a proposal, and how many steps they took. */
  private record Begun(String rest, int steps) {}

  /** Whether words that completion proposes, or only the author knows, finish the line. */
  private boolean finished(String head, String close, String proposed, int line) throws Exception {
    Deque<Begun> open = new ArrayDeque<>(List.of(new Begun("", 0)));
    int tried = 0;
    while (!open.isEmpty() && tried < MOST) {
      Begun begun = open.pop();
      List<String> next = next(head + begun.rest() + " ", close);
      for (String each : next.reversed()) {
        String longer = begun.rest() + " " + each;
        tried++;
        if (isRight(head + longer + " " + close, line)) {
          known.add(proposed, longer + " ");
          return true;
        }
        if (begun.steps() + 1 < DEPTH) {
          open.push(new Begun(longer, begun.steps() + 1));
        }
      }
    }
    return false;
  }

  /** Some of what is proposed behind a text; where that is nothing, what only the author knows. */
  private List<String> next(String begun, String close) throws Exception {
    List<String> next =
        editor.items(begun + close, begun.length()).stream()
            .filter(
                each ->
                    each.getAdditionalTextEdits() == null
                        || each.getAdditionalTextEdits().isEmpty())
            .map(each -> plain(each.getTextEdit().getLeft().getNewText()))
            .filter(each -> !each.contains("\n"))
            .distinct()
            .limit(NEXT)
            .toList();
    if (begun.stripTrailing().endsWith(" at") && next.isEmpty()) {
      return PLACES;
    }
    if (CORNER.matcher(begun.stripTrailing()).matches()) {
      String line = begun.substring(begun.lastIndexOf('\n') + 1);
      return PLACES.stream().filter(each -> !line.contains(" " + each + " ")).toList();
    }
    boolean points = next.stream().allMatch(each -> each.contains(","));
    if (points && PLACED.matcher(begun.stripTrailing()).matches()) {
      return Stream.concat((next.isEmpty() ? WRITTEN : next).stream(), PLACES.stream()).toList();
    }
    return next.isEmpty() ? WRITTEN : next;
  }

  /** A proposal with the first that is offered at each of its places to fill in. */
  private static String plain(String proposed) {
    return proposed
        .replaceAll("\\$\\{\\d+\\|([^,|]*)[^}]*\\}", "$1")
        .replaceAll("\\$\\{\\d+:([^}]*)\\}", "$1")
        .replaceAll("\\$\\d+", "");
  }

  /** The braces of words that are left out, where they have no partner among them. */
  private static String kept(List<String> words, int from) {
    var kept = new StringBuilder();
    for (String each : words.subList(from, words.size())) {
      if (each.equals("}") && kept.toString().endsWith("{")) {
        kept.setLength(kept.length() - 1);
      } else if (each.equals("{") || each.equals("}")) {
        kept.append(each);
      }
    }
    return kept.toString();
  }

  private static String joined(List<String> words, int from) {
    return String.join(" ", words.subList(from, words.size()));
  }

  /**
   * Whether a text has no error that was not there before. Where a word was replaced, only its line
   * counts: what other lines say of the former word is not the fault of the proposal.
   */
  private boolean isRight(String changed, int line) throws Exception {
    if (!editor.isRead(changed)) {
      return false;
    }
    read = true;
    checks++;
    return editor.errors(changed, line).entrySet().stream()
        .allMatch(each -> before.getOrDefault(each.getKey(), 0) >= each.getValue());
  }
}
