package dev.muster.dsl.ui.battle;

import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.debug.ui.actions.ILaunchable;

/**
 * Marks files and outline nodes as something that may be launched. Without the mark the workbench
 * has no Run As menu for them; what the menu holds, the launch shortcuts say.
 */
public final class LaunchableAdapterFactory implements IAdapterFactory {

  private static final ILaunchable MARK = new ILaunchable() {};

  @Override
  public <T> T getAdapter(Object adaptable, Class<T> type) {
    return type == ILaunchable.class ? type.cast(MARK) : null;
  }

  @Override
  public Class<?>[] getAdapterList() {
    return new Class<?>[] {ILaunchable.class};
  }
}
