package dev.muster.dsl.ui.completion;

import java.util.Map;
import java.util.WeakHashMap;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ContentAssistEvent;
import org.eclipse.jface.text.contentassist.ICompletionListener;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.reconciler.IReconciler;
import org.eclipse.jface.text.reconciler.IReconcilingStrategy;
import org.eclipse.jface.text.source.ISourceViewerExtension4;

/**
 * Records for each editor whether the user requested the list of completions or it opened
 * automatically. A list that opened automatically must not capture the Enter key at the end of a
 * finished line.
 */
public final class CompletionTrigger implements IReconciler, ICompletionListener {

  // In the user interface's thread.
  private static final Map<ITextViewer, CompletionTrigger> TRIGGERS = new WeakHashMap<>();

  private ITextViewer viewer;
  private volatile boolean automatic;

  /** Whether the list that is open now, or is being made, opened by itself. */
  public static boolean isAutomatic(ITextViewer viewer) {
    synchronized (TRIGGERS) {
      CompletionTrigger trigger = TRIGGERS.get(viewer);
      return trigger != null && trigger.automatic;
    }
  }

  @Override
  public void install(ITextViewer installed) {
    viewer = installed;
    synchronized (TRIGGERS) {
      TRIGGERS.put(installed, this);
    }
    // The viewer has its content assistant a moment later.
    installed
        .getTextWidget()
        .getDisplay()
        .asyncExec(
            () -> {
              if (viewer instanceof ISourceViewerExtension4 source
                  && source.getContentAssistantFacade() != null) {
                source.getContentAssistantFacade().addCompletionListener(this);
              }
            });
  }

  @Override
  public void uninstall() {
    if (viewer instanceof ISourceViewerExtension4 source
        && source.getContentAssistantFacade() != null) {
      source.getContentAssistantFacade().removeCompletionListener(this);
    }
    viewer = null;
  }

  @Override
  public IReconcilingStrategy getReconcilingStrategy(String contentType) {
    return null;
  }

  @Override
  public void assistSessionStarted(ContentAssistEvent event) {
    automatic = event.isAutoActivated;
  }

  @Override
  public void assistSessionEnded(ContentAssistEvent event) {
    automatic = false;
  }

  @Override
  public void selectionChanged(ICompletionProposal proposal, boolean smartToggle) {
    // The selected proposal does not tell how the list was opened.
  }
}
