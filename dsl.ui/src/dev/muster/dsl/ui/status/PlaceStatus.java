package dev.muster.dsl.ui.status;

import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.PlaceResult;
import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.editor.WindowOpenListener;
import dev.muster.dsl.ui.map.follow.EditorFollower;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.texteditor.ITextEditor;

/** The place of the map that the caret is at, in the status line: a number, a letter of a map. */
public final class PlaceStatus implements EditorFollower.Listener, IPartListener2 {

  /** Its name in the status line. */
  public static final String ID = "dev.muster.dsl.ui.place";

  /** Time without caret movement before a request, in milliseconds. */
  private static final int STILL = 80;

  private static final int LETTERS = 40;

  private final Display display;
  private final EditorFollower follower;
  private final Runnable ask = this::ask;
  private final StatusText status = new StatusText(ID, LETTERS);
  private int asked;

  private PlaceStatus(IWorkbenchPage page) {
    display = page.getWorkbenchWindow().getShell().getDisplay();
    follower = new EditorFollower(page, this);
    page.addPartListener(this);
    follower.start();
  }

  /** Follows the editors of all windows from now on. In the user interface's thread. */
  public static void follow(IWorkbench workbench) {
    for (IWorkbenchWindow each : workbench.getWorkbenchWindows()) {
      follow(each);
    }
    WindowOpenListener opened = PlaceStatus::follow;
    workbench.addWindowListener(opened);
  }

  private static void follow(IWorkbenchWindow window) {
    if (window.getActivePage() != null) {
      new PlaceStatus(window.getActivePage());
    }
  }

  @Override
  public void editorChanged() {
    caretMoved();
  }

  @Override
  public void textChanged() {
    caretMoved();
  }

  @Override
  public void caretMoved() {
    display.timerExec(STILL, ask);
  }

  private void ask() {
    int mine = ++asked;
    Optional<ActiveMusterEditor> battle = follower.battle();
    int caret = follower.caret();
    if (battle.isEmpty() || caret < 0) {
      return;
    }
    Position at = LspPositions.position(battle.get().document(), caret);
    ITextEditor editor = battle.get().editor();
    LanguageServerHost.running()
        .ask(
            it ->
                it.getWorkspaceService()
                    .executeCommand(
                        new ExecuteCommandParams(
                            MusterCommandService.PLACE_AT_CARET,
                            List.of(
                                battle.get().file().getUri(),
                                at.getLine() + 1,
                                at.getCharacter() + 1))))
        .thenAccept(
            told ->
                display.asyncExec(
                    () -> {
                      if (mine == asked) {
                        String text = told instanceof PlaceResult place ? place.text() : "";
                        status.show(editor, text);
                      }
                    }));
  }

  /** Editors of one kind share the status line: another file must not show the place of this. */
  @Override
  public void partActivated(IWorkbenchPartReference part) {
    if (part.getPart(false) instanceof ITextEditor editor
        && ActiveMusterEditor.of(editor).isEmpty()) {
      asked++;
      status.hide();
    }
  }
}
