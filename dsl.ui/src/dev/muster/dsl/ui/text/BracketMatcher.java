package dev.muster.dsl.ui.text;

import dev.muster.dsl.ui.highlighting.MusterPartitioning;
import org.eclipse.jface.text.source.DefaultCharacterPairMatcher;

/** Shows the brace or bracket that belongs to the one at the cursor. */
public final class BracketMatcher extends DefaultCharacterPairMatcher {

  private static final char[] PAIRS = {'{', '}', '[', ']', '(', ')'};

  /** Made by the generic editor. */
  public BracketMatcher() {
    super(PAIRS, MusterPartitioning.NAME);
  }
}
