package dev.muster.dsl.ide.navigation;

import dev.muster.dsl.naming.NameUse;
import dev.muster.dsl.naming.OrderNames;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * Finds the element at the cursor, also by a name in a quoted order; returns null for a text that
 * could not be parsed.
 */
public class MusterEObjectAtOffsetHelper extends EObjectAtOffsetHelper {
  @Override
  public @Nullable EObject getElementWithNameAt(XtextResource resource, int offset) {
    if (resource.getParseResult() == null
        || resource.getParseResult().getRootASTElement() == null) {
      return null;
    }
    NameUse name = OrderNames.at(resource, offset);
    return name == null ? super.getElementWithNameAt(resource, offset) : name.element();
  }

  @Override
  public @Nullable EObject resolveElementAt(XtextResource resource, int offset) {
    NameUse name = OrderNames.at(resource, offset);
    return name == null ? super.resolveElementAt(resource, offset) : name.element();
  }
}
