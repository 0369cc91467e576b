package dev.muster.dsl.ui.expectation;

import dev.muster.dsl.ui.server.MusterFile;
import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/**
 * Tests what is selected in a list of files, otherwise the file of the editor, otherwise all of the
 * project.
 */
public final class TestExpectationsHandler extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    ISelection chosen = HandlerUtil.getCurrentSelection(event);
    IEditorPart editor = HandlerUtil.getActiveEditor(event);
    List<MusterFile> files =
        HandlerUtil.getActivePart(event) == editor ? List.of() : TestedFiles.of(chosen);
    if (files.isEmpty()) {
      files = TestedFiles.of(editor);
    }
    if (files.isEmpty()) {
      files = TestedFiles.around(editor);
    }
    try {
      if (HandlerUtil.getActiveWorkbenchWindowChecked(event)
              .getActivePage()
              .showView(ExpectationsView.ID)
          instanceof ExpectationsView view) {
        view.test(files);
      }
    } catch (PartInitException failure) {
      throw new ExecutionException("The expectations could not be shown", failure);
    }
    return null;
  }
}
