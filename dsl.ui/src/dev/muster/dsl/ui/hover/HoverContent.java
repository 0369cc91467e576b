package dev.muster.dsl.ui.hover;

import org.eclipse.jface.text.ITextViewer;

/**
 * The content of a hover.
 *
 * @param markdown the text from the server
 * @param viewer the viewer of the text; null if the hover belongs to no text
 * @param offset the offset in this text
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
