package dev.muster.dsl.ui.quickfix;

import java.util.List;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;

/** One of the server's actions in the list of Ctrl+1. */
final class CodeActionProposal implements ICompletionProposal {

  private final CodeAction action;

  CodeActionProposal(CodeAction action) {
    this.action = action;
  }

  @Override
  public void apply(IDocument document) {
    ServerActions.perform(action);
  }

  @Override
  public Point getSelection(IDocument document) {
    return null;
  }

  @Override
  public String getAdditionalProposalInfo() {
    if (action.getEdit() == null || action.getEdit().getChanges() == null) {
      return null;
    }
    List<String> written =
        action.getEdit().getChanges().values().stream()
            .flatMap(List::stream)
            .map(TextEdit::getNewText)
            .filter(text -> !text.isBlank())
            .limit(8)
            .toList();
    return written.isEmpty() ? null : String.join("\n", written);
  }

  @Override
  public String getDisplayString() {
    return action.getTitle();
  }

  @Override
  public Image getImage() {
    if (ServerActions.isExplanation(action)) {
      return PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJS_INFO_TSK);
    }
    String kind = action.getKind() == null ? "" : action.getKind();
    String name = kind.startsWith(CodeActionKind.QuickFix) ? "fix" : "change";
    return dev.muster.dsl.ui.editor.MusterImages.of(name);
  }

  @Override
  public IContextInformation getContextInformation() {
    return null;
  }
}
