package dev.muster.dsl.ui.expectation;

import dev.muster.dsl.ui.editor.MusterImages;
import dev.muster.dsl.ui.expectation.TestNode.State;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;

/** Names of tests with their state, as a picture and in words. */
final class TestLabels extends LabelProvider implements IStyledLabelProvider {

  @Override
  public String getText(Object element) {
    return getStyledText(element).getString();
  }

  @Override
  public StyledString getStyledText(Object element) {
    TestNode node = (TestNode) element;
    StyledString text = new StyledString(node.label());
    if (node.item() != null && node.state() != State.NOT_RUN) {
      text.append("  " + node.state().words(), StyledString.QUALIFIER_STYLER);
    }
    return text;
  }

  @Override
  public Image getImage(Object element) {
    return MusterImages.of(
        switch (((TestNode) element).state()) {
          case PASSED -> "test-passed";
          case FAILED -> "test-failed";
          case OPEN -> "test-open";
          case RUNNING -> "test-running";
          case NOT_RUN -> "test-not-run";
        });
  }
}
