package dev.muster.rules.battle;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Hex;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Records as JSON: components in the order they are declared, so the same record is always the same
 * text.
 */
public final class JsonText {
  private static final Gson PRETTY =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().serializeNulls().create();
  private static final Gson PLAIN =
      new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

  private JsonText() {}

  /** A compiled scenario, indented, with its schema version first. Ends with a line feed. */
  public static String of(BattleProgram program) {
    return PRETTY.toJson(tree(program)) + "\n";
  }

  /** One event on one line, its kind first. */
  static String line(Event event) {
    JsonObject object = new JsonObject();
    object.addProperty("event", event.getClass().getSimpleName());
    ((JsonObject) tree(event))
        .entrySet()
        .forEach(each -> object.add(each.getKey(), each.getValue()));
    return PLAIN.toJson(object);
  }

  private static JsonElement tree(@Nullable Object value) {
    return switch (value) {
      case null -> JsonNull.INSTANCE;
      case String text -> new JsonPrimitive(text);
      case Number number -> new JsonPrimitive(number);
      case Boolean truth -> new JsonPrimitive(truth);
      case Enum<?> constant -> new JsonPrimitive(constant.name());
      case Hex hex -> new JsonPrimitive(hex.toString());
      case List<?> list -> {
        JsonArray array = new JsonArray();
        list.forEach(each -> array.add(tree(each)));
        yield array;
      }
      case Map<?, ?> map -> {
        JsonObject object = new JsonObject();
        map.forEach((key, each) -> object.add(String.valueOf(key), tree(each)));
        yield object;
      }
      case dev.muster.rules.model.StatValue stat -> new JsonPrimitive(stat.toString());
      case Record entry -> record(entry);
      default -> throw new IllegalArgumentException("no JSON form for " + value.getClass());
    };
  }

  private static JsonObject record(Record entry) {
    JsonObject object = new JsonObject();
    for (RecordComponent component : entry.getClass().getRecordComponents()) {
      try {
        object.add(component.getName(), tree(component.getAccessor().invoke(entry)));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("cannot read " + component + " of " + entry.getClass(), e);
      }
    }
    return object;
  }
}
