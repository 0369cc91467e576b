package dev.muster.dsl.ui.result;

import dev.muster.dsl.ide.command.BattleRunner;
import dev.muster.dsl.ui.battle.LaunchFields;
import dev.muster.rules.balance.BalanceRun;
import java.util.Optional;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** The number of battles of a balance run: fixed, or until the interval is small enough. */
final class BalanceFields implements LaunchFields {

  private Text battles;
  private Text until;

  @Override
  public void create(Composite page, Runnable changed) {
    battles = field(page, "&Battles:", changed);
    battles.setMessage("As many as it takes, at most " + BalanceRun.Sampling.MOST_UNTIL);
    until = field(page, "&Until known to:", changed);
    until.setMessage("Half of the interval, such as 3%; empty to fight all battles");
  }

  private static Text field(Composite page, String label, Runnable changed) {
    new Label(page, SWT.NONE).setText(label);
    Text text = new Text(page, SWT.BORDER | SWT.SINGLE);
    GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(text);
    text.addModifyListener(event -> changed.run());
    return text;
  }

  @Override
  public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
    configuration.setAttribute(BalanceConfiguration.BATTLES, String.valueOf(BattleRunner.USUAL));
  }

  @Override
  public void initializeFrom(ILaunchConfiguration configuration) throws CoreException {
    battles.setText(BalanceConfiguration.battles(configuration));
    until.setText(configuration.getAttribute(BalanceConfiguration.UNTIL, ""));
  }

  @Override
  public void performApply(ILaunchConfigurationWorkingCopy configuration) {
    configuration.setAttribute(BalanceConfiguration.BATTLES, battles.getText().strip());
    configuration.setAttribute(BalanceConfiguration.UNTIL, until.getText().strip());
  }

  @Override
  public Optional<String> wrong() {
    String many = battles.getText().strip();
    boolean open = many.isEmpty() && !until.getText().isBlank();
    if (!open && !isNumber(many)) {
      return Optional.of(
          "The number of battles is a whole number up to "
              + BattleRunner.MOST
              + "; it can be empty where you say until when");
    }
    try {
      if (!until.getText().isBlank()) {
        BalanceRun.Sampling.UNTIL.share("Half of the interval", until.getText());
      }
      return Optional.empty();
    } catch (IllegalArgumentException wrong) {
      return Optional.of(String.valueOf(wrong.getMessage()));
    }
  }

  /** Returns whether a text is a valid number of battles. */
  static boolean isNumber(String text) {
    return text.strip().matches("[1-9]\\d{0,5}")
        && Long.parseLong(text.strip()) <= BattleRunner.MOST;
  }
}
