package dev.muster.dsl.ui.editor;

import dev.muster.dsl.ui.server.Places;
import dev.muster.dsl.ui.server.Server;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.contentassist.CompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContentAssistProcessor;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationValidator;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;

/** Content assist: what the server proposes at the cursor. */
public final class Completion implements IContentAssistProcessor {

  @Override
  public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
    IDocument document = viewer.getDocument();
    return Places.battle(document)
        .flatMap(
            battle ->
                Server.running()
                    .answer(
                        it ->
                            it.getTextDocumentService()
                                .completion(
                                    new CompletionParams(
                                        battle, Places.position(document, offset)))))
        .map(answer -> answer.isLeft() ? answer.getLeft() : answer.getRight().getItems())
        .orElse(List.of())
        .stream()
        .sorted(
            Comparator.comparing(
                item -> Optional.ofNullable(item.getSortText()).orElse(item.getLabel())))
        .map(item -> proposal(document, offset, item))
        .toArray(ICompletionProposal[]::new);
  }

  private static ICompletionProposal proposal(IDocument document, int offset, CompletionItem item) {
    String text = Optional.ofNullable(item.getInsertText()).orElse(item.getLabel());
    IRegion replaced = new Region(offset, 0);
    if (item.getTextEdit() != null) {
      text = item.getTextEdit().map(edit -> edit.getNewText(), edit -> edit.getNewText());
      replaced =
          Places.region(
              document, item.getTextEdit().map(edit -> edit.getRange(), edit -> edit.getReplace()));
    }
    List<String> shown = new ArrayList<>(List.of(item.getLabel()));
    if (item.getDetail() != null && !item.getDetail().isBlank()) {
      shown.add(item.getDetail());
    }
    String documentation =
        item.getDocumentation() == null
            ? null
            : Markup.html(item.getDocumentation().map(plain -> plain, markup -> markup.getValue()));
    return new CompletionProposal(
        text,
        replaced.getOffset(),
        replaced.getLength(),
        text.length(),
        null,
        String.join(" - ", shown),
        null,
        documentation);
  }

  @Override
  public IContextInformation[] computeContextInformation(ITextViewer viewer, int offset) {
    return null;
  }

  @Override
  public char[] getCompletionProposalAutoActivationCharacters() {
    return null;
  }

  @Override
  public char[] getContextInformationAutoActivationCharacters() {
    return null;
  }

  @Override
  public String getErrorMessage() {
    return null;
  }

  @Override
  public IContextInformationValidator getContextInformationValidator() {
    return null;
  }
}
