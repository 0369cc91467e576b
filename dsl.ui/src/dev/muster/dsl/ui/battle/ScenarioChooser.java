package dev.muster.dsl.ui.battle;

import dev.muster.dsl.ui.outline.OutlineNode;
import dev.muster.dsl.ui.server.MusterFile;
import dev.muster.dsl.ui.server.ReadScenariosJob;
import dev.muster.dsl.ui.server.ScenarioList;
import dev.muster.rules.model.BattleProgram;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;
import org.eclipse.ui.texteditor.ITextEditor;

/** Which scenario is meant: the one around the line, the only one, or the one the user chooses. */
public final class ScenarioChooser {

  /** The line of a request that names only a file. */
  private static final int NO_LINE = 0;

  private ScenarioChooser() {}

  /**
   * Finds the scenario of a selection, such as a file or a node of the outline.
   *
   * @param title title of the question if there are several
   * @param then receives the file and the name of the scenario
   */
  public static void of(ISelection selection, String title, BiConsumer<MusterFile, String> then) {
    if (selection instanceof IStructuredSelection chosen) {
      MusterFile.of(chosen.getFirstElement())
          .ifPresent(file -> of(file, line(selection), title, then));
    }
  }

  /** Returns the line of a selection, from 1; 0 if it is a whole file. */
  static int line(ISelection selection) {
    return selection instanceof IStructuredSelection chosen
            && chosen.getFirstElement() instanceof OutlineNode node
        ? node.line()
        : NO_LINE;
  }

  /** The scenario around the cursor of an editor; see above. */
  public static void of(IEditorPart editor, String title, BiConsumer<MusterFile, String> then) {
    MusterFile.of(editor.getEditorInput())
        .ifPresent(file -> of(file, cursorLine(editor), title, then));
  }

  /** Returns the line of the cursor in an editor, from 1; 0 if it has none. */
  static int cursorLine(IEditorPart editor) {
    return editor instanceof ITextEditor text
            && text.getSelectionProvider().getSelection() instanceof ITextSelection cursor
        ? cursor.getStartLine() + 1
        : NO_LINE;
  }

  /** The scenario around a line of a file; see above. */
  static void of(MusterFile file, int line, String title, BiConsumer<MusterFile, String> then) {
    ReadScenariosJob.of(
        file,
        scenarios -> {
          if (!scenarios.refusal().isEmpty()) {
            MessageDialog.openError(
                shell(), file.name() + " cannot be fought", scenarios.refusal());
            return;
          }
          choose(scenarios, line, title)
              .ifPresent(program -> then.accept(file, program.scenario().name()));
        });
  }

  private static Optional<BattleProgram> choose(ScenarioList scenarios, int line, String title) {
    Optional<BattleProgram> around = scenarios.around(line);
    if (around.isPresent()) {
      return around;
    }
    if (scenarios.programs().size() == 1) {
      return Optional.of(scenarios.programs().getFirst());
    }
    ElementListSelectionDialog dialog =
        new ElementListSelectionDialog(
            shell(), LabelProvider.createTextProvider(each -> label((BattleProgram) each)));
    dialog.setTitle(title);
    dialog.setMessage("The file has several scenarios. Fight which?");
    dialog.setElements(scenarios.programs().toArray());
    dialog.setMultipleSelection(false);
    return dialog.open() == Window.OK
        ? Optional.of((BattleProgram) dialog.getFirstResult())
        : Optional.empty();
  }

  private static String label(BattleProgram program) {
    String label = program.scenario().label();
    return label.isBlank() ? program.scenario().name() : program.scenario().name() + " - " + label;
  }

  private static Shell shell() {
    return PlatformUI.getWorkbench().getModalDialogShellProvider().getShell();
  }
}
