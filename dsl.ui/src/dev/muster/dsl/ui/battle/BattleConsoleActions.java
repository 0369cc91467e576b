package dev.muster.dsl.ui.battle;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.util.PropertyChangeEvent;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.console.IConsolePageParticipant;
import org.eclipse.ui.part.IPageBookViewPage;

/** The buttons a battle's console has beside the usual ones: stop, and close. */
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
    page.getSite()
        .getActionBars()
        .getToolBarManager()
        .appendToGroup(IConsoleConstants.LAUNCH_GROUP, stop);
    page.getSite()
        .getActionBars()
        .getToolBarManager()
        .appendToGroup(
            IConsoleConstants.LAUNCH_GROUP,
            new org.eclipse.ui.console.actions.CloseConsoleAction(console));
    console.addPropertyChangeListener(this);
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
