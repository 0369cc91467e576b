package dev.muster.dsl.ui.editor;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ImageRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.graphics.Image;

/** The pictures of Muster, each made once and kept as long as the workbench lives. */
public final class MusterImages {

  private static final String BUNDLE = "dev.muster.dsl.ui";

  private MusterImages() {}

  /** The picture of this name in the folder of icons. In the user interface's thread. */
  public static Image of(String name) {
    ImageRegistry registry = JFaceResources.getImageRegistry();
    String key = BUNDLE + "/" + name;
    if (registry.getDescriptor(key) == null) {
      registry.put(key, descriptor(name));
    }
    return registry.get(key);
  }

  /** Returns the image descriptor of a name. */
  public static ImageDescriptor descriptor(String name) {
    return ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/" + name + ".svg")
        .orElseGet(ImageDescriptor::getMissingImageDescriptor);
  }
}
