package dev.muster.dsl.ui.compare;

import org.eclipse.compare.CompareConfiguration;
import org.eclipse.compare.CompareEditorInput;
import org.eclipse.compare.structuremergeviewer.ICompareInput;
import org.eclipse.core.runtime.IProgressMonitor;

/** Two states of a map in an editor of their own. */
final class MapComparison extends CompareEditorInput {

  private final ICompareInput map;

  MapComparison(ICompareInput map, CompareConfiguration files) {
    super(configuration(files));
    this.map = map;
    setTitle("Compare map " + map.getName());
  }

  /** Pictures are not changed here. */
  private static CompareConfiguration configuration(CompareConfiguration files) {
    CompareConfiguration pictures = new CompareConfiguration();
    pictures.setLeftLabel(files.getLeftLabel(null));
    pictures.setRightLabel(files.getRightLabel(null));
    pictures.setLeftEditable(false);
    pictures.setRightEditable(false);
    return pictures;
  }

  @Override
  protected Object prepareInput(IProgressMonitor monitor) {
    return map;
  }
}
