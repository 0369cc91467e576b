package dev.muster.rules.battle;

import com.google.gson.JsonObject;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;

/** Programs and events as JSON, always the same text for the same record. */
public final class JsonText {
  private JsonText() {}

  /** A compiled scenario, indented, with its schema version first. Ends with a line feed. */
  public static String of(BattleProgram program) {
    return RecordJson.pretty(program);
  }

  /** One event on one line, its kind first. */
  static String line(Event event) {
    JsonObject object = new JsonObject();
    object.addProperty("event", event.getClass().getSimpleName());
    ((JsonObject) RecordJson.tree(event))
        .entrySet()
        .forEach(each -> object.add(each.getKey(), each.getValue()));
    return RecordJson.line(object);
  }
}
