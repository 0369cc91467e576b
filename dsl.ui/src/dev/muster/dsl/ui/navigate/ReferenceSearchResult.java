package dev.muster.dsl.ui.navigate;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.search.ui.ISearchQuery;
import org.eclipse.search.ui.text.AbstractTextSearchResult;
import org.eclipse.search.ui.text.IEditorMatchAdapter;
import org.eclipse.search.ui.text.IFileMatchAdapter;
import org.eclipse.search.ui.text.Match;
import org.eclipse.ui.IEditorPart;

/** The result of a search for references to a name. */
public final class ReferenceSearchResult extends AbstractTextSearchResult
    implements IEditorMatchAdapter, IFileMatchAdapter {

  private final ISearchQuery query;

  public ReferenceSearchResult(ISearchQuery query) {
    this.query = query;
  }

  @Override
  public String getLabel() {
    int uses = getMatchCount();
    return query.getLabel() + ": " + uses + (uses == 1 ? " place" : " places");
  }

  @Override
  public String getTooltip() {
    return getLabel();
  }

  @Override
  public ImageDescriptor getImageDescriptor() {
    return null;
  }

  @Override
  public ISearchQuery getQuery() {
    return query;
  }

  @Override
  public IEditorMatchAdapter getEditorMatchAdapter() {
    return this;
  }

  @Override
  public IFileMatchAdapter getFileMatchAdapter() {
    return this;
  }

  @Override
  public boolean isShownInEditor(Match match, IEditorPart editor) {
    return getFile(match.getElement()).equals(Adapters.adapt(editor.getEditorInput(), IFile.class));
  }

  @Override
  public Match[] computeContainedMatches(AbstractTextSearchResult result, IEditorPart editor) {
    IFile file = Adapters.adapt(editor.getEditorInput(), IFile.class);
    return file == null ? new Match[0] : computeContainedMatches(result, file);
  }

  @Override
  public Match[] computeContainedMatches(AbstractTextSearchResult result, IFile file) {
    return java.util.Arrays.stream(getElements())
        .filter(each -> getFile(each).equals(file))
        .flatMap(each -> java.util.Arrays.stream(getMatches(each)))
        .toArray(Match[]::new);
  }

  @Override
  public IFile getFile(Object element) {
    return ((ReferenceLine) element).file();
  }
}
