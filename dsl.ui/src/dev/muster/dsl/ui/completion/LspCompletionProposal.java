package dev.muster.dsl.ui.completion;

import dev.muster.dsl.ui.editor.MusterImages;
import dev.muster.dsl.ui.editor.WordFinder;
import dev.muster.dsl.ui.hover.HoverContent;
import dev.muster.dsl.ui.hover.MarkdownControlCreator;
import dev.muster.dsl.ui.hover.MusterTextHover;
import dev.muster.dsl.ui.refactoring.WorkspaceEdits;
import dev.muster.dsl.ui.server.LspPositions;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension2;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension3;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension5;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension6;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.InsertReplaceEdit;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;

/** One word the server proposes, what it is, and what it means. */
final class LspCompletionProposal
    implements ICompletionProposal,
        ICompletionProposalExtension2,
        ICompletionProposalExtension3,
        ICompletionProposalExtension5,
        ICompletionProposalExtension6 {

  private final CompletionItem item;
  private final String text;
  private final int start;
  private final Set<String> finished;
  private Point selection;

  /**
   * @param finished complete words; if one of them is before the cursor, there is nothing to
   *     propose
   */
  LspCompletionProposal(IDocument document, int offset, CompletionItem item, Set<String> finished) {
    this.item = item;
    this.finished = finished;
    if (item.getTextEdit() == null) {
      text = Optional.ofNullable(item.getInsertText()).orElse(item.getLabel());
      start = offset;
    } else {
      text = item.getTextEdit().map(TextEdit::getNewText, InsertReplaceEdit::getNewText);
      start =
          LspPositions.region(
                  document,
                  item.getTextEdit().map(TextEdit::getRange, InsertReplaceEdit::getInsert))
              .getOffset();
    }
  }

  /** Returns the text to insert. */
  String text() {
    return text;
  }

  @Override
  public void apply(IDocument document) {
    throw new UnsupportedOperationException("it is applied to a viewer");
  }

  @Override
  public void apply(ITextViewer viewer, char trigger, int stateMask, int offset) {
    IDocument document = viewer.getDocument();
    // In the middle of a word its end is replaced too, or it would stand there twice.
    IRegion word = WordFinder.at(document, offset);
    int end = Math.max(offset, word.getOffset() + word.getLength());
    SnippetTemplate snippet =
        item.getInsertTextFormat() == InsertTextFormat.Snippet
            ? SnippetTemplate.read(text, indent(document, start))
            : SnippetTemplate.plain(text);
    try {
      document.replace(start, end - start, snippet.text());
      Position place = new Position(start, snippet.text().length());
      document.addPosition(place);
      List<TextEdit> imports = item.getAdditionalTextEdits();
      if (imports != null && !imports.isEmpty()) {
        // An import stands above: what follows moves with it.
        WorkspaceEdits.apply(document, imports);
      }
      document.removePosition(place);
      selection = snippet.select(viewer, place.getOffset());
    } catch (BadLocationException outrun) {
      ILog.of(LspCompletionProposal.class)
          .warn("The text has changed since the proposal was made", outrun);
    }
  }

  private static String indent(IDocument document, int offset) {
    try {
      IRegion line = document.getLineInformationOfOffset(offset);
      String all = document.get(line.getOffset(), line.getLength());
      return all.substring(0, all.length() - all.stripLeading().length());
    } catch (BadLocationException outrun) {
      return "";
    }
  }

  @Override
  public boolean validate(IDocument document, int offset, DocumentEvent event) {
    try {
      String typed =
          offset < start || isFinished(document, offset)
              ? null
              : document.get(start, offset - start).toLowerCase(Locale.ROOT);
      String known =
          Optional.ofNullable(item.getFilterText())
              .orElse(item.getLabel())
              .toLowerCase(Locale.ROOT);
      return typed != null && known.startsWith(typed);
    } catch (BadLocationException outrun) {
      return false;
    }
  }

  /** Returns whether a complete word is before the cursor. */
  boolean isFinished(IDocument document, int offset) {
    try {
      return offset > start && finished.contains(document.get(start, offset - start));
    } catch (BadLocationException outrun) {
      return false;
    }
  }

  @Override
  public void selected(ITextViewer viewer, boolean smartToggle) {
    // It is shown by its help.
  }

  @Override
  public void unselected(ITextViewer viewer) {
    // As above.
  }

  @Override
  public Point getSelection(IDocument document) {
    return selection;
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
    return item.getDocumentation() == null ? null : MusterTextHover.text(item.getDocumentation());
  }

  @Override
  public Object getAdditionalProposalInfo(IProgressMonitor monitor) {
    String told = getAdditionalProposalInfo();
    return told == null ? null : HoverContent.of(told);
  }

  @Override
  public IInformationControlCreator getInformationControlCreator() {
    return new MarkdownControlCreator();
  }

  @Override
  public CharSequence getPrefixCompletionText(IDocument document, int offset) {
    return item.getInsertTextFormat() == InsertTextFormat.Snippet ? item.getLabel() : text;
  }

  @Override
  public int getPrefixCompletionStart(IDocument document, int offset) {
    return start;
  }

  @Override
  public Image getImage() {
    return MusterImages.of(CompletionImages.picture(item.getKind()));
  }

  @Override
  public IContextInformation getContextInformation() {
    return null;
  }
}
