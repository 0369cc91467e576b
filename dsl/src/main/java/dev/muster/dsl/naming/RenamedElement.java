package dev.muster.dsl.naming;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.jspecify.annotations.Nullable;

/**
 * An element and the name it is to have.
 *
 * @param name the new name, without quotes and escapes
 */
public record RenamedElement(EObject element, String name) {
  /** Returns whether another object is this element, even if it was loaded another time. */
  public boolean is(@Nullable EObject other) {
    return other != null
        && (other == element || EcoreUtil.getURI(other).equals(EcoreUtil.getURI(element)));
  }
}
