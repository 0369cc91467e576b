package dev.muster.dsl.ui.navigate;

import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import java.util.List;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.search.ui.ISearchQuery;
import org.eclipse.search.ui.text.Match;

/** A search for the uses of a name. */
public final class ReferenceSearchQuery implements ISearchQuery {

  private final String name;
  private final TextDocumentIdentifier file;
  private final Position position;
  private final ReferenceSearchResult found = new ReferenceSearchResult(this);

  ReferenceSearchQuery(String name, TextDocumentIdentifier file, Position position) {
    this.name = name;
    this.file = file;
    this.position = position;
  }

  @Override
  public IStatus run(IProgressMonitor monitor) {
    found.removeAll();
    List<? extends Location> places =
        LanguageServerHost.running()
            .<List<? extends Location>>answer(
                it ->
                    it.getTextDocumentService()
                        .references(
                            new ReferenceParams(file, position, new ReferenceContext(true))))
            .orElse(List.of());
    try {
      for (Location place : places) {
        add(place);
      }
      return Status.OK_STATUS;
    } catch (CoreException unreadable) {
      return unreadable.getStatus();
    }
  }

  private void add(Location place) throws CoreException {
    add(found, place);
  }

  /** Adds a place of a file of the workspace to what was found. */
  public static void add(ReferenceSearchResult found, Location place) throws CoreException {
    IFile holder = LspPositions.file(place.getUri()).orElse(null);
    if (holder == null) {
      // The search view shows files of the workspace.
      return;
    }
    ITextFileBuffer open =
        FileBuffers.getTextFileBufferManager()
            .getTextFileBuffer(holder.getFullPath(), LocationKind.IFILE);
    IDocument text = open == null ? new Document(holder.readString()) : open.getDocument();
    IRegion region = LspPositions.region(text, place.getRange());
    found.addMatch(
        new Match(ReferenceLine.of(holder, text, region), region.getOffset(), region.getLength()));
  }

  @Override
  public String getLabel() {
    return "Uses of '" + name + "'";
  }

  String name() {
    return name;
  }

  @Override
  public boolean canRerun() {
    return true;
  }

  @Override
  public boolean canRunInBackground() {
    return true;
  }

  @Override
  public ReferenceSearchResult getSearchResult() {
    return found;
  }
}
