package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.ide.navigation.MusterReferenceFinder;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.Import;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.scoping.ImportTarget;
import dev.muster.dsl.text.AttachedComments;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * Moves an army, a map or a rulebook, such as the sheet of a scenario, to a file of its own. It
 * adds an import to the files that refer to it, and removes imports that are no longer needed.
 */
final class ExtractToFile {
  private static final String ENDING = ".muster";

  private final Element element;
  private final Document document;
  private final XtextResource resource;

  private ExtractToFile(Element element, Document document) {
    this.element = element;
    this.document = document;
    this.resource = (XtextResource) element.eResource();
  }

  /**
   * Returns the refactorings of an element.
   *
   * @param users the references to it and to what it holds, in all files
   */
  static List<Refactoring> of(Element element, List<MusterReferenceFinder.Reference> users) {
    boolean moves =
        element instanceof RulebookDef || element instanceof ArmyDef || element instanceof MapDef;
    if (!moves
        || element.getName() == null
        || !(element.eContainer() instanceof Document document)
        || document.getElements().size() < 2
        || !element.eResource().getURI().isFile()) {
      return List.of();
    }
    Refactoring found = new ExtractToFile(element, document).moved(users);
    return found == null ? List.of() : List.of(found);
  }

  private @Nullable Refactoring moved(List<MusterReferenceFinder.Reference> users) {
    Set<Resource> needed = resources(List.of(element));
    URI file = free();
    ICompositeNode node = NodeModelUtils.getNode(element);
    if (needed.contains(resource) || file == null || node == null) {
      return null; // what stays behind would have to be imported back
    }
    var text = new StringBuilder();
    for (Import each : document.getImports()) {
      if (needed.contains(target(each))) {
        text.append("import \"").append(each.getImportURI()).append("\"\n");
      }
    }
    String all = resource.getParseResult().getRootNode().getText();
    int begin = AttachedComments.begin(node);
    int end = AttachedComments.end(node);
    text.append(text.isEmpty() ? "" : "\n").append(all, begin, end).append('\n');
    var changes = new Changes();
    cut(all, begin, end, changes);
    List<EObject> rest = new ArrayList<>(document.getElements());
    rest.remove(element);
    boolean usedHere = users.stream().anyMatch(each -> isIn(rest, each.source()));
    imports(resource, document, resources(rest), usedHere ? file : null, null, changes);
    Set<Resource> others = new LinkedHashSet<>();
    for (MusterReferenceFinder.Reference each : users) {
      Resource other = each.source().eResource();
      if (other != resource && others.add(other) && !other.getContents().isEmpty()) {
        elsewhere((XtextResource) other, file, users, changes);
      }
    }
    String kind =
        element instanceof ArmyDef ? "army " : element instanceof MapDef ? "map " : "rulebook ";
    return changes.as(
        "Move " + kind + element.getName() + " into " + file.lastSegment(),
        new Refactoring.NewFile(file, text.toString()));
  }

  private static boolean isIn(List<EObject> elements, EObject source) {
    return elements.stream().anyMatch(each -> EcoreUtil.isAncestor(each, source));
  }

  /** Another file imports the new one, beside the old one or in its place. */
  private void elsewhere(
      XtextResource other, URI file, List<MusterReferenceFinder.Reference> users, Changes changes) {
    if (other.getContents().getFirst() instanceof Document there) {
      boolean still = refersToRest(there, users);
      imports(other, there, null, file, still ? null : resource, changes);
    }
  }

  /** Whether a file refers to something of this one that stays here. */
  private boolean refersToRest(Document there, List<MusterReferenceFinder.Reference> users) {
    for (TreeIterator<EObject> all = there.eAllContents(); all.hasNext(); ) {
      for (EObject target : all.next().eCrossReferences()) {
        if (target.eResource() == resource && !EcoreUtil.isAncestor(element, target)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Mends the imports of a file.
   *
   * @param needed files it still needs; null for all it imports
   * @param added a file it imports from now on, null for none
   * @param replaced the file it no longer needs, null for none
   */
  private static void imports(
      XtextResource file,
      Document document,
      @Nullable Set<Resource> needed,
      @Nullable URI added,
      @Nullable Resource replaced,
      Changes changes) {
    String line =
        added == null ? null : "import \"" + added.deresolve(file.getURI()).toString() + "\"";
    String text = file.getParseResult().getRootNode().getText();
    int last = -1;
    for (Import each : document.getImports()) {
      INode node = NodeModelUtils.findActualNodeFor(each);
      Resource target = target(each);
      if (node == null) {
        continue;
      }
      boolean gone =
          (replaced != null && target == replaced)
              || (needed != null && target != null && !needed.contains(target));
      if (gone && line != null) {
        changes.add(file, node.getOffset(), node.getLength(), line);
        line = null;
      } else if (gone) {
        int end = node.getEndOffset();
        boolean whole = end < text.length() && text.charAt(end) == '\n';
        changes.add(file, node.getOffset(), node.getLength() + (whole ? 1 : 0), "");
      } else {
        last = node.getEndOffset();
      }
    }
    if (line != null) {
      changes.add(file, Math.max(0, last), 0, last < 0 ? line + "\n\n" : "\n" + line);
    }
  }

  /** Takes the element out with its comments and the blank lines below. */
  private void cut(String text, int begin, int end, Changes changes) {
    int from = begin;
    int to = end;
    while (to < text.length() && Character.isWhitespace(text.charAt(to))) {
      to++;
    }
    if (to == text.length()) {
      // the last one leaves no blank lines at the end
      while (from > 0 && Character.isWhitespace(text.charAt(from - 1))) {
        from--;
      }
      changes.add(resource, from, to - from, from == 0 ? "" : "\n");
    } else {
      changes.add(resource, from, to - from, "");
    }
  }

  /** The files elements refer to, but for the library and for what they hold themselves. */
  private static Set<Resource> resources(List<? extends EObject> elements) {
    Set<Resource> found = new LinkedHashSet<>();
    for (EObject element : elements) {
      add(element, element, found);
      for (TreeIterator<EObject> all = element.eAllContents(); all.hasNext(); ) {
        add(element, all.next(), found);
      }
    }
    return found;
  }

  private static void add(EObject element, EObject source, Set<Resource> found) {
    for (EObject target : source.eCrossReferences()) {
      Resource resource = target.eResource();
      if (resource != null
          && !EcoreUtil.isAncestor(element, target)
          && !RulebookLibrary.contains(resource)) {
        found.add(resource);
      }
    }
  }

  private static @Nullable Resource target(Import line) {
    URI address = ImportTarget.address(line);
    return address == null ? null : line.eResource().getResourceSet().getResource(address, false);
  }

  /** Returns an unused file name in the same folder; null if all candidates are taken. */
  private @Nullable URI free() {
    String stem = element.getName().toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}_-]+", "-");
    for (int i = 1; i < 100; i++) {
      URI file = URI.createURI(stem + (i == 1 ? "" : "-" + i) + ENDING).resolve(resource.getURI());
      if (!Files.exists(Path.of(file.toFileString()))) {
        return file;
      }
    }
    return null;
  }
}
