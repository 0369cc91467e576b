package dev.muster.dsl.ui.compare;

import org.eclipse.compare.CompareConfiguration;
import org.eclipse.compare.IViewerCreator;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.swt.widgets.Composite;

/** Makes what compares files of Muster: the tree of what they hold, and maps as pictures. */
public final class CompareViewerCreator implements IViewerCreator, IExecutableExtension {

  private boolean pictures;

  @Override
  public void setInitializationData(IConfigurationElement config, String property, Object data) {
    pictures = "map".equals(data);
  }

  @Override
  public Viewer createViewer(Composite parent, CompareConfiguration configuration) {
    return pictures
        ? new MapCompareViewer(parent)
        : new MusterStructureViewer(parent, configuration);
  }
}
