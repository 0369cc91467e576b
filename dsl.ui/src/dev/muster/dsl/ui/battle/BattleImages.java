package dev.muster.dsl.ui.battle;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;

/** The pictures of the console and the launch tab. */
final class BattleImages {

  static final ImageDescriptor BATTLE = icon("battle");
  static final ImageDescriptor STOP = icon("stop");
  static final ImageDescriptor PREVIOUS_ROUND = icon("previous-round");
  static final ImageDescriptor NEXT_ROUND = icon("next-round");

  private BattleImages() {}

  private static ImageDescriptor icon(String name) {
    return ResourceLocator.imageDescriptorFromBundle(BattleImages.class, "icons/" + name + ".svg")
        .orElseGet(ImageDescriptor::getMissingImageDescriptor);
  }
}
