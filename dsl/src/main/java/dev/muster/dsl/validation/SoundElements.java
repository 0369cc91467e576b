package dev.muster.dsl.validation;

import dev.muster.dsl.muster.Document;
import dev.muster.dsl.syntaxerror.SyntaxError;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.validation.Issue;

/**
 * The armies, maps, scenarios and rulebooks of a text that are read correctly although others have
 * syntax errors: an error in an army does not hide errors in a map.
 *
 * @param nodes nodes of the elements that neither contain a syntax error nor use an element that
 *     does
 */
record SoundElements(List<INode> nodes) {

  /** Characters of a text above which only syntax errors are reported. */
  private static final int LARGEST = 100_000;

  SoundElements {
    nodes = List.copyOf(nodes);
  }

  static SoundElements of(XtextResource text, List<SyntaxError> slips) {
    if (text.getContents().isEmpty()
        || text.getParseResult().getRootNode().getTotalLength() > LARGEST
        || !(text.getContents().getFirst() instanceof Document document)) {
      return new SoundElements(List.of());
    }
    if (slips.stream().anyMatch(each -> isOutside(each, document))) {
      // An import that is not read may be what all others need.
      return new SoundElements(List.of());
    }
    Set<EObject> sound = new HashSet<>();
    StringBuilder lost = new StringBuilder();
    for (EObject each : document.getElements()) {
      ICompositeNode node = NodeModelUtils.getNode(each);
      if (node != null && isRead(node, slips)) {
        sound.add(each);
      } else if (node != null) {
        lost.append(node.getText()).append('\n');
      }
    }
    Set<String> words = new HashSet<>(List.of(lost.toString().split("[^\\p{L}\\d_.-]+")));
    // What uses an element that is not sound, or something that may have been lost in one, is not
    // sound either, and so on.
    while (sound.removeIf(each -> !usesOnly(each, sound, words))) {
      // until no more elements are removed
    }
    List<INode> nodes = new ArrayList<>();
    sound.forEach(each -> nodes.add(NodeModelUtils.getNode(each)));
    return new SoundElements(nodes);
  }

  /** Whether a finding is about one of them. */
  boolean hold(Issue issue) {
    return issue.getOffset() != null
        && nodes.stream()
            .anyMatch(
                each ->
                    each.getOffset() <= issue.getOffset()
                        && issue.getOffset() < each.getEndOffset());
  }

  private static boolean isOutside(SyntaxError slip, Document document) {
    return document.getElements().stream()
        .map(NodeModelUtils::getNode)
        .noneMatch(
            each ->
                each != null
                    && each.getOffset() <= slip.offset()
                    && slip.offset() <= each.getEndOffset());
  }

  private static boolean isRead(ICompositeNode node, List<SyntaxError> slips) {
    for (INode each : node.getAsTreeIterable()) {
      if (each.getSyntaxErrorMessage() != null) {
        return false;
      }
    }
    return node.getText().stripTrailing().endsWith("}")
        && slips.stream()
            .noneMatch(
                each ->
                    each.offset() < node.getEndOffset()
                        && node.getOffset() <= each.offset() + each.length());
  }

  /**
   * @param lost the words of what is not read: a name that is not found may be one of them
   */
  private static boolean usesOnly(EObject element, Set<EObject> sound, Set<String> lost) {
    if (!refersOnly(element, sound, lost)) {
      return false;
    }
    for (TreeIterator<EObject> all = element.eAllContents(); all.hasNext(); ) {
      if (!refersOnly(all.next(), sound, lost)) {
        return false;
      }
    }
    return true;
  }

  private static boolean refersOnly(EObject from, Set<EObject> sound, Set<String> lost) {
    for (EReference reference : from.eClass().getEAllReferences()) {
      if (reference.isContainment() || reference.isContainer() || !from.eIsSet(reference)) {
        continue;
      }
      Object value = from.eGet(reference);
      List<?> used = value instanceof List<?> several ? several : List.of(value);
      for (Object each : used) {
        EObject target = (EObject) each;
        boolean here = !target.eIsProxy() && target.eResource() == from.eResource();
        if (here
            ? !sound.contains(top(target))
            : target.eIsProxy() && mayBe(from, reference, lost)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether a name that is not found may be in the unread part. */
  private static boolean mayBe(EObject from, EReference reference, Set<String> lost) {
    return NodeModelUtils.findNodesForFeature(from, reference).stream()
        .anyMatch(each -> lost.contains(NodeModelUtils.getTokenText(each)));
  }

  /** Returns the top-level element that contains an element. */
  private static EObject top(EObject element) {
    EObject top = element;
    while (top.eContainer() != null && !(top.eContainer() instanceof Document)) {
      top = top.eContainer();
    }
    return top;
  }
}
