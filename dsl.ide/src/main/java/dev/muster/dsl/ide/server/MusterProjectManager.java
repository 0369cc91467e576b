package dev.muster.dsl.ide.server;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.build.IncrementalBuilder;
import org.eclipse.xtext.ide.server.ProjectManager;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.CancelIndicator;

/** One folder that is open in an editor, and the checking of what changes in it. */
public class MusterProjectManager extends ProjectManager {
  /**
   * Checks changed files. A file can disappear before it is read, with its folder or after it was
   * closed. It then counts as deleted; otherwise each later update would try to load it again.
   */
  @Override
  public IncrementalBuilder.Result doBuild(
      List<URI> changed,
      List<URI> deleted,
      List<IResourceDescription.Delta> elsewhere,
      CancelIndicator cancelled) {
    List<URI> there = new ArrayList<>();
    List<URI> gone = new ArrayList<>(deleted);
    for (URI each : changed) {
      (isThere(each) ? there : gone).add(each);
    }
    return super.doBuild(there, gone, elsewhere, cancelled);
  }

  private boolean isThere(URI file) {
    XtextResourceSet looked = getResourceSet();
    // The first time they were all found a moment ago.
    return looked == null
        || getOpenedDocumentsContentProvider().hasContent(file)
        || looked.getURIConverter().exists(file, null);
  }
}
