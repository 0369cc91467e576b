package dev.muster.dsl.validation;

import com.google.inject.Inject;
import dev.muster.dsl.scoping.MusterGlobalScopeProvider;
import dev.muster.rules.spelling.EditDistance;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.TextRegion;
import org.jspecify.annotations.Nullable;

/** Names that are misspelt in their declaration, while all references are correct. */
public class MisspelledNames {
  @Inject private EObjectAtOffsetHelper cursor;

  /**
   * A name that is misspelt in its declaration.
   *
   * @param name the name in its declaration
   * @param meant the name as the references write it
   */
  public record MisspelledName(INode name, String meant) {}

  /** Kinds and names that something in a file refers to, and that are nowhere in sight. */
  public static Set<String> unknown(XtextResource text) {
    Set<String> unknown = new HashSet<>();
    if (text.getContents().isEmpty()) {
      return unknown;
    }
    Iterator<EObject> all = text.getContents().getFirst().eAllContents();
    while (all.hasNext()) {
      EObject each = all.next();
      for (EReference reference : each.eClass().getEAllReferences()) {
        if (!reference.isContainment() && proxied(each, reference)) {
          for (INode node : NodeModelUtils.findNodesForFeature(each, reference)) {
            unknown.add(kindAndName(reference, node));
          }
        }
      }
    }
    return unknown;
  }

  private static boolean proxied(EObject owner, EReference reference) {
    return owner.eGet(reference) instanceof List<?> all
        ? all.stream().anyMatch(each -> each instanceof EObject target && target.eIsProxy())
        : owner.eGet(reference) instanceof EObject target && target.eIsProxy();
  }

  private static String kindAndName(EReference reference, INode node) {
    return reference.getEReferenceType().getName() + " " + NodeModelUtils.getTokenText(node);
  }

  /** {@link #unknown} of the files a file imports, as far as they are read. */
  public Set<String> unknownInImports(XtextResource text) {
    Set<String> unknown = new HashSet<>();
    for (URI address : MusterGlobalScopeProvider.imports(text)) {
      if (text.getResourceSet() != null
          && text.getResourceSet().getResource(address, false) instanceof XtextResource imported
          && imported != text) {
        unknown.addAll(unknown(imported));
      }
    }
    return unknown;
  }

  /** Kind and name of the reference at a place; null if none is. */
  public @Nullable String kindAndName(XtextResource text, int offset) {
    INode word = cursor.getCrossReferenceNode(text, new TextRegion(offset, 0));
    EReference reference = reference(word);
    return word == null || reference == null ? null : kindAndName(reference, word);
  }

  private static @Nullable EReference reference(@Nullable INode word) {
    EObject owner = word == null ? null : NodeModelUtils.findActualSemanticObjectFor(word);
    return word != null
            && owner != null
            && word.getGrammarElement() instanceof CrossReference written
        ? GrammarUtil.getReference(written, owner.eClass())
        : null;
  }

  /** Returns the intended spelling of an unknown name; null if that is not certain. */
  public @Nullable MisspelledName definition(XtextResource text, int offset) {
    INode word = cursor.getCrossReferenceNode(text, new TextRegion(offset, 0));
    EReference reference = reference(word);
    if (word == null || reference == null || text.getContents().isEmpty()) {
      return null;
    }
    String meant = NodeModelUtils.getTokenText(word);
    List<EObject> near = new ArrayList<>();
    Set<EObject> used = new HashSet<>();
    Iterator<EObject> all = text.getContents().getFirst().eAllContents();
    while (all.hasNext()) {
      EObject each = all.next();
      used.addAll(each.eCrossReferences());
      EStructuralFeature name = each.eClass().getEStructuralFeature("name");
      if (reference.getEReferenceType().isInstance(each)
          && name != null
          && each.eGet(name) instanceof String given
          && !given.equals(meant)
          && EditDistance.distance(given, meant) <= Math.max(1, meant.length() / 4)) {
        near.add(each);
      }
    }
    near.removeAll(used);
    if (near.size() != 1) {
      return null;
    }
    EObject definition = near.getFirst();
    List<INode> nodes =
        NodeModelUtils.findNodesForFeature(
            definition, definition.eClass().getEStructuralFeature("name"));
    return nodes.isEmpty() ? null : new MisspelledName(nodes.getFirst(), meant);
  }
}
