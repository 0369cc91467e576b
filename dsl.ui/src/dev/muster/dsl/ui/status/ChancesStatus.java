package dev.muster.dsl.ui.status;

import dev.muster.dsl.ide.scene.Chances;
import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.editor.WindowOpenListener;
import dev.muster.dsl.ui.map.follow.EditorFollower;
import dev.muster.dsl.ui.server.LspPositions;
import dev.muster.dsl.ui.server.ShownChances;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.texteditor.ITextEditor;

/** The chances of both sides in the scenario at the caret, in the status line. */
public final class ChancesStatus implements EditorFollower.Listener, IPartListener2 {

  /** Its name in the status line. */
  public static final String ID = "dev.muster.dsl.ui.chances";

  private static final int LETTERS = 60;

  private final EditorFollower follower;
  private final StatusText status = new StatusText(ID, LETTERS);

  private ChancesStatus(IWorkbenchPage page) {
    Shell shell = page.getWorkbenchWindow().getShell();
    Display display = shell.getDisplay();
    follower = new EditorFollower(page, this);
    page.addPartListener(this);
    follower.start();
    Runnable shown =
        () -> {
          if (!shell.isDisposed()) {
            show();
          }
        };
    Consumer<Chances> heard =
        told -> {
          if (!display.isDisposed()) {
            display.asyncExec(shown);
          }
        };
    ShownChances.add(heard);
    shell.addDisposeListener(event -> ShownChances.remove(heard));
  }

  /** Follows the editors of all windows from now on. In the user interface's thread. */
  public static void follow(IWorkbench workbench) {
    for (IWorkbenchWindow each : workbench.getWorkbenchWindows()) {
      follow(each);
    }
    WindowOpenListener opened = ChancesStatus::follow;
    workbench.addWindowListener(opened);
  }

  private static void follow(IWorkbenchWindow window) {
    if (window.getActivePage() != null) {
      new ChancesStatus(window.getActivePage());
    }
  }

  @Override
  public void editorChanged() {
    show();
  }

  @Override
  public void textChanged() {
    // new chances come when the text stays as it is for a while
  }

  @Override
  public void caretMoved() {
    show();
  }

  private void show() {
    Optional<ActiveMusterEditor> battle = follower.battle();
    if (battle.isEmpty()) {
      return;
    }
    int caret = follower.caret();
    int line = caret < 0 ? 1 : LspPositions.position(battle.get().document(), caret).getLine() + 1;
    Chances.OfScenario shown = ShownChances.of(battle.get().file().getUri(), line);
    status.show(battle.get().editor(), shown == null ? "" : shown.text());
  }

  @Override
  public void partActivated(IWorkbenchPartReference part) {
    if (part.getPart(false) instanceof ITextEditor editor
        && ActiveMusterEditor.of(editor).isEmpty()) {
      status.hide();
    }
  }
}
