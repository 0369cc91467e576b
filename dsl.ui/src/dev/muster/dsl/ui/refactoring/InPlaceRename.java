package dev.muster.dsl.ui.refactoring;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import java.util.List;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.link.ILinkedModeListener;
import org.eclipse.jface.text.link.LinkedModeModel;
import org.eclipse.jface.text.link.LinkedModeUI;
import org.eclipse.jface.text.link.LinkedPosition;
import org.eclipse.jface.text.link.LinkedPositionGroup;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.texteditor.link.EditorLinkedModeUI;

/**
 * Renames in the editor. All occurrences in this file change while the user types; Enter applies
 * the change to other files too, and Esc undoes everything.
 */
final class InPlaceRename implements ILinkedModeListener {

  /** The one that goes on; there is one cursor only. */
  private static InPlaceRename active;

  private final ActiveMusterEditor battle;
  private final Range word;
  private final String old;
  private final List<IRegion> places;
  private LinkedModeModel model;
  private LinkedPosition typed;
  private boolean dialog;

  private InPlaceRename(ActiveMusterEditor battle, Range word, String old, List<IRegion> places) {
    this.battle = battle;
    this.word = word;
    this.old = old;
    this.places = places;
  }

  /**
   * Requests the other occurrences of the name in the file, and begins to rename.
   *
   * @param word the name at the cursor
   */
  static void begin(ActiveMusterEditor battle, Range word) throws BadLocationException {
    IRegion region = LspPositions.region(battle.document(), word);
    String name = battle.document().get(region.getOffset(), region.getLength());
    Display display = Display.getCurrent();
    LanguageServerHost.running()
        .ask(
            it ->
                it.getTextDocumentService()
                    .documentHighlight(new DocumentHighlightParams(battle.file(), word.getStart())))
        .thenAccept(
            found ->
                display.asyncExec(
                    () -> {
                      List<IRegion> places = places(battle, found, name);
                      if (places.contains(region)) {
                        new InPlaceRename(battle, word, name, places).start(region);
                      } else {
                        // A place of the name is written in another way, such as in quotes.
                        RenameHandler.openDialog(battle, word, name);
                      }
                    }));
  }

  private static List<IRegion> places(
      ActiveMusterEditor battle, List<? extends DocumentHighlight> found, String name) {
    return found == null
        ? List.of()
        : found.stream()
            .map(each -> LspPositions.region(battle.document(), each.getRange()))
            .filter(each -> name.equals(text(battle.document(), each)))
            .distinct()
            .toList();
  }

  private static String text(IDocument document, IRegion place) {
    try {
      return document.get(place.getOffset(), place.getLength());
    } catch (BadLocationException outrun) {
      return "";
    }
  }

  /** Opens the dialog with a preview if a rename is in progress already. */
  static boolean handOver() {
    if (active == null) {
      return false;
    }
    active.dialog = true;
    active.model.exit(ILinkedModeListener.NONE);
    return true;
  }

  private void start(IRegion at) {
    try {
      LinkedPositionGroup group = new LinkedPositionGroup();
      typed = new LinkedPosition(battle.document(), at.getOffset(), at.getLength(), 0);
      group.addPosition(typed);
      int order = 1;
      for (IRegion each : places) {
        if (!each.equals(at)) {
          group.addPosition(
              new LinkedPosition(battle.document(), each.getOffset(), each.getLength(), order++));
        }
      }
      model = new LinkedModeModel();
      model.addGroup(group);
      model.forceInstall();
      model.addLinkingListener(this);
      active = this;
      LinkedModeUI shown = new EditorLinkedModeUI(model, battle.viewer());
      shown.setExitPosition(battle.viewer(), at.getOffset(), 0, Integer.MAX_VALUE);
      shown.enter();
      battle.viewer().setSelectedRange(at.getOffset(), at.getLength());
      battle.showStatus(null);
    } catch (BadLocationException outrun) {
      battle.showStatus("The text has changed; try again.");
    }
  }

  @Override
  public void left(LinkedModeModel left, int flags) {
    active = null;
    String wanted = text(battle.document(), new Region(typed.getOffset(), typed.getLength()));
    if (!wanted.equals(old)) {
      restore(wanted);
    }
    if (dialog) {
      Display.getCurrent().asyncExec(() -> RenameHandler.openDialog(battle, word, old));
    } else if (!wanted.equals(old) && (flags & ILinkedModeListener.UPDATE_CARET) != 0) {
      rename(wanted);
    }
  }

  @Override
  public void suspend(LinkedModeModel suspended) {
    // There is no other mode within this one.
  }

  @Override
  public void resume(LinkedModeModel resumed, int flags) {
    // There is no other mode within this one.
  }

  /**
   * Restores the original text, which the server knows, and applies the rename to all files at
   * once.
   */
  private void restore(String wanted) {
    try {
      int longer = wanted.length() - old.length();
      List<IRegion> sorted =
          places.stream()
              .sorted((one, other) -> Integer.compare(one.getOffset(), other.getOffset()))
              .toList();
      // Backwards: the places before one are still as long as the wanted name.
      for (int i = sorted.size() - 1; i >= 0; i--) {
        int offset = sorted.get(i).getOffset() + i * longer;
        battle.document().replace(offset, wanted.length(), old);
      }
    } catch (BadLocationException outrun) {
      ILog.of(InPlaceRename.class).warn("The text could not be taken back", outrun);
    }
  }

  private void rename(String wanted) {
    Display display = Display.getCurrent();
    // The server has to receive the restored text before the request.
    display.asyncExec(
        () -> {
          RenameParams params = new RenameParams(battle.file(), word.getStart(), wanted);
          LanguageServerHost.running()
              .ask(it -> it.getTextDocumentService().rename(params))
              .whenComplete(
                  (edit, refused) -> display.asyncExec(() -> perform(wanted, edit, refused)));
        });
  }

  private void perform(String wanted, WorkspaceEdit edit, Throwable refused) {
    if (refused != null) {
      battle.showStatus(MusterRenameRefactoring.why(refused));
    } else if (edit == null) {
      battle.showStatus(MusterRenameRefactoring.NOT_HERE);
    } else {
      WorkspaceEdits.perform("Rename " + old + " to " + wanted, edit);
    }
  }
}
