package dev.muster.dsl.ui.battle;

import dev.muster.dsl.ui.server.MusterFile;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;

/**
 * The launch configuration of a test battle: the file, the scenario, the seed, and changes to the
 * scenario.
 */
public final class TestBattleConfiguration {

  static final String TYPE = "dev.muster.dsl.ui.battle.testBattle";

  /** Path of the file in the workspace, or on disk if it is outside. */
  public static final String FILE = "dev.muster.file";

  /** Name of the scenario; empty for the only one of the file. */
  public static final String SCENARIO = "dev.muster.scenario";

  /** In place of a scenario: the line around which it lies; 0 for the only one of the file. */
  static final String LINE = "dev.muster.line";

  /** Seed of the dice, a whole number as text. */
  public static final String SEED = "dev.muster.seed";

  /** Names of commanders by the name of the side. */
  public static final String COMMANDERS = "dev.muster.commanders";

  /** Values by the key of the switch, that of the edition among them. */
  public static final String SWITCHES = "dev.muster.switches";

  /** The default seed. */
  public static final String FIRST_SEED = "1";

  private TestBattleConfiguration() {}

  /** The configuration for a scenario: the one there is, or a new one. */
  static ILaunchConfiguration of(MusterFile file, String scenario) throws CoreException {
    ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
    ILaunchConfigurationType type = manager.getLaunchConfigurationType(TYPE);
    String path = file.path();
    for (ILaunchConfiguration each : manager.getLaunchConfigurations(type)) {
      if (path.equals(each.getAttribute(FILE, "")) && scenario.equals(scenario(each))) {
        return each;
      }
    }
    ILaunchConfigurationWorkingCopy made =
        type.newInstance(null, manager.generateLaunchConfigurationName(scenario));
    made.setAttribute(FILE, path);
    made.setAttribute(SCENARIO, scenario);
    made.setAttribute(SEED, FIRST_SEED);
    made.setMappedResources(file.inWorkspace().map(each -> new IResource[] {each}).orElse(null));
    return made.doSave();
  }

  /**
   * Returns an unsaved configuration with default options for the scenario at a line, for the Run
   * command.
   */
  static ILaunchConfiguration at(MusterFile file, int line) throws CoreException {
    ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
    ILaunchConfigurationWorkingCopy made =
        manager.getLaunchConfigurationType(TYPE).newInstance(null, "Test Battle");
    made.setAttribute(FILE, file.path());
    made.setAttribute(LINE, line);
    return made;
  }

  /** Returns the file of a configuration; empty if it does not exist. */
  public static Optional<MusterFile> file(ILaunchConfiguration configuration) throws CoreException {
    return MusterFile.named(configuration.getAttribute(FILE, ""));
  }

  /** The name of the scenario; empty for the only one of the file. */
  public static String scenario(ILaunchConfiguration configuration) throws CoreException {
    return configuration.getAttribute(SCENARIO, "");
  }

  /** Returns the battle options of a configuration; empty if the seed is not a number. */
  static Optional<TestBattleSettings> settings(ILaunchConfiguration configuration)
      throws CoreException {
    Map<String, String> commanders = configuration.getAttribute(COMMANDERS, Map.of());
    Map<String, String> switches = configuration.getAttribute(SWITCHES, Map.of());
    return seed(configuration.getAttribute(SEED, FIRST_SEED))
        .map(seed -> new TestBattleSettings(seed, commanders, switches));
  }

  /** Returns the seed; empty if the text is not a number. */
  public static Optional<Long> seed(String text) {
    try {
      return Optional.of(Long.parseLong(text.strip()));
    } catch (NumberFormatException noNumber) {
      return Optional.empty();
    }
  }
}
