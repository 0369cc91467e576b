package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.editor.Completion;
import dev.muster.dsl.ui.server.Problems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A battle in the real editor of a real workbench. */
class EditorTest {

  private static final String MISSPELT = "army Royal \"Royal army\" fro snaphance.final {\n}\n";

  private final List<IStatus> errors = new ArrayList<>();
  private final ILogListener listener =
      (status, plugin) -> {
        if (status.getSeverity() == IStatus.ERROR) {
          errors.add(status);
        }
      };
  private IWorkbenchWindow window;
  private IProject project;

  @BeforeEach
  void openProject() throws Exception {
    Platform.addLogListener(listener);
    window = PlatformUI.getWorkbench().getWorkbenchWindows()[0];
    if (window.getActivePage().getActivePart() != null
        && window
            .getActivePage()
            .getActivePart()
            .getSite()
            .getId()
            .equals("org.eclipse.ui.internal.introview")) {
      PlatformUI.getWorkbench()
          .getIntroManager()
          .closeIntro(PlatformUI.getWorkbench().getIntroManager().getIntro());
    }
    project = ResourcesPlugin.getWorkspace().getRoot().getProject("battles");
    project.create(null);
    project.open(null);
  }

  @AfterEach
  void closeProject() throws Exception {
    window.getActivePage().closeAllEditors(false);
    project.delete(true, true, null);
    Platform.removeLogListener(listener);
    assertEquals(List.of(), errors, "nothing may be logged as an error");
  }

  @Test
  void aBattleIsCheckedCompletedAndOutlined() throws Exception {
    IFile file = project.getFile("royal.muster");
    file.create(MISSPELT.getBytes(java.nio.charset.StandardCharsets.UTF_8), true, false, null);

    IWorkbenchPage page = window.getActivePage();
    page.showView("org.eclipse.ui.views.ContentOutline");
    page.showView("org.eclipse.ui.views.ProblemView");
    IEditorPart part = IDE.openEditor(page, file);
    assertEquals("org.eclipse.ui.genericeditor.GenericEditor", part.getSite().getId());
    await("a marker on the misspelt word", () -> markers(file).length > 0);
    assertEquals(1, markers(file)[0].getAttribute(IMarker.LINE_NUMBER, 0));
    assertEquals(IMarker.SEVERITY_ERROR, markers(file)[0].getAttribute(IMarker.SEVERITY, -1));

    ITextEditor editor = (ITextEditor) part;
    IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
    ICompletionProposal[] proposals =
        new Completion()
            .computeCompletionProposals(part.getAdapter(ITextViewer.class), document.getLength());
    List<String> shown =
        Arrays.stream(proposals).map(ICompletionProposal::getDisplayString).toList();
    assertTrue(
        shown.stream().anyMatch(it -> it.startsWith("army")), () -> "completion offers " + shown);
    screenshot("editor.png");

    document.set(MISSPELT.replace(" fro ", " for "));
    await(
        "no syntax error once it is mended",
        () ->
            Arrays.stream(markers(file))
                .noneMatch(it -> it.getAttribute(IMarker.MESSAGE, "").contains("fro")));
  }

  private static IMarker[] markers(IFile file) throws Exception {
    return file.findMarkers(Problems.MARKER, true, IResource.DEPTH_ZERO);
  }

  private static void await(String what, Callable<Boolean> condition) throws Exception {
    long end = System.nanoTime() + 60_000_000_000L;
    while (!condition.call()) {
      assertTrue(System.nanoTime() < end, "waited in vain for " + what);
      if (!Display.getCurrent().readAndDispatch()) {
        Thread.sleep(10);
      }
    }
  }

  private void screenshot(String name) throws Exception {
    long until = System.nanoTime() + 1_500_000_000L;
    while (System.nanoTime() < until) {
      if (!Display.getCurrent().readAndDispatch()) {
        Thread.sleep(10);
      }
    }
    Shell shell = window.getShell();
    Image image = new Image(shell.getDisplay(), shell.getSize().x, shell.getSize().y);
    GC gc = new GC(shell);
    gc.copyArea(image, 0, 0);
    gc.dispose();
    ImageLoader loader = new ImageLoader();
    loader.data = new org.eclipse.swt.graphics.ImageData[] {image.getImageData()};
    Path directory = Path.of(System.getProperty("muster.screenshots", "target"));
    Files.createDirectories(directory);
    loader.save(directory.resolve(name).toString(), SWT.IMAGE_PNG);
    image.dispose();
  }
}
