package dev.muster.dsl.ui.mining;

import dev.muster.dsl.ui.server.Places;
import dev.muster.dsl.ui.server.Server;
import dev.muster.dsl.ui.server.ServerSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.PreferenceChangeEvent;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.codemining.AbstractCodeMiningProvider;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;

/** Above armies and scenarios what they come to, and behind stand lines their dice. */
public final class Minings extends AbstractCodeMiningProvider {

  /** The preference for what stands above armies and scenarios. */
  public static final String LENSES = "minings.lenses";

  /** Has the editors that are open show what the user wants to see, from now on. */
  public static void follow() {
    IEclipsePreferences preferences = InstanceScope.INSTANCE.getNode(ServerSettings.BUNDLE);
    preferences.addPreferenceChangeListener((PreferenceChangeEvent change) -> Sight.changed());
  }

  @Override
  public CompletableFuture<List<? extends ICodeMining>> provideCodeMinings(
      ITextViewer viewer, IProgressMonitor monitor) {
    IDocument document = viewer.getDocument();
    Optional<TextDocumentIdentifier> file = Places.battle(document);
    if (file.isEmpty()) {
      return CompletableFuture.completedFuture(List.of());
    }
    return lenses(document, file.get())
        .<List<ICodeMining>, List<? extends ICodeMining>>thenCombine(
            Sight.of(viewer).thenCompose(lines -> hints(document, file.get(), lines)),
            Minings::together);
  }

  private static List<? extends ICodeMining> together(
      List<ICodeMining> lenses, List<ICodeMining> hints) {
    List<ICodeMining> all = new ArrayList<>(lenses);
    all.addAll(hints);
    return all;
  }

  private CompletableFuture<List<ICodeMining>> lenses(
      IDocument document, TextDocumentIdentifier file) {
    if (!ServerSettings.on(LENSES)) {
      return CompletableFuture.completedFuture(List.of());
    }
    return Server.running()
        .ask(it -> it.getTextDocumentService().codeLens(new CodeLensParams(file)))
        .thenApply(
            answer -> {
              List<ICodeMining> shown = new ArrayList<>();
              for (CodeLens lens : answer == null ? List.<CodeLens>of() : answer) {
                try {
                  shown.add(new Lens(document, this, lens));
                } catch (BadLocationException outrun) {
                  // The next answer is about the text as it is now.
                }
              }
              return shown;
            });
  }

  private CompletableFuture<List<ICodeMining>> hints(
      IDocument document, TextDocumentIdentifier file, Sight.Lines lines) {
    if (!ServerSettings.on(ServerSettings.DICE_HINTS)
        && !ServerSettings.on(ServerSettings.BREAK_POINT_HINTS)) {
      return CompletableFuture.completedFuture(List.of());
    }
    Range inSight =
        new Range(
            new org.eclipse.lsp4j.Position(lines.first(), 0),
            new org.eclipse.lsp4j.Position(lines.last() + 1, 0));
    return Server.running()
        .ask(it -> it.getTextDocumentService().inlayHint(new InlayHintParams(file, inSight)))
        .thenApply(
            answer -> {
              List<ICodeMining> shown = new ArrayList<>();
              for (InlayHint hint : answer == null ? List.<InlayHint>of() : answer) {
                int offset = Places.offset(document, hint.getPosition());
                if (offset < document.getLength()) {
                  shown.add(new Hint(new Position(offset, 1), this, hint));
                }
              }
              return shown;
            });
  }
}
