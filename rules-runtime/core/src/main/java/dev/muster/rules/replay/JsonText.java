package dev.muster.rules.replay;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.muster.rules.battle.Event;
import dev.muster.rules.dice.ReseededDice;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Programs and events as JSON, always the same text for the same record. */
public final class JsonText {
  private JsonText() {}

  /** A compiled scenario, indented, with its schema version first. Ends with a line feed. */
  public static String of(BattleProgram program) {
    return RecordJson.pretty(program);
  }

  /** The first line of a log: the scenario and the seed of its dice. */
  static String head(
      BattleProgram program, @Nullable Long seed, List<ReseededDice.Reseed> reseeds) {
    JsonObject object = new JsonObject();
    object.addProperty("event", JsonLog.HEAD);
    object.addProperty("schema", BattleProgram.SCHEMA);
    object.addProperty("seed", seed);
    if (!reseeds.isEmpty()) {
      JsonArray others = new JsonArray();
      reseeds.forEach(each -> others.add(RecordJson.tree(each)));
      object.add("reseeds", others);
    }
    object.add("program", RecordJson.tree(program));
    return RecordJson.line(object);
  }

  /** One event on one line, its kind and number first. */
  static String line(int number, Event event) {
    return RecordJson.line(tree(number, event));
  }

  static String brokenOff(int number) {
    JsonObject object = new JsonObject();
    object.addProperty("event", JsonLog.BROKEN_OFF);
    object.addProperty("number", number);
    return RecordJson.line(object);
  }

  static JsonObject tree(int number, Event event) {
    JsonObject object = new JsonObject();
    object.addProperty("event", event.getClass().getSimpleName());
    object.addProperty("number", number);
    ((JsonObject) RecordJson.tree(event))
        .entrySet()
        .forEach(each -> object.add(each.getKey(), each.getValue()));
    return object;
  }
}
