package dev.muster.cli.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;

/** Edits of the protocol are made to the letter, whatever ends a line. */
class TextEditsTest {
  private static JsonElement edits(String... each) {
    return JsonParser.parseString("[" + String.join(",", each) + "]");
  }

  private static String edit(int line, int from, int toLine, int to, String text) {
    return """
        {"range": {"start": {"line": %d, "character": %d}, "end": {"line": %d, "character": %d}},
         "newText": "%s"}"""
        .formatted(line, from, toLine, to, text);
  }

  @Test
  void editsOfOneTextDoNotShiftEachOther() {
    JsonElement edits = edits(edit(1, 4, 1, 8, "0506"), edit(0, 3, 0, 7, "040"));
    assertEquals("at 040\nat  0506\n", TextEdits.apply("at 0405\nat  0101\n", edits));
  }

  @Test
  void eachKindOfLineEndCounts() {
    assertEquals("a\r\nX\rc\nd", TextEdits.apply("a\r\nb\rc\nd", edits(edit(1, 0, 1, 1, "X"))));
    assertEquals("a\r\nb\rc\nY", TextEdits.apply("a\r\nb\rc\nd", edits(edit(3, 0, 3, 1, "Y"))));
  }

  @Test
  void lettersBeyondTheBasicPlaneAreTwo() {
    assertEquals("\uD83D\uDE80 b", TextEdits.apply("\uD83D\uDE80 a", edits(edit(0, 3, 0, 4, "b"))));
  }

  @Test
  void theEndOfTheTextIsAPlace() {
    assertEquals("a\nb", TextEdits.apply("a\n", edits(edit(1, 0, 1, 0, "b"))));
    assertEquals("ab", TextEdits.apply("a", edits(edit(1, 0, 1, 0, "b"))));
  }

  @Test
  void whatIsNotInTheTextOrOverlapsIsRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> TextEdits.apply("a", edits(edit(4, 0, 4, 1, "b"))));
    assertThrows(
        IllegalArgumentException.class,
        () -> TextEdits.apply("abcd", edits(edit(0, 0, 0, 3, "x"), edit(0, 2, 0, 4, "y"))));
  }
}
