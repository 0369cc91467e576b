package dev.muster.dsl.ui.highlighting;

import dev.muster.dsl.ui.server.LanguageServerHost;
import java.util.Set;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextInputListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.presentation.PresentationReconciler;
import org.eclipse.jface.text.rules.DefaultDamagerRepairer;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.ITokenScanner;
import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.rules.Token;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/**
 * Colours comments, strings, numbers and keywords while the user types, and names once the server
 * has sent their kind.
 */
public final class MusterPresentationReconciler extends PresentationReconciler {

  private final RuleBasedScanner words = new RuleBasedScanner();
  private final RuleBasedScanner comments = new RuleBasedScanner();
  private final RuleBasedScanner texts = new RuleBasedScanner();
  private final RuleBasedScanner drawings = new RuleBasedScanner();
  private final SemanticHighlighting names = new SemanticHighlighting();
  private final SemanticTokenScanner named = new SemanticTokenScanner(words, names::known);
  private final SemanticTokenScanner ground = new SemanticTokenScanner(drawings, names::known);
  private final IPropertyChangeListener themed = event -> recolour(event.getProperty());
  private final ITextInputListener parting = new PartitioningListener();
  private Set<String> keywords = Set.of();
  private ITextViewer viewer;
  private boolean recolouring;

  /** Made by the generic editor. */
  public MusterPresentationReconciler() {
    setDocumentPartitioning(MusterPartitioning.NAME);
    repair(named, IDocument.DEFAULT_CONTENT_TYPE);
    repair(comments, MusterPartitioning.COMMENT);
    repair(texts, MusterPartitioning.TEXT);
    repair(ground, MusterPartitioning.DRAWING);
    dress();
  }

  private void repair(ITokenScanner scanner, String partition) {
    DefaultDamagerRepairer repairer = new DefaultDamagerRepairer(scanner);
    setDamager(repairer, partition);
    setRepairer(repairer, partition);
  }

  private void dress() {
    named.forget();
    ground.forget();
    words.setRules(
        new IRule[] {
          new WordOrNumberRule(
              keywords,
              new Token(SyntaxColours.attribute(SyntaxColours.KEYWORD)),
              new Token(SyntaxColours.attribute(SyntaxColours.NUMBER)))
        });
    comments.setDefaultReturnToken(new Token(SyntaxColours.attribute(SyntaxColours.COMMENT)));
    texts.setDefaultReturnToken(new Token(SyntaxColours.attribute(SyntaxColours.TEXT)));
    drawings.setDefaultReturnToken(new Token(SyntaxColours.attribute(SyntaxColours.DRAWING)));
  }

  @Override
  public void install(ITextViewer installed) {
    viewer = installed;
    if (viewer.getDocument() != null) {
      MusterPartitioning.install(viewer.getDocument());
    }
    // The partitions must exist before the reconciler receives a document.
    viewer.addTextInputListener(parting);
    super.install(viewer);
    names.install(viewer);
    PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(themed);
    // The server may still be starting; until it has, only comments, texts and numbers have their
    // colours.
    Display display = Display.getCurrent();
    LanguageServerHost.running()
        .keywords()
        .thenAccept(
            told ->
                display.asyncExec(
                    () -> {
                      keywords = told;
                      redraw();
                    }));
  }

  @Override
  public void uninstall() {
    PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(themed);
    viewer.removeTextInputListener(parting);
    names.uninstall();
    super.uninstall();
  }

  private void recolour(String property) {
    if (property.startsWith(SyntaxColours.PREFIX)
        || property.equals(org.eclipse.ui.themes.IThemeManager.CHANGE_CURRENT_THEME)) {
      recolourOnce();
    }
  }

  /** Redraws the text once after a change of the theme, which reports each colour separately. */
  private void recolourOnce() {
    if (!recolouring) {
      recolouring = true;
      Display.getCurrent()
          .asyncExec(
              () -> {
                recolouring = false;
                redraw();
              });
    }
  }

  private void redraw() {
    if (viewer != null && viewer.getTextWidget() != null && !viewer.getTextWidget().isDisposed()) {
      dress();
      viewer.invalidateTextPresentation();
    }
  }

  private static final class PartitioningListener implements ITextInputListener {

    @Override
    public void inputDocumentAboutToBeChanged(IDocument old, IDocument shown) {
      if (shown != null) {
        MusterPartitioning.install(shown);
      }
    }

    @Override
    public void inputDocumentChanged(IDocument old, IDocument shown) {
      // It was parted before.
    }
  }
}
