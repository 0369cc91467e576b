package dev.muster.cli;

import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.util.ListResourceBundle;
import java.util.stream.Collectors;

/** What the help says that depends on the games there are. */
final class HelpTexts extends ListResourceBundle {
  /** The games in which a marshal leads. */
  static final String MARSHAL = "games-with-a-marshal";

  @Override
  protected Object[][] getContents() {
    String games =
        RuleSystems.ALL.stream()
            .filter(each -> each.engine() instanceof Engine engine && engine.hasMarshal())
            .map(each -> each.key())
            .collect(Collectors.joining(" and "));
    return new Object[][] {{MARSHAL, games}};
  }
}
