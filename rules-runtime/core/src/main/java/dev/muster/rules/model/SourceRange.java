package dev.muster.rules.model;

/**
 * The range of an element in the author's text.
 *
 * @param file the file as the author named it, with forward slashes
 * @param line first line, from 1
 * @param column first column, from 1
 * @param endLine last line, from 1
 * @param endColumn column after the last character, from 1
 */
public record SourceRange(String file, int line, int column, int endLine, int endColumn) {
  /** The place of an element without source text, such as one made by a test. */
  public static final SourceRange NOWHERE = new SourceRange("", 1, 1, 1, 1);

  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }
}
