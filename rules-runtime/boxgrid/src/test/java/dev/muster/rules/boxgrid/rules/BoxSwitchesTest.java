package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.testing.SwitchPage;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Each switch is ours, says so, and every value of it stands in a test that sets it. */
class BoxSwitchesTest {
  private static final SwitchPage PAGE =
      new SwitchPage(
          "boxgrid",
          """
          # The switches of the box-grid game

          Made by `BoxSwitchesTest` from the rulebook and the tests. Do not edit; write it again with
          `-Dmuster.rewrite=true` on the tests of `rules-runtime`. Every switch is ours: the sheet leaves the point open, or
          is read in one way of several. The first value is what is played where nobody says otherwise.
          """);

  @Test
  void everyValueButTheDefaultIsShown() throws IOException {
    PAGE.everyValueIsShown();
  }

  @Test
  void whatTheSheetDoesNotSayIsMarkedAsOurs() {
    PAGE.whatTheRulesDoNotSayIsOurs("BG-D");
  }

  @Test
  void everyDefaultIsInTheRulebook() throws IOException {
    PAGE.everyDefaultIsInTheRulebook("BG-D");
  }
}
