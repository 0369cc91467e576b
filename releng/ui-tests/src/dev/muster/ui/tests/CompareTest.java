package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.map.canvas.MapCanvas;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.compare.CompareConfiguration;
import org.eclipse.compare.CompareEditorInput;
import org.eclipse.compare.CompareUI;
import org.eclipse.compare.IStreamContentAccessor;
import org.eclipse.compare.ITypedElement;
import org.eclipse.compare.ResourceNode;
import org.eclipse.compare.structuremergeviewer.DiffNode;
import org.eclipse.compare.structuremergeviewer.Differencer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFileState;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.navigator.CommonNavigator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two states of a file are compared by what they hold, and their maps as pictures. */
class CompareTest extends WorkbenchFixture {

  private static final String LATER =
      TWO_SCENARIOS.replace("sp 5/5/5", "sp 4/4/4").replace(". r r r .", ". . r r .");

  /** A state of the local history. */
  private record Older(IFileState state) implements ITypedElement, IStreamContentAccessor {
    @Override
    public String getName() {
      return state.getName();
    }

    @Override
    public Image getImage() {
      return null;
    }

    @Override
    public String getType() {
      return "muster";
    }

    @Override
    public InputStream getContents() throws CoreException {
      return state.getContents();
    }
  }

  /** The file on the left, its older state on the right. */
  private static final class Comparison extends CompareEditorInput {
    private final IFile file;
    private final IFileState older;

    Comparison(IFile file, IFileState older) {
      super(new CompareConfiguration());
      this.file = file;
      this.older = older;
      setTitle("Compare with history");
    }

    @Override
    protected Object prepareInput(IProgressMonitor monitor) {
      return new DiffNode(null, Differencer.CHANGE, null, new ResourceNode(file), new Older(older));
    }
  }

  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void historyIsComparedByElementAndMapsAsPictures() throws Exception {
    IFile file = file("two.muster", TWO_SCENARIOS);
    file.setContents(LATER.getBytes(StandardCharsets.UTF_8), true, true, null);
    allIsRead();
    IFileState[] history = file.getHistory(null);
    assertTrue(history.length > 0, "the local history has the file");
    CompareUI.openCompareEditorOnPage(new Comparison(file, history[0]), page());
    await("what has changed", () -> changed().equals(List.of("Field", "Royal", "Swiss")));
    screenshot("compare.png");
    open("Field");
    await("both maps", () -> maps().count() == 2);
    await(
        "what they are",
        () -> labels().filter(it -> it.startsWith("Two banks of a river")).count() == 2);
    allIsRead();
    screenshot("compare-maps.png");
  }

  /** As a user does it: two files, Compare With, Each Other. A stand that one has alone is told. */
  @Test
  void twoFilesAreComparedFromTheirMenu() throws Exception {
    IFile one = file("one.muster", TWO_SCENARIOS);
    String stand =
        "    stand Reiters \"Reiters\" Pistols B mp 2 sp 5/4 cb 1 pb 0 2h -1 bp 2\n}\n\nmap";
    IFile other = file("other.muster", TWO_SCENARIOS.replaceFirst("}\n\nmap", stand));
    allIsRead();
    CommonNavigator explorer = (CommonNavigator) view("org.eclipse.ui.navigator.ProjectExplorer");
    explorer.selectReveal(new StructuredSelection(one));
    await("the files", () -> explorer.getCommonViewer().getTree().getSelectionCount() == 1);
    explorer.getCommonViewer().setSelection(new StructuredSelection(List.of(one, other)), true);
    choose(explorer.getCommonViewer().getTree(), "Compare With", "Each Other");
    await("what differs", () -> changed().equals(List.of("Royal", "Reiters")));
    open("Reiters");
    screenshot("compare-files.png");
    assertEquals(0, maps().count());
  }

  private void open(String name) throws Exception {
    await("the tree", () -> tree().isPresent());
    Tree tree = tree().orElseThrow();
    TreeItem item =
        items(tree.getItems())
            .filter(each -> each.getText().equals(name))
            .findFirst()
            .orElseThrow();
    Rectangle at = item.getBounds();
    RealInput.doubleClick(tree, new Point(at.x + at.width / 2, at.y + at.height / 2));
  }

  private Stream<MapCanvas> maps() {
    return controls(page().getWorkbenchWindow().getShell())
        .filter(it -> it instanceof MapCanvas && it.isVisible())
        .map(MapCanvas.class::cast);
  }

  private Stream<String> labels() {
    return controls(page().getWorkbenchWindow().getShell())
        .filter(it -> it instanceof Label && it.isVisible())
        .map(it -> ((Label) it).getText());
  }

  private static Stream<TreeItem> items(TreeItem[] items) {
    return Arrays.stream(items)
        .flatMap(each -> Stream.concat(Stream.of(each), items(each.getItems())));
  }

  /** The tree of the comparison; that of the explorer has files. */
  private Optional<Tree> tree() {
    return controls(page().getWorkbenchWindow().getShell())
        .filter(it -> it instanceof Tree && it.isVisible())
        .map(Tree.class::cast)
        .filter(each -> items(each.getItems()).anyMatch(it -> it.getText().equals("Royal")))
        .findFirst();
  }

  /** What differs, opened as far as the tree goes. */
  private List<String> changed() {
    Optional<Tree> tree = tree();
    tree.ifPresent(
        it ->
            items(it.getItems())
                .filter(each -> each.getItemCount() > 0 && !each.getExpanded())
                .forEach(
                    each -> {
                      each.setExpanded(true);
                      it.notifyListeners(SWT.Expand, selected(each));
                    }));
    return tree.stream()
        .flatMap(it -> items(it.getItems()))
        .map(TreeItem::getText)
        .filter(each -> !each.isEmpty())
        .toList();
  }
}
