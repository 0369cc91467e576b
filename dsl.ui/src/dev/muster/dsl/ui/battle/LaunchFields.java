package dev.muster.dsl.ui.battle;

import java.util.Optional;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.swt.widgets.Composite;

/** What a launch configuration asks beside the scenario, its dice and who leads in it. */
public interface LaunchFields {

  /** A test battle asks no more. */
  LaunchFields NONE =
      new LaunchFields() {
        @Override
        public void create(Composite page, Runnable changed) {
          // Nothing is asked.
        }

        @Override
        public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
          // Nothing is kept.
        }

        @Override
        public void initializeFrom(ILaunchConfiguration configuration) {
          // Nothing is kept.
        }

        @Override
        public void performApply(ILaunchConfigurationWorkingCopy configuration) {
          // Nothing is kept.
        }

        @Override
        public Optional<String> wrong() {
          return Optional.empty();
        }
      };

  /**
   * Adds the fields to a page of three columns.
   *
   * @param changed called whenever the user has entered something
   */
  void create(Composite page, Runnable changed);

  void setDefaults(ILaunchConfigurationWorkingCopy configuration);

  void initializeFrom(ILaunchConfiguration configuration) throws CoreException;

  void performApply(ILaunchConfigurationWorkingCopy configuration);

  /** What is wrong with what is entered, for the user. */
  Optional<String> wrong();
}
