package dev.muster.rules.replay;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.json.JsonLine;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The referee: plays a battle again from its JSON log, with the decisions and dice written there,
 * and holds every event against what the rules make of them.
 */
public final class JsonReferee {
  /** Longest log that is read, in lines. */
  public static final int LONGEST = 2_000_000;

  private static final Set<String> HEAD = Set.of("event", "schema", "seed", "program");

  private final List<JsonObject> lines;

  /** What was thought, by the number of the line that tells the decision. */
  private final Map<Integer, CommonEvent.Weighed> thoughts;

  private final Function<BattleProgram, Engine> engines;
  private final List<Thrown> dice = new ArrayList<>();
  private int nextDie;
  private int nextLine = 1;
  private int decisionLine = 1;
  private @Nullable Long seed;

  /** A D6 of the log and the event it stands in. */
  private record Thrown(int event, int die) {}

  /**
   * What the referee says.
   *
   * @param fair whether the log is a battle by the rules
   * @param event number of the first event that is not, 0 if all are
   * @param message what is wrong, and what the rules say
   * @param outcome how the battle ended; null where it is refused
   * @param program what was fought; null where it is refused
   * @param seed of the dice, by which they were checked; null if the log names none
   */
  public record Verdict(
      boolean fair,
      int event,
      String message,
      @Nullable Outcome outcome,
      @Nullable BattleProgram program,
      @Nullable Long seed) {
    /** Whether the log names the seed of its dice, so that they were checked. */
    public boolean seeded() {
      return seed != null;
    }

    static Verdict refused(int event, String message) {
      return new Verdict(false, event, message, null, null, null);
    }
  }

  private static final class Mismatch extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final int event;

