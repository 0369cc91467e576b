package dev.muster.dsl.ui.server;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.services.LanguageServer;

/** An open Muster file: notifies the server when it is opened, changed and closed. */
public final class OpenDocument extends FileBufferAdapter implements IDocumentListener {

  private final IDocument document;
  private final Runnable closed;
  private final AtomicInteger version = new AtomicInteger();
  private volatile String uri;

  // The place of a change in the text before it; it is set and read in the thread that edits.
  private Range changed;

  private OpenDocument(IDocument document, String uri, Runnable closed) {
    this.document = document;
    this.uri = uri;
    this.closed = closed;
  }

  static OpenDocument of(IDocument document, String uri, Runnable closed) {
    OpenDocument open = new OpenDocument(document, uri, closed);
    open.tellOpen();
    document.addDocumentListener(open);
    ITextFileBufferManager.DEFAULT.addFileBufferListener(open);
    return open;
  }

  /** The number of the newest change. */
  public int version() {
    return version.get();
  }

  /** Returns its identifier for the server. */
  public TextDocumentIdentifier identifier() {
    return new TextDocumentIdentifier(uri);
  }

  private TextDocumentItem item() {
    String language = uri.endsWith(".situation") ? "muster-situation" : "muster";
    return new TextDocumentItem(uri, language, version.get(), document.get());
  }

  private void tellOpen() {
    TextDocumentItem opened = item();
    LanguageServerHost.running()
        .sendNotification(
            it -> it.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(opened)));
  }

  private void tellClosed() {
    TextDocumentIdentifier file = identifier();
    LanguageServerHost.running()
        .sendNotification(
            it -> it.getTextDocumentService().didClose(new DidCloseTextDocumentParams(file)));
  }

  /** Tells a new server. Changes on their way to it follow, and are a text replaced by itself. */
  void reopen(LanguageServer server) {
    server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(item()));
    tellWhole();
  }

  /** The whole text, after everything on its way. */
  private void tellWhole() {
    String text = document.get();
    DidChangeTextDocumentParams params =
        new DidChangeTextDocumentParams(
            new VersionedTextDocumentIdentifier(uri, version.incrementAndGet()),
            List.of(new TextDocumentContentChangeEvent(text)));
    LanguageServerHost.running()
        .sendNotification(it -> it.getTextDocumentService().didChange(params));
  }

  @Override
  public void documentAboutToBeChanged(DocumentEvent event) {
    changed =
        new Range(
            LspPositions.position(document, event.getOffset()),
            LspPositions.position(document, event.getOffset() + event.getLength()));
  }

  @Override
  public void documentChanged(DocumentEvent event) {
    String text = event.getText() == null ? "" : event.getText();
    DidChangeTextDocumentParams params =
        new DidChangeTextDocumentParams(
            new VersionedTextDocumentIdentifier(uri, version.incrementAndGet()),
            List.of(new TextDocumentContentChangeEvent(changed, text)));
    LanguageServerHost.running()
        .sendNotification(it -> it.getTextDocumentService().didChange(params));
  }

  private boolean shows(IFileBuffer buffer) {
    return buffer instanceof ITextFileBuffer text && text.getDocument() == document;
  }

  @Override
  public void bufferDisposed(IFileBuffer buffer) {
    if (shows(buffer)) {
      document.removeDocumentListener(this);
      ITextFileBufferManager.DEFAULT.removeFileBufferListener(this);
      closed.run();
      tellClosed();
    }
  }

  @Override
  public void dirtyStateChanged(IFileBuffer buffer, boolean dirty) {
    if (!dirty && shows(buffer)) {
      TextDocumentIdentifier file = identifier();
      LanguageServerHost.running()
          .sendNotification(
              it -> it.getTextDocumentService().didSave(new DidSaveTextDocumentParams(file)));
    }
  }

  @Override
  public void underlyingFileMoved(IFileBuffer buffer, IPath path) {
    if (!shows(buffer)) {
      return;
    }
    IFile file = ResourcesPlugin.getWorkspace().getRoot().getFile(path);
    IPath place = file.getLocation() == null ? path : file.getLocation();
    tellClosed();
    uri = place.toPath().toUri().toString();
    tellOpen();
  }
}
