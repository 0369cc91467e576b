package dev.muster.dsl.ui.navigate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.ILabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.search.ui.text.AbstractTextSearchViewPage;
import org.eclipse.search.ui.text.Match;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.model.WorkbenchLabelProvider;
import org.eclipse.ui.texteditor.ITextEditor;

/** The uses of a name in the Search view, by file. */
public final class ReferenceSearchPage extends AbstractTextSearchViewPage {

  private Map<IFile, List<ReferenceLine>> lines = Map.of();

  /** Made by the search view. */
  public ReferenceSearchPage() {
    super(FLAG_LAYOUT_TREE);
  }

  @Override
  protected void elementsChanged(Object[] objects) {
    refill();
    getViewer().refresh();
    if (getViewer() instanceof TreeViewer tree) {
      tree.expandToLevel(2);
    }
  }

  @Override
  protected void clear() {
    lines = Map.of();
    getViewer().refresh();
  }

  private void refill() {
    Map<IFile, List<ReferenceLine>> found = new LinkedHashMap<>();
    if (getInput() != null) {
      Arrays.stream(getInput().getElements())
          .map(ReferenceLine.class::cast)
          .sorted(
              Comparator.comparing((ReferenceLine each) -> each.file().getFullPath().toString())
                  .thenComparing(ReferenceLine::line))
          .forEach(each -> found.computeIfAbsent(each.file(), file -> new ArrayList<>()).add(each));
    }
    lines = found;
  }

  @Override
  protected void configureTreeViewer(TreeViewer viewer) {
    viewer.setContentProvider(new Lines());
    viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(new Labels()));
  }

  @Override
  protected void configureTableViewer(TableViewer viewer) {
    throw new UnsupportedOperationException("there is a tree only");
  }

  @Override
  protected void showMatch(Match match, int offset, int length, boolean activate)
      throws PartInitException {
    IFile file = ((ReferenceLine) match.getElement()).file();
    if (IDE.openEditor(getSite().getPage(), file, activate) instanceof ITextEditor editor) {
      editor.selectAndReveal(offset, length);
    }
  }

  private final class Lines implements ITreeContentProvider {

    @Override
    public Object[] getElements(Object input) {
      refill();
      return lines.keySet().toArray();
    }

    @Override
    public Object[] getChildren(Object parent) {
      return lines.getOrDefault(parent, List.of()).toArray();
    }

    @Override
    public Object getParent(Object element) {
      return element instanceof ReferenceLine line ? line.file() : null;
    }

    @Override
    public boolean hasChildren(Object element) {
      return lines.containsKey(element);
    }
  }

  private static final class Labels extends LabelProvider implements IStyledLabelProvider {

    private final LocalResourceManager images =
        new LocalResourceManager(JFaceResources.getResources());
    private final ILabelProvider files = new WorkbenchLabelProvider();

    @Override
    public StyledString getStyledText(Object element) {
      return element instanceof ReferenceLine line
          ? new StyledString(line.line() + ": ", StyledString.COUNTER_STYLER).append(line.text())
          : new StyledString(((IFile) element).getName())
              .append(
                  " - " + ((IFile) element).getParent().getFullPath().makeRelative(),
                  StyledString.QUALIFIER_STYLER);
    }

    @Override
    public Image getImage(Object element) {
      return element instanceof ReferenceLine
          ? images.create(
              ResourceLocator.imageDescriptorFromBundle(
                      ReferenceSearchPage.class, "icons/entry.svg")
                  .orElseGet(ImageDescriptor::getMissingImageDescriptor))
          : files.getImage(element);
    }

    @Override
    public void dispose() {
      images.dispose();
      files.dispose();
      super.dispose();
    }
  }
}