    Mismatch(int event, String message) {
      super(message);
      this.event = event;
    }
  }

  private JsonReferee(
      List<JsonObject> lines,
      Map<Integer, CommonEvent.Weighed> thoughts,
      Function<BattleProgram, Engine> engines) {
    this.lines = lines;
    this.thoughts = thoughts;
    this.engines = engines;
  }

  /**
   * Checks a log, its lines in order.
   *
   * @param engines what plays a program; an {@link IllegalArgumentException} where nothing does
   */
  public static Verdict check(List<String> log, Function<BattleProgram, Engine> engines) {
    try {
      if (log.isEmpty() || log.size() > LONGEST) {
        throw new Mismatch(0, "a log has 1 to " + LONGEST + " lines, found " + log.size());
      }
      List<JsonObject> lines = new ArrayList<>(log.size());
      Map<Integer, CommonEvent.Weighed> thoughts = new HashMap<>();
      for (int i = 0; i < log.size(); i++) {
        JsonObject line = object(i, log.get(i));
        if (!JsonLog.EVALUATION.equals(text(line, "event"))) {
          lines.add(line);
        } else if (thoughts.put(lines.size(), thought(lines.size(), line)) != null) {
          throw new Mismatch(lines.size(), "the log has two thoughts of one decision");
        }
      }
      JsonReferee referee = new JsonReferee(lines, thoughts, engines);
      BattleProgram program = referee.program();
      Outcome outcome = referee.play(program);
      return new Verdict(
          true,
          0,
          (lines.size() - 1)
              + " events, every one by the rules"
              + (referee.seed != null
                  ? ""
                  : "; the dice were not checked, as the log does not name their seed"),
          outcome,
          program,
          referee.seed);
    } catch (Mismatch e) {
      return Verdict.refused(e.event, String.valueOf(e.getMessage()));
    }
  }

  /** What a commander thought of a decision, told before it: no rule makes it, but it is read. */
  private static CommonEvent.Weighed thought(int event, JsonObject line) {
    JsonObject told = line.deepCopy();
    told.remove("event");
    told.remove("number");
    try {
      CommonEvent.Weighed thought = RecordJson.read(CommonEvent.Weighed.class, told.toString());
      if (JsonText.tree(event, thought).equals(line)) {
        return thought;
      }
    } catch (IllegalArgumentException e) {
      throw new Mismatch(event, "what was thought cannot be read: " + e.getMessage());
    }
    throw new Mismatch(event, "what was thought has more to say than a thought, or another number");
  }

  /** Holds what was thought of a decision against what is asked. */
  private void compareThought(int at, Decision question) {
    CommonEvent.Weighed thought = thoughts.remove(at);
    if (thought == null) {
      return;
    }
    JsonObject decided = lines.get(at);
    boolean same =
        thought.point().equals(text(decided, "point"))
            && thought.side().equals(text(decided, "side"))
            && thought.about().equals(text(decided, "about"));
    if (!same) {
      throw new Mismatch(at, "what was thought is of another decision than the one that follows");
    }
    for (CommonEvent.Thought each : thought.best()) {
      if (!isOption(each.answer(), question)) {
        throw new Mismatch(at, "'" + each.answer() + "' was thought of, and the rules forbid it");
      }
    }
  }

  private static boolean isOption(String words, Decision question) {
    for (int i = 0; i < question.size(); i++) {
      if (question.label(i).equals(words)) {
        return true;
      }
    }
    return question.parseFreeAnswer(words) >= 0;
  }

  private static JsonObject object(int line, String text) {
    try {
      return JsonLine.read(text);
    } catch (JsonLine.Malformed e) {
      throw new Mismatch(line, "line " + (line + 1) + " " + e.getMessage());
    }
  }

  private BattleProgram program() {
    JsonObject head = lines.getFirst();
    if (!JsonLog.HEAD.equals(text(head, "event"))) {
      throw new Mismatch(
          0, "the first line is not the scenario; write the log with: muster battle --log json");
    }
    for (String key : head.keySet()) {
      if (!HEAD.contains(key)) {
        throw new Mismatch(0, "the first line has '" + key + "', which is nothing of a log");
      }
    }
    return program(head);
  }

  private Outcome play(BattleProgram program) {
    gatherDice();
    checkSeed(lines.getFirst().get("seed"));
    Commander logged = this::answer;
    try {
      Outcome outcome =
          engines
              .apply(program)
              .setUp(program)
              .newBattle(List.of(logged, logged), scripted(), this::compare)
              .fight(() -> false);
      if (nextLine < lines.size()) {
        throw new Mismatch(nextLine, "the battle is over, the log goes on");
      }
      if (!thoughts.isEmpty()) {
        int at = Collections.min(thoughts.keySet());
        throw new Mismatch(at, "the log has a thought here, and no decision follows it");
      }
      return outcome;
    } catch (IllegalArgumentException e) {
      throw new Mismatch(0, "the scenario cannot be played: " + e.getMessage());
    }
  }

  private static BattleProgram program(JsonObject head) {
    JsonElement schema = head.get("schema");
    if (!(schema instanceof JsonPrimitive number)
        || !number.isNumber()
        || !number.getAsString().equals("" + BattleProgram.SCHEMA)) {
      throw new Mismatch(
          0,
          "the log is of schema "
              + schema
              + " and this referee reads schema "
              + BattleProgram.SCHEMA
              + "; fight the battle again for a log it can check");
    }
    BattleProgram program;
    try {
      program = RecordJson.read(BattleProgram.class, String.valueOf(head.get("program")));
    } catch (IllegalArgumentException e) {
      throw new Mismatch(0, "the scenario of the log cannot be read: " + e.getMessage());
    }
    ensureSame("program", RecordJson.tree(program), head.get("program"));
    return program;
  }

  /** What was read is all that stands there: no word for a number, and nothing passed over. */
  private static void ensureSame(String where, JsonElement read, @Nullable JsonElement written) {
    if (written == null || written.isJsonNull()) {
      if (!read.isJsonNull()) {
        throw new Mismatch(0, "the scenario of the log lacks " + where);
      }
    } else if (read instanceof JsonObject all && written instanceof JsonObject some) {
      for (String key : some.keySet()) {
        if (!all.has(key)) {
          throw new Mismatch(0, "the scenario of the log has " + where + "." + key + " too many");
        }
      }
      all.keySet().forEach(key -> ensureSame(where + "." + key, all.get(key), some.get(key)));
    } else if (read instanceof JsonArray all
        && written instanceof JsonArray some
        && all.size() == some.size()) {
      for (int i = 0; i < all.size(); i++) {
        ensureSame(where + "[" + i + "]", all.get(i), some.get(i));
      }
    } else if (!read.equals(written)) {
      throw new Mismatch(
          0,
          "the scenario of the log has " + where + " " + written + ", and " + read + " is meant");
    }
  }

  private void gatherDice() {
    for (int i = 1; i < lines.size(); i++) {
      JsonObject line = lines.get(i);
      gather(i, line.get("die"));
      gather(i, line.get("dice"));
    }
  }

  private void gather(int event, @Nullable JsonElement element) {
    if (element instanceof JsonArray array) {
      array.forEach(each -> gather(event, each));
    } else if (element instanceof JsonPrimitive number) {
      String text = number.getAsString();
      if (!number.isNumber() || !text.matches("[1-6]")) {
        throw new Mismatch(event, "a D6 shows 1 to 6, found " + number);
      }
      dice.add(new Thrown(event, Integer.parseInt(text)));
    } else if (element instanceof JsonObject) {
      throw new Mismatch(event, "a D6 shows 1 to 6, found " + element);
    }
  }

  /** The dice of a seeded battle are known beforehand: not one can have fallen otherwise. */
  private void checkSeed(@Nullable JsonElement seed) {
    if (seed == null || seed.isJsonNull()) {
      return;
    }
    long value;
    try {
      if (!(seed instanceof JsonPrimitive number) || !number.isNumber()) {
        throw new NumberFormatException();
      }
      value = Long.parseLong(number.getAsString());
    } catch (NumberFormatException e) {
      throw new Mismatch(
          0, "the seed of the log is a whole number, or null for dice without; found " + seed);
    }
    this.seed = value;
    SeededDice fresh = new SeededDice(value);
    for (Thrown thrown : dice) {
      int fallen = fresh.d6();
      if (fallen != thrown.die) {
        throw new Mismatch(
            thrown.event,
            "the log has a die of "
                + thrown.die
                + " where seed "
                + value
                + " gives "
                + fallen
                + rule(lines.get(thrown.event)));
      }
    }
  }

  private Dice scripted() {
    return () -> {
      if (nextDie == dice.size()) {
        checkNotCutOff();
        throw new Mismatch(nextLine, "the rules throw a die here that the log does not have");
      }
      return dice.get(nextDie++).die;
    };
  }

  private int answer(Decision question) {
    while (decisionLine < lines.size()
        && !"Decided".equals(text(lines.get(decisionLine), "event"))) {
      decisionLine++;
    }
    if (decisionLine == lines.size()) {
      checkNotCutOff();
      throw new Mismatch(
          nextLine, "the rules ask " + question.id() + " of " + question.about() + " here");
    }
    int at = decisionLine++;
    JsonObject decided = lines.get(at);
    compareThought(at, question);
    String answer = text(decided, "answer");
    boolean same =
        question.id().equals(text(decided, "point"))
            && question.about().equals(text(decided, "about"));
    for (int i = 0; same && i < question.size(); i++) {
      if (question.label(i).equals(answer)) {
        return i;
      }
    }
    int more = same ? question.parseFreeAnswer(answer) : -1;
    if (more >= 0) {
      return more;
    }
    throw new Mismatch(
        at,
        same
            ? "the rules do not allow '" + answer + "' at " + question.id()
            : "the rules ask "
                + question.id()
                + " of "
                + question.about()
                + " here, not "
                + text(decided, "point")
                + " of "
                + text(decided, "about"));
  }

  private void compare(Event event) {
    checkNotCutOff();
    int at = nextLine++;
    JsonObject logged = lines.get(at);
    JsonObject ruled = JsonText.tree(at, event);
    if (ruled.equals(logged)) {
      return;
    }
    if (!text(logged, "event").equals(text(ruled, "event"))) {
      throw new Mismatch(
          at,
          "the log has "
              + text(logged, "event")
              + ", by the rules it is "
              + text(ruled, "event")
              + rule(ruled));
    }
    for (String key : ruled.keySet()) {
      JsonElement one = ruled.get(key);
      if (!one.equals(logged.get(key))) {
        throw new Mismatch(
            at,
            text(ruled, "event")
                + ": the log has "
                + key
                + " "
                + logged.get(key)
                + ", by the rules it is "
                + one
                + rule(ruled));
      }
    }
    throw new Mismatch(at, "the log has more to say than the rules" + rule(ruled));
  }

  private void checkNotCutOff() {
    if (nextLine == lines.size()) {
      throw new Mismatch(nextLine, "the log ends before the battle does");
    }
  }

  private static String rule(JsonObject event) {
    if (event.get("rule") instanceof JsonObject rule && rule.get("ids") instanceof JsonArray ids) {
      StringBuilder text = new StringBuilder(" [§").append(text(rule, "section"));
      ids.forEach(id -> text.append(' ').append(id.getAsString()));
      return text.append(']').toString();
    }
    return "";
  }

  private static String text(JsonObject object, String key) {
    return object.get(key) instanceof JsonPrimitive text ? text.getAsString() : "";
  }
}
