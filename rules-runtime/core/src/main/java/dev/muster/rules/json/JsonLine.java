package dev.muster.rules.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.ToNumberPolicy;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;

/**
 * Reads a line of a log strictly. It rejects duplicate keys, because JSON readers differ on which
 * value they take.
 */
public final class JsonLine {
  private JsonLine() {}

  /**
   * Thrown for a line that does not belong to a log. The message continues a sentence after the
   * line number.
   */
  public static final class Malformed extends Exception {
    private static final long serialVersionUID = 1;

    Malformed(String message) {
      super(message);
    }
  }

  /**
   * Returns the object on a line.
   *
   * @throws Malformed if the line is not an object, or an object in it has a duplicate key
   */
  public static JsonObject read(String line) throws Malformed {
    try (JsonReader reader = new JsonReader(new StringReader(line))) {
      reader.setStrictness(Strictness.STRICT);
      if (reader.peek() == JsonToken.BEGIN_OBJECT) {
        JsonObject object = object(reader);
        if (reader.peek() == JsonToken.END_DOCUMENT) {
          return object;
        }
      }
    } catch (IOException e) {
      // reported below
    }
    throw new Malformed("is not a JSON object");
  }

  /** The reader stops where objects lie too deep in each other, so this ends. */
  private static JsonElement element(JsonReader reader) throws IOException, Malformed {
    return switch (reader.peek()) {
      case BEGIN_OBJECT -> object(reader);
      case BEGIN_ARRAY -> {
        JsonArray array = new JsonArray();
        reader.beginArray();
        while (reader.hasNext()) {
          array.add(element(reader));
        }
        reader.endArray();
        yield array;
      }
      case STRING -> new JsonPrimitive(reader.nextString());
      case NUMBER -> new JsonPrimitive(ToNumberPolicy.LAZILY_PARSED_NUMBER.readNumber(reader));
      case BOOLEAN -> new JsonPrimitive(reader.nextBoolean());
      case NULL -> {
        reader.nextNull();
        yield JsonNull.INSTANCE;
      }
      default -> throw new Malformed("is not a JSON object");
    };
  }

  private static JsonObject object(JsonReader reader) throws IOException, Malformed {
    JsonObject object = new JsonObject();
    reader.beginObject();
    while (reader.hasNext()) {
      String key = reader.nextName();
      if (object.has(key)) {
        throw new Malformed("has '" + key + "' twice");
      }
      object.add(key, element(reader));
    }
    reader.endObject();
    return object;
  }
}
