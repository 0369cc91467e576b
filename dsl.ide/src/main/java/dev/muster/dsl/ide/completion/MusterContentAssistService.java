package dev.muster.dsl.ide.completion;

import com.google.inject.Inject;
import dev.muster.dsl.ide.client.ClientOptions;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.contentassist.ContentAssistService;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.jspecify.annotations.Nullable;

/** Proposals in the form of the protocol, as far as the editor understands it. */
public class MusterContentAssistService extends ContentAssistService {
  @Inject private ClientOptions client;

  @Override
  public CompletionList createCompletionList(
      @Nullable Document document,
      @Nullable XtextResource resource,
      CompletionParams params,
      CancelIndicator cancelled) {
    if (document == null || resource == null) {
      return new CompletionList();
    }
    // A place behind the end of a line is its end, here and in the edits.
    Position caret = document.getPosition(document.getOffSet(params.getPosition()));
    params.setPosition(caret);
    CompletionList list = super.createCompletionList(document, resource, params, cancelled);
    // What does not go on with the word before the cursor needs a blank first.
    if (isInWord(document, caret)) {
      list.getItems().removeIf(each -> replacesNothing(each));
    }
    // A list with only the written word would capture the Enter key at the end of a line.
    return list.getItems().size() == 1 && isWritten(list.getItems().getFirst(), document)
        ? new CompletionList()
        : list;
  }

  private static boolean isInWord(Document document, Position cursor) {
    String line = document.getLineContent(cursor.getLine());
    int before = cursor.getCharacter() - 1;
    return before >= 0 && before < line.length() && Character.isLetterOrDigit(line.charAt(before));
  }

  private static boolean replacesNothing(CompletionItem item) {
    return item.getTextEdit() != null
        && item.getTextEdit().isLeft()
        && item.getTextEdit()
            .getLeft()
            .getRange()
            .getStart()
            .equals(item.getTextEdit().getLeft().getRange().getEnd());
  }

  /**
   * Returns whether the text already contains the proposal and accepting it would change nothing
   * else.
   */
  private static boolean isWritten(CompletionItem item, Document document) {
    boolean alone =
        item.getAdditionalTextEdits() == null || item.getAdditionalTextEdits().isEmpty();
    return alone
        && item.getTextEdit() != null
        && item.getTextEdit().isLeft()
        && document
            .getSubstring(item.getTextEdit().getLeft().getRange())
            .equals(item.getTextEdit().getLeft().getNewText());
  }

  @Override
  protected CompletionItem toCompletionItem(
      ContentAssistEntry entry, int offset, Position cursor, Document document) {
    CompletionItem item = super.toCompletionItem(entry, offset, cursor, document);
    if (entry.getDocumentation() != null && !entry.getDocumentation().isBlank()) {
      item.setDocumentation(new MarkupContent(MarkupKind.MARKDOWN, entry.getDocumentation()));
    } else {
      item.setDocumentation((String) null);
    }
    if (entry.getSource() instanceof SnippetProposal fill) {
      item.setKind(fill.kind());
      // The text that is filtered by what the author types has no places in it.
      item.setFilterText(fill.plain());
      if (!client.snippets()) {
        item.setInsertTextFormat(InsertTextFormat.PlainText);
        item.getTextEdit().getLeft().setNewText(indented(fill.plain(), cursor, document));
      }
    }
    return item;
  }

  /** Editors indent snippets; plain text must bring the indentation of its line along. */
  private static String indented(String text, Position cursor, Document document) {
    String line = document.getLineContent(cursor.getLine());
    String indent = line.substring(0, line.length() - line.stripLeading().length());
    return text.replace("\n", "\n" + indent);
  }
}
