package dev.muster.dsl.ui.map.edit;

import dev.muster.dsl.ui.refactoring.WorkspaceEdits;
import dev.muster.dsl.ui.server.LspPositions;
import dev.muster.dsl.ui.server.OpenDocument;
import dev.muster.dsl.ui.server.OpenDocumentRegistry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;

/** An edit of the map in the texts it is about. */
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
    for (Map.Entry<String, List<TextEdit>> file : edits(edit).entrySet()) {
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

  /** Changes the texts: one step in the history of an editor, or of the workbench for several. */
  static void apply(String title, WorkspaceEdit edit) {
    Map<String, List<TextEdit>> edits = edits(edit);
    Optional<IDocument> only =
        edits.size() == 1
            ? OpenDocumentRegistry.at(edits.keySet().iterator().next())
            : Optional.empty();
    if (only.isPresent()) {
      apply(only.get(), edits.values().iterator().next());
    } else {
      WorkspaceEdits.perform(title, edit);
    }
  }

  private static void apply(IDocument document, List<TextEdit> edits) {
    IDocumentUndoManager history = DocumentUndoManagerRegistry.getDocumentUndoManager(document);
    if (history == null) {
      WorkspaceEdits.apply(document, edits);
      return;
    }
    // What was typed before is a step of its own.
    history.commit();
    history.beginCompoundChange();
    try {
      WorkspaceEdits.apply(document, edits);
    } finally {
      history.endCompoundChange();
    }
  }

  private static Map<String, List<TextEdit>> edits(WorkspaceEdit edit) {
    Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
    if (edit.getChanges() != null) {
      edit.getChanges().forEach((uri, each) -> edits.put(uri, new ArrayList<>(each)));
    }
    if (edit.getDocumentChanges() != null) {
      for (var each : edit.getDocumentChanges()) {
        if (each.isLeft()) {
          TextDocumentEdit change = each.getLeft();
          List<TextEdit> here =
              edits.computeIfAbsent(change.getTextDocument().getUri(), uri -> new ArrayList<>());
          change.getEdits().stream()
              .filter(it -> it.isLeft())
              .forEach(it -> here.add(it.getLeft()));
        }
      }
    }
    return edits;
  }
}
