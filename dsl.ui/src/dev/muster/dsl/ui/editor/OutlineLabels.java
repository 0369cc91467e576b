package dev.muster.dsl.ui.editor;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.graphics.Image;

/** Names and pictures of the outline. */
final class OutlineLabels extends LabelProvider {

  private final LocalResourceManager images =
      new LocalResourceManager(JFaceResources.getResources());

  @Override
  public String getText(Object element) {
    return ((OutlineNode) element).symbol().getName();
  }

  @Override
  public Image getImage(Object element) {
    String icon =
        switch (((OutlineNode) element).symbol().getKind()) {
          case Package -> "rulebook";
          case Class -> "army";
          case File -> "map";
          case Module -> "battle";
          case Namespace -> "side";
          case Object -> "general";
          case Field -> "stand";
          default -> "entry";
        };
    return images.create(
        ResourceLocator.imageDescriptorFromBundle(OutlineLabels.class, "icons/" + icon + ".svg")
            .orElseGet(ImageDescriptor::getMissingImageDescriptor));
  }

  @Override
  public void dispose() {
    images.dispose();
    super.dispose();
  }
}
