package dev.muster.dsl.ui.text;

import dev.muster.dsl.ui.quickfix.CodeActionCache;
import dev.muster.dsl.ui.refactoring.WorkspaceEdits;
import dev.muster.dsl.ui.server.FileBufferAdapter;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.OpenDocument;
import dev.muster.dsl.ui.server.OpenDocumentRegistry;
import dev.muster.dsl.ui.server.PublishedDiagnostics;
import dev.muster.dsl.ui.server.ServerSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/**
 * Formats a file and sorts its imports on save, if the user has enabled it. The file is saved at
 * once, and again after the server has answered, so that the save does not wait.
 */
public final class SaveActions extends FileBufferAdapter {

  /** The preference to lay a file out when it is saved; off unless the user turned it on. */
  public static final String FORMAT = "save.format";

  /** The preference to organise the imports when a file is saved. */
  public static final String IMPORTS = "save.imports";

  private SaveActions() {}

  /** Does so from now on. */
  public static void follow() {
    ITextFileBufferManager.DEFAULT.addFileBufferListener(new SaveActions());
  }

  @Override
  public void dirtyStateChanged(IFileBuffer buffer, boolean dirty) {
    if (dirty || !(buffer instanceof ITextFileBuffer text)) {
      return;
    }
    OpenDocumentRegistry.of(text.getDocument()).ifPresent(open -> tidy(text, open, open.version()));
  }

  /** Asks for the edits and makes them. */
  private static void tidy(ITextFileBuffer buffer, OpenDocument open, int saved) {
    edits(buffer.getDocument(), open)
        .thenAccept(
            edits -> {
              if (!edits.isEmpty()) {
                display().asyncExec(() -> apply(buffer, open, saved, edits));
              }
            });
  }

  private static Display display() {
    return PlatformUI.getWorkbench().getDisplay();
  }

  private static CompletableFuture<List<TextEdit>> edits(IDocument document, OpenDocument open) {
    CompletableFuture<List<TextEdit>> none = CompletableFuture.completedFuture(List.of());
    CompletableFuture<List<TextEdit>> imports =
        ServerSettings.isOnByChoice(IMPORTS) ? imports(document, open) : none;
    return imports.thenCompose(
        found ->
            !found.isEmpty() || !ServerSettings.isOnByChoice(FORMAT)
                ? CompletableFuture.completedFuture(found)
                : format(open));
  }

  private static CompletableFuture<List<TextEdit>> format(OpenDocument open) {
    return LanguageServerHost.running()
        .ask(
            it ->
                it.getTextDocumentService()
                    .formatting(
                        new DocumentFormattingParams(open.identifier(), FormatHandler.OPTIONS)))
        .thenApply(edits -> edits == null ? List.of() : new ArrayList<>(edits));
  }

  private static CompletableFuture<List<TextEdit>> imports(IDocument document, OpenDocument open) {
    String uri = open.identifier().getUri();
    Range whole = new Range(new Position(0, 0), new Position(document.getNumberOfLines(), 0));
    return CodeActionCache.actions(
            uri, whole, PublishedDiagnostics.of(uri), List.of(CodeActionKind.SourceOrganizeImports))
        .thenApply(
            actions ->
                actions.isEmpty()
                    ? List.of()
                    : WorkspaceEdits.edits(actions.getFirst().getEdit(), uri));
  }

  private static void apply(
      ITextFileBuffer buffer, OpenDocument open, int saved, List<TextEdit> edits) {
    if (open.version() != saved) {
      // The user types on: the next save is soon enough.
      return;
    }
    WorkspaceEdits.apply(buffer.getDocument(), edits);
    try {
      // At once: the places of the findings are saved too, while others come and go.
      ResourcesPlugin.getWorkspace()
          .run(
              monitor -> buffer.commit(monitor, true),
              null,
              IWorkspace.AVOID_UPDATE,
              new NullProgressMonitor());
    } catch (CoreException failure) {
      ILog.of(SaveActions.class).log(failure.getStatus());
    }
  }
}
