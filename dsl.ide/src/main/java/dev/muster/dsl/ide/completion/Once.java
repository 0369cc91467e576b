package dev.muster.dsl.ide.completion;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.jspecify.annotations.Nullable;

/** Passes each proposal on once, however many ways of the grammar lead to it. */
final class Once implements IIdeContentProposalAcceptor {
  private static final int MOST = 1000;

  private final IIdeContentProposalAcceptor next;
  private final Set<String> seen = new HashSet<>();

  Once(IIdeContentProposalAcceptor next) {
    this.next = next;
  }

  @Override
  public void accept(@Nullable ContentAssistEntry entry, int priority) {
    if (entry != null && seen.add(entry.getLabel() + "\n" + entry.getProposal())) {
      next.accept(entry, priority);
    }
  }

  @Override
  public boolean canAcceptMoreProposals() {
    return seen.size() < MOST;
  }
}
