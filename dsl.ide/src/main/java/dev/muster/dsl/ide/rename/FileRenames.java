package dev.muster.dsl.ide.rename;

import com.google.inject.Inject;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Import;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.scoping.ImportTarget;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.lsp4j.FileRename;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.xtext.findReferences.IReferenceFinder.IResourceAccess;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.ide.server.UriExtensions;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.jspecify.annotations.Nullable;

/**
 * Mends the imports when files or folders get other names or places: those of other files that lead
 * to them, and their own.
 */
public class FileRenames {
  @Inject private DocumentExtensions documents;
  @Inject private UriExtensions uris;

  /**
   * The edits to make before the files are renamed, in all files of the index.
   *
   * @param renames files or folders, with their addresses before and after
   */
  public WorkspaceEdit imports(
      List<FileRename> renames,
      IResourceAccess access,
      IResourceDescriptions index,
      CancelIndicator stop) {
    Moves moves = new Moves(new LinkedHashMap<>());
    for (FileRename each : renames) {
      moves.to().put(uris.toUri(each.getOldUri()), uris.toUri(each.getNewUri()));
    }
    Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
    for (IResourceDescription file : index.getAllResourceDescriptions()) {
      if (stop.isCanceled()) {
        break;
      }
      access.readOnly(
          file.getURI(),
          resources -> {
            Resource resource = resources.getResource(file.getURI(), true);
            if (resource instanceof XtextResource text && !RulebookLibrary.contains(text)) {
              List<TextEdit> mended = mended(text, moves);
              if (!mended.isEmpty()) {
                edits.put(uris.toUriString(text.getURI()), mended);
              }
            }
            return null;
          });
    }
    return new WorkspaceEdit(edits);
  }

  private List<TextEdit> mended(XtextResource text, Moves moves) {
    List<TextEdit> edits = new ArrayList<>();
    if (text.getContents().isEmpty()
        || !(text.getContents().getFirst() instanceof Document document)) {
      return edits;
    }
    for (Import each : document.getImports()) {
      URI target = ImportTarget.address(each);
      List<INode> path =
          NodeModelUtils.findNodesForFeature(each, MusterPackage.Literals.IMPORT__IMPORT_URI);
      String written = target == null || path.isEmpty() ? null : moves.path(text, each, target);
      if (written != null) {
        INode words = path.getFirst();
        // without the quotes
        edits.add(
            new TextEdit(
                documents.newRange(text, words.getOffset() + 1, words.getEndOffset() - 1),
                written));
      }
    }
    return edits;
  }

  /**
   * The moves of files and folders.
   *
   * @param to new addresses by old ones
   */
  private record Moves(Map<URI, URI> to) {

    URI moved(URI file) {
      for (Map.Entry<URI, URI> each : to.entrySet()) {
        if (file.equals(each.getKey())) {
          return each.getValue();
        }
        String folder = withSlash(each.getKey());
        if (file.toString().startsWith(folder)) {
          return URI.createURI(
              withSlash(each.getValue()) + file.toString().substring(folder.length()));
        }
      }
      return file;
    }

    private static String withSlash(URI folder) {
      return folder.toString().endsWith("/") ? folder.toString() : folder + "/";
    }

    /** Returns the new path of an import; null if it does not change. */
    @Nullable String path(XtextResource file, Import line, URI target) {
      URI from = moved(file.getURI());
      URI there = moved(target);
      if (from.equals(file.getURI()) && there.equals(target)) {
        return null;
      }
      URI relative = there.deresolve(from, true, true, false);
      String path = relative.isRelative() ? relative.toString() : there.toString();
      return path.equals(line.getImportURI()) ? null : path;
    }
  }
}
