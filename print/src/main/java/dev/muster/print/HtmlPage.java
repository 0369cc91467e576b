package dev.muster.print;

/**
 * One finished page.
 *
 * @param subject name of the army or scenario it is about
 * @param fileName safe on every file system, unique among the pages made together
 * @param html the whole page, self-contained
 */
public record HtmlPage(String subject, String fileName, String html) {}
