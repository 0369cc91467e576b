package dev.muster.dsl.ui.editor;

import dev.muster.dsl.ui.server.Server;
import java.util.Set;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.ITypedRegion;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.text.presentation.PresentationReconciler;
import org.eclipse.jface.text.rules.DefaultDamagerRepairer;
import org.eclipse.jface.text.rules.EndOfLineRule;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.MultiLineRule;
import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.rules.SingleLineRule;
import org.eclipse.jface.text.rules.Token;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Display;

/** Colours comments, texts, numbers and the words of the language. */
public final class Colouring extends PresentationReconciler {

  private final RuleBasedScanner scanner = new RuleBasedScanner();

  /** Made by the generic editor. */
  public Colouring() {
    scanner.setRules(rules(Set.of()));
    DefaultDamagerRepairer repairer =
        new DefaultDamagerRepairer(scanner) {
          @Override
          public IRegion getDamageRegion(
              ITypedRegion partition, DocumentEvent event, boolean partitioningChanged) {
            // A comment or a map may span lines: everything after the change may look different.
            return new Region(0, event.getDocument().getLength());
          }
        };
    setDamager(repairer, IDocument.DEFAULT_CONTENT_TYPE);
    setRepairer(repairer, IDocument.DEFAULT_CONTENT_TYPE);
  }

  @Override
  public void install(ITextViewer viewer) {
    super.install(viewer);
    // The server may still be starting; until it has, only comments, texts and numbers have their
    // colours.
    Server.running()
        .keywords()
        .thenAccept(
            words ->
                Display.getDefault()
                    .asyncExec(
                        () -> {
                          if (viewer.getTextWidget() != null
                              && !viewer.getTextWidget().isDisposed()) {
                            scanner.setRules(rules(words));
                            viewer.invalidateTextPresentation();
                          }
                        }));
  }

  private static IRule[] rules(Set<String> words) {
    Token comment = new Token(new TextAttribute(new Color(63, 127, 95), null, SWT.ITALIC));
    Token text = new Token(new TextAttribute(new Color(42, 92, 170)));
    Token keyword = new Token(new TextAttribute(new Color(127, 0, 85), null, SWT.BOLD));
    Token number = new Token(new TextAttribute(new Color(150, 80, 0)));
    return new IRule[] {
      new MultiLineRule("/*", "*/", comment, (char) 0, true),
      new EndOfLineRule("//", comment),
      new MultiLineRule("\"\"\"", "\"\"\"", text, (char) 0, true),
      new SingleLineRule("\"", "\"", text, '\\'),
      new WordOrNumber(words, keyword, number),
    };
  }
}
