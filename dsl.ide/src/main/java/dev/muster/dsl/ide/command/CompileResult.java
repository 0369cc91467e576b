package dev.muster.dsl.ide.command;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonSerializationContext;
import com.google.gson.JsonSerializer;
import com.google.gson.annotations.JsonAdapter;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.replay.JsonText;
import java.lang.reflect.Type;
import java.util.List;

/**
 * The answer to {@link MusterCommandService#COMPILE}. A client in the same JVM gets this record; as
 * JSON it is {@code {"programs": [...], "commanders": [...], "refusal": "..."}} with each program
 * in its published JSON form and the names of the commanders.
 *
 * @param programs scenarios of the file in text order; empty if refused
 * @param refusal why the file cannot be fought, for the user; empty if it can
 */
@JsonAdapter(CompileResult.Serializer.class)
public record CompileResult(List<BattleProgram> programs, String refusal) {
  public CompileResult {
    programs = List.copyOf(programs);
  }

  static CompileResult refused(String why) {
    return new CompileResult(List.of(), why);
  }

  static final class Serializer implements JsonSerializer<CompileResult> {
    @Override
    public JsonElement serialize(
        CompileResult compiled, Type type, JsonSerializationContext context) {
      var programs = new JsonArray();
      compiled
          .programs()
          .forEach(program -> programs.add(JsonParser.parseString(JsonText.of(program))));
      var object = new JsonObject();
      object.add("programs", programs);
      var commanders = new JsonArray();
      CommanderProfile.names().forEach(commanders::add);
      object.add("commanders", commanders);
      object.addProperty("refusal", compiled.refusal());
      return object;
    }
  }
}
