package dev.muster.dsl.ide.battlemap;

import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.muster.dsl.ide.scene.ActAnswer;
import dev.muster.dsl.ide.scene.ActParams;
import dev.muster.dsl.ide.scene.LocateAnswer;
import dev.muster.dsl.ide.scene.LocateParams;
import dev.muster.dsl.ide.scene.NewMapAnswer;
import dev.muster.dsl.ide.scene.NewMapParams;
import dev.muster.dsl.ide.scene.PlayAnswer;
import dev.muster.dsl.ide.scene.PlayParams;
import dev.muster.dsl.ide.scene.PlaySaveAnswer;
import dev.muster.dsl.ide.scene.PlaySaveParams;
import dev.muster.dsl.ide.scene.PlayStepParams;
import dev.muster.dsl.ide.scene.PreviewAnswer;
import dev.muster.dsl.ide.scene.PreviewParams;
import dev.muster.dsl.ide.scene.SceneAnswer;
import dev.muster.dsl.ide.scene.SceneChange;
import dev.muster.dsl.ide.scene.SceneCloseParams;
import dev.muster.dsl.ide.scene.SceneParams;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The schema of the messages is that of the records, and messages keep to it. */
class MapProtocolSchemaTest extends SceneFixture {
  private static final Path SCHEMA = Path.of("../docs/map-protocol.schema.json");

  private static final List<Class<? extends Record>> MESSAGES =
      List.of(
          SceneParams.class,
          SceneAnswer.class,
          SceneChange.class,
          SceneCloseParams.class,
          LocateParams.class,
          LocateAnswer.class,
          ActParams.class,
          ActAnswer.class,
          PreviewParams.class,
          PreviewAnswer.class,
          NewMapParams.class,
          NewMapAnswer.class,
          PlayParams.class,
          PlayStepParams.class,
          PlayAnswer.class,
          PlaySaveParams.class,
          PlaySaveAnswer.class);

  private final Map<String, JsonObject> definitions = new TreeMap<>();

