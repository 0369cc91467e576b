package dev.muster.print;

import dev.muster.print.i18n.PageMessages;

/**
 * The texts and the style of pages, including additions of a project.
 *
 * @param style further CSS rules, escaped and without anything that loads other files
 */
public record Theme(PageMessages words, String style) {
  public static final Theme USUAL = new Theme(PageMessages.ENGLISH, "");
}
