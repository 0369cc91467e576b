package dev.muster.dsl.ui.map;

import java.util.Map;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;

/** The page of the view while there is no field. */
final class EmptyPage extends Composite {

  private static final String BATTLE = "<a href=\"newBattle\">Begin a battle on a new map</a>";

  private static final String INVITATION =
      "Open a scenario; its field appears here.\n\n"
          + "<a href=\"newProject\">Begin with an example</a>\n\n"
          + BATTLE;

  private final Link text;

  EmptyPage(Composite parent) {
    super(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().margins(16, 16).applyTo(this);
    text = new Link(this, SWT.WRAP);
    text.setText(INVITATION);
    GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).grab(true, true).applyTo(text);
    text.addListener(SWT.Selection, event -> wizard(event.text));
  }

  /**
   * Shows the reason why there is no field.
   *
   * @param why the reason; empty if no file is open
   */
  void show(String why) {
    // In a link an ampersand would be a mnemonic, and a tag a link.
    String said = why.replace("&", "&&").replace("<", "\u2039");
    text.setText(said.isEmpty() ? INVITATION : said + "\n\n" + BATTLE);
    layout(true);
  }

  private static void wizard(String name) {
    var workbench = PlatformUI.getWorkbench();
    ParameterizedCommand wizard =
        ParameterizedCommand.generateCommand(
            workbench.getService(ICommandService.class).getCommand("org.eclipse.ui.newWizard"),
            Map.of("newWizardId", "dev.muster.dsl.ui." + name));
    try {
      workbench.getService(IHandlerService.class).executeCommand(wizard, null);
    } catch (CommandException failure) {
      ILog.of(EmptyPage.class).error("The wizard could not be opened", failure);
    }
  }
}
