package dev.muster.dsl.ui.editor;

import dev.muster.dsl.ui.server.Places;
import dev.muster.dsl.ui.server.Server;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.hyperlink.AbstractHyperlinkDetector;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Range;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;

/** From a name to where it is declared. */
public final class DefinitionLinks extends AbstractHyperlinkDetector {

  @Override
  public IHyperlink[] detectHyperlinks(ITextViewer viewer, IRegion region, boolean several) {
    IDocument document = viewer.getDocument();
    IRegion word = Words.at(document, region.getOffset());
    List<IHyperlink> links =
        Places.battle(document)
            .flatMap(
                battle ->
                    Server.running()
                        .answer(
                            it ->
                                it.getTextDocumentService()
                                    .definition(
                                        new DefinitionParams(
                                            battle,
                                            Places.position(document, region.getOffset())))))
            .map(
                answer ->
                    answer.isLeft()
                        ? List.<Location>copyOf(answer.getLeft())
                        : answer.getRight().stream()
                            .map(
                                it -> new Location(it.getTargetUri(), it.getTargetSelectionRange()))
                            .toList())
            .orElse(List.of())
            .stream()
            .filter(target -> target.getUri().startsWith("file:"))
            .<IHyperlink>map(
                target -> new Link(word, URI.create(target.getUri()), target.getRange()))
            .toList();
    return links.isEmpty() ? null : links.toArray(IHyperlink[]::new);
  }

  private record Link(IRegion word, URI file, Range target) implements IHyperlink {

    @Override
    public IRegion getHyperlinkRegion() {
      return word;
    }

    @Override
    public String getTypeLabel() {
      return "Definition";
    }

    @Override
    public String getHyperlinkText() {
      return "Open the definition in " + Path.of(file).getFileName();
    }

    @Override
    public void open() {
      try {
        IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        Optional<IFile> inWorkspace = Places.file(file.toString());
        // What is not in the workspace is the library: a copy that cannot be changed.
        IEditorPart part =
            inWorkspace.isPresent()
                ? IDE.openEditor(page, inWorkspace.get())
                : IDE.openEditorOnFileStore(page, EFS.getLocalFileSystem().getStore(file));
        if (part instanceof ITextEditor editor) {
          IRegion region =
              Places.region(
                  editor.getDocumentProvider().getDocument(editor.getEditorInput()), target);
          editor.selectAndReveal(region.getOffset(), region.getLength());
        }
      } catch (PartInitException failure) {
        ILog.of(DefinitionLinks.class).error("The definition could not be opened", failure);
      }
    }
  }
}
