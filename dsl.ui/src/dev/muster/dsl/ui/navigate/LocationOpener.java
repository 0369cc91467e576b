package dev.muster.dsl.ui.navigate;

import dev.muster.dsl.ui.server.LspPositions;
import java.net.URI;
import java.util.Optional;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.Location;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;

/** Opens the editor of a place, and selects it. */
public final class LocationOpener {

  private LocationOpener() {}

  /** Opens a place the server named; a file of no project too, such as the rulebook. */
  public static void at(Location place) {
    try {
      IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
      page.getNavigationHistory().markLocation(page.getActiveEditor());
      Optional<IFile> inWorkspace = LspPositions.file(place.getUri());
      // What is not in the workspace is the library, a copy that cannot be changed, or a file
      // opened from outside.
      IEditorPart part =
          inWorkspace.isPresent()
              ? IDE.openEditor(page, inWorkspace.get())
              : IDE.openEditorOnFileStore(
                  page, EFS.getLocalFileSystem().getStore(URI.create(place.getUri())));
      if (part instanceof ITextEditor editor) {
        IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
        IRegion region = LspPositions.region(document, place.getRange());
        editor.selectAndReveal(region.getOffset(), region.getLength());
      }
    } catch (PartInitException failure) {
      ILog.of(LocationOpener.class).error("The editor could not be opened", failure);
    }
  }
}
