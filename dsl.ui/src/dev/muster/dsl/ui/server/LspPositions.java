package dev.muster.dsl.ui.server;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Region;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;

/** Translates between the editor's offsets and files and the protocol's lines and addresses. */
public final class LspPositions {

  private LspPositions() {}

  /** Returns the Muster file or situation that a document shows; empty for other documents. */
  public static Optional<TextDocumentIdentifier> battle(IDocument document) {
    ITextFileBuffer buffer = ITextFileBufferManager.DEFAULT.getTextFileBuffer(document);
    if (buffer == null
        || buffer.getFileStore() == null
        || !isRead(buffer.getFileStore().getName())
        || !"file".equals(buffer.getFileStore().toURI().getScheme())) {
      return Optional.empty();
    }
    return Optional.of(
        new TextDocumentIdentifier(Path.of(buffer.getFileStore().toURI()).toUri().toString()));
  }

  /** Whether this is a file the server has findings for, by its name. */
  public static boolean isRead(IResource file) {
    return isRead(file.getName());
  }

  static boolean isRead(String name) {
    return name.endsWith(".muster") || name.endsWith(".situation");
  }

  /** Returns a URI in its normal form, for comparisons. */
  static String normal(String uri) {
    try {
      URI address = URI.create(uri);
      return "file".equals(address.getScheme()) ? Path.of(address).toUri().toString() : uri;
    } catch (IllegalArgumentException | java.nio.file.FileSystemNotFoundException other) {
      return uri;
    }
  }

  /** The workspace file at this address, when the workspace has it. */
  public static Optional<IFile> file(String uri) {
    for (IFile file :
        ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(URI.create(uri))) {
      if (file.exists()) {
        return Optional.of(file);
      }
    }
    return Optional.empty();
  }

  /**
   * The offset of a position; the nearest one when the text has become shorter since the server saw
   * it.
   */
  public static int offset(IDocument document, Position position) {
    try {
      if (position.getLine() >= document.getNumberOfLines()) {
        return document.getLength();
      }
      IRegion line = document.getLineInformation(position.getLine());
      return line.getOffset() + Math.min(position.getCharacter(), line.getLength());
    } catch (BadLocationException gone) {
      return document.getLength();
    }
  }

  /** The region of a range. */
  public static IRegion region(IDocument document, Range range) {
    int start = offset(document, range.getStart());
    return new Region(start, Math.max(0, offset(document, range.getEnd()) - start));
  }

  /** The position of an offset. */
  public static Position position(IDocument document, int offset) {
    try {
      int line = document.getLineOfOffset(offset);
      return new Position(line, offset - document.getLineOffset(line));
    } catch (BadLocationException gone) {
      return new Position(Math.max(0, document.getNumberOfLines() - 1), 0);
    }
  }
}
