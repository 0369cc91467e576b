package dev.muster.dsl.ui.templates;

import dev.muster.dsl.ui.completion.CompletionTrigger;
import dev.muster.dsl.ui.completion.ProposalProcessor;
import dev.muster.dsl.ui.editor.MusterImages;
import java.util.Arrays;
import java.util.Locale;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.templates.DocumentTemplateContext;
import org.eclipse.jface.text.templates.Template;
import org.eclipse.jface.text.templates.TemplateBuffer;
import org.eclipse.jface.text.templates.TemplateContextType;
import org.eclipse.jface.text.templates.TemplateException;
import org.eclipse.jface.text.templates.TemplateProposal;
import org.eclipse.swt.graphics.Image;

/**
 * Content assist: the user's own templates at the start of a line, whose names begin with the typed
 * text. They are offered only on request, not in a list that opens automatically. The workbench can
 * call it in any thread.
 */
public final class UserTemplateProcessor extends ProposalProcessor {

  private static final ICompletionProposal[] NONE = {};

  @Override
  public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
    if (CompletionTrigger.isAutomatic(viewer)) {
      return NONE;
    }
    try {
      IDocument document = viewer.getDocument();
      IRegion line = document.getLineInformationOfOffset(offset);
      String before = document.get(line.getOffset(), offset - line.getOffset());
      String typed = before.stripLeading();
      IRegion replaced = new Region(offset - typed.length(), typed.length());
      String indent = before.substring(0, before.length() - typed.length());
      return Arrays.stream(UserTemplates.kept().getTemplates(UserTemplates.CONTEXT))
          .filter(each -> begins(each.getName(), typed))
          .map(each -> new Offered(each, document, replaced, indent))
          .toArray(ICompletionProposal[]::new);
    } catch (BadLocationException outrun) {
      return NONE;
    }
  }

  private static boolean begins(String name, String typed) {
    return name.toLowerCase(Locale.ROOT).startsWith(typed.toLowerCase(Locale.ROOT));
  }

  /** A template in the list. */
  private static final class Offered extends TemplateProposal {

    Offered(Template template, IDocument document, IRegion replaced, String indent) {
      super(template, new Indented(document, replaced, indent), replaced, null);
    }

    @Override
    public String getDisplayString() {
      Template template = getTemplate();
      return template.getDescription().isEmpty()
          ? template.getName()
          : template.getName() + " - " + template.getDescription();
    }

    /** In the user interface's thread, in which the list is drawn. */
    @Override
    public Image getImage() {
      return MusterImages.of("snippet");
    }
  }

  /** Further lines of a template begin with the blanks that its first line has. */
  private static final class Indented extends DocumentTemplateContext {

    private final String indent;

    Indented(IDocument document, IRegion replaced, String indent) {
      super(context(), document, replaced.getOffset(), replaced.getLength());
      this.indent = indent;
    }

    private static TemplateContextType context() {
      return UserTemplates.contextTypes().getContextType(UserTemplates.CONTEXT);
    }

    @Override
    public TemplateBuffer evaluate(Template template)
        throws BadLocationException, TemplateException {
      return super.evaluate(
          new Template(
              template.getName(),
              template.getDescription(),
              template.getContextTypeId(),
              template.getPattern().replaceAll("\\R", "\n" + indent),
              template.isAutoInsertable()));
    }
  }
}
