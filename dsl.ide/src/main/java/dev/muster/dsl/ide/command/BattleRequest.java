package dev.muster.dsl.ide.command;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.battle.ScenarioVariant;
import dev.muster.rules.model.CommanderProfile;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The options of a battle that a client requests.
 *
 * @param seed the seed of the dice
 * @param battles number of battles of a batch; the maximum if it can stop earlier
 * @param until half width of the confidence interval at which a batch stops, as a share from 0 to
 *     1; 0 for never
 * @param variant changes to the scenario
 * @param recording whether to record a test battle for display on its map
 * @param winner the side that has to win a test battle: the server fights the battles of the batch
 *     with this seed until this side wins; null for any
 */
public record BattleRequest(
    long seed,
    long battles,
    double until,
    ScenarioVariant variant,
    boolean recording,
    @Nullable String winner) {
  private static final List<String> NAMES =
      List.of("seed", "battles", "until", "commanders", "switches", "recording", "winner");

  /**
   * Reads an object of options.
   *
   * @throws IllegalArgumentException with what was found and what is expected
   */
  static BattleRequest of(Map<String, ?> options) {
    for (String name : options.keySet()) {
      if (!NAMES.contains(name)) {
        throw new IllegalArgumentException(
            "there is no option '" + name + "'; there are " + String.join(", ", NAMES));
      }
    }
    double until = until(text(options.get("until")));
    return new BattleRequest(
        number("seed", options.get("seed"), 1),
        number(
            "battles",
            options.get("battles"),
            until > 0 ? BalanceRun.Sampling.MOST_UNTIL : BattleRunner.USUAL),
        until,
        new ScenarioVariant(
            switches(options.get("switches")), commanders(options.get("commanders"))),
        "true".equals(String.valueOf(plain(options.get("recording")))),
        text(options.get("winner")));
  }

  /** Returns a copy with another seed. */
  BattleRequest withSeed(long other) {
    return new BattleRequest(other, battles, until, variant, recording, winner);
  }

  /** Returns an argument as an object of options; null if it is not an object. */
  public static @Nullable Map<String, ?> object(@Nullable Object argument) {
    return switch (argument) {
      case JsonObject json -> json.asMap();
      case Map<?, ?> map -> {
        Map<String, @Nullable Object> named = new LinkedHashMap<>();
        map.forEach((name, value) -> named.put(String.valueOf(name), value));
        yield named;
      }
      case null, default -> null;
    };
  }

  /** Returns a whole number, from JSON or a number. */
  public static long number(String what, @Nullable Object value, long otherwise) {
    Object plain = plain(value);
    if (plain == null) {
      return otherwise;
    }
    try {
      return new BigDecimal(plain.toString()).longValueExact();
    } catch (ArithmeticException | NumberFormatException wrong) {
      throw new IllegalArgumentException(what + " is a whole number, not " + plain);
    }
  }

  /** Returns a list of texts, from JSON or a list; empty if there is none. */
  static List<String> texts(String what, @Nullable Object value) {
    return switch (value) {
      case null -> List.of();
      case JsonNull nothing -> List.of();
      case JsonArray array ->
          array.asList().stream().map(each -> String.valueOf(plain(each))).toList();
      case List<?> list -> list.stream().map(each -> String.valueOf(plain(each))).toList();
      default -> throw new IllegalArgumentException(what + " is a list, not " + plain(value));
    };
  }

  private static double until(@Nullable String text) {
    return text == null || text.isBlank() ? 0 : BalanceRun.Sampling.UNTIL.share("until", text);
  }

  private static @Nullable String text(@Nullable Object value) {
    Object plain = plain(value);
    return plain == null ? null : plain.toString();
  }

  private static Map<String, String> switches(@Nullable Object value) {
    Map<String, String> switches = new LinkedHashMap<>();
    Map<String, ?> object = object(value);
    if (object == null && plain(value) != null) {
      throw new IllegalArgumentException("switches is an object of values by their key");
    }
    if (object != null) {
      object.forEach((key, each) -> switches.put(key, String.valueOf(plain(each))));
    }
    return switches;
  }

  private static Map<String, CommanderProfile> commanders(@Nullable Object value) {
    Map<String, CommanderProfile> tempers = new LinkedHashMap<>();
    Map<String, ?> object = object(value);
    if (object == null && plain(value) != null) {
      throw new IllegalArgumentException("commanders is an object of commanders by their side");
    }
    if (object != null) {
      object.forEach((side, each) -> tempers.put(side, temper(plain(each))));
    }
    return tempers;
  }

  private static CommanderProfile temper(@Nullable Object name) {
    for (CommanderProfile each : CommanderProfile.values()) {
      if (each.name().toLowerCase(Locale.ROOT).equals(name)) {
        return each;
      }
    }
    throw new IllegalArgumentException(
        "a commander is one of "
            + String.join(
                ", ",
                Arrays.stream(CommanderProfile.values())
                    .map(each -> each.name().toLowerCase(Locale.ROOT))
                    .toList())
            + ", found "
            + name);
  }

  /** Over a wire a value is JSON, in process it is what the client gave. */
  static @Nullable Object plain(@Nullable Object value) {
    return switch (value) {
      case JsonPrimitive json -> json.getAsString();
      case JsonNull nothing -> null;
      case null -> null;
      default -> value;
    };
  }
}
