package dev.muster.dsl.ide.navigation;

import com.google.inject.Inject;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Import;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.scoping.ImportTarget;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.ide.server.UriExtensions;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/** The paths of imports, which lead to the files they name. */
public class ImportDocumentLinks {
  @Inject private DocumentExtensions documents;
  @Inject private UriExtensions uris;

  /** The links of a file; a path that leads to no text is none. */
  public List<DocumentLink> in(XtextResource resource) {
    List<DocumentLink> links = new ArrayList<>();
    if (!resource.getContents().isEmpty()
        && resource.getContents().getFirst() instanceof Document document) {
      for (Import each : document.getImports()) {
        DocumentLink link = link(resource, each);
        if (link != null) {
          links.add(link);
        }
      }
    }
    return links;
  }

  private @Nullable DocumentLink link(XtextResource resource, Import line) {
    List<INode> path =
        NodeModelUtils.findNodesForFeature(line, MusterPackage.Literals.IMPORT__IMPORT_URI);
    if (path.isEmpty() || !(ImportTarget.of(line) instanceof ImportTarget.Readable(URI address))) {
      return null;
    }
    INode words = path.getFirst();
    // without the quotes
    return new DocumentLink(
        documents.newRange(resource, words.getOffset() + 1, words.getEndOffset() - 1),
        uris.toUriString(address));
  }
}
