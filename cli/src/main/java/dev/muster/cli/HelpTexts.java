package dev.muster.cli;

import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.util.List;
import java.util.ListResourceBundle;

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
    List<String> games =
        RuleSystems.ALL.stream()
            .filter(each -> each.engine() instanceof Engine engine && engine.hasMarshal())
            .map(each -> each.key())
            .toList();
    String another =
        RuleSystems.ALL.stream()
            .filter(each -> each.engine() != null && each.starter() != null)
            .map(each -> each.key())
            .reduce("", (before, each) -> each);
    return new Object[][] {
      {MARSHAL, listed(games)}, {RULEBOOK, Rulebooks.USUAL}, {ANOTHER, another}
    };
  }

  /** Returns names as a sentence lists them, such as {@code a, b and c}. */
  private static String listed(List<String> names) {
    return names.size() < 2
        ? String.join("", names)
        : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
  }
}
