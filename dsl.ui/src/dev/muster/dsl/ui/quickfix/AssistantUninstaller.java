package dev.muster.dsl.ui.quickfix;

import org.eclipse.jface.text.contentassist.ContentAssistEvent;
import org.eclipse.jface.text.contentassist.ICompletionListener;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.quickassist.QuickAssistAssistant;
import org.eclipse.swt.widgets.Display;

/** Takes an assistant off its editor once its list is closed. */
record AssistantUninstaller(QuickAssistAssistant assistant) implements ICompletionListener {

  @Override
  public void assistSessionStarted(ContentAssistEvent event) {
    // It ends later.
  }

  @Override
  public void assistSessionEnded(ContentAssistEvent event) {
    // The proposal chosen is applied first.
    Display.getCurrent().asyncExec(assistant::uninstall);
  }

  @Override
  public void selectionChanged(ICompletionProposal proposal, boolean smart) {
    // Of no concern.
  }
}
