package dev.muster.dsl.ui.battle;

import dev.muster.dsl.ui.editor.OutlineNode;
import dev.muster.dsl.ui.server.ReadScenarios;
import dev.muster.dsl.ui.server.Scenarios;
import dev.muster.rules.model.BattleProgram;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.ILaunchShortcut2;
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

/** Run As &gt; Test Battle, on a file, on a line of the editor or on a node of the outline. */
public final class TestBattleShortcut implements ILaunchShortcut2 {

  /** The line of a request that names only a file. */
  private static final int NO_LINE = 0;

  @Override
  public void launch(ISelection selection, String mode) {
    if (selection instanceof IStructuredSelection chosen) {
      Object element = chosen.getFirstElement();
      IFile file = Adapters.adapt(element, IFile.class);
      if (file != null) {
        launch(file, element instanceof OutlineNode node ? node.line() : NO_LINE);
      }
    }
  }

  @Override
  public void launch(IEditorPart editor, String mode) {
    IFile file = Adapters.adapt(editor.getEditorInput(), IFile.class);
    if (file != null) {
      launch(file, cursorLine(editor));
    }
  }

  private static int cursorLine(IEditorPart editor) {
    return editor instanceof ITextEditor text
            && text.getSelectionProvider().getSelection() instanceof ITextSelection cursor
        ? cursor.getStartLine() + 1
        : NO_LINE;
  }

  private static void launch(IFile file, int line) {
    ReadScenarios.of(
        file,
        scenarios -> {
          if (!scenarios.refusal().isEmpty()) {
            refuse(file, scenarios.refusal());
            return;
          }
          choose(scenarios, line).ifPresent(program -> fight(file, program.scenario().name()));
        });
  }

  /** Fights a scenario of a file, as Run As does. */
  static void fight(IFile file, String scenario) {
    try {
      DebugUITools.launch(
          TestBattleConfiguration.of(file, scenario),
          org.eclipse.debug.core.ILaunchManager.RUN_MODE);
    } catch (CoreException failure) {
      ILog.of(TestBattleShortcut.class).log(failure.getStatus());
    }
  }

  private static Optional<BattleProgram> choose(Scenarios scenarios, int line) {
    Optional<BattleProgram> around = scenarios.around(line);
    if (around.isPresent()) {
      return around;
    }
    if (scenarios.programs().size() == 1) {
      return Optional.of(scenarios.programs().getFirst());
    }
    ElementListSelectionDialog dialog =
        new ElementListSelectionDialog(
            shell(), LabelProvider.createTextProvider(each -> title((BattleProgram) each)));
    dialog.setTitle("Test Battle");
    dialog.setMessage("The file has several scenarios. Fight which?");
    dialog.setElements(scenarios.programs().toArray());
    dialog.setMultipleSelection(false);
    return dialog.open() == Window.OK
        ? Optional.of((BattleProgram) dialog.getFirstResult())
        : Optional.empty();
  }

  private static String title(BattleProgram program) {
    String label = program.scenario().label();
    return label.isBlank() ? program.scenario().name() : program.scenario().name() + " - " + label;
  }

  /** Says why there is no battle. */
  static void refuse(IFile file, String why) {
    MessageDialog.openError(shell(), file.getName() + " cannot be fought", why);
  }

  private static Shell shell() {
    return PlatformUI.getWorkbench().getModalDialogShellProvider().getShell();
  }

  @Override
  public ILaunchConfiguration[] getLaunchConfigurations(ISelection selection) {
    // Null: launch() finds the configuration itself, since it depends on the scenario chosen.
    return null;
  }

  @Override
  public ILaunchConfiguration[] getLaunchConfigurations(IEditorPart editor) {
    return null;
  }

  @Override
  public IResource getLaunchableResource(ISelection selection) {
    return selection instanceof IStructuredSelection chosen
        ? Adapters.adapt(chosen.getFirstElement(), IFile.class)
        : null;
  }

  @Override
  public IResource getLaunchableResource(IEditorPart editor) {
    return Adapters.adapt(editor.getEditorInput(), IFile.class);
  }
}
