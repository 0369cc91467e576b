package dev.muster.dsl.slips;

import dev.muster.dsl.messages.LineEnds;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.IParser;

/**
 * Where a text could not be read.
 *
 * @param faults by their place
 */
record Reading(List<Fault> faults) {

  /**
   * What the parser stumbled over.
   *
   * @param lineOnly whether all but its line is read as it stands
   */
  record Fault(String code, int offset, int length, String message, boolean lineOnly) {}

  static Reading of(String text, IParser parser) {
    IParseResult read = parser.parse(new StringReader(text));
    int end = text.length();
    List<Fault> faults = new ArrayList<>();
    for (INode node : read.getSyntaxErrors()) {
      SyntaxErrorMessage said = node.getSyntaxErrorMessage();
      if (said == null) {
        continue;
      }
      boolean unfinished = LineEnds.isUnfinished(said);
      boolean atEnd = said.getMessage().startsWith("the text ends too early");
      faults.add(
          new Fault(
              said.getIssueCode(),
              atEnd ? end : node.getOffset(),
              atEnd ? 0 : node.getLength(),
              said.getMessage(),
              unfinished));
    }
    faults.sort(Comparator.comparingInt(Fault::offset));
    return new Reading(faults);
  }

  boolean clean() {
    return faults.isEmpty();
  }

  Fault first() {
    return faults.getFirst();
  }
}
