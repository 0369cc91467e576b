package dev.muster.dsl.ui.battle;

import java.util.Optional;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.swt.widgets.Composite;

/**
 * Additional fields of a launch configuration, beside the scenario, the dice and the commanders.
 */
public interface LaunchFields {

  /** No additional fields, for a test battle. */
  LaunchFields NONE =
      new LaunchFields() {
        @Override
        public void create(Composite page, Runnable changed) {
          // no fields to create
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

  /** Returns the error in the entered values, for the user; empty if there is none. */
  Optional<String> wrong();
}
