package dev.muster.rules.referee;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import java.util.HashMap;
import java.util.Map;

/** The readings a battle is fought by. */
final class RefereeSwitches {
  private final Map<String, String> values = new HashMap<>();
  private final Rulebook book;

  RefereeSwitches(BattleProgram program) {
    book = program.rulebook();
    for (Rulebook.Switch each : book.switches()) {
      values.put(each.key(), each.defaultValue());
    }
    values.putAll(program.scenario().switches());
  }

  boolean is(String key, String value) {
    return value.equals(values.get(key));
  }

  boolean isFinal() {
    return is("edition", "final");
  }
}
