package dev.muster.dsl.ide.completion;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalCreator;
import org.jspecify.annotations.Nullable;

/**
 * One place at which completion was asked, and what is put into the list there. A proposal that
 * does not go on with what is written before the caret stays out of it.
 *
 * @param context the place
 * @param creator makes an entry of the list
 * @param acceptor the list
 */
record ProposalCollector(
    ContentAssistContext context,
    IdeContentProposalCreator creator,
    IIdeContentProposalAcceptor acceptor) {

  /** What comes next on the line. Higher stands earlier in the list. */
  static final int NEXT = 900;

  static final int FITTING = 700;
  static final int NAMES = 500;
  static final int ELSEWHERE = 450;
  static final int UNUSUAL = 400;
  static final int PIECES = 350;
  static final int WORDS = 300;

  /** The innermost element round the place, or null in an empty file. */
  @Nullable EObject model() {
    return context.getCurrentModel();
  }

  /** An entry not yet in the list, or null where the proposal does not fit what is written. */
  @Nullable ContentAssistEntry entry(String proposal, String kind) {
    return creator.createProposal(proposal, context, kind, null);
  }

  /** An entry with places to fill in, not yet in the list; null where its text does not fit. */
  @Nullable ContentAssistEntry entry(SnippetProposal fill, String label) {
    ContentAssistEntry entry = entry(fill.plain(), ContentAssistEntry.KIND_SNIPPET);
    if (entry != null) {
      entry.setLabel(label);
      entry.setProposal(fill.snippet());
      entry.setSource(fill);
    }
    return entry;
  }

  /** Puts a proposal into the list, where it fits. */
  void add(
      String proposal,
      String kind,
      int priority,
      @Nullable String description,
      @Nullable String documentation) {
    add(entry(proposal, kind), priority, description, documentation);
  }

  /** Puts an entry into the list, unless it is null. */
  void add(
      @Nullable ContentAssistEntry entry,
      int priority,
      @Nullable String description,
      @Nullable String documentation) {
    if (entry != null) {
      entry.setDescription(description);
      entry.setDocumentation(documentation);
      acceptor.accept(entry, priority);
    }
  }
}
