package dev.muster.dsl.syntaxerror;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import dev.muster.dsl.syntaxerror.ParseErrors.ParseError;
import dev.muster.dsl.text.MessageTruncation;
import dev.muster.dsl.text.TextChange;
import dev.muster.rules.check.CommonCheckCode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.parser.IParser;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.jspecify.annotations.Nullable;

/**
 * Finds the syntax errors in a text and suggests corrections. At the first word that the parser
 * rejects, it tries corrections, the most likely first; it takes the one with which the text can be
 * read, and continues after it. Errors of the parser that follow from the first are not reported.
 */
// A singleton: analyzing the grammar takes longer than reading most texts.
@Singleton
public class SyntaxErrorAnalyzer {
  /** Maximum number of errors reported for one file; an author corrects no more at a time. */
  private static final int MOST = 10;

  /**
   * Characters of an element above which only its first error is reported, without a suggestion.
   */
  private static final int LARGEST = 100_000;

  /** Characters of a line above which an error is reported without a suggestion. */
  private static final int LONGEST = 4_000;

  private static final Pattern ELEMENT =
      Pattern.compile("(?m)^(?:army|map|scenario|rulebook)(?=\\s)");

  private final IParser parser;
  private final IResourceScopeCache cache;
  private final SuggestionRules sorts;

  @Inject
  SyntaxErrorAnalyzer(IParser parser, IGrammarAccess grammar, IResourceScopeCache cache) {
    this.parser = parser;
    this.cache = cache;
    sorts = new SuggestionRules(grammar.getGrammar());
  }

  /** The slips of a file, by their place; none if it can be read. */
  public List<SyntaxError> analyze(XtextResource resource) {
    if (resource.getParseResult() == null || !resource.getParseResult().hasSyntaxErrors()) {
      return List.of();
    }
    return cache.get(
        SyntaxErrorAnalyzer.class,
        resource,
        () -> analyze(resource.getParseResult().getRootNode().getText()));
  }

  /** The slips of a text, by their place. */
  List<SyntaxError> analyze(String text) {
    List<SyntaxError> slips = new ArrayList<>();
    int start = 0;
    for (int end : ends(text)) {
      for (SyntaxError slip : ofPart(text.substring(start, end))) {
        slips.add(moved(slip, start));
      }
      start = end;
    }
    return slips.isEmpty() ? ofPart(text) : slips.size() > MOST ? slips.subList(0, MOST) : slips;
  }

  private static SyntaxError moved(SyntaxError slip, int by) {
    return new SyntaxError(
        slip.code(),
        slip.offset() + by,
        slip.length(),
        slip.message(),
        slip.lineOnly(),
        slip.title(),
        slip.fix().stream()
            .map(each -> new TextChange(each.offset() + by, each.length(), each.text()))
            .toList());
  }

  /** Armies, maps, scenarios and rulebooks are read one by one. */
  private static List<Integer> ends(String text) {
    List<Integer> ends = new ArrayList<>();
    boolean closed = (text.length() - text.replace("\"\"\"", "").length()) % 6 == 0;
    Set<Integer> starts = new HashSet<>();
    var words = new SourceTokens(text);
    for (int i = 0; i < words.size(); i++) {
      starts.add(words.get(i).start());
    }
    Matcher next = ELEMENT.matcher(text);
    boolean first = true;
    while (next.find()) {
      int offset = next.start();
      if (!first && (starts.contains(offset) || !closed)) {
        ends.add(offset);
      }
      first = false;
    }
    ends.add(text.length());
    return ends;
  }

  private List<SyntaxError> ofPart(String part) {
    List<SyntaxError> slips = new ArrayList<>();
    List<List<TextChange>> trail = new ArrayList<>();
    String text = part;
    int before = -1;
    while (slips.size() < MOST) {
      ParseErrors reading = ParseErrors.of(text, parser);
      if (reading.clean()) {
        break;
      }
      ParseError fault = reading.first();
      var words = new SourceTokens(text);
      boolean tried =
          fault.offset() > before
              && part.length() <= LARGEST
              && line(words, fault) <= LONGEST
              && CommonCheckCode.V_300.id().equals(fault.code())
              && !fault.message().contains("too large");
      Suggestion meant = tried ? bestSuggestion(text, words, reading) : null;
      boolean lineOnly = reading.faults().stream().allMatch(ParseError::lineOnly);
      if (meant != null) {
        slips.add(slip(fault, fault.lineOnly() ? at(words, fault, meant) : meant, lineOnly, trail));
        trail.add(meant.changes());
        text = meant.apply(text);
        continue;
      }
      if (fault.offset() <= before) {
        break;
      }
      slips.add(slip(fault, place(words, fault), lineOnly, trail));
      if (part.length() > LARGEST) {
        break;
      }
      before = fault.offset();
      TextChange blank = blank(words, fault);
      text = new Suggestion("", "", null, 0, 0, List.of(blank)).apply(text);
      trail.add(List.of(blank));
    }
    return slips;
  }

