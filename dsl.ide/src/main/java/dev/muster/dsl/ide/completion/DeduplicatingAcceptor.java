package dev.muster.dsl.ide.completion;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.jspecify.annotations.Nullable;

/** Passes each proposal on once, in the grammar context that fits best. */
final class DeduplicatingAcceptor implements IIdeContentProposalAcceptor {
  private static final int MOST = 1000;

  private final IIdeContentProposalAcceptor next;
  private final Map<String, Ranked> seen = new LinkedHashMap<>();

  private record Ranked(ContentAssistEntry entry, int priority) {}

  DeduplicatingAcceptor(IIdeContentProposalAcceptor next) {
    this.next = next;
  }

  @Override
  public void accept(@Nullable ContentAssistEntry entry, int priority) {
    if (entry != null) {
      seen.merge(
          entry.getLabel() + "\n" + entry.getProposal() + "\n" + entry.getTextReplacements(),
          new Ranked(entry, priority),
          (before, now) -> now.priority() > before.priority() ? now : before);
    }
  }

  @Override
  public boolean canAcceptMoreProposals() {
    return seen.size() < MOST;
  }

  /** Passes on what was accepted. */
  void passOn() {
    seen.values().forEach(each -> next.accept(each.entry(), each.priority()));
  }
}
