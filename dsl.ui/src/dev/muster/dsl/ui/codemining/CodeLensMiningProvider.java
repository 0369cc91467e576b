package dev.muster.dsl.ui.codemining;

import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import dev.muster.dsl.ui.server.ServerSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.codemining.AbstractCodeMiningProvider;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.ui.PlatformUI;

/** Above armies and scenarios what they come to, and what can be done with them. */
public final class CodeLensMiningProvider extends AbstractCodeMiningProvider {

  /** The preference for lenses above armies and scenarios. */
  public static final String LENSES = "minings.lenses";

  @Override
  public CompletableFuture<List<? extends ICodeMining>> provideCodeMinings(
      ITextViewer viewer, IProgressMonitor monitor) {
    IDocument document = viewer.getDocument();
    Optional<TextDocumentIdentifier> file = LspPositions.battle(document);
    if (file.isEmpty() || !ServerSettings.isOnByDefault(LENSES)) {
      return CompletableFuture.completedFuture(List.of());
    }
    return LanguageServerHost.running()
        .ask(it -> it.getTextDocumentService().codeLens(new CodeLensParams(file.get())))
        .thenApplyAsync(
            answer -> {
              List<ICodeMining> shown = new ArrayList<>();
              for (CodeLens lens : answer == null ? List.<CodeLens>of() : answer) {
                try {
                  shown.add(new CodeLensMining(document, this, lens));
                } catch (BadLocationException outrun) {
                  // The next answer is about the text as it is now.
                }
              }
              return shown;
            },
            // Eclipse draws them in this thread; in another it may stumble over what is typed.
            PlatformUI.getWorkbench().getDisplay()::asyncExec);
  }
}
