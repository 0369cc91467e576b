package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.ide.navigation.MusterReferenceFinder;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Import;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.scoping.ImportTarget;
import dev.muster.dsl.scoping.MusterGlobalScopeProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * Takes the rulebooks of an imported file, such as the sheet of a battle, into the one file that
 * uses them. The other file goes; what it imports is imported here.
 */
final class InlineSheet {
  private InlineSheet() {}

  /** Returns the imported file if it contains only rulebooks; null otherwise. */
  static @Nullable XtextResource sheet(Import line) {
    URI address = ImportTarget.address(line);
    Resource found =
        address == null || !address.isFile() || line.eResource().getResourceSet() == null
            ? null
            : line.eResource().getResourceSet().getResource(address, false);
    return found instanceof XtextResource sheet
            && sheet != line.eResource()
            && !RulebookLibrary.contains(sheet)
            && !sheet.getContents().isEmpty()
            && sheet.getContents().getFirst() instanceof Document document
            && !document.getElements().isEmpty()
            && document.getElements().stream().allMatch(RulebookDef.class::isInstance)
            && sheet.getParseResult() != null
            && !sheet.getParseResult().hasSyntaxErrors()
        ? sheet
        : null;
  }

  /**
   * Returns the refactorings of an import.
   *
   * @param users the references to what the imported file holds, in all files
   */
  static List<Refactoring> of(
      Import line, XtextResource sheet, List<MusterReferenceFinder.Reference> users) {
    XtextResource here = (XtextResource) line.eResource();
    boolean alone =
        users.stream()
                .map(each -> each.source().eResource())
                .allMatch(each -> each == here || each == sheet)
            && here.getResourceSet().getResources().stream()
                .filter(each -> each != here && each != sheet)
                .noneMatch(
                    each -> MusterGlobalScopeProvider.imports(each).contains(sheet.getURI()));
    INode written = NodeModelUtils.findActualNodeFor(line);
    INode body = first(sheet);
    INode rest = first(here);
    if (!alone || written == null || body == null || rest == null) {
      return List.of();
    }
    String there = sheet.getParseResult().getRootNode().getText();
    String text = here.getParseResult().getRootNode().getText();
    Changes changes = new Changes();
    String imports = imports(sheet, here);
    int end = written.getEndOffset();
    boolean whole = imports.isEmpty() && end < text.length() && text.charAt(end) == '\n';
    changes.add(here, written.getOffset(), written.getLength() + (whole ? 1 : 0), imports);
    changes.add(here, begin(rest, text), 0, there.substring(begin(body, there)).strip() + "\n\n");
    return List.of(
        changes.without("Inline " + sheet.getURI().lastSegment() + " here", sheet.getURI()));
  }

  /** Returns the node of the first element of a file; null if there is none. */
  private static @Nullable INode first(XtextResource file) {
    EObject root = file.getContents().getFirst();
    return root instanceof Document document && !document.getElements().isEmpty()
        ? NodeModelUtils.getNode(document.getElements().getFirst())
        : null;
  }

  /** Returns the start of an element, including the comment above it. */
  private static int begin(INode node, String text) {
    int from = node.getTotalOffset();
    while (from < text.length() && Character.isWhitespace(text.charAt(from))) {
      from++;
    }
    return from;
  }

  /** The imports of the sheet that are not here yet, as they are written here. */
  private static String imports(XtextResource sheet, XtextResource here) {
    List<URI> known = MusterGlobalScopeProvider.imports(here);
    List<URI> needed = new ArrayList<>(MusterGlobalScopeProvider.imports(sheet));
    needed.removeIf(each -> known.contains(each) || each.equals(here.getURI()));
    return needed.stream()
        .map(each -> "import \"" + each.deresolve(here.getURI()) + "\"")
        .collect(Collectors.joining("\n"));
  }
}
