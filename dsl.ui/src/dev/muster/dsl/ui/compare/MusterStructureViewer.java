package dev.muster.dsl.ui.compare;

import org.eclipse.compare.CompareConfiguration;
import org.eclipse.compare.CompareUI;
import org.eclipse.compare.structuremergeviewer.DiffNode;
import org.eclipse.compare.structuremergeviewer.ICompareInput;
import org.eclipse.compare.structuremergeviewer.StructureDiffViewer;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.contentoutline.ContentOutline;

/**
 * Shows the structural differences between two states of a file: armies, stands, maps, scenarios.
 */
final class MusterStructureViewer extends StructureDiffViewer {

  private final MusterStructureCreator creator = new MusterStructureCreator(this::readAgain);

  MusterStructureViewer(Composite parent, CompareConfiguration configuration) {
    super(parent, configuration);
    setStructureCreator(creator);
    addOpenListener(
        event -> {
          if (event.getSelection() instanceof IStructuredSelection chosen
              && chosen.getFirstElement() instanceof DiffNode node) {
            open(node);
          }
        });
  }

  /** In the Outline a choice leads to a place of the text; a map has an editor of its own then. */
  private void open(DiffNode node) {
    if (ComparedPart.MAP.equals(node.getType()) && isInOutline()) {
      CompareUI.openCompareEditor(new MapComparison(node, getCompareConfiguration()));
    }
  }

  private boolean isInOutline() {
    IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
    IViewPart outline =
        window == null || window.getActivePage() == null
            ? null
            : window.getActivePage().findView(IPageLayout.ID_OUTLINE);
    Control page =
        outline instanceof ContentOutline shown ? shown.getCurrentPage().getControl() : null;
    for (Control each = getControl(); each != null; each = each.getParent()) {
      if (each == page) {
        return true;
      }
    }
    return false;
  }

  @Override
  protected void compareInputChanged(ICompareInput input) {
    if (input != null) {
      creator.readAt(DraftReader.address(input));
    }
    super.compareInputChanged(input);
  }

  private void readAgain() {
    if (getControl() != null && !getControl().isDisposed()) {
      contentChanged(null);
    }
  }
}
