package dev.muster.dsl.ui.wizard;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;

/** The picture in the head of the wizards. */
final class WizardBanner {

  private WizardBanner() {}

  static ImageDescriptor image() {
    return ResourceLocator.imageDescriptorFromBundle("dev.muster.dsl.ui", "icons/muster48.png")
        .orElseThrow();
  }
}
