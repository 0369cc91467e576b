package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.server.ServerSettings;
import dev.muster.examples.Examples;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The shipped examples open without a mark; what is only a hint is shown on request. */
class RemarksUiTest extends WorkbenchFixture {

  @AfterEach
  void asUsual() {
    InstanceScope.INSTANCE.getNode(ServerSettings.BUNDLE).remove(ServerSettings.CHECKS);
  }

  /** One example of each game; that no example has a finding is tested without an editor. */
  @Test
  void examplesOpenWithoutAMark() throws Exception {
    openWithoutAMark(Set.of("meeting", "pavia", "even-table", "amendments")::contains);
  }

  @Tag("nightly")
  @Test
  void allExamplesOpenWithoutAMark() throws Exception {
    openWithoutAMark(any -> true);
  }

  private void openWithoutAMark(Predicate<String> chosen) throws Exception {
    IViewPart problems = view(IPageLayout.ID_PROBLEM_VIEW);
    List<IFile> files = new ArrayList<>();
    for (Examples.Example example : Examples.all()) {
      if (!chosen.test(example.name())) {
        continue;
      }
      IFolder folder = project().getFolder(example.name());
      folder.create(true, true, null);
      for (String name : example.files()) {
        IFile file = folder.getFile(name);
        file.create(example.text(name).getBytes(StandardCharsets.UTF_8), true, false, null);
        files.add(file);
      }
    }
    List<ITextEditor> editors = new ArrayList<>();
    for (IFile file : files) {
      if (file.getName().endsWith(".muster")) {
        editors.add(edit(file));
      }
    }
    assertTrue(editors.size() > 3, () -> "editors: " + editors.size());
    allIsRead();
    for (ITextEditor editor : editors) {
      page().activate(editor);
      quiet();
      assertEquals(List.of(), marks(editor), editor.getTitle());
    }
    assertEquals(List.of(), problems());
    assertEquals(0, tree(problems).getItemCount(), "rows in Problems");
    screenshot("examples-without-a-mark.png");
  }

  @Test
  void remarksAreShownOnRequest() throws Exception {
    IFile file = file("army.muster", ARMY);
    ITextEditor editor = edit(file);
    allIsRead();
    assertEquals(List.of(), marks(editor));
    showRemarks();
    await("remarks", () -> !problems().isEmpty() && !marks(editor).isEmpty());
    assertTrue(
        problems().stream()
            .allMatch(each -> each.getAttribute(IMarker.SEVERITY, -1) == IMarker.SEVERITY_INFO));
    screenshot("remarks-on-request.png");
    showRemarks();
    await("no remarks", () -> problems().isEmpty() && marks(editor).isEmpty());
  }

  private static void showRemarks() throws Exception {
    UserActions.call("showRemarks");
  }

  private List<IMarker> problems() throws Exception {
    return List.of(project().findMarkers(IMarker.PROBLEM, true, IResource.DEPTH_INFINITE));
  }

  /** What is underlined, or has a bulb or another picture beside its line. */
  private static List<String> marks(ITextEditor editor) {
    List<String> marks = new ArrayList<>();
    for (Iterator<Annotation> all =
            ((ISourceViewer) viewer(editor)).getAnnotationModel().getAnnotationIterator();
        all.hasNext(); ) {
      Annotation each = all.next();
      if (each.getType() != null
          && each.getType().matches(".*(?i)(error|warning|info|problem|bulb).*")) {
        marks.add(each.getType() + ": " + each.getText());
      }
    }
    return marks;
  }

  private static Tree tree(IViewPart view) {
    return Arrays.stream(PlatformUI.getWorkbench().getWorkbenchWindows())
        .flatMap(each -> controls(each.getShell()))
        .filter(it -> it instanceof Tree tree && tree.isVisible() && tree.getColumnCount() > 3)
        .map(Tree.class::cast)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no rows in " + view.getTitle()));
  }
}
