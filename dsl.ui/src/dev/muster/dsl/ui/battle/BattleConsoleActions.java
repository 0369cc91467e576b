package dev.muster.dsl.ui.battle;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.util.PropertyChangeEvent;
import org.eclipse.swt.custom.LineStyleEvent;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.console.IConsolePageParticipant;
import org.eclipse.ui.console.IConsoleView;
import org.eclipse.ui.console.TextConsolePage;
import org.eclipse.ui.console.TextConsoleViewer;
import org.eclipse.ui.part.IPageBookViewPage;

/** The buttons a battle's console has beside the usual ones: stop, close, and the rounds. */
public final class BattleConsoleActions
    implements IConsolePageParticipant, IPropertyChangeListener {

  static final String RUNNING = "dev.muster.dsl.ui.battle.running";

  private BattleConsole console;
  private Action stop;

  @Override
  public void init(IPageBookViewPage page, IConsole told) {
    console = (BattleConsole) told;
    stop =
        new Action("Stop the battle", BattleImages.STOP) {
          @Override
          public void run() {
            console.running().ifPresent(Job::cancel);
          }
        };
    stop.setToolTipText("Stop the battle");
    stop.setEnabled(console.running().isPresent());
    IToolBarManager tools = page.getSite().getActionBars().getToolBarManager();
    tools.appendToGroup(IConsoleConstants.LAUNCH_GROUP, stop);
    tools.appendToGroup(
        IConsoleConstants.LAUNCH_GROUP,
        new org.eclipse.ui.console.actions.CloseConsoleAction(console));
    tools.appendToGroup(IConsoleConstants.LAUNCH_GROUP, closeFinished());
    if (page instanceof TextConsolePage text) {
      tools.appendToGroup(
          IConsoleConstants.OUTPUT_GROUP,
          round(text, "Previous round", BattleImages.PREVIOUS_ROUND, -1));
      tools.appendToGroup(
          IConsoleConstants.OUTPUT_GROUP, round(text, "Next round", BattleImages.NEXT_ROUND, 1));
      text.getViewer().getTextWidget().addLineStyleListener(BattleConsoleActions::dress);
    }
    console.addPropertyChangeListener(this);
  }

  private static Action closeFinished() {
    Action close =
        new Action("Close the battles that are over") {
          @Override
          public void run() {
            ConsolePlugin.getDefault()
                .getConsoleManager()
                .removeConsoles(BattleConsole.finished().toArray(IConsole[]::new));
          }
        };
    close.setToolTipText("Close the battles that are over");
    close.setImageDescriptor(
        PlatformUI.getWorkbench()
            .getSharedImages()
            .getImageDescriptor(ISharedImages.IMG_ELCL_REMOVEALL));
    return close;
  }

  private static Action round(TextConsolePage page, String label, ImageDescriptor image, int step) {
    Action action =
        new Action(label, image) {
          @Override
          public void run() {
            // The console scrolls to the end only if the user is not reading further up.
            if (page.getSite().getPage().findView(IConsoleConstants.ID_CONSOLE_VIEW)
                instanceof IConsoleView view) {
              view.setAutoScrollLock(true);
            }
            TextConsoleViewer viewer = page.getViewer();
            StyledText text = viewer.getTextWidget();
            int round =
                ReportRounds.beside(viewer.getDocument().get(), viewer.getSelectedRange().x, step);
            viewer.setSelectedRange(round, 0);
            text.setTopIndex(text.getLineAtOffset(round));
          }
        };
    action.setToolTipText(label);
    return action;
  }

  /** Gives a link the colour of the side of its line; only the underline marks it as a link. */
  private static void dress(LineStyleEvent event) {
    Color side = null;
    for (StyleRange each : event.styles == null ? new StyleRange[0] : event.styles) {
      side = side == null && !each.underline ? each.foreground : side;
    }
    for (StyleRange each : event.styles == null ? new StyleRange[0] : event.styles) {
      if (each.underline) {
        each.foreground = side;
      }
    }
  }

  @Override
  public void propertyChange(PropertyChangeEvent event) {
    if (event.getProperty().equals(RUNNING)) {
      stop.setEnabled(console.running().isPresent());
    }
  }

  @Override
  public void activated() {
    // The buttons are the same whether the console has the focus or not.
  }

  @Override
  public void deactivated() {
    // As above.
  }

  @Override
  public void dispose() {
    console.removePropertyChangeListener(this);
  }

  @Override
  public <T> T getAdapter(Class<T> adapter) {
    return null;
  }
}
