package dev.muster.rules.part;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.muster.rules.balance.BalanceSums;
import dev.muster.rules.json.JsonLine;
import dev.muster.rules.json.RecordDigest;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part as a file: one JSON object on one line, with the SHA-256 of the text of the part before
 * it. The compiled scenario is in it, so that parts can be joined without its text.
 */
public final class JsonPartFile {
  /** Bytes of the largest part that is read. */
  public static final int LARGEST = 64 * 1024 * 1024;

  private static final int FORMAT = 3;

  private static final Pattern FRAME =
      Pattern.compile("\\{\"checksum\":\"([0-9a-f]{64})\",\"part\":(.*)\\}\\s*", Pattern.DOTALL);

  private final BalancePart part;
  private final JsonElement program;

  private JsonPartFile(BalancePart part, JsonElement program) {
    this.part = part;
    this.program = program;
  }

  /** Whether a text begins as a part does. */
  public static boolean isPart(String text) {
    return FRAME.matcher(text).matches();
  }

  /** The text of a part. Ends with a line feed. */
  public static String text(BalancePart part, BattleProgram program) {
    JsonObject object = new JsonObject();
    object.addProperty("format", FORMAT);
    object.addProperty("number", part.part());
    object.add("run", RecordJson.tree(part.run()));
    object.add("sums", RecordJson.tree(part.sums().written()));
    object.add("program", RecordJson.tree(program));
    String body = RecordJson.line(object);
    return "{\"checksum\":\"" + RecordDigest.sha256(body) + "\",\"part\":" + body + "}\n";
  }

  /**
   * Reads a part.
   *
   * @throws PartRefusal if it is none, or damaged
   */
  public static JsonPartFile read(String text) throws PartRefusal {
    Matcher frame = FRAME.matcher(text);
    if (!frame.matches()) {
      throw new PartRefusal(
          "is no part of a balance run, or was cut off; muster balance --part 1/4 --out FILE writes"
              + " parts");
    }
    String body = frame.group(2);
    if (!RecordDigest.sha256(body).equals(frame.group(1))) {
      throw new PartRefusal(
          "is damaged: its contents do not fit its checksum; copy it again, or fight the part"
              + " again");
    }
    try {
      JsonObject object = JsonLine.read(body);
      JsonElement format = object.get("format");
      if (!new JsonPrimitive(FORMAT).equals(format)) {
        throw new PartRefusal(
            "has format "
                + format
                + " of parts, and this Muster reads "
                + FORMAT
                + "; join parts with the version that fought them");
      }
      BalanceRunKey run = RecordJson.read(BalanceRunKey.class, String.valueOf(object.get("run")));
      BalanceSums.Written sums =
          RecordJson.read(BalanceSums.Written.class, String.valueOf(object.get("sums")));
      JsonElement number = object.get("number");
      JsonElement program = object.get("program");
      if (!(number instanceof JsonPrimitive) || program == null) {
        throw new IllegalArgumentException("there is no number, or no program");
      }
      return new JsonPartFile(
          new BalancePart(number.getAsInt(), run, BalanceSums.of(sums)), program);
    } catch (JsonLine.Malformed | IllegalArgumentException | ArithmeticException e) {
      throw new PartRefusal(
          "has contents that Muster never writes into a part; fight the part again");
    }
  }

  /** Returns the battles of the file. */
  public BalancePart part() {
    return part;
  }

  /**
   * Returns the scenario with its armies, map and rules.
   *
   * @throws PartRefusal if it is not the one that the part names
   */
  BattleProgram program() throws PartRefusal {
    try {
      BattleProgram read = RecordJson.read(BattleProgram.class, RecordJson.line(program));
      if (RecordDigest.of(read).equals(part.run().program())
          && RecordDigest.of(read.rulebook()).equals(part.run().rules())) {
        return read;
      }
    } catch (IllegalArgumentException e) {
      // refused below
    }
    throw new PartRefusal(
        "has another scenario in it than it was fought with; fight the part again");
  }
}
