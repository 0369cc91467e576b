package dev.muster.dsl.ui.hover;

import org.eclipse.jface.text.ITextViewer;

/**
 * What a hover shows.
 *
 * @param markdown as the server wrote it
 * @param viewer the text it is about; null where it is about no place
 * @param offset the place in that text
 */
public record HoverContent(String markdown, ITextViewer viewer, int offset) {

  /** A text about no place, such as the help beside a proposal. */
  public static HoverContent of(String markdown) {
    return new HoverContent(markdown, null, 0);
  }

  /** The platform's own controls show this. */
  @Override
  public String toString() {
    return markdown;
  }
}
