package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.messages.UnfinishedLineMessages;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.IParser;

/**
 * The parse errors of a text.
 *
 * @param faults errors in text order
 */
record ParseErrors(List<ParseError> faults) {

  /**
   * A parse error.
   *
   * @param lineOnly whether everything except its line was parsed normally
   */
  record ParseError(String code, int offset, int length, String message, boolean lineOnly) {}

  static ParseErrors of(String text, IParser parser) {
    IParseResult read = parser.parse(new StringReader(text));
    int end = text.length();
    List<ParseError> faults = new ArrayList<>();
    for (INode node : read.getSyntaxErrors()) {
      SyntaxErrorMessage said = node.getSyntaxErrorMessage();
      if (said == null) {
        continue;
      }
      boolean unfinished = UnfinishedLineMessages.isUnfinished(said);
      boolean atEnd = said.getMessage().startsWith("the text ends too early");
      faults.add(
          new ParseError(
              said.getIssueCode(),
              atEnd ? end : node.getOffset(),
              atEnd ? 0 : node.getLength(),
              said.getMessage(),
              unfinished));
    }
    faults.sort(Comparator.comparingInt(ParseError::offset));
    return new ParseErrors(faults);
  }

  boolean clean() {
    return faults.isEmpty();
  }

  ParseError first() {
    return faults.getFirst();
  }
}
