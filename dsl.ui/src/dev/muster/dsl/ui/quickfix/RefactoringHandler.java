package dev.muster.dsl.ui.quickfix;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;
import java.util.List;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.swt.widgets.Display;

/** A refactoring of what is selected or at the cursor, as an entry of a menu. */
public final class RefactoringHandler extends MusterEditorHandler implements IExecutableExtension {

  private Kind wanted = Kind.EXTRACT;

  /** Those with an entry of their own. */
  private enum Kind {
    EXTRACT(
        CodeActionKind.RefactorExtract,
        "Put the cursor at a stand of a group, or select stands that no General leads and no plan"
            + " names."),
    MOVE("refactor.move", "Put the cursor at the first words of an army, a map or a rulebook."),
    INLINE(
        CodeActionKind.RefactorInline,
        "Put the cursor at the import of a sheet that no other file uses.");

    private final String kind;
    private final String nothing;

    Kind(String kind, String nothing) {
      this.kind = kind;
      this.nothing = nothing;
    }
  }

  @Override
  public void setInitializationData(IConfigurationElement element, String property, Object data) {
    wanted = Kind.valueOf(String.valueOf(data));
  }

  @Override
  protected void run(ActiveMusterEditor battle) {
    Display display = Display.getCurrent();
    CodeActionCache.actions(battle.file().getUri(), battle.range(), List.of(), List.of(wanted.kind))
        .thenAccept(actions -> display.asyncExec(() -> perform(battle, actions)));
  }

  private void perform(ActiveMusterEditor battle, List<CodeAction> actions) {
    if (battle.viewer().getTextWidget() == null || battle.viewer().getTextWidget().isDisposed()) {
      return;
    }
    if (actions.isEmpty()) {
      battle.showStatus(wanted.nothing);
    } else {
      ServerActions.perform(actions.getFirst());
    }
  }
}
