package dev.muster.dsl.ui.navigate;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;
import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.ui.PartInitException;

/** Ctrl+Alt+H: shows the references to the element at the cursor as a tree. */
public final class CallHierarchyHandler extends MusterEditorHandler {

  @Override
  protected void run(ActiveMusterEditor battle) {
    battle.ask(
        it ->
            it.getTextDocumentService()
                .prepareCallHierarchy(
                    new CallHierarchyPrepareParams(battle.file(), battle.position())),
        items -> {
          if (items.isEmpty()) {
            battle.showStatus("Put the cursor on a name first.");
            return;
          }
          try {
            CallHierarchyView view =
                (CallHierarchyView)
                    battle.editor().getSite().getPage().showView(CallHierarchyView.ID);
            view.show(items.getFirst());
          } catch (PartInitException failure) {
            ILog.of(CallHierarchyHandler.class).log(failure.getStatus());
          }
        });
  }
}
