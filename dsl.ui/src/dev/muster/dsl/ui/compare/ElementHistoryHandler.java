package dev.muster.dsl.ui.compare;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;
import dev.muster.dsl.ui.server.MusterFile;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.window.Window;
import org.eclipse.lsp4j.Position;
import org.eclipse.swt.widgets.Display;
import org.eclipse.text.edits.InsertEdit;
import org.eclipse.text.edits.ReplaceEdit;
import org.eclipse.text.edits.TextEdit;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;

/** Compares the element at the cursor with the local history, or takes it from there. */
public final class ElementHistoryHandler extends MusterEditorHandler
    implements IExecutableExtension {

  private ElementHistoryTask task = ElementHistoryTask.COMPARE;

  @Override
  public void setInitializationData(IConfigurationElement element, String property, Object data) {
    task = ElementHistoryTask.valueOf(String.valueOf(data));
  }

  @Override
  protected void run(ActiveMusterEditor battle) {
    IFile file = battle.editor().getEditorInput().getAdapter(IFile.class);
    Optional<MusterFile> address = MusterFile.of(battle.editor().getEditorInput());
    if (file == null || address.isEmpty()) {
      battle.showStatus("Only files of a project have a local history.");
      return;
    }
    Position place = battle.position();
    new ReadHistoryJob(
            file,
            address.get(),
            battle.document().get(),
            Display.getCurrent(),
            (now, history) -> {
              if (isAsItWas(battle, now)) {
                offer(battle, place, now, history);
              }
            })
        .schedule();
  }

  private static boolean isAsItWas(ActiveMusterEditor battle, TextState now) {
    return battle.viewer().getTextWidget() != null
        && !battle.viewer().getTextWidget().isDisposed()
        && battle.document().get().equals(now.text());
  }

  private void offer(
      ActiveMusterEditor battle, Position place, TextState now, List<TextState> history) {
    String file = battle.editor().getEditorInput().getName();
    if (task == ElementHistoryTask.RESTORE) {
      List<ElementState> lost = ElementState.lost(now, history);
      if (lost.isEmpty()) {
        battle.showStatus("The local history of " + file + " has no element that it lacks now.");
      } else {
        ask(battle, "Elements that " + file + " had", now, lost);
      }
      return;
    }
    Optional<ElementPath> path = ElementPath.at(now.symbols(), place);
    if (path.isEmpty()) {
      battle.showStatus("Put the cursor in an army, a map, a scenario or one of their parts.");
      return;
    }
    List<ElementState> states = ElementState.of(path.get(), now, history);
    if (states.isEmpty()) {
      battle.showStatus("The local history has no other state of " + path.get().label() + ".");
    } else if (task == ElementHistoryTask.PREVIOUS) {
      take(battle, now, states.getFirst());
    } else {
      ask(battle, path.get().label() + " in " + file, now, states);
    }
  }

  private void ask(
      ActiveMusterEditor battle, String heading, TextState now, List<ElementState> states) {
    ElementHistoryDialog dialog =
        new ElementHistoryDialog(battle.editor().getSite().getShell(), task, heading, now, states);
    if (dialog.open() == Window.OK && isAsItWas(battle, now)) {
      take(battle, now, dialog.chosen());
    }
  }

  /** Changes the text in one step of its history. */
  private static void take(ActiveMusterEditor battle, TextState now, ElementState state) {
    Optional<IRegion> there = now.region(state.path());
    TextEdit edit =
        there.isPresent()
            ? new ReplaceEdit(there.get().getOffset(), there.get().getLength(), state.text())
            : ElementRestore.of(state, now);
    String written = edit instanceof InsertEdit added ? added.getText() : state.text();
    int offset = edit.getOffset() + written.indexOf(state.text());
    IDocumentUndoManager undo =
        DocumentUndoManagerRegistry.getDocumentUndoManager(battle.document());
    undo.commit();
    undo.beginCompoundChange();
    try {
      edit.apply(battle.document());
    } catch (BadLocationException gone) {
      ILog.of(ElementHistoryHandler.class).error("An element is not where it was", gone);
    } finally {
      undo.endCompoundChange();
    }
    battle.editor().selectAndReveal(offset, state.text().length());
  }
}
