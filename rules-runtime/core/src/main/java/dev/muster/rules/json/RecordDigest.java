package dev.muster.rules.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A short digest of a record; different records have different digests. */
public final class RecordDigest {
  /** Letters of SHA-256 that are shown, in fours. */
  private static final int SHOWN = 16;

  private RecordDigest() {}

  /**
   * Returns the digest of a record, such as {@code 1f0c-93aa-52d7-0b41}. It ignores locations in
   * the text, so it does not change if a file is moved or reformatted.
   */
  public static String of(Record value) {
    return ofText(RecordJson.line(withoutSources(RecordJson.tree(value))));
  }

  /** The digest of a text, in the same form. */
  public static String ofText(String text) {
    return sha256(text).substring(0, SHOWN).replaceAll("(?<=.)(?=(.{4})+$)", "-");
  }

  /** All 64 letters of the SHA-256 of a text. */
  public static String sha256(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }

  private static JsonElement withoutSources(JsonElement element) {
    if (element instanceof JsonObject object) {
      var kept = new JsonObject();
      object
          .entrySet()
          .forEach(
              each -> {
                if (!each.getKey().equals("source")) {
                  kept.add(each.getKey(), withoutSources(each.getValue()));
                }
              });
      return kept;
    }
    if (element instanceof JsonArray array) {
      var kept = new JsonArray();
      array.forEach(each -> kept.add(withoutSources(each)));
      return kept;
    }
    return element;
  }
}
