package dev.muster.dsl.ui.editor;

import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.graphics.Image;

/** Names and pictures of the outline. */
final class OutlineLabels extends LabelProvider {

  @Override
  public String getText(Object element) {
    return ((OutlineNode) element).symbol().getName();
  }

  @Override
  public Image getImage(Object element) {
    return Pictures.of(SymbolPictures.of(((OutlineNode) element).symbol().getKind()));
  }
}
