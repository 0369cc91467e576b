package dev.muster.dsl.ide.refactoring;

import com.google.inject.Inject;
import dev.muster.dsl.ide.client.ClientOptions;
import dev.muster.dsl.ide.navigation.MusterReferenceFinder;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.Import;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.text.TextChange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CreateFile;
import org.eclipse.lsp4j.DeleteFile;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ResourceOperation;
import org.eclipse.lsp4j.SnippetTextEdit;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.findReferences.IReferenceFinder.IResourceAccess;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.ide.server.UriExtensions;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.Issue;
import org.jspecify.annotations.Nullable;

/**
 * Offers the refactorings of what the cursor is at, the first words of an element, and of stands.
 */
public class Refactorings {
  @Inject private MusterReferenceFinder usages;
  @Inject private DocumentExtensions documents;
  @Inject private UriExtensions uris;
  @Inject private ClientOptions client;
  @Inject private MissingImports missing;

  /**
   * Returns the refactorings for the element at the start of a selection, and for the stands that
   * it touches.
   *
   * @param offset start of the selection
   * @param end end of the selection; equal to the start for a cursor
   */
  public List<CodeAction> at(
      XtextResource resource,
      int offset,
      int end,
      IResourceAccess access,
      IResourceDescriptions index,
      CancelIndicator stop) {
    if (RulebookLibrary.contains(resource) || resource.getContents().isEmpty()) {
      return List.of();
    }
    EObject element = headed(resource, offset);
    List<Refactoring> found = new ArrayList<>();
    switch (element) {
      case GroupDef group -> found.addAll(DeploymentRefactorings.of(group));
      case SideDef side -> found.addAll(DeploymentRefactorings.of(side));
      case Import line -> {
        XtextResource sheet = client.deletesFiles() ? InlineSheet.sheet(line) : null;
        if (sheet != null) {
          List<EObject> all = new ArrayList<>();
          sheet.getAllContents().forEachRemaining(all::add);
          found.addAll(InlineSheet.of(line, sheet, usages.of(all, access, index, stop)));
        }
      }
      case Element whole -> {
        List<MusterReferenceFinder.Reference> users = usages.of(whole, access, index, stop);
        if (whole instanceof MapDef map) {
          found.addAll(EnlargeMap.of(map, users));
        }
        if (client.createsFiles()) {
          List<EObject> all = new ArrayList<>(List.of(whole));
          whole.eAllContents().forEachRemaining(all::add);
          found.addAll(ExtractToFile.of(whole, usages.of(all, access, index, stop)));
        }
      }
      case null, default -> {
        // Nothing is to be done with it.
      }
    }
    found.addAll(StandRefactorings.of(stands(resource, offset, end)));
    return found.stream().map(each -> action(each, each.kind())).toList();
  }

  /** The statements of stands that a selection touches, or the one whose words the cursor is at. */
  private static List<DeployDef> stands(XtextResource resource, int start, int end) {
    List<DeployDef> all = new ArrayList<>();
    for (DeployDef stand :
        EcoreUtil2.getAllContentsOfType(resource.getContents().getFirst(), DeployDef.class)) {
      ICompositeNode node = NodeModelUtils.findActualNodeFor(stand);
      boolean touched =
          node != null
              && (start < end
                  ? node.getOffset() < end && start < node.getEndOffset()
                  : node.getOffset() <= start && start <= brace(node));
      if (touched) {
        all.add(stand);
      }
    }
    // between two statements of one line the cursor is at the second
    return start < end || all.size() < 2 ? all : List.of(all.getLast());
  }

  /** Returns the action that sorts the imports; null if they are in order. */
  public @Nullable CodeAction imports(XtextResource resource, List<Issue> findings) {
    if (resource.getContents().isEmpty()) {
      return null;
    }
    Refactoring ordered = OrganizeImports.imports(resource, findings, missing.of(resource));
    return ordered == null ? null : action(ordered, CodeActionKind.SourceOrganizeImports);
  }

  /** Whether a place is in an import. */
  public boolean inImport(XtextResource resource, int offset) {
    ILeafNode leaf = leaf(resource, offset);
    return leaf != null && NodeModelUtils.findActualSemanticObjectFor(leaf) instanceof Import;
  }

  private static @Nullable ILeafNode leaf(XtextResource resource, int offset) {
    return resource.getParseResult() == null
        ? null
        : NodeModelUtils.findLeafNodeAtOffset(resource.getParseResult().getRootNode(), offset);
  }

  /** The element whose words up to its brace are at a place. */
  private static @Nullable EObject headed(XtextResource resource, int offset) {
    for (int at : new int[] {offset, offset - 1}) {
      ILeafNode leaf = at < 0 ? null : leaf(resource, at);
      EObject element =
          leaf == null || leaf.isHidden() ? null : NodeModelUtils.findActualSemanticObjectFor(leaf);
      ICompositeNode node = element == null ? null : NodeModelUtils.findActualNodeFor(element);
      if (node != null && offset <= brace(node)) {
        return element;
      }
    }
    return null;
  }

  /** Returns the offset of an element's opening brace; its end if it has none. */
  private static int brace(ICompositeNode node) {
    for (ILeafNode leaf : node.getLeafNodes()) {
      if (!leaf.isHidden() && leaf.getText().equals("{")) {
        return leaf.getOffset();
      }
    }
    return node.getEndOffset();
  }

  /** Returns a refactoring as an action of a kind of the protocol. */
  public CodeAction action(Refactoring refactoring, String kind) {
    Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
    refactoring
        .changes()
        .forEach(
            (resource, changes) -> {
              List<TextEdit> own = new ArrayList<>();
              for (TextChange change : changes) {
                own.add(
                    new TextEdit(
                        documents.newRange(resource, change.offset(), change.end()),
                        change.text()));
              }
              edits.put(uris.toUriString(resource.getURI()), own);
            });
    var action = new CodeAction(refactoring.title());
    action.setKind(kind);
    Refactoring.NewFile created = refactoring.created();
    URI deleted = refactoring.deleted();
    action.setEdit(
        created != null
            ? withFile(edits, created)
            : deleted != null ? withoutFile(edits, deleted) : new WorkspaceEdit(edits));
    return action;
  }

  private WorkspaceEdit withoutFile(Map<String, List<TextEdit>> edits, URI deleted) {
    List<Either<TextDocumentEdit, ResourceOperation>> all = new ArrayList<>();
    edits.forEach((file, changes) -> all.add(edit(file, changes)));
    all.add(Either.forRight(new DeleteFile(uris.toUriString(deleted))));
    return new WorkspaceEdit(all);
  }

  private WorkspaceEdit withFile(Map<String, List<TextEdit>> edits, Refactoring.NewFile created) {
    String uri = uris.toUriString(created.uri());
    List<Either<TextDocumentEdit, ResourceOperation>> all = new ArrayList<>();
    all.add(Either.forRight(new CreateFile(uri)));
    Position start = new Position(0, 0);
    all.add(edit(uri, List.of(new TextEdit(new Range(start, start), created.text()))));
    edits.forEach((file, changes) -> all.add(edit(file, changes)));
    return new WorkspaceEdit(all);
  }

  private static Either<TextDocumentEdit, ResourceOperation> edit(
      String uri, List<TextEdit> edits) {
    List<Either<TextEdit, SnippetTextEdit>> either = new ArrayList<>();
    edits.forEach(each -> either.add(Either.forLeft(each)));
    return Either.forLeft(
        new TextDocumentEdit(new VersionedTextDocumentIdentifier(uri, null), either));
  }
}
