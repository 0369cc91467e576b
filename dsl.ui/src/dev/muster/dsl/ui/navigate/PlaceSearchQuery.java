package dev.muster.dsl.ui.navigate;

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
import org.eclipse.search.ui.ISearchQuery;
import org.eclipse.search.ui.text.Match;

/** A search whose results are places in files of the workspace. */
public abstract class PlaceSearchQuery implements ISearchQuery {

  private final ReferenceSearchResult found = new ReferenceSearchResult(this);

  /** Returns the places that are found, in any file. */
  protected abstract List<? extends Location> places();

  @Override
  public final IStatus run(IProgressMonitor monitor) {
    found.removeAll();
    try {
      for (Location place : places()) {
        add(place);
      }
      return Status.OK_STATUS;
    } catch (CoreException unreadable) {
      return unreadable.getStatus();
    }
  }

  private void add(Location place) throws CoreException {
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
