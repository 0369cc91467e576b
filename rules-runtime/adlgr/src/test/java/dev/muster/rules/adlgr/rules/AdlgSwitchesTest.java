package dev.muster.rules.adlgr.rules;

import dev.muster.rules.testing.SwitchPage;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Each switch is ours, says so, and every value of it stands in a test that sets it. */
class AdlgSwitchesTest {
  private static final SwitchPage PAGE =
      new SwitchPage(
          "adlgr",
          """
          # The switches of L'Art de la Guerre Renaissance

          Made by `AdlgSwitchesTest` from the rulebook and the tests. Do not edit; write it again with
          `-Dmuster.rewrite=true` on the tests of `rules-runtime`. Every switch is ours: the sheet leaves the point open, or
          can be read in several ways. The first value is what is played where nobody says otherwise.
          """);

  @Test
  void everyValueButTheDefaultIsShown() throws IOException {
    PAGE.everyValueIsShown();
  }

  @Test
  void whatTheSheetDoesNotSayIsMarkedAsOurs() {
    PAGE.whatTheRulesDoNotSayIsOurs("AR-D");
  }

  @Test
  void everyDefaultIsInTheRulebook() throws IOException {
    PAGE.everyDefaultIsInTheRulebook("AR-D");
  }
}
