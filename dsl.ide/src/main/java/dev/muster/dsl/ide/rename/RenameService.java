package dev.muster.dsl.ide.rename;

import com.google.inject.Inject;
import dev.muster.dsl.ide.navigation.MusterReferenceFinder;
import dev.muster.dsl.index.ScenarioFiles;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.naming.NameUse;
import dev.muster.dsl.naming.OrderNames;
import dev.muster.dsl.naming.RenamedElement;
import dev.muster.dsl.naming.ScenarioNames;
import dev.muster.dsl.naming.StandNames;
import dev.muster.rules.battle.NumberedName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.xtext.findReferences.IReferenceFinder.IResourceAccess;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.ide.server.UriExtensions;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.jspecify.annotations.Nullable;

/**
 * Renames an element at its declaration and at each reference that spells its name. It replaces
 * only these words, so that the layout of the text stays.
 */
public class RenameService {
  @Inject private EObjectAtOffsetHelper cursor;
  @Inject private MusterReferenceFinder usages;
  @Inject private NameSyntax names;
  @Inject private DocumentExtensions documents;
  @Inject private UriExtensions uris;

  /** Returns the element that can be renamed at a place; null if there is none. */
  public @Nullable PrepareRenameResult prepare(XtextResource resource, int offset) {
    Target target = target(resource, offset);
    return target == null
        ? null
        : new PrepareRenameResult(
            documents.newRange(resource, target.word()), NameSyntax.plain(target.text()));
  }

  /**
   * Returns the edits that rename the element at a place.
   *
   * @throws ResponseErrorException if that is not possible; the message is for the user
   */
  public WorkspaceEdit rename(
      XtextResource resource,
      int offset,
      String typed,
      IResourceAccess access,
      IResourceDescriptions index,
      CancelIndicator stop) {
    Target target = target(resource, offset);
    if (target == null) {
      throw refused("there is no name of yours here; names of the library cannot be changed");
    }
    String newName = target.name(typed);
    EObject element = target.element();
    INode declared = NameSyntax.declared(element);
    if (declared == null) {
      throw refused("this has no name of its own; give it one first");
    }
    String old = NameSyntax.plain(text(declared));
    String written = names.written(newName, text(declared));
    if (written == null) {
      throw refused(
          "'"
              + newName
              + "' cannot be a name here; use letters, digits, - and _, with a letter among them");
    }
    if (taken(element, newName)) {
      throw refused("there is another " + newName + " here already; choose a free name");
    }
    Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
    add(edits, (XtextResource) element.eResource(), declared, written);
    for (MusterReferenceFinder.Reference usage : usages.of(element, access, index, stop)) {
      // A category may be called by its printed code, which stays.
      if (NameSyntax.plain(text(usage.word())).equals(old)) {
        add(edits, (XtextResource) usage.source().eResource(), usage.word(), written);
      }
    }
    var renamed = new RenamedElement(element, NameSyntax.plain(written));
    ScenarioFiles.read(
        element.eResource().getURI(),
        access,
        index,
        stop,
        scenario -> unitsAndOrders(scenario, renamed, edits));
    return new WorkspaceEdit(edits);
  }

  /** Adds the edits of what no reference spells: numbered units, and the names in orders. */
  private void unitsAndOrders(
      ScenarioDef scenario, RenamedElement renamed, Map<String, List<TextEdit>> edits) {
    ScenarioNames after = ScenarioNames.after(scenario, renamed);
    XtextResource resource = (XtextResource) scenario.eResource();
    for (INode word : StandNames.references(scenario)) {
      String unit = NameSyntax.plain(text(word));
      ITextRegion place = new TextRegion(word.getOffset(), word.getLength());
      replace(edits, resource, place, unit, after.unit(unit), true);
    }
    for (NameUse use : OrderNames.of(scenario)) {
      ITextRegion word = new TextRegion(use.offset(), use.length());
      replace(edits, resource, word, use.name(), use.spelling().apply(after), !use.isQuoted());
    }
  }

