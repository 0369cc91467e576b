package dev.muster.dsl.ui.server;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.filebuffers.IDocumentSetupParticipant;
import org.eclipse.core.filebuffers.IDocumentSetupParticipantExtension;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.text.IDocument;
import org.eclipse.lsp4j.services.LanguageServer;

/** Keeps the server's copy of each open battle the same as the editor's. */
public final class OpenDocumentRegistry
    implements IDocumentSetupParticipant, IDocumentSetupParticipantExtension {

  private static final Map<IDocument, OpenDocument> OPEN = new ConcurrentHashMap<>();

  @Override
  public void setup(IDocument document) {
    // Without a location the server cannot be notified.
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
    OPEN.computeIfAbsent(document, it -> OpenDocument.of(it, uri, () -> OPEN.remove(it)));
  }

  /** Returns the open Muster file of a document; empty for other documents. */
  public static Optional<OpenDocument> of(IDocument document) {
    return Optional.ofNullable(OPEN.get(document));
  }

  /** The open text of a battle at an address. */
  public static Optional<IDocument> at(String uri) {
    String address = LspPositions.normal(uri);
    return OPEN.entrySet().stream()
        .filter(each -> LspPositions.normal(each.getValue().identifier().getUri()).equals(address))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Tells a new server of all that is open. In the server's thread. */
  static void reopenAll(LanguageServer server) {
    OPEN.values().forEach(each -> each.reopen(server));
  }
}
