package dev.muster.cli;

import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.util.ListResourceBundle;
import java.util.stream.Collectors;

/** The parts of the help that depend on the registered games. */
final class HelpTexts extends ListResourceBundle {
  /** The games in which a marshal leads. */
  static final String MARSHAL = "games-with-a-marshal";

  /** The default rulebook. */
  static final String RULEBOOK = "default-rulebook";

  /** The last game that is played and has a starter battle, for an example. */
  static final String ANOTHER = "another-game";

  @Override
  protected Object[][] getContents() {
    String games =
        RuleSystems.ALL.stream()
            .filter(each -> each.engine() instanceof Engine engine && engine.hasMarshal())
            .map(each -> each.key())
            .collect(Collectors.joining(" and "));
    String another =
        RuleSystems.ALL.stream()
            .filter(each -> each.engine() != null && each.starter() != null)
            .map(each -> each.key())
            .reduce("", (before, each) -> each);
    return new Object[][] {{MARSHAL, games}, {RULEBOOK, Rulebooks.USUAL}, {ANOTHER, another}};
  }
}
