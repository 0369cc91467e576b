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
    return document == null || resource == null
        ? new CompletionList()
        : super.createCompletionList(document, resource, params, cancelled);
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