  /**
   * Returns the best correction of the first error in a text. Unrelated blocks are left out while
   * corrections are tried; the one found is verified with the whole text.
   */
  private @Nullable Suggestion bestSuggestion(
      String text, SourceTokens words, ParseErrors reading) {
    String lean = words.withoutOtherBlocks(reading.first().offset());
    if (!lean.equals(text)) {
      ParseErrors less = ParseErrors.of(lean, parser);
      if (!less.clean() && less.first().equals(reading.first())) {
        Suggestion meant = new SuggestionSearch(parser, sorts, lean, text, less).bestSuggestion();
        if (meant == null) {
          return null;
        }
        ParseErrors all = ParseErrors.of(meant.apply(text), parser);
        if (all.clean()
            || Suggestion.translated(all.first().offset(), List.of(meant.changes()))
                > words.rawLineEnd(reading.first().offset())) {
          return meant;
        }
      }
    }
    return new SuggestionSearch(parser, sorts, text, text, reading).bestSuggestion();
  }

  /** Returns the length of the line of an error, or of the last word before it. */
  private static int line(SourceTokens words, ParseError fault) {
    int longest = 0;
    int at = words.indexOf(fault.offset());
    for (SourceToken each : new SourceToken[] {words.at(at - 1), words.at(at)}) {
      if (each != null) {
        int offset = each.start();
        longest = Math.max(longest, words.rawLineEnd(offset) - words.rawLineStart(offset));
      }
    }
    return longest;
  }

  /** A line that is not finished is reported at its last word, whatever it lacks. */
  private static Suggestion at(SourceTokens words, ParseError fault, Suggestion meant) {
    Suggestion place = place(words, fault);
    return new Suggestion(
        meant.kind(), meant.title(), null, place.offset(), place.length(), meant.changes());
  }

  /** Returns the location of an error without a known fix. */
  private static Suggestion place(SourceTokens words, ParseError fault) {
    int at = words.indexOf(fault.offset());
    SourceToken word = fault.lineOnly() || at >= words.size() ? words.at(at - 1) : null;
    return new Suggestion(
        "",
        "",
        null,
        word == null ? fault.offset() : word.start(),
        word == null ? fault.length() : word.length(),
        List.of());
  }

  private static SyntaxError slip(
      ParseError fault, Suggestion meant, boolean lineOnly, List<List<TextChange>> trail) {
    List<TextChange> changes = new ArrayList<>();
    for (TextChange each : meant.changes()) {
      int start = Suggestion.translated(each.offset(), trail);
      changes.add(
          new TextChange(start, Suggestion.translated(each.end(), trail) - start, each.text()));
    }
    int start = Suggestion.translated(meant.offset(), trail);
    return new SyntaxError(
        fault.code(),
        start,
        Math.max(0, Suggestion.translated(meant.offset() + meant.length(), trail) - start),
        MessageTruncation.of(
            meant.message() == null || fault.lineOnly() ? fault.message() : meant.message()),
        lineOnly,
        meant.title(),
        changes);
  }

  /** Blanks instead of a statement that cannot be read, with the block that belongs to it. */
  private static TextChange blank(SourceTokens words, ParseError fault) {
    int at = Math.min(words.indexOf(fault.offset()), words.size() - 1);
    if (at < 0) {
      return new TextChange(0, 0, "");
    }
    if (words.get(at).is("}")) {
      return new TextChange(words.get(at).start(), 1, " ");
    }
    int line = fault.lineOnly() && at > 0 ? at - 1 : at;
    int first = words.lineStart(line);
    int behind = words.lineEnd(line);
    int open = 0;
    for (int i = first; i < behind || open > 0 && i < words.size(); i++) {
      open += words.get(i).is("{") ? 1 : words.get(i).is("}") && open > 0 ? -1 : 0;
      behind = Math.max(behind, i + 1);
    }
    int start = words.get(first).start();
    int end = words.get(behind - 1).end();
    return new TextChange(
        start, end - start, words.text().substring(start, end).replaceAll("[^\\n]", " "));
  }
}
