package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.refactoring.Refactoring;
import dev.muster.dsl.text.TextChange;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ResourceOperation;
import org.eclipse.lsp4j.SnippetTextEdit;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.resource.XtextResource;

/** Changes of texts as an edit that an editor refuses for another version of a text. */
final class VersionedEdits {
  private VersionedEdits() {}

  static WorkspaceEdit of(Refactoring refactoring, SceneSources sources) {
    List<Either<TextDocumentEdit, ResourceOperation>> documents = new ArrayList<>();
    refactoring.changes().entrySet().stream()
        .sorted(Comparator.comparing(each -> each.getKey().getURI().toString()))
        .forEach(
            each ->
                documents.add(Either.forLeft(document(each.getKey(), each.getValue(), sources))));
    return new WorkspaceEdit(documents);
  }

  private static TextDocumentEdit document(
      XtextResource file, List<TextChange> changes, SceneSources sources) {
    var text = new Document(0, file.getParseResult().getRootNode().getText());
    List<Either<TextEdit, SnippetTextEdit>> edits = new ArrayList<>();
    changes.stream()
        .sorted(Comparator.comparingInt(TextChange::offset))
        .forEach(
            each ->
                edits.add(
                    Either.forLeft(
                        new TextEdit(
                            new Range(
                                text.getPosition(each.offset()), text.getPosition(each.end())),
                            each.text()))));
    return new TextDocumentEdit(
        new VersionedTextDocumentIdentifier(
            sources.address(file.getURI()), sources.version(file.getURI())),
        edits);
  }
}
