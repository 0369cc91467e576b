package dev.muster.dsl.ide.quickfix;

import com.google.inject.Inject;
import dev.muster.dsl.standalone.MusterFileLoader.TextFinding;
import dev.muster.dsl.text.TextChange;
import dev.muster.dsl.text.ValueSynonyms;
import dev.muster.rules.spelling.SimilarNames;
import java.util.List;
import org.eclipse.xtext.validation.Issue;

/** Describes quick fixes for findings on the command line. */
public class SuggestedFixes {
  private static final String ASKED = "did you mean '";

  @Inject private QuickFixRegistry fixes;

  /**
   * Returns the likeliest quick fix in a few words: {@code did you mean 'Foot'?} if it replaces a
   * word, else its title; empty if there is no fix or the message contains it already.
   */
  public static String told(TextFinding finding) {
    String message = String.valueOf(finding.issue().getMessage());
    List<QuickFix> found = message.contains(ASKED) ? List.of() : of(finding);
    if (found.isEmpty()) {
      return "";
    }
    QuickFix first = found.getFirst();
    String word = isOtherWord(first, finding.issue()) ? first.changes().getFirst().text() : null;
    if (word != null && message.contains("write ") && message.contains(word)) {
      return "";
    }
    String written = QuickFixContext.of(finding.file(), finding.issue()).found();
    if (word != null && isMeant(written, word)) {
      return ASKED + word + "'?";
    }
    // If several fixes differ, the author has to choose.
    return found.size() > 1 ? "" : "quick fix: " + first.title();
  }

  /** Whether a word is written almost like another, or is what it is called elsewhere. */
  private static boolean isMeant(String written, String word) {
    return !SimilarNames.of(written, List.of(word)).isEmpty()
        || !ValueSynonyms.matching(written, List.of(word)).isEmpty();
  }

  private static List<QuickFix> of(TextFinding finding) {
    if (finding.issue().getOffset() == null) {
      return List.of();
    }
    return finding
        .file()
        .getResourceServiceProvider()
        .get(SuggestedFixes.class)
        .fixes
        .of(QuickFixContext.of(finding.file(), finding.issue()));
  }

  /** Returns whether a quick fix replaces one word by another. */
  private static boolean isOtherWord(QuickFix fix, Issue issue) {
    if (fix.changes().size() != 1) {
      return false;
    }
    TextChange change = fix.changes().getFirst();
    int length = issue.getLength() == null ? 0 : issue.getLength();
    return change.length() > 0
        && change.offset() >= issue.getOffset()
        && change.end() <= issue.getOffset() + length
        && change.text().matches("\\S+");
  }
}
