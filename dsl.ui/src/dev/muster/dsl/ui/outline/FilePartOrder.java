package dev.muster.dsl.ui.outline;

import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerSorter;

/** Sorts the parts of a file in the Project Explorer by their order in the text. */
@SuppressWarnings("deprecation") // The Project Explorer takes no comparator.
public final class FilePartOrder extends ViewerSorter {

  @Override
  public int compare(Viewer viewer, Object one, Object other) {
    return one instanceof OutlineNode first && other instanceof OutlineNode second
        ? Integer.compare(first.line(), second.line())
        : 0;
  }
}
