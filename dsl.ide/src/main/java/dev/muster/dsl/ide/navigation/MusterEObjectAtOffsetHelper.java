package dev.muster.dsl.ide.navigation;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/** What the cursor is at; nothing in a text from which nothing could be read. */
public class MusterEObjectAtOffsetHelper extends EObjectAtOffsetHelper {
  @Override
  public @Nullable EObject getElementWithNameAt(XtextResource resource, int offset) {
    return resource.getParseResult() == null
            || resource.getParseResult().getRootASTElement() == null
        ? null
        : super.getElementWithNameAt(resource, offset);
  }
}
