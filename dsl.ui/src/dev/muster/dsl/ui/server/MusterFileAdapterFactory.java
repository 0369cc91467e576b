package dev.muster.dsl.ui.server;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.ui.IURIEditorInput;

/** Lets the menus of the workbench see which files and editors are of ours. */
public final class MusterFileAdapterFactory implements IAdapterFactory {

  @Override
  public <T> T getAdapter(Object adaptable, Class<T> type) {
    return type.cast(
        switch (adaptable) {
          case IFile file -> MusterFile.in(file).orElse(null);
          case IURIEditorInput input -> MusterFile.shown(input).orElse(null);
          default -> null;
        });
  }

  @Override
  public Class<?>[] getAdapterList() {
    return new Class<?>[] {MusterFile.class};
  }
}
