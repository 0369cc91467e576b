package dev.muster.dsl.ide.command;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonSerializationContext;
import com.google.gson.JsonSerializer;
import com.google.gson.annotations.JsonAdapter;
import dev.muster.rules.battle.JsonText;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Temper;
import java.lang.reflect.Type;
import java.util.List;

/**
 * The answer to {@link Commands#COMPILE}. A client in the same JVM gets this record itself; over a
 * wire it is {@code {"programs": [...], "commanders": [...], "refusal": "..."}} with each program
 * in its published JSON form and the names of the commanders a side may have.
 *
 * @param programs the scenarios of the file in their order, none when refused
 * @param refusal why the file cannot be fought, for the user; empty when it can
 */
@JsonAdapter(Compiled.Wire.class)
public record Compiled(List<BattleProgram> programs, String refusal) {
  public Compiled {
    programs = List.copyOf(programs);
  }

  static Compiled refused(String why) {
    return new Compiled(List.of(), why);
  }

  static final class Wire implements JsonSerializer<Compiled> {
    @Override
    public JsonElement serialize(Compiled compiled, Type type, JsonSerializationContext context) {
      var programs = new JsonArray();
      compiled
          .programs()
          .forEach(program -> programs.add(JsonParser.parseString(JsonText.of(program))));
      var object = new JsonObject();
      object.add("programs", programs);
      var commanders = new JsonArray();
      Temper.names().forEach(commanders::add);
      object.add("commanders", commanders);
      object.addProperty("refusal", compiled.refusal());
      return object;
    }
  }
}
