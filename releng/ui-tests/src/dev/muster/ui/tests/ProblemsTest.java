package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.project.MusterNature;
import dev.muster.dsl.ui.server.LanguageServerHost;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IncrementalProjectBuilder;
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
