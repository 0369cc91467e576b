package dev.muster.rules.replay;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.ReseededDice;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The dice of a log, in the order they were thrown, and the seeds they come from. */
final class JsonLogDice {
  private final List<JsonObject> lines;
  private final List<Thrown> dice = new ArrayList<>();
  private final List<ReseededDice.Reseed> reseeds = new ArrayList<>();
  private @Nullable Long seed;
  private int next;

  /** A D6 of the log and the number of its event. */
  private record Thrown(int event, int die) {}

  /**
   * @param lines of a log, the scenario first
   */
  JsonLogDice(List<JsonObject> lines) {
    this.lines = lines;
  }

  /** The seed of the first die; null if the log names none. */
  @Nullable Long seed() {
    return seed;
  }

  /** Other seeds after a number of throws. */
  List<ReseededDice.Reseed> reseeds() {
    return reseeds;
  }

  boolean hasNext() {
    return next < dice.size();
  }

  int next() {
    return dice.get(next++).die;
  }

  /**
   * Collects the dice and compares them with their seeds, which decide every one.
   *
   * @throws LogMismatch at the first die that differs or is invalid
   */
  void check() {
    for (int i = 1; i < lines.size(); i++) {
      JsonObject line = lines.get(i);
      gather(i, line.get("die"));
      gather(i, line.get("dice"));
    }
    readSeeds(lines.getFirst());
    if (seed == null) {
      return;
    }
    Dice fresh = new ReseededDice(seed, reseeds);
    int thrownBefore = 0;
    for (Thrown thrown : dice) {
      int fallen = fresh.d6();
      if (fallen != thrown.die) {
        throw new LogMismatch(
            thrown.event,
            "the log has a die of "
                + thrown.die
                + " where seed "
                + seedAt(thrownBefore)
                + " gives "
                + fallen
                + JsonReferee.rule(lines.get(thrown.event)));
      }
      thrownBefore++;
    }
  }

  private long seedAt(int thrownBefore) {
    long now = seed == null ? 0 : seed;
    for (ReseededDice.Reseed each : reseeds) {
      now = each.dice() <= thrownBefore ? each.seed() : now;
    }
    return now;
  }

  private void gather(int event, @Nullable JsonElement element) {
    if (element instanceof JsonArray array) {
      array.forEach(each -> gather(event, each));
    } else if (element instanceof JsonPrimitive number) {
      String text = number.getAsString();
      if (!number.isNumber() || !text.matches("[1-6]")) {
        throw new LogMismatch(event, "a D6 shows 1 to 6, found " + number);
      }
      dice.add(new Thrown(event, Integer.parseInt(text)));
    } else if (element instanceof JsonObject) {
      throw new LogMismatch(event, "a D6 shows 1 to 6, found " + element);
    }
  }

  private void readSeeds(JsonObject head) {
    JsonElement first = head.get("seed");
    JsonElement others = head.get("reseeds");
    if (first != null && !first.isJsonNull()) {
      seed = whole(first);
    }
    if (others == null) {
      return;
    }
    if (seed == null || !(others instanceof JsonArray array) || array.isEmpty()) {
      throw new LogMismatch(0, "reseeds stand behind a seed, one or more; found " + others);
    }
    for (JsonElement each : array) {
      if (!(each instanceof JsonObject reseed)
          || reseed.size() != 2
          || !reseed.has("dice")
          || !reseed.has("seed")) {
        throw new LogMismatch(0, "a reseed has dice and a seed, found " + each);
      }
      long after = whole(reseed.get("dice"));
      long last = reseeds.isEmpty() ? 0 : reseeds.getLast().dice();
      if (after < last || after > dice.size()) {
        throw new LogMismatch(
            0,
            "reseeds stand in the order of the dice, of which there are "
                + dice.size()
                + "; found "
                + each);
      }
      reseeds.add(new ReseededDice.Reseed((int) after, whole(reseed.get("seed"))));
    }
  }

  private static long whole(JsonElement seed) {
    try {
      if (seed instanceof JsonPrimitive number && number.isNumber()) {
        return Long.parseLong(number.getAsString());
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw new LogMismatch(
        0, "the seed of the log is a whole number, or null for dice without; found " + seed);
  }
}
