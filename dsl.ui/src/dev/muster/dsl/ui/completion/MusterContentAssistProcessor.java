package dev.muster.dsl.ui.completion;

import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;

/** Content assist: what the server proposes at the cursor. */
public final class MusterContentAssistProcessor extends ProposalProcessor {

  @Override
  public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
    IDocument document = viewer.getDocument();
    List<CompletionItem> items =
        LspPositions.battle(document)
            .flatMap(
                battle ->
                    LanguageServerHost.running()
                        .answer(
                            it ->
                                it.getTextDocumentService()
                                    .completion(
                                        new CompletionParams(
                                            battle, LspPositions.position(document, offset)))))
            .map(answer -> answer.isLeft() ? answer.getLeft() : answer.getRight().getItems())
            .orElse(List.of());
    Set<String> finished = new HashSet<>();
    List<LspCompletionProposal> proposals =
        items.stream()
            .sorted(
                Comparator.comparing(
                    item -> Optional.ofNullable(item.getSortText()).orElse(item.getLabel())))
            .map(item -> new LspCompletionProposal(document, offset, item, finished))
            .toList();
    if (CompletionTrigger.isAutomatic(viewer)) {
      // Enter after a complete word starts a new line and accepts no proposal.
      proposals.forEach(each -> finished.add(each.text()));
    }
    return proposals.stream().anyMatch(each -> each.isFinished(document, offset))
        ? new ICompletionProposal[0]
        : proposals.toArray(ICompletionProposal[]::new);
  }
}
