package dev.muster.dsl.ide.navigation;

import com.google.inject.Inject;
import dev.muster.dsl.naming.NameUse;
import dev.muster.dsl.naming.OrderNames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.ide.server.occurrences.DefaultDocumentHighlightService;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.SimpleAttributeResolver;

/**
 * Highlights the occurrences in its file of the name at the cursor. Numbers and columns are not
 * names.
 */
public class MusterDocumentHighlightService extends DefaultDocumentHighlightService {
  @Inject private EObjectAtOffsetHelper atOffset;
  @Inject private DocumentExtensions documents;

  @Override
  public List<DocumentHighlight> getDocumentHighlights(XtextResource resource, int offset) {
    EObject element = atOffset.resolveElementAt(resource, offset);
    if (element == null) {
      return List.of();
    }
    List<DocumentHighlight> found = new ArrayList<>();
    // A stand without a name of its own has one in orders only.
    if (SimpleAttributeResolver.NAME_RESOLVER.apply(element) != null) {
      found.addAll(super.getDocumentHighlights(resource, offset));
    }
    for (NameUse name : OrderNames.in(resource)) {
      if (name.element() == element) {
        found.add(
            new DocumentHighlight(
                documents.newRange(resource, name.offset(), name.end()),
                DocumentHighlightKind.Read));
      }
    }
    found.sort(
        Comparator.comparingInt((DocumentHighlight each) -> each.getRange().getStart().getLine())
            .thenComparingInt(each -> each.getRange().getStart().getCharacter()));
    return found;
  }

  @Override
  protected boolean isDocumentHighlightAvailableFor(
      EObject element, XtextResource resource, int offset) {
    return OrderNames.at(resource, offset) != null
        || super.isDocumentHighlightAvailableFor(element, resource, offset);
  }
}
