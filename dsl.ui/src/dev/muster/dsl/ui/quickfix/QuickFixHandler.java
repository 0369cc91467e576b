package dev.muster.dsl.ui.quickfix;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;
import dev.muster.dsl.ui.server.PublishedDiagnostics;
import java.util.List;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.quickassist.IQuickAssistInvocationContext;
import org.eclipse.jface.text.quickassist.IQuickAssistProcessor;
import org.eclipse.jface.text.quickassist.QuickAssistAssistant;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Range;
import org.eclipse.swt.widgets.Display;

/** Ctrl+1: shows fixes for the findings on the line and refactorings at the cursor. */
public final class QuickFixHandler extends MusterEditorHandler {

  @Override
  protected void run(ActiveMusterEditor battle) {
    open(battle);
  }

  /** Shows the list for the cursor of an editor. */
  static void open(ActiveMusterEditor battle) {
    Range range = battle.range();
    List<Diagnostic> here =
        PublishedDiagnostics.of(battle.file().getUri()).stream()
            .filter(each -> onLine(each, range))
            .toList();
    Display display = Display.getCurrent();
    CodeActionCache.actions(battle.file().getUri(), range, here, null)
        .thenAccept(actions -> display.asyncExec(() -> show(battle, actions)));
  }

  private static boolean onLine(Diagnostic finding, Range range) {
    return finding.getRange().getStart().getLine() <= range.getEnd().getLine()
        && range.getStart().getLine() <= finding.getRange().getEnd().getLine();
  }

  private static void show(ActiveMusterEditor battle, List<CodeAction> actions) {
    if (battle.viewer().getTextWidget() == null || battle.viewer().getTextWidget().isDisposed()) {
      return;
    }
    if (actions.isEmpty()) {
      battle.showStatus("No suggestions available.");
      return;
    }
    ICompletionProposal[] proposals =
        actions.stream().map(CodeActionProposal::new).toArray(ICompletionProposal[]::new);
    QuickAssistAssistant assistant = new QuickAssistAssistant();
    assistant.setQuickAssistProcessor(new PreparedProposals(proposals));
    assistant.setInformationControlCreator(new dev.muster.dsl.ui.editor.PlainTextControlCreator());
    assistant.install((ISourceViewer) battle.viewer());
    assistant.addCompletionListener(new AssistantUninstaller(assistant));
    assistant.showPossibleQuickAssists();
  }

  /** Proposals that have been thought of already. */
  private record PreparedProposals(ICompletionProposal[] proposals)
      implements IQuickAssistProcessor {

    @Override
    public ICompletionProposal[] computeQuickAssistProposals(
        IQuickAssistInvocationContext invocation) {
      return proposals;
    }

    @Override
    public boolean canFix(Annotation annotation) {
      return true;
    }

    @Override
    public boolean canAssist(IQuickAssistInvocationContext invocation) {
      return true;
    }

    @Override
    public String getErrorMessage() {
      return null;
    }
  }
}
