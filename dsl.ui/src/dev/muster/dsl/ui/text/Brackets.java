package dev.muster.dsl.ui.text;

import dev.muster.dsl.ui.look.Partitions;
import org.eclipse.jface.text.source.DefaultCharacterPairMatcher;

/** Shows the brace or bracket that belongs to the one at the cursor. */
public final class Brackets extends DefaultCharacterPairMatcher {

  private static final char[] PAIRS = {'{', '}', '[', ']', '(', ')'};

  /** Made by the generic editor. */
  public Brackets() {
    super(PAIRS, Partitions.NAME);
  }
}
