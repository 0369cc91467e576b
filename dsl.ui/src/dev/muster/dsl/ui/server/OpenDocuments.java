package dev.muster.dsl.ui.server;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.core.filebuffers.IDocumentSetupParticipant;
import org.eclipse.core.filebuffers.IDocumentSetupParticipantExtension;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.IFileBufferListener;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;

/** Keeps the server's copy of each open battle the same as the editor's. */
public final class OpenDocuments
    implements IDocumentSetupParticipant, IDocumentSetupParticipantExtension {

  @Override
  public void setup(IDocument document) {
    // Without a place there is nothing to tell the server.
  }

  @Override
  public void setup(IDocument document, IPath location, LocationKind kind) {
    IPath onDisk = location;
    if (kind == LocationKind.IFILE) {
      IFile file = ResourcesPlugin.getWorkspace().getRoot().getFile(location);
      onDisk = file.getLocation();
    }
    if (onDisk == null) {
      return;
    }
    String uri = onDisk.toPath().toUri().toString();
    TextDocumentItem opened = new TextDocumentItem(uri, "muster", 0, document.get());
    Server.running()
        .tell(it -> it.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(opened)));
    Changes changes = new Changes(uri);
    document.addDocumentListener(changes);
    ITextFileBufferManager.DEFAULT.addFileBufferListener(new Closing(document, uri, changes));
  }

  private record Changes(String uri, AtomicInteger version) implements IDocumentListener {

    Changes(String uri) {
      this(uri, new AtomicInteger());
    }

    @Override
    public void documentAboutToBeChanged(DocumentEvent event) {
      // The server wants the text after the change.
    }

    @Override
    public void documentChanged(DocumentEvent event) {
      DidChangeTextDocumentParams params =
          new DidChangeTextDocumentParams(
              new VersionedTextDocumentIdentifier(uri, version.incrementAndGet()),
              List.of(new TextDocumentContentChangeEvent(event.getDocument().get())));
      Server.running().tell(it -> it.getTextDocumentService().didChange(params));
    }
  }

  private record Closing(IDocument document, String uri, Changes changes)
      implements IFileBufferListener {

    @Override
    public void bufferDisposed(IFileBuffer buffer) {
      if (!(buffer instanceof org.eclipse.core.filebuffers.ITextFileBuffer text)
          || text.getDocument() != document) {
        return;
      }
      document.removeDocumentListener(changes);
      ITextFileBufferManager.DEFAULT.removeFileBufferListener(this);
      Server.running()
          .tell(
              it ->
                  it.getTextDocumentService()
                      .didClose(new DidCloseTextDocumentParams(new TextDocumentIdentifier(uri))));
    }

    @Override
    public void bufferCreated(IFileBuffer buffer) {}

    @Override
    public void bufferContentAboutToBeReplaced(IFileBuffer buffer) {}

    @Override
    public void bufferContentReplaced(IFileBuffer buffer) {}

    @Override
    public void stateChanging(IFileBuffer buffer) {}

    @Override
    public void dirtyStateChanged(IFileBuffer buffer, boolean dirty) {}

    @Override
    public void stateValidationChanged(IFileBuffer buffer, boolean validated) {}

    @Override
    public void underlyingFileMoved(IFileBuffer buffer, IPath path) {}

    @Override
    public void underlyingFileDeleted(IFileBuffer buffer) {}

    @Override
    public void stateChangeFailed(IFileBuffer buffer) {}
  }
}
