package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.project.MusterNature;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.PublishedDiagnostics;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Findings of files that nobody opened, that lie elsewhere, and while the server is in trouble. */
class ProblemsTest extends WorkbenchFixture {

  private static final String WRONG =
      "army Royal \"Royal army\" fro snaphance.final {\n    training poor\n    breaks at 1/3\n}\n";

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void filesNobodyOpenedHaveProblemsToo() throws Exception {
    IFile file = file("royal.muster", WRONG);
    await("an error without an editor", () -> !errors(file).isEmpty());
    IMarker first = errors(file).getFirst();
    file.setContents(
        (WRONG + "\n").getBytes(java.nio.charset.StandardCharsets.UTF_8), true, false, null);
    allIsRead();
    assertTrue(first.exists(), "a finding that is still there keeps its marker");
    file.setContents(
        WRONG.replace(" fro ", " for ").getBytes(java.nio.charset.StandardCharsets.UTF_8),
        true,
        false,
        null);
    await("no error once it is mended", () -> errors(file).isEmpty());
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void markersWaitForAFileThatIsBeingSaved() throws Exception {
    IFile file = file("royal.muster", ARMY);
    ITextEditor editor = edit(file);
    allIsRead();
    Job.getJobManager().beginRule(file, null);
    try {
      document(editor).set(WRONG);
      allIsRead();
      assertEquals(List.of(), errors(file));
    } finally {
      Job.getJobManager().endRule(file);
    }
    await("an error once it is saved", () -> !errors(file).isEmpty());
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void aBuildChecksAllOfAProject() throws Exception {
    IFile file = file("royal.muster", WRONG);
    MusterNature.add(project(), null);
    assertTrue(project().hasNature(MusterNature.ID));
    project().build(IncrementalProjectBuilder.CLEAN_BUILD, null);
    asked(
        () -> {
          project().build(IncrementalProjectBuilder.FULL_BUILD, null);
          return true;
        });
    await("an error", () -> !errors(file).isEmpty());
    MusterNature.remove(project(), null);
    assertEquals(0, project().getDescription().getBuildSpec().length);
  }

  /** What moves with the text keeps its row in Problems, its sign in the ruler and its bulb. */
  @Tag(WorkbenchFixture.ONCE)
  @Test
  void findingsDoNotFlickerWhileOneTypes() throws Exception {
    String wrong = ARMY.replace("Pike B", "Pkie B");
    IFile file =
        file(
            "armies.muster",
            wrong + "\n" + wrong.replace("Royal", "Other").replace("Pkie", "Piek"));
    ITextEditor editor = edit(file);
    await("both errors, with their bulbs", () -> errors(file).size() == 2 && haveBulbs(file));
    Set<Long> before = ids(file);
    int line = errors(file).getFirst().getAttribute(IMarker.LINE_NUMBER, 0);
    AtomicInteger flickers = new AtomicInteger();
    IResourceChangeListener listener =
        event ->
            Arrays.stream(event.findMarkerDeltas(PublishedDiagnostics.MARKER, true))
                .filter(each -> each.getKind() != IResourceDelta.CHANGED)
                .forEach(each -> flickers.incrementAndGet());
    ResourcesPlugin.getWorkspace().addResourceChangeListener(listener);
    try {
      document(editor).replace(0, 0, "// \n// of\n");
      for (char letter : "drawn up by hand".toCharArray()) {
        document(editor).replace(3, 0, String.valueOf(letter));
        allIsRead();
      }
      await(
          "their new lines",
          () ->
              errors(file).stream()
                  .anyMatch(each -> each.getAttribute(IMarker.LINE_NUMBER, 0) == line + 2));
      await("nothing to be marked", () -> jobs("Marking ") == 0);
    } finally {
      ResourcesPlugin.getWorkspace().removeResourceChangeListener(listener);
    }
    assertEquals(0, flickers.get(), "markers made or taken away");
    assertEquals(before, ids(file));
    assertTrue(haveBulbs(file), "what can be mended still can");
  }

  /** A click on a bulb is answered at once, also while the text above it grows. */
  @Tag(WorkbenchFixture.ONCE)
  @Test
  void aBulbAlwaysHasSomethingToOffer() throws Exception {
    String slips =
        TWO_SCENARIOS
            .replace("Pike B", "Pkie B")
            .replace("training poor", "training por")
            .replaceFirst("length 2 rounds", "lenght 2 rounds")
            .replaceFirst("fields Royal", "fields Roial")
            .replace("facing S", "facing SX")
            .replace("length 3 rounds", "length 3 rouns");
    IFile file = file("two.muster", slips);
    ITextEditor editor = edit(file);
    await("bulbs", () -> bulbs(file).size() > 3);
    int line = bulbs(file).getFirst().getAttribute(IMarker.LINE_NUMBER, 0);
    for (int i = 0; i < 12; i++) {
      document(editor).replace(0, 0, "// typed above\n");
      int moved = line + i + 1;
      await(
          "the bulbs further down",
          () -> {
            for (IMarker each : bulbs(file)) {
              assertTrue(
                  IDE.getMarkerHelpRegistry().getResolutions(each).length > 0,
                  () -> each.getAttribute(IMarker.MESSAGE, "") + " has a bulb and no offer");
            }
            return bulbs(file).stream()
                .anyMatch(each -> each.getAttribute(IMarker.LINE_NUMBER, 0) == moved);
          });
    }
  }

  private static List<IMarker> bulbs(IFile file) throws Exception {
    return Arrays.stream(file.findMarkers(PublishedDiagnostics.MARKER, false, IResource.DEPTH_ZERO))
        .filter(each -> IDE.getMarkerHelpRegistry().hasResolutions(each))
        .sorted(Comparator.comparing(each -> each.getAttribute(IMarker.LINE_NUMBER, 0)))
        .toList();
  }

  private static boolean haveBulbs(IFile file) throws Exception {
    return errors(file).stream()
        .allMatch(each -> each.getAttribute(PublishedDiagnostics.FIXABLE, false));
  }

  private static Set<Long> ids(IFile file) throws Exception {
    return errors(file).stream().map(IMarker::getId).collect(Collectors.toSet());
  }

  @Test
  void filesOutsideTheWorkspaceHaveProblemsInTheEditor() throws Exception {
    Path elsewhere = Files.createTempDirectory("battles").resolve("royal.muster");
    Files.writeString(elsewhere, WRONG);
    ITextEditor editor =
        (ITextEditor)
            IDE.openEditorOnFileStore(page(), EFS.getLocalFileSystem().getStore(elsewhere.toUri()));
    await("an error in the editor", () -> hasError(editor));
    screenshot("outside.png");
    document(editor).set(WRONG.replace(" fro ", " for "));
    await("none once it is mended", () -> !hasError(editor));
    page().closeEditor(editor, false);
    Files.delete(elsewhere);
  }

  @Test
  void aServerThatDiesIsStartedAgain() throws Exception {
    IFile file = file("royal.muster", WRONG);
    ITextEditor editor = edit(file);
    await("an error", () -> !errors(file).isEmpty());
    LanguageServerHost.running()
        .intercept(
            server -> {
              throw new java.util.concurrent.RejectedExecutionException("the server is gone");
            });
    var refused =
        LanguageServerHost.running().ask(server -> CompletableFuture.completedFuture(null));
    await("the server to have died", refused::isDone);
    LanguageServerHost.running().intercept(server -> server);
    document(editor).set(WRONG.replace(" fro ", " for "));
    await("the new server to check", () -> errors(file).isEmpty());
    document(editor).set(WRONG);
    await("the new server to check again", () -> !errors(file).isEmpty());
    screenshot("server-again.png");
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void nobodyWaitsForASlowServer() throws Exception {
    ITextEditor editor = edit(file("dreux.muster", dreux()));
    allIsRead();
    SlowServer slow = SlowServer.asked();
    long before = System.nanoTime();
    cursor(editor, "group Centre", "Swiss");
    for (String each : List.of("declaration", "quickFix", "users", "format", "information")) {
      PlatformUI.getWorkbench()
          .getService(IHandlerService.class)
          .executeCommand("dev.muster.dsl.ui." + each, null);
    }
    document(editor).replace(0, 0, "\n");
    editor.selectAndReveal(document(editor).getLength() - 1, 0);
    while (Display.getCurrent().readAndDispatch()) {
      // All that is to be done at once is done at once.
    }
    assertFalse(SlowServer.waitedSince(before), "the user interface waited for the server");
    slow.answersNow();
  }
}
