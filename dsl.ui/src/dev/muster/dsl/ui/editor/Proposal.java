package dev.muster.dsl.ui.editor;

import dev.muster.dsl.ui.server.Places;
import java.util.Optional;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.contentassist.CompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension3;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension6;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.InsertReplaceEdit;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;

/** One word the server proposes, what it is, and what it means. */
final class Proposal
    implements ICompletionProposal, ICompletionProposalExtension3, ICompletionProposalExtension6 {

  private final CompletionItem item;
  private final String text;
  private final IRegion replaced;

  Proposal(IDocument document, int offset, CompletionItem item) {
    this.item = item;
    if (item.getTextEdit() == null) {
      text = Optional.ofNullable(item.getInsertText()).orElse(item.getLabel());
      replaced = new Region(offset, 0);
    } else {
      text = item.getTextEdit().map(TextEdit::getNewText, InsertReplaceEdit::getNewText);
      replaced =
          Places.region(
              document, item.getTextEdit().map(TextEdit::getRange, InsertReplaceEdit::getReplace));
    }
  }

  private CompletionProposal plain() {
    return new CompletionProposal(text, replaced.getOffset(), replaced.getLength(), text.length());
  }

  @Override
  public void apply(IDocument document) {
    plain().apply(document);
  }

  @Override
  public Point getSelection(IDocument document) {
    return plain().getSelection(document);
  }

  @Override
  public String getDisplayString() {
    return getStyledDisplayString().getString();
  }

  @Override
  public StyledString getStyledDisplayString() {
    StyledString shown = new StyledString(item.getLabel());
    if (item.getDetail() != null && !item.getDetail().isBlank()) {
      shown.append(" - " + item.getDetail(), StyledString.QUALIFIER_STYLER);
    }
    return shown;
  }

  @Override
  public String getAdditionalProposalInfo() {
    return item.getDocumentation() == null
        ? null
        : item.getDocumentation().map(it -> it, MarkupContent::getValue);
  }

  @Override
  public IInformationControlCreator getInformationControlCreator() {
    return new MarkdownTip();
  }

  @Override
  public CharSequence getPrefixCompletionText(IDocument document, int offset) {
    return text;
  }

  @Override
  public int getPrefixCompletionStart(IDocument document, int offset) {
    return replaced.getOffset();
  }

  @Override
  public Image getImage() {
    return null;
  }

  @Override
  public IContextInformation getContextInformation() {
    return null;
  }
}
