package dev.muster.print;

import dev.muster.print.i18n.PageMessages;

/**
 * What pages are clothed in: the fixed texts, and what a project adds to the style sheet.
 *
 * @param style rules that come last, safe and without anything that would be fetched
 */
public record Theme(PageMessages words, String style) {
  public static final Theme USUAL = new Theme(PageMessages.ENGLISH, "");
}
