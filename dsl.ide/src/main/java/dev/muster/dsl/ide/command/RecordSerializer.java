package dev.muster.dsl.ide.command;

import com.google.gson.JsonElement;
import com.google.gson.JsonSerializationContext;
import com.google.gson.JsonSerializer;
import dev.muster.rules.json.RecordJson;
import java.lang.reflect.Type;

/**
 * An answer over a wire in the same form as everything Muster writes as JSON. The protocol's own
 * would write enum constants as numbers.
 */
final class RecordSerializer implements JsonSerializer<Record> {
  @Override
  public JsonElement serialize(Record answer, Type type, JsonSerializationContext context) {
    return RecordJson.tree(answer);
  }
}
