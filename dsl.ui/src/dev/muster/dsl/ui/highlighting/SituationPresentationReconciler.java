package dev.muster.dsl.ui.highlighting;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.presentation.PresentationReconciler;
import org.eclipse.jface.text.rules.DefaultDamagerRepairer;
import org.eclipse.jface.text.rules.EndOfLineRule;
import org.eclipse.jface.text.rules.ICharacterScanner;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.rules.SingleLineRule;
import org.eclipse.jface.text.rules.Token;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.ui.PlatformUI;

/**
 * Colours a situation: comments, texts, numbers, and the first word of a line if it is a keyword.
 * Keywords are in lower case; names of an author begin with a capital.
 */
public final class SituationPresentationReconciler extends PresentationReconciler {

  private final RuleBasedScanner words = new RuleBasedScanner();
  private final IPropertyChangeListener themed =
      event -> {
        if (event.getProperty().startsWith(SyntaxColours.PREFIX)
            || event
                .getProperty()
                .equals(org.eclipse.ui.themes.IThemeManager.CHANGE_CURRENT_THEME)) {
          redraw();
        }
      };
  private ITextViewer viewer;

  /** Made by the generic editor. */
  public SituationPresentationReconciler() {
    DefaultDamagerRepairer repairer = new DefaultDamagerRepairer(words);
    setDamager(repairer, IDocument.DEFAULT_CONTENT_TYPE);
    setRepairer(repairer, IDocument.DEFAULT_CONTENT_TYPE);
    dress();
  }

  private void dress() {
    words.setRules(
        new IRule[] {
          new EndOfLineRule("#", new Token(SyntaxColours.attribute(SyntaxColours.COMMENT))),
          new SingleLineRule("\"", "\"", new Token(SyntaxColours.attribute(SyntaxColours.TEXT))),
          new FirstWord(new Token(SyntaxColours.attribute(SyntaxColours.KEYWORD))),
          new WordOrNumberRule(
              java.util.Set.of(),
              Token.UNDEFINED,
              new Token(SyntaxColours.attribute(SyntaxColours.NUMBER)))
        });
  }

  @Override
  public void install(ITextViewer installed) {
    viewer = installed;
    super.install(viewer);
    PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(themed);
  }

  @Override
  public void uninstall() {
    PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(themed);
    super.uninstall();
  }

  private void redraw() {
    if (viewer != null && viewer.getTextWidget() != null && !viewer.getTextWidget().isDisposed()) {
      dress();
      viewer.invalidateTextPresentation();
    }
  }

  /** A small-written word at the beginning of a line. */
  private record FirstWord(IToken token) implements IRule {

    @Override
    public IToken evaluate(ICharacterScanner scanner) {
      if (scanner.getColumn() != 0) {
        return Token.UNDEFINED;
      }
      int read = 0;
      int c = scanner.read();
      while (c >= 'a' && c <= 'z') {
        read++;
        c = scanner.read();
      }
      scanner.unread();
      return read > 0 ? token : Token.UNDEFINED;
    }
  }
}
