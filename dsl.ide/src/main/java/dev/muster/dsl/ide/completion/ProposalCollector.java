package dev.muster.dsl.ide.completion;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalCreator;
import org.jspecify.annotations.Nullable;

/**
 * A completion request and the list of its proposals. It ignores a proposal that does not match the
 * text before the caret.
 *
 * @param context the place of the request
 * @param creator creates entries
 * @param acceptor receives entries
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

  /**
   * Returns an entry without adding it to the list; null if the proposal does not match the typed
   * prefix.
   */
  @Nullable ContentAssistEntry entry(String proposal, String kind) {
    return creator.createProposal(proposal, context, kind, null);
  }

  /**
   * Returns an entry with placeholders without adding it to the list; null if its text does not
   * match the typed prefix.
   */
  @Nullable ContentAssistEntry entry(SnippetProposal fill, String label) {
    ContentAssistEntry entry = entry(fill.plain(), ContentAssistEntry.KIND_SNIPPET);
    if (entry != null) {
      entry.setLabel(label);
      entry.setProposal(fill.snippet());
      entry.setSource(fill);
    }
    return entry;
  }

  /** Adds a proposal to the list if it matches. */
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
