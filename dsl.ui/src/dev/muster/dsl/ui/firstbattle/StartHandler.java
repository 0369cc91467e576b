package dev.muster.dsl.ui.firstbattle;

import dev.muster.dsl.ui.wizard.NewProjectWizard;
import java.util.Map;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.handlers.IHandlerService;

/** The offers of an empty window: the cheat sheet of the first battle, and a new project. */
public final class StartHandler extends AbstractHandler implements IExecutableExtension {

  private boolean example;

  @Override
  public void setInitializationData(IConfigurationElement element, String property, Object data) {
    example = "example".equals(data);
  }

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
    if (example) {
      NewProjectWizard wizard = new NewProjectWizard();
      wizard.init(window.getWorkbench(), StructuredSelection.EMPTY);
      new WizardDialog(window.getShell(), wizard).open();
      return null;
    }
    try {
      window
          .getService(IHandlerService.class)
          .executeCommand(
              ParameterizedCommand.generateCommand(
                  window
                      .getService(ICommandService.class)
                      .getCommand("org.eclipse.ui.cheatsheets.openCheatSheet"),
                  Map.of("cheatSheetId", "dev.muster.dsl.ui.cheatSheet")),
              null);
      return null;
    } catch (CommandException failure) {
      throw new ExecutionException("The cheat sheet cannot be opened", failure);
    }
  }
}
