package dev.muster.dsl.ui.quickfix;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import java.util.stream.Stream;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;

/**
 * Takes the Quick Fix of the platform out of the editors of Muster, which have their own: their
 * context menu would offer two.
 */
public final class PlatformQuickFixRemover implements IPartListener2 {

  /** Follows all editors from now on. In the user interface's thread. */
  public static void follow() {
    PlatformQuickFixRemover remover = new PlatformQuickFixRemover();
    for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
      window.getPartService().addPartListener(remover);
      Stream.of(window.getPages())
          .flatMap(page -> Stream.of(page.getEditorReferences()))
          .forEach(remover::partActivated);
    }
  }

  @Override
  public void partActivated(IWorkbenchPartReference part) {
    if (part.getPart(false) instanceof IEditorPart editor) {
      ActiveMusterEditor.of(editor)
          .ifPresent(
              battle -> battle.editor().setAction(ITextEditorActionConstants.QUICK_ASSIST, null));
    }
  }
}
