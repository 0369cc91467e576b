package dev.muster.print;

import dev.muster.print.words.Words;

/**
 * What pages are clothed in: the fixed texts, and what a project adds to the style sheet.
 *
 * @param style rules that come last, safe and without anything that would be fetched
 */
public record Dress(Words words, String style) {
  public static final Dress USUAL = new Dress(Words.ENGLISH, "");
}
