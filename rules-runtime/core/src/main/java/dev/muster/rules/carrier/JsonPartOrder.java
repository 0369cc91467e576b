package dev.muster.rules.carrier;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.muster.rules.json.JsonLine;
import dev.muster.rules.json.RecordDigest;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.part.BalanceRunKey;

/**
 * The order to fight a part. As text it is one JSON object on one line, with the compiled scenario,
 * so that a member needs no file.
 *
 * @param part its number, from 1
 * @param program what {@code run} names as its program
 */
public record JsonPartOrder(int part, BalanceRunKey run, BattleProgram program) {
  /** Characters of the longest order. */
  public static final int LONGEST = 16 * 1024 * 1024;

  private static final int FORMAT = 1;

  private static final String NO_ORDER = "it is no order that Muster writes";

  public JsonPartOrder {
    if (part < 1 || part > run.parts()) {
      throw new IllegalArgumentException("there is no part " + part + " of " + run.parts());
    }
  }

  /** Returns the order as text. */
  public String text() {
    JsonObject object = new JsonObject();
    object.addProperty("format", FORMAT);
    object.addProperty("number", part);
    object.add("run", RecordJson.tree(run));
    object.add("program", RecordJson.tree(program));
    return RecordJson.line(object);
  }

  /**
   * Reads an order, which may come from anyone.
   *
   * @throws IllegalArgumentException if it is none; the message is for the user who sent it
   */
  static JsonPartOrder read(String text) {
    if (text.length() > LONGEST) {
      throw new IllegalArgumentException(
          "the order has " + text.length() + " characters, and at most " + LONGEST + " are read");
    }
    JsonObject object;
    try {
      object = JsonLine.read(text);
    } catch (JsonLine.Malformed e) {
      throw new IllegalArgumentException(NO_ORDER, e);
    }
    JsonElement format = object.get("format");
    if (!new JsonPrimitive(FORMAT).equals(format)) {
      throw new IllegalArgumentException(
          "its orders have format " + format + ", and this Muster reads " + FORMAT);
    }
    JsonPartOrder order = contents(object);
    if (!RecordDigest.of(order.program).equals(order.run.program())
        || !RecordDigest.of(order.program.rulebook()).equals(order.run.rules())) {
      throw new IllegalArgumentException("its scenario is another than that of the run");
    }
    return order;
  }

  private static JsonPartOrder contents(JsonObject object) {
    JsonElement number = object.get("number");
    if (!(number instanceof JsonPrimitive)) {
      throw new IllegalArgumentException(NO_ORDER);
    }
    try {
      return new JsonPartOrder(
          number.getAsInt(),
          RecordJson.read(BalanceRunKey.class, String.valueOf(object.get("run"))),
          RecordJson.read(BattleProgram.class, String.valueOf(object.get("program"))));
    } catch (IllegalArgumentException | ArithmeticException e) {
      throw new IllegalArgumentException(NO_ORDER, e);
    }
  }
}
