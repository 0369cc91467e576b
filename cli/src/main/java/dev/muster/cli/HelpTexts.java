package dev.muster.cli;

import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.util.ListResourceBundle;

/** The parts of the help that depend on the registered games. */
final class HelpTexts extends ListResourceBundle {
  /** The default rulebook. */
  static final String RULEBOOK = "default-rulebook";

  /** The last game that is played and has a starter battle, for an example. */
  static final String ANOTHER = "another-game";

  @Override
  protected Object[][] getContents() {
    String another =
        RuleSystems.ALL.stream()
            .filter(each -> each.engine() != null && each.starter() != null)
            .map(each -> each.key())
            .reduce("", (before, each) -> each);
    return new Object[][] {{RULEBOOK, Rulebooks.USUAL}, {ANOTHER, another}};
  }
}
