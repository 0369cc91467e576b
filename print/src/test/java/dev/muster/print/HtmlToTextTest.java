package dev.muster.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Pages as Markdown and as plain text, for a forum. */
class HtmlToTextTest {
  private static final String PAGE =
      """
      <!DOCTYPE html>
      <html lang="en"><head><title>x</title></head><body><main><h1>The Gap</h1>
      <p class="facts">1674 &middot; &sect;7.0</p><h2>Victory</h2>
      <ul><li><b>Mud.</b> Nobody * charges_ here</li><li>- 3. of [it](x)</li></ul>
      <table><thead><tr><th>Stand</th><th>SP</th></tr></thead>
      <tbody><tr><td>Gardes | françaises</td><td>6</td></tr><tr><td>Lützow</td><td>12</td></tr></tbody></table>
      <div class="track"><span>1</span><span class="breaks">2</span></div>
      <div class="map"><svg xmlns="http://www.w3.org/2000/svg"><title>Map of it</title><text>0101</text></svg></div>
      <p>1. www.example.org &lt;b&gt; https://example.org @you # no</p></main></body></html>
      """;

  @Test
  void aPageIsMarkdownThatHoldsNoMarkupOfItsAuthor() {
    assertEquals(
        """
        # The Gap

        1674 · §7.0

        ## Victory

        * **Mud.** Nobody \\* charges\\_ here
        * \\- 3. of \\[it\\](x)

        | Stand | SP |
        | --- | --- |
        | Gardes \\| françaises | 6 |
        | Lützow | 12 |

        □1 ■2

        [Map of it]

        1\\. www\\.example.org \\<b\\> https\\://example.org \\@you # no
        """,
        HtmlToText.markdown(PAGE));
  }

  @Test
  void aPageIsTextWithItsColumnsBelowEachOther() {
    assertEquals(
        """
        The Gap
        =======

        1674 · §7.0

        Victory
        -------

        - Mud. Nobody * charges_ here
        - - 3. of [it](x)

        Stand                SP
        -----------------------
        Gardes | françaises  6
        Lützow               12

        □1 ■2

        [Map of it]

        1. www.example.org <b> https://example.org @you # no
        """,
        HtmlToText.text(PAGE));
  }

  /** The whole scenario, and its foot can still be held against the files. */
  @Test
  void aScenarioIsToldWholeAndVerified() {
    var battle = FullScenarioTest.program("Gap", Map.of());
    String html = ScenarioPage.html(PrintJob.usual(battle));
    for (String text : java.util.List.of(HtmlToText.markdown(html), HtmlToText.text(html))) {
      assertTrue(text.contains("Hold the Gap."), text);
      assertTrue(text.contains("□□□■■ □□□□■ □□□□□"), text);
      assertEquals(Provenance.digest(battle), Provenance.readFrom(text).getFirst().digest());
    }
    String hostile =
        HtmlToText.markdown(
            ScenarioPage.html(PrintJob.usual(FullScenarioTest.program("<b>![x](y)|`", Map.of()))));
    assertFalse(hostile.contains("<b>") || hostile.contains("![x]"), hostile);
    assertTrue(hostile.contains("\\<b\\>!\\[x\\](y)\\|\\`"), hostile);
  }
}
