package dev.muster.dsl.ide.navigation;

import com.google.inject.Inject;
import dev.muster.dsl.ide.hover.ElementDocumentation;
import dev.muster.dsl.ide.outline.MusterSymbolKindProvider;
import dev.muster.dsl.ide.outline.MusterSymbolNameProvider;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.lsp4j.CallHierarchyIncomingCall;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCall;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.findReferences.IReferenceFinder.IResourceAccess;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.jspecify.annotations.Nullable;

/**
 * Implements the call hierarchy of the protocol for stands, traits and terrains: what refers to an
 * element, and what it refers to. Editors show it as a tree.
 */
public class CallHierarchy {
  @Inject private EObjectAtOffsetHelper cursor;
  @Inject private MusterReferenceFinder usages;
  @Inject private DocumentExtensions documents;
  @Inject private MusterSymbolNameProvider names;
  @Inject private MusterSymbolKindProvider kinds;

  /** Returns the element at a place; empty if there is no name. */
  public List<CallHierarchyItem> at(XtextResource resource, int offset) {
    for (int each : new int[] {offset, offset - 1}) {
      EObject element = each < 0 ? null : cursor.getElementWithNameAt(resource, each);
      if (element != null && !element.eIsProxy()) {
        CallHierarchyItem item = item(element);
        return item == null ? List.of() : List.of(item);
      }
    }
    return List.of();
  }

  /** The elements that refer to an element. */
  public List<CallHierarchyIncomingCall> users(
      EObject target, IResourceAccess access, IResourceDescriptions index, CancelIndicator stop) {
    Map<EObject, List<Range>> places = new LinkedHashMap<>();
    for (MusterReferenceFinder.Reference usage : usages.of(target, access, index, stop)) {
      EObject user = named(usage.source());
      if (user != null) {
        places
            .computeIfAbsent(user, each -> new ArrayList<>())
            .add(range(usage.source(), usage.word()));
      }
    }
    List<CallHierarchyIncomingCall> calls = new ArrayList<>();
    places.forEach(
        (user, ranges) -> {
          CallHierarchyItem item = item(user);
          if (item != null) {
            calls.add(new CallHierarchyIncomingCall(item, ranges));
          }
        });
    return calls;
  }

  /** The elements an element and all in it refer to. */
  public List<CallHierarchyOutgoingCall> used(EObject source) {
    Map<EObject, List<Range>> places = new LinkedHashMap<>();
    references(source, places);
    for (TreeIterator<EObject> all = source.eAllContents(); all.hasNext(); ) {
      references(all.next(), places);
    }
    List<CallHierarchyOutgoingCall> calls = new ArrayList<>();
    places.forEach(
        (target, ranges) -> {
          CallHierarchyItem item = item(target);
          if (item != null) {
            calls.add(new CallHierarchyOutgoingCall(item, ranges));
          }
        });
    return calls;
  }

  /** The URI of the element behind an item. */
  public static URI element(CallHierarchyItem item) {
    String data =
        item.getData() instanceof com.google.gson.JsonPrimitive json
            ? json.getAsString()
            : String.valueOf(item.getData());
    return URI.createURI(data);
  }

  private void references(EObject source, Map<EObject, List<Range>> places) {
    for (EReference reference : source.eClass().getEAllReferences()) {
      if (reference.isContainment() || reference.isContainer() || !source.eIsSet(reference)) {
        continue;
      }
      List<INode> words = NodeModelUtils.findNodesForFeature(source, reference);
      Object value = source.eGet(reference);
      List<?> targets = value instanceof List<?> many ? many : List.of(value);
      for (int i = 0; i < Math.min(words.size(), targets.size()); i++) {
        if (targets.get(i) instanceof EObject target && !target.eIsProxy()) {
          places
              .computeIfAbsent(target, each -> new ArrayList<>())
              .add(range(source, words.get(i)));
        }
      }
    }
  }

  private Range range(EObject owner, INode word) {
    return documents.newRange(owner.eResource(), word.getOffset(), word.getEndOffset());
  }

  /** The element itself or the nearest one around it that has a name. */
  private @Nullable EObject named(EObject element) {
    for (EObject each = element; each != null; each = each.eContainer()) {
      if (names.getName(each) != null) {
        return each;
      }
    }
    return null;
  }

  private @Nullable CallHierarchyItem item(EObject element) {
    String name = names.getName(element);
    Location place = documents.newFullLocation(element);
    Location word = documents.newLocation(element);
    if (name == null || place == null || word == null) {
      return null;
    }
    var item =
        new CallHierarchyItem(
            name, kinds.getSymbolKind(element), place.getUri(), place.getRange(), word.getRange());
    EObject around = element.eContainer() == null ? null : named(element.eContainer());
    item.setDetail(
        ElementDocumentation.kind(element)
            + (around == null ? "" : " of " + names.getName(around)));
    item.setData(EcoreUtil.getURI(element).toString());
    return item;
  }
}
