package dev.muster.dsl.ide.navigation;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/** Finds the element at the cursor; returns null for a text that could not be parsed. */
public class MusterEObjectAtOffsetHelper extends EObjectAtOffsetHelper {
  @Override
  public @Nullable EObject getElementWithNameAt(XtextResource resource, int offset) {
    return resource.getParseResult() == null
            || resource.getParseResult().getRootASTElement() == null
        ? null
        : super.getElementWithNameAt(resource, offset);
  }
}
