package dev.muster.rules.fogr.rules;

import dev.muster.rules.testing.SwitchPage;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Each switch is ours, says so, and every value of it stands in a test that sets it. */
class FogSwitchesTest {
  private static final SwitchPage PAGE =
      new SwitchPage(
          "fogr",
          """
          # The switches of Field of Glory: Renaissance

          Made by `FogSwitchesTest` from the rulebook and the tests. Do not edit; write it again with
          `-Dmuster.rewrite=true` on the tests of `rules-runtime`. Every switch is ours: the amendments leave the point open, or
          can be read in several ways. The first value is what is played where nobody says otherwise.
          """);

  @Test
  void everyValueButTheDefaultIsShown() throws IOException {
    PAGE.everyValueIsShown();
  }

  @Test
  void whatTheAmendmentsDoNotSayIsMarkedAsOurs() {
    PAGE.whatTheRulesDoNotSayIsOurs("FR-D");
  }

  @Test
  void everyDefaultIsInTheRulebook() throws IOException {
    PAGE.everyDefaultIsInTheRulebook("FR-D");
  }
}