  private void replace(
      Map<String, List<TextEdit>> edits,
      XtextResource resource,
      ITextRegion word,
      String before,
      String after,
      boolean escaped) {
    String written = escaped ? names.written(after, before) : after;
    if (!after.equals(before) && written != null) {
      var edit = new TextEdit(documents.newRange(resource, word), written);
      List<TextEdit> all =
          edits.computeIfAbsent(uris.toUriString(resource.getURI()), file -> new ArrayList<>());
      if (!all.contains(edit)) {
        all.add(edit);
      }
    }
  }

  /**
   * An element that can be renamed.
   *
   * @param word the place of its name under the cursor
   * @param text its name there
   * @param number what follows the name there and is no part of it, such as {@code -1}; or empty
   */
  private record Target(EObject element, ITextRegion word, String text, String number) {
    /** Returns a name as the user typed it, without the number that stays. */
    String name(String typed) {
      String name = typed.strip();
      boolean hasNumber = !number.isEmpty() && name.endsWith(number);
      return hasNumber ? name.substring(0, name.length() - number.length()) : name;
    }
  }

  private @Nullable Target target(XtextResource resource, int offset) {
    for (int at : new int[] {offset, offset - 1}) {
      EObject element = at < 0 ? null : cursor.getElementWithNameAt(resource, at);
      if (element != null
          && !element.eIsProxy()
          && !RulebookLibrary.contains(element.eResource())) {
        NameUse inOrder = OrderNames.at(resource, at);
        if (inOrder != null) {
          return target(
              element, new TextRegion(inOrder.offset(), inOrder.length()), inOrder.name());
        }
        INode reference = cursor.getCrossReferenceNode(resource, new TextRegion(at, 0));
        INode word = reference != null ? reference : NameSyntax.declared(element);
        if (word != null && word.getOffset() <= offset && offset <= word.getEndOffset()) {
          return target(element, new TextRegion(word.getOffset(), word.getLength()), text(word));
        }
      }
    }
    return null;
  }

  /**
   * Of a numbered unit, such as {@code Swiss-1}, the word before the number: it is the name of the
   * line of the army, or of the statement that places the units.
   */
  private static Target target(EObject element, ITextRegion word, String text) {
    NumberedName numbered = NumberedName.of(text);
    if (element instanceof DeployDef units
        && numbered != null
        && !NameSyntax.plain(text).equals(units.getName())) {
      EObject named = units.getName() == null ? units.getLine() : units;
      int length = numbered.name().length();
      return new Target(
          named, new TextRegion(word.getOffset(), length), numbered.name(), text.substring(length));
    }
    return new Target(element, word, text, "");
  }

  /** Whether a neighbour of the same kind has the name. */
  private static boolean taken(EObject element, String name) {
    EObject parent = element.eContainer();
    EStructuralFeature feature = element.eClass().getEStructuralFeature("name");
    return parent != null
        && parent.eContents().stream()
            .anyMatch(
                other ->
                    other != element
                        && other.eClass() == element.eClass()
                        && name.equals(other.eGet(feature)));
  }

  private void add(
      Map<String, List<TextEdit>> edits, XtextResource resource, INode word, String written) {
    edits
        .computeIfAbsent(uris.toUriString(resource.getURI()), file -> new ArrayList<>())
        .add(
            new TextEdit(
                documents.newRange(resource, word.getOffset(), word.getEndOffset()), written));
  }

  private static String text(INode node) {
    var text = new StringBuilder();
    for (ILeafNode leaf : node.getLeafNodes()) {
      if (!leaf.isHidden()) {
        text.append(leaf.getText());
      }
    }
    return text.isEmpty() ? NodeModelUtils.getTokenText(node) : text.toString();
  }

  private static ResponseErrorException refused(String why) {
    return new ResponseErrorException(
        new ResponseError(ResponseErrorCode.RequestFailed, "Cannot rename: " + why, null));
  }
}
