package dev.muster.dsl.ide.navigation;

import com.google.inject.Inject;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.xtext.ide.server.occurrences.DefaultDocumentHighlightService;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.XtextResource;

/**
 * Highlights the occurrences in its file of the name at the cursor. Numbers and columns are not
 * names.
 */
public class MusterDocumentHighlightService extends DefaultDocumentHighlightService {
  @Inject private EObjectAtOffsetHelper atOffset;
  @Inject private IQualifiedNameProvider names;

  @Override
  public List<DocumentHighlight> getDocumentHighlights(XtextResource resource, int offset) {
    EObject element = atOffset.resolveElementAt(resource, offset);
    return element == null || names.getFullyQualifiedName(element) == null
        ? List.of()
        : super.getDocumentHighlights(resource, offset);
  }
}
