package dev.muster.dsl.ui.result;

import dev.muster.dsl.ui.battle.TestBattleTab;
import org.eclipse.debug.ui.AbstractLaunchConfigurationTabGroup;
import org.eclipse.debug.ui.CommonTab;
import org.eclipse.debug.ui.ILaunchConfigurationDialog;
import org.eclipse.debug.ui.ILaunchConfigurationTab;

/** The pages of a balance under Run &gt; Run Configurations. */
public final class BalanceTabGroup extends AbstractLaunchConfigurationTabGroup {

  @Override
  public void createTabs(ILaunchConfigurationDialog dialog, String mode) {
    setTabs(
        new ILaunchConfigurationTab[] {new TestBattleTab(new BalanceFields()), new CommonTab()});
  }
}
