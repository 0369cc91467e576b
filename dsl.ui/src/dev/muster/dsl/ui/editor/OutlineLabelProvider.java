package dev.muster.dsl.ui.editor;

import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.graphics.Image;

/** Names and pictures of the outline. */
final class OutlineLabelProvider extends LabelProvider {

  @Override
  public String getText(Object element) {
    return ((OutlineNode) element).symbol().getName();
  }

  @Override
  public Image getImage(Object element) {
    return MusterImages.of(SymbolImages.of(((OutlineNode) element).symbol().getKind()));
  }
}
