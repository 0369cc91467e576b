package dev.muster.dsl.text;

/**
 * A change of a text.
 *
 * @param offset where the changed part begins, in characters from the start of the text
 * @param length of the changed part, in characters
 * @param text what stands there instead
 */
public record TextChange(int offset, int length, String text) {
  /** Returns the end offset of the changed part. */
  public int end() {
    return offset + length;
  }
}
