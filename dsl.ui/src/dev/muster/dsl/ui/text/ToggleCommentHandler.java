package dev.muster.dsl.ui.text;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.text.edits.DeleteEdit;
import org.eclipse.text.edits.InsertEdit;
import org.eclipse.text.edits.MultiTextEdit;

/** Ctrl+/: comments out the selected lines, or uncomments them if all are comments. */
public final class ToggleCommentHandler extends MusterEditorHandler {

  private static final String MARK = "//";

  @Override
  protected void run(ActiveMusterEditor battle) {
    try {
      toggle(
          battle.document(),
          battle.selection().getStartLine(),
          Math.max(battle.selection().getStartLine(), battle.selection().getEndLine()));
    } catch (BadLocationException outrun) {
      ILog.of(ToggleCommentHandler.class).warn("The selection is not in the text", outrun);
    }
  }

  static void toggle(IDocument document, int first, int last) throws BadLocationException {
    List<Integer> lines = new ArrayList<>();
    boolean all = true;
    for (int line = first; line <= last; line++) {
      String text = text(document, line);
      if (!text.isBlank()) {
        lines.add(line);
        all &= text.stripLeading().startsWith(MARK);
      }
    }
    MultiTextEdit edit = new MultiTextEdit();
    int column = lines.stream().mapToInt(line -> indent(document, line)).min().orElse(0);
    for (int line : lines) {
      int start = document.getLineOffset(line);
      if (all) {
        int mark = start + indent(document, line);
        boolean blank = text(document, line).stripLeading().startsWith(MARK + " ");
        edit.addChild(new DeleteEdit(mark, MARK.length() + (blank ? 1 : 0)));
      } else {
        edit.addChild(new InsertEdit(start + column, MARK + " "));
      }
    }
    edit.apply(document);
  }

  private static String text(IDocument document, int line) throws BadLocationException {
    IRegion region = document.getLineInformation(line);
    return document.get(region.getOffset(), region.getLength());
  }

  private static int indent(IDocument document, int line) {
    try {
      String text = text(document, line);
      return text.length() - text.stripLeading().length();
    } catch (BadLocationException outrun) {
      return 0;
    }
  }
}