  @Test
  void theSchemaIsThatOfTheRecords() throws Exception {
    var schema = new JsonObject();
    schema.addProperty("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.addProperty("title", "Muster map protocol");
    schema.addProperty(
        "description",
        "Messages of docs/map-protocol.md. WorkspaceEdit, Range, Position and"
            + " TextDocumentIdentifier are those of LSP 3.17.");
    MESSAGES.forEach(this::reference);
    var all = new JsonObject();
    definitions.forEach(all::add);
    schema.add("$defs", all);
    String text =
        new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(schema) + "\n";
    if (Boolean.getBoolean("muster.rewrite")) {
      Files.writeString(SCHEMA, text);
    }
    assertEquals(Files.readString(SCHEMA).replace("\r", ""), text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"boxes", "table", "ways"})
  void messagesKeepToTheSchema(String board) throws Exception {
    String text = board(board);
    String uri = open(board + ".muster", text, false).uri();
    holds("SceneAnswer", ask(uri, null, null, null));
    type(uri, text.replaceFirst("facing N", "facing S").replaceFirst("facing 0", "facing 180"));
    assertFalse(changes.isEmpty());
    for (SceneChange each : changes) {
      holds("SceneChange", each);
    }
  }

  @Test
  void aBattleThatIsPlayedKeepsToTheSchema() throws Exception {
    String uri = open("meeting.muster", example("meeting/meeting.muster"), false).uri();
    PlayParams begin =
        new PlayParams(
            "battle",
            new TextDocumentIdentifier(uri),
            null,
            null,
            List.of("human", "steady"),
            5L,
            null,
            null,
            null,
            null,
            null);
    holds("PlayParams", begin);
    holds("PlayAnswer", painterSide().play(begin).join());
    PlayStepParams auto = new PlayStepParams("battle", "auto", null, null, null, null);
    holds("PlayStepParams", auto);
    holds("PlayAnswer", painterSide().playStep(auto).join());
    holds("PlaySaveAnswer", painterSide().playSave(new PlaySaveParams("battle", "log")).join());
  }

  /** What a message must not be is refused, so that the schema says something. */
  @Test
  void theSchemaRefusesOtherMessages() throws Exception {
    assertFalse(
        schema("LocateAnswer").validate("{\"revision\": \"one\"}", InputFormat.JSON).isEmpty());
    assertFalse(
        schema("SceneCloseParams")
            .validate("{\"view\": \"a\", \"more\": 1}", InputFormat.JSON)
            .isEmpty());
  }

  private static void holds(String definition, Object message) throws Exception {
    String json = new GsonBuilder().create().toJson(message);
    assertEquals(List.of(), List.copyOf(schema(definition).validate(json, InputFormat.JSON)));
  }

  private static JsonSchema schema(String definition) throws Exception {
    JsonObject all =
        com.google.gson.JsonParser.parseString(Files.readString(SCHEMA)).getAsJsonObject();
    all.addProperty("$ref", "#/$defs/" + definition);
    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(all.toString());
  }

  // ---- the schema of a record

  private JsonObject reference(Class<?> type) {
    String name = type.getSimpleName();
    if (!definitions.containsKey(name)) {
      definitions.put(name, new JsonObject());
      definitions.put(name, definition(type));
    }
    var reference = new JsonObject();
    reference.addProperty("$ref", "#/$defs/" + name);
    return reference;
  }

  private JsonObject definition(Class<?> type) {
    if (!type.isRecord()) {
      return protocol(type);
    }
    var object = new JsonObject();
    object.addProperty("type", "object");
    var properties = new JsonObject();
    var required = new JsonArray();
    for (RecordComponent each : type.getRecordComponents()) {
      properties.add(each.getName(), of(each.getGenericType()));
      if (!each.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
        required.add(each.getName());
      }
    }
    object.add("properties", properties);
    object.add("required", required);
    object.addProperty("additionalProperties", false);
    return object;
  }

  /** Types of the protocol, as far as they matter here. */
  private static JsonObject protocol(Class<?> type) {
    Map<Class<?>, String> known =
        Map.of(
            Position.class,
            "{\"type\":\"object\",\"required\":[\"line\",\"character\"],\"properties\":"
                + "{\"line\":{\"type\":\"integer\",\"minimum\":0},"
                + "\"character\":{\"type\":\"integer\",\"minimum\":0}}}",
            Range.class,
            "{\"type\":\"object\",\"required\":[\"start\",\"end\"],\"properties\":"
                + "{\"start\":{\"$ref\":\"#/$defs/Position\"},"
                + "\"end\":{\"$ref\":\"#/$defs/Position\"}}}",
            TextDocumentIdentifier.class,
            "{\"type\":\"object\",\"required\":[\"uri\"],\"properties\":"
                + "{\"uri\":{\"type\":\"string\"}}}",
            WorkspaceEdit.class,
            "{\"type\":\"object\",\"required\":[\"documentChanges\"]}");
    String text = known.get(type);
    if (text == null) {
      throw new IllegalArgumentException("no schema for " + type);
    }
    return com.google.gson.JsonParser.parseString(text).getAsJsonObject();
  }

  private JsonObject of(Type type) {
    var schema = new JsonObject();
    if (type instanceof ParameterizedType shape) {
      Type last = shape.getActualTypeArguments()[shape.getActualTypeArguments().length - 1];
      boolean list = shape.getRawType() == List.class;
      schema.addProperty("type", list ? "array" : "object");
      schema.add(list ? "items" : "additionalProperties", of(last));
      return schema;
    }
    Class<?> plain = (Class<?>) type;
    if (plain == String.class) {
      schema.addProperty("type", "string");
    } else if (plain == boolean.class || plain == Boolean.class) {
      schema.addProperty("type", "boolean");
    } else if (plain == int.class || plain == Integer.class) {
      schema.addProperty("type", "integer");
    } else if (plain == long.class || plain == Long.class) {
      schema.addProperty("type", "integer");
    } else if (plain == double.class || plain == Double.class) {
      schema.addProperty("type", "number");
    } else {
      reference(Position.class);
      return reference(plain);
    }
    return schema;
  }
}
