package dev.muster.dsl.ui.outline;

import dev.muster.dsl.ui.editor.MusterImages;
import dev.muster.dsl.ui.editor.SymbolImages;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;

/** Names and pictures of the outline, with what the server says of each behind its name. */
final class OutlineLabelProvider extends LabelProvider implements IStyledLabelProvider {

  @Override
  public String getText(Object element) {
    return getStyledText(element).getString();
  }

  @Override
  public StyledString getStyledText(Object element) {
    OutlineNode node = (OutlineNode) element;
    StyledString text = new StyledString(node.symbol().getName());
    return node.detail().isEmpty()
        ? text
        : text.append(", " + node.detail(), StyledString.QUALIFIER_STYLER);
  }

  @Override
  public Image getImage(Object element) {
    OutlineNode node = (OutlineNode) element;
    return node.flag()
        .map(SideFlags::of)
        .orElseGet(() -> MusterImages.of(SymbolImages.of(node.symbol().getKind())));
  }
}
