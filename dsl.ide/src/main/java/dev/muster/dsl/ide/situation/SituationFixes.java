package dev.muster.dsl.ide.situation;

import dev.muster.dsl.ide.situation.SituationText.Declaration;
import dev.muster.dsl.ide.situation.SituationText.Line;
import dev.muster.dsl.ide.situation.SituationText.Word;
import dev.muster.rules.spelling.SimilarNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;

/**
 * Quick fixes for findings of a situation: similar names, and legal orders in place of an illegal
 * one.
 */
final class SituationFixes {
  /** The words before the legal orders in the message of a finding. */
  private static final String LEGAL = "legal were: ";

  /** Maximum number of fixes for one finding. */
  private static final int MOST = 8;

  private final SituationText text;
  private final String uri;

  private SituationFixes(SituationText text, String uri) {
    this.text = text;
    this.uri = uri;
  }

  /**
   * Returns the fixes of some findings.
   *
   * @param findings findings as the server reported them
   */
  static List<CodeAction> of(SituationText text, String uri, List<Diagnostic> findings) {
    SituationFixes fixes = new SituationFixes(text, uri);
    List<CodeAction> actions = new ArrayList<>();
    findings.forEach(each -> actions.addAll(fixes.of(each)));
    return actions;
  }

  private List<CodeAction> of(Diagnostic finding) {
    Line line = text.line(finding.getRange().getStart().getLine());
    List<CodeAction> actions = new ArrayList<>();
    String message =
        finding.getMessage().isLeft()
            ? finding.getMessage().getLeft()
            : finding.getMessage().getRight().getValue();
    int legal = message.indexOf(LEGAL);
    if (legal >= 0) {
      for (String each : message.substring(legal + LEGAL.length()).split("; ")) {
        if (!each.startsWith("and ") && actions.size() < MOST) {
          actions.add(replacing(finding, order(line), each, "Order '" + each + "' instead"));
        }
      }
    }
    for (Word each : line.words()) {
      if (within(each, finding.getRange()) && text.declaration(each.text()) == null) {
        for (String name : similar(each.text())) {
          actions.add(replacing(finding, each.range(), name, "Change to '" + name + "'"));
        }
      }
    }
    return actions.size() > MOST ? actions.subList(0, MOST) : actions;
  }

  /** Returns the range of the order, without the keyword before it and without the comment. */
  private static Range order(Line line) {
    List<Word> words = line.words();
    int first = 0;
    while (first < words.size() - 1
        && Set.of("may", "may:", "not:").contains(words.get(first).text())) {
      first++;
    }
    return new Range(words.get(first).range().getStart(), words.getLast().range().getEnd());
  }

  private static boolean within(Word word, Range range) {
    return word.line() == range.getStart().getLine()
        && range.getStart().getCharacter() <= word.from()
        && word.to() <= range.getEnd().getCharacter();
  }

  /** Names of the file that are almost the same, the nearest first. */
  private List<String> similar(String word) {
    return SimilarNames.of(word, text.declarations().stream().map(Declaration::name).toList());
  }

  private CodeAction replacing(Diagnostic finding, Range range, String with, String title) {
    CodeAction action = new CodeAction(title);
    action.setKind(CodeActionKind.QuickFix);
    action.setDiagnostics(List.of(finding));
    action.setEdit(new WorkspaceEdit(Map.of(uri, List.of(new TextEdit(range, with)))));
    return action;
  }
}
