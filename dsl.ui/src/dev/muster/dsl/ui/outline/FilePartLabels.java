package dev.muster.dsl.ui.outline;

import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;

/** The parts of a file in the Project Explorer look as in the outline. */
public final class FilePartLabels extends LabelProvider implements IStyledLabelProvider {

  private final OutlineLabelProvider outline = new OutlineLabelProvider();

  @Override
  public String getText(Object element) {
    return element instanceof OutlineNode ? outline.getText(element) : null;
  }

  @Override
  public StyledString getStyledText(Object element) {
    return element instanceof OutlineNode ? outline.getStyledText(element) : null;
  }

  @Override
  public Image getImage(Object element) {
    return element instanceof OutlineNode ? outline.getImage(element) : null;
  }
}
