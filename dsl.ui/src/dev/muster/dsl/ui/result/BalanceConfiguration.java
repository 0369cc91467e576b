package dev.muster.dsl.ui.result;

import dev.muster.dsl.ide.command.BattleRunner;
import dev.muster.dsl.ui.battle.TestBattleConfiguration;
import dev.muster.dsl.ui.server.MusterFile;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;

/** The launch configuration of a balance run: that of a test battle, and the number of battles. */
final class BalanceConfiguration {

  static final String TYPE = "dev.muster.dsl.ui.result.balance.launch";

  /** How many battles, a whole number as text; empty for as many as it needs. */
  static final String BATTLES = "dev.muster.battles";

  /**
   * Half width of the confidence interval at which the batch stops, such as 3%; empty to fight all
   * battles.
   */
  static final String UNTIL = "dev.muster.until";

  private BalanceConfiguration() {}

  /** Returns the existing or a new configuration of a scenario, with this number of battles. */
  static ILaunchConfiguration of(MusterFile file, String scenario, long battles)
      throws CoreException {
    ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
    ILaunchConfigurationType type = manager.getLaunchConfigurationType(TYPE);
    ILaunchConfigurationWorkingCopy copy = null;
    for (ILaunchConfiguration each : manager.getLaunchConfigurations(type)) {
      if (file.path().equals(each.getAttribute(TestBattleConfiguration.FILE, ""))
          && scenario.equals(TestBattleConfiguration.scenario(each))) {
        copy = each.getWorkingCopy();
      }
    }
    if (copy == null) {
      copy =
          type.newInstance(null, manager.generateLaunchConfigurationName("Balance of " + scenario));
      copy.setAttribute(TestBattleConfiguration.FILE, file.path());
      copy.setAttribute(TestBattleConfiguration.SCENARIO, scenario);
      copy.setAttribute(TestBattleConfiguration.SEED, TestBattleConfiguration.FIRST_SEED);
      copy.setMappedResources(file.inWorkspace().map(each -> new IResource[] {each}).orElse(null));
    }
    copy.setAttribute(BATTLES, String.valueOf(battles));
    copy.setAttribute(UNTIL, "");
    return copy.doSave();
  }

  /** Returns the options in the form that the server expects. */
  static Map<String, Object> options(ILaunchConfiguration configuration) throws CoreException {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put(
        "seed",
        configuration.getAttribute(
            TestBattleConfiguration.SEED, TestBattleConfiguration.FIRST_SEED));
    put(options, "battles", battles(configuration));
    put(options, "until", configuration.getAttribute(UNTIL, ""));
    options.put(
        "commanders", configuration.getAttribute(TestBattleConfiguration.COMMANDERS, Map.of()));
    options.put("switches", configuration.getAttribute(TestBattleConfiguration.SWITCHES, Map.of()));
    return options;
  }

  private static void put(Map<String, Object> options, String option, String value) {
    if (!value.isBlank()) {
      options.put(option, value.strip());
    }
  }

  static String battles(ILaunchConfiguration configuration) throws CoreException {
    return configuration.getAttribute(BATTLES, String.valueOf(BattleRunner.USUAL));
  }
}
