package dev.muster.dsl.incremental;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.StandDef;
import java.io.StringReader;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.impl.NodeModelBuilder;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.IParser;
import org.eclipse.xtext.parser.ParseException;
import org.jspecify.annotations.Nullable;

/**
 * A stand line as it is after an edit inside of it, read on its own. That is the same as reading it
 * where it stands because
 *
 * <ul>
 *   <li>the text could be read before, and the line can be read now, both without an error: what
 *       stands before and behind meets no recovery;
 *   <li>the word {@code stand} is untouched and a blank follows the line, so that its first and its
 *       last word end where they end on its own;
 *   <li>no word that may follow a stand line may also be part of one.
 * </ul>
 *
 * <p>A scenario in the same file refers to its lines by name; such a file is short, and read again.
 */
public final class StandLineReparse {
  private static final String WORD = "stand";

  private final StandDef before;
  private final StandDef now;
  private final ICompositeNode nodeBefore;
  private final ICompositeNode nodeNow;
  private final String text;

  private StandLineReparse(
      StandDef before,
      StandDef now,
      ICompositeNode nodeBefore,
      ICompositeNode nodeNow,
      String text) {
    this.before = before;
    this.now = now;
    this.nodeBefore = nodeBefore;
    this.nodeNow = nodeNow;
    this.text = text;
  }

  /**
   * Reads the line an edit lies in.
   *
   * @param read the text before the edit
   * @param text the text after it
   * @return null where the whole text has to be read again
   */
  public static @Nullable StandLineReparse of(IParseResult read, String text, IParser parser) {
    if (read.hasSyntaxErrors()
        || !(read.getRootASTElement() instanceof Document document)
        || document.getElements().stream().anyMatch(ScenarioDef.class::isInstance)) {
      return null;
    }
    ICompositeNode root = read.getRootNode();
    String old = root.getText();
    int from = 0;
    int most = Math.min(old.length(), text.length());
    while (from < most && old.charAt(from) == text.charAt(from)) {
      from++;
    }
    if (from == old.length() && from == text.length()) {
      return null; // Nothing was typed: somebody wants the text to be read again.
    }
    int tail = 0;
    while (tail < most - from
        && old.charAt(old.length() - 1 - tail) == text.charAt(text.length() - 1 - tail)) {
      tail++;
    }
    StandDef line = from == 0 ? null : lineAt(root, from - 1);
    ICompositeNode node = line == null ? null : NodeModelUtils.getNode(line);
    if (line == null
        || node == null
        || !(node.getGrammarElement() instanceof RuleCall call)
        || from < node.getOffset() + WORD.length()
        || old.length() - tail > node.getEndOffset()
        || node.getEndOffset() != node.getTotalEndOffset()
        || node.getEndOffset() >= old.length()
        || !Character.isWhitespace(old.charAt(node.getEndOffset()))) {
      return null;
    }
    String part =
        text.substring(node.getTotalOffset(), node.getEndOffset() + text.length() - old.length());
    IParseResult now = parsed(part, call, node.getLookAhead(), parser);
    return now == null
        ? null
        : new StandLineReparse(
            line, (StandDef) now.getRootASTElement(), node, now.getRootNode(), text);
  }

  private static @Nullable StandDef lineAt(ICompositeNode root, int offset) {
    ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(root, offset);
    EObject at = leaf == null ? null : NodeModelUtils.findActualSemanticObjectFor(leaf);
    while (at != null && !(at instanceof StandDef)) {
      at = at.eContainer();
    }
    return at instanceof StandDef line && line.eContainer() instanceof ArmyDef ? line : null;
  }

  private static @Nullable IParseResult parsed(
      String part, RuleCall call, int lookAhead, IParser parser) {
    try {
      IParseResult result = parser.parse(call, new StringReader(part), lookAhead);
      ILeafNode last = NodeModelUtils.findLeafNodeAtOffset(result.getRootNode(), part.length() - 1);
      return result.hasSyntaxErrors()
              || !(result.getRootASTElement() instanceof StandDef)
              || last == null
              || last.isHidden()
              || !(result.getRootNode().getFirstChild() instanceof ICompositeNode)
          ? null
          : result;
    } catch (ParseException unreadable) {
      return null;
    }
  }

  /** The line as it was. */
  public StandDef before() {
    return before;
  }

  /** The line as it is. */
  public StandDef now() {
    return now;
  }

  /** Puts the new line in the place of the old one, among the elements and in the text. */
  public void replace() {
    ArmyDef army = (ArmyDef) before.eContainer();
    ICompositeNode root = nodeBefore.getRootNode();
    army.getStands().set(army.getStands().indexOf(before), now);
    var nodes = new NodeModelBuilder();
    nodes.replaceAndTransferLookAhead(nodeBefore, nodeNow);
    nodes.setCompleteContent(root, text);
  }
}
