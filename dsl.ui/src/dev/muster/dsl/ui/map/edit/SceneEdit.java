package dev.muster.dsl.ui.map.edit;

import dev.muster.dsl.ui.refactoring.WorkspaceEdits;
import dev.muster.dsl.ui.server.LspPositions;
import dev.muster.dsl.ui.server.OpenDocument;
import dev.muster.dsl.ui.server.OpenDocumentRegistry;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;

/** Whether an edit of the map fits the texts it is about. */
final class SceneEdit {

  private SceneEdit() {}

  /** Whether every text is still the one the edit was made from. */
  static boolean isCurrent(WorkspaceEdit edit) {
    if (edit.getDocumentChanges() == null) {
      return true;
    }
    for (var each : edit.getDocumentChanges()) {
      if (each.isLeft()) {
        Integer version = each.getLeft().getTextDocument().getVersion();
        Optional<Integer> now = version(each.getLeft().getTextDocument().getUri());
        if (version != null && now.isPresent() && !now.get().equals(version)) {
          return false;
        }
      }
    }
    return true;
  }

  private static Optional<Integer> version(String uri) {
    return OpenDocumentRegistry.at(uri)
        .flatMap(OpenDocumentRegistry::of)
        .map(OpenDocument::version);
  }

  /** Whether the text would be another one. */
  static boolean changesSomething(WorkspaceEdit edit) {
    for (Map.Entry<String, List<TextEdit>> file : WorkspaceEdits.edits(edit).entrySet()) {
      Optional<IDocument> document = OpenDocumentRegistry.at(file.getKey());
      if (document.isEmpty()
          || file.getValue().stream().anyMatch(each -> changes(document.get(), each))) {
        return true;
      }
    }
    return false;
  }

  private static boolean changes(IDocument document, TextEdit edit) {
    IRegion region = LspPositions.region(document, edit.getRange());
    try {
      return !document.get(region.getOffset(), region.getLength()).equals(edit.getNewText());
    } catch (BadLocationException gone) {
      return true;
    }
  }
}
