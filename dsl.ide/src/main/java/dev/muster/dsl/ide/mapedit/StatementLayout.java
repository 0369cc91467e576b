package dev.muster.dsl.ide.mapedit;

import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.ide.refactoring.StandText;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;

/** Puts statements into a text and takes them out, in the layout that is there. */
public final class StatementLayout {
  /** How far the statements of a block are indented beyond its head. */
  private static final String STEP = "    ";

  private StatementLayout() {}

  /** Takes a statement out: its line if it has one for itself, else its words and a blank. */
  static void remove(StandText text, XtextResource file, Changes changes) {
    boolean wholeLine = text.beginsLine() && text.endsLine();
    int from = text.start();
    if (wholeLine) {
      from = text.lineStart();
    } else {
      while (from > text.lineStart() && Character.isWhitespace(text.all().charAt(from - 1))) {
        from--;
      }
    }
    changes.add(file, from, (wholeLine ? text.nextLine() : text.end()) - from, "");
  }

  /** Puts a statement behind another one: on a line of its own if that one has a line. */
  static void insertAfter(EObject sibling, String statement, Changes changes)
      throws RefusedActionException {
    StandText text = StandText.of(sibling);
    if (text == null) {
      throw new RefusedActionException("The text has no place for it.");
    }
    boolean ownLines = text.beginsLine() && text.endsLine();
    changes.add(
        EditedMap.file(sibling),
        ownLines ? text.lineEnd() : text.end(),
        0,
        (ownLines ? text.lineBreak() + text.indent() : " ") + statement);
  }

  /**
   * Puts a statement before another one: below what precedes that, so that an empty line and
   * comments above the other one stay with it.
   */
  static void insertBefore(EObject sibling, String statement, Changes changes)
      throws RefusedActionException {
    StandText text = StandText.of(sibling);
    if (text == null) {
      throw new RefusedActionException("The text has no place for it.");
    }
    ILeafNode before =
        NodeModelUtils.findLeafNodeAtOffset(
            EditedMap.file(sibling).getParseResult().getRootNode(), text.start() - 1);
    while (before != null && before.isHidden() && before.getOffset() > 0) {
      before = NodeModelUtils.findLeafNodeAtOffset(before.getRootNode(), before.getOffset() - 1);
    }
    int line = before == null ? -1 : text.all().indexOf('\n', before.getEndOffset());
    if (!text.beginsLine() || line < 0 || line >= text.start()) {
      changes.add(EditedMap.file(sibling), text.start(), 0, statement + " ");
      return;
    }
    int end = line > 0 && text.all().charAt(line - 1) == '\r' ? line - 1 : line;
    changes.add(EditedMap.file(sibling), end, 0, text.lineBreak() + text.indent() + statement);
  }

  /** Puts a statement at the beginning of a block, behind its brace. */
  public static void insertFirst(EObject block, String statement, Changes changes)
      throws RefusedActionException {
    StandText text = StandText.of(block);
    ICompositeNode node = NodeModelUtils.findActualNodeFor(block);
    if (text == null || node == null) {
      throw new RefusedActionException("The text has no place for it.");
    }
    for (ILeafNode leaf : node.getLeafNodes()) {
      if (!leaf.isHidden() && leaf.getText().equals("{")) {
        boolean ownLines = text.all().substring(leaf.getEndOffset(), text.end()).contains("\n");
        changes.add(
            EditedMap.file(block),
            leaf.getEndOffset(),
            0,
            ownLines ? text.lineBreak() + text.indent() + STEP + statement : " " + statement);
        return;
      }
    }
    throw new RefusedActionException("The text has no place for it.");
  }

  /** Puts a statement at the end of a block, before its closing brace. */
  static void insertLast(EObject block, String statement, Changes changes)
      throws RefusedActionException {
    StandText text = StandText.of(block);
    if (text == null || !text.text().endsWith("}")) {
      throw new RefusedActionException("The text has no place for it.");
    }
    int brace = text.end() - 1;
    int lineStart = text.all().lastIndexOf('\n', brace - 1) + 1;
    boolean ownLine = text.all().substring(lineStart, brace).isBlank();
    changes.add(
        EditedMap.file(block),
        ownLine ? lineStart : brace,
        0,
        ownLine ? text.indent() + STEP + statement + text.lineBreak() : statement + " ");
  }
}
