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
 * The referee: replays a battle from its JSON log, with the recorded decisions and dice, and
 * compares every event with the result of the rules.
 */
public final class JsonReferee {
  /** Longest log that is read, in lines. */
  public static final int LONGEST = 2_000_000;

  private static final Set<String> HEAD = Set.of("event", "schema", "seed", "reseeds", "program");

  private final List<JsonObject> lines;

  /** The scores, by the number of the line of the decision. */
  private final Map<Integer, CommonEvent.Weighed> thoughts;

  private final Function<BattleProgram, Engine> engines;
  private final JsonLogDice dice;
  private final List<LoggedCourse.LoggedAnswer> answers = new ArrayList<>();

  /** Number of the line that reports the battle as broken off; no line's number if it was not. */
  private final int brokenOff;

  private int nextLine = 1;
  private int decisionLine = 1;
  private int round;

  /** Ends the battle where its log does. */
  private static final class BattleBrokenOff extends RuntimeException {
    private static final long serialVersionUID = 1;

    BattleBrokenOff() {
      super(null, null, false, false);
    }
  }

  /**
   * The verdict of the referee.
   *
   * @param fair whether the log is a battle by the rules
   * @param event number of the first event against the rules; 0 if there is none
   * @param message what is wrong, and what the rules say
   * @param outcome how the battle ended; null if the log is refused or the battle did not end
   * @param program the program of the battle; null if the log is refused
   * @param seed seed of the dice they were checked with; null if the log names none
   * @param course the decisions; null if the log is refused
   */
  public record Verdict(
      boolean fair,
      int event,
      String message,
      @Nullable Outcome outcome,
      @Nullable BattleProgram program,
      @Nullable Long seed,
      @Nullable LoggedCourse course) {
    /** Whether the log names the seed of its dice, so that they were checked. */
    public boolean seeded() {
      return seed != null;
    }

    static Verdict refused(int event, String message) {
      return new Verdict(false, event, message, null, null, null, null);
    }
  }

  private JsonReferee(
      List<JsonObject> lines,
      Map<Integer, CommonEvent.Weighed> thoughts,
      Function<BattleProgram, Engine> engines) {
    this.lines = lines;
    this.thoughts = thoughts;
    this.engines = engines;
    dice = new JsonLogDice(lines);
    brokenOff = brokenOff(lines);
  }

  private static int brokenOff(List<JsonObject> lines) {
    int last = lines.size() - 1;
    if (!JsonLog.BROKEN_OFF.equals(text(lines.get(last), "event"))) {
      return lines.size();
    }
    if (!RecordJson.line(lines.get(last)).equals(JsonText.brokenOff(last))) {
      throw new LogMismatch(last, "the last line has more to say than that the battle goes on");
    }
    return last;
  }

  /**
   * Checks a log, its lines in order.
   *
   * @param engines the engine of a program; it throws an {@link IllegalArgumentException} if there
   *     is none
   */
  public static Verdict check(List<String> log, Function<BattleProgram, Engine> engines) {
    try {
      if (log.isEmpty() || log.size() > LONGEST) {
        throw new LogMismatch(0, "a log has 1 to " + LONGEST + " lines, found " + log.size());
      }
      List<JsonObject> lines = new ArrayList<>(log.size());
      Map<Integer, CommonEvent.Weighed> thoughts = new HashMap<>();
      for (int i = 0; i < log.size(); i++) {
        JsonObject line = object(i, log.get(i));
        if (!JsonLog.EVALUATION.equals(text(line, "event"))) {
          lines.add(line);
        } else if (thoughts.put(lines.size(), thought(lines.size(), line)) != null) {
          throw new LogMismatch(lines.size(), "the log has two thoughts of one decision");
        }
      }
      JsonReferee referee = new JsonReferee(lines, thoughts, engines);
      BattleProgram program = referee.program();
      Outcome outcome = referee.play(program);
      Long seed = referee.dice.seed();
      return new Verdict(
          true,
          0,
          (referee.brokenOff - 1)
              + " events, every one by the rules"
              + (seed != null
                  ? ""
                  : "; the dice were not checked, as the log does not name their seed"),
          outcome,
          program,
          seed,
          new LoggedCourse(referee.dice.reseeds(), referee.answers, outcome == null));
    } catch (LogMismatch e) {
      return Verdict.refused(e.event(), String.valueOf(e.getMessage()));
    }
  }

  /** A commander's scores, reported before the decision: no rule makes them, but they are read. */
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
      throw new LogMismatch(event, "what was thought cannot be read: " + e.getMessage());
    }
    throw new LogMismatch(
        event, "what was thought has more to say than a thought, or another number");
  }

  /** Compares the scores with the question. */
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
      throw new LogMismatch(
          at, "what was thought is of another decision than the one that follows");
    }
    for (CommonEvent.Thought each : thought.best()) {
      if (!isOption(each.answer(), question)) {
        throw new LogMismatch(
            at, "'" + each.answer() + "' was thought of, and the rules forbid it");
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
      throw new LogMismatch(line, "line " + (line + 1) + " " + e.getMessage());
    }
  }

  private BattleProgram program() {
    JsonObject head = lines.getFirst();
    if (!JsonLog.HEAD.equals(text(head, "event"))) {
      throw new LogMismatch(
          0, "the first line is not the scenario; write the log with: muster battle --log json");
    }
    for (String key : head.keySet()) {
      if (!HEAD.contains(key)) {
        throw new LogMismatch(0, "the first line has '" + key + "', which is nothing of a log");
      }
    }
    return program(head);
  }

  private @Nullable Outcome play(BattleProgram program) {
    dice.check();
    Commander logged = this::answer;
    try {
      Outcome outcome =
          engines
              .apply(program)
              .setUp(program)
              .newBattle(List.of(logged, logged), this::die, this::compare)
              .fight(() -> false);
      if (nextLine < lines.size()) {
        throw new LogMismatch(nextLine, "the battle is over, the log goes on");
      }
      ensureNoThoughtsLeft();
      return outcome;
    } catch (BattleBrokenOff end) {
      ensureNoThoughtsLeft();
      return null;
    } catch (IllegalArgumentException e) {
      throw new LogMismatch(0, "the scenario cannot be played: " + e.getMessage());
    }
  }

  private void ensureNoThoughtsLeft() {
    if (!thoughts.isEmpty()) {
      int at = Collections.min(thoughts.keySet());
      throw new LogMismatch(at, "the log has a thought here, and no decision follows it");
    }
  }

  private static BattleProgram program(JsonObject head) {
    JsonElement schema = head.get("schema");
    if (!(schema instanceof JsonPrimitive number)
        || !number.isNumber()
        || !number.getAsString().equals("" + BattleProgram.SCHEMA)) {
      throw new LogMismatch(
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
      throw new LogMismatch(0, "the scenario of the log cannot be read: " + e.getMessage());
    }
    ensureSame("program", RecordJson.tree(program), head.get("program"));
    return program;
  }

  /**
   * Ensures that the parsed value equals the written one: no text for a number, nothing ignored.
   */
  private static void ensureSame(String where, JsonElement read, @Nullable JsonElement written) {
    if (written == null || written.isJsonNull()) {
      if (!read.isJsonNull()) {
        throw new LogMismatch(0, "the scenario of the log lacks " + where);
      }
    } else if (read instanceof JsonObject all && written instanceof JsonObject some) {
      for (String key : some.keySet()) {
        if (!all.has(key)) {
          throw new LogMismatch(
              0, "the scenario of the log has " + where + "." + key + " too many");
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
      throw new LogMismatch(
          0,
          "the scenario of the log has " + where + " " + written + ", and " + read + " is meant");
    }
  }

  private int die() {
    if (!dice.hasNext()) {
      checkNotCutOff();
      throw new LogMismatch(nextLine, "the rules throw a die here that the log does not have");
    }
    return dice.next();
  }

  private int answer(Decision question) {
    while (decisionLine < brokenOff && !"Decided".equals(text(lines.get(decisionLine), "event"))) {
      decisionLine++;
    }
    if (decisionLine == brokenOff) {
      checkNotCutOff();
      throw new LogMismatch(
          nextLine, "the rules ask " + question.id() + " of " + question.about() + " here");
    }
    int at = decisionLine++;
    JsonObject decided = lines.get(at);
    compareThought(at, question);
    String answer = text(decided, "answer");
    boolean same =
        question.id().equals(text(decided, "point"))
            && question.about().equals(text(decided, "about"));
    answers.add(new LoggedCourse.LoggedAnswer(at, round, answer));
    for (int i = 0; same && i < question.size(); i++) {
      if (question.label(i).equals(answer)) {
        return i;
      }
    }
    int more = same ? question.parseFreeAnswer(answer) : -1;
    if (more >= 0) {
      return more;
    }
    throw new LogMismatch(
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
    if (event instanceof CommonEvent.RoundBegins begins) {
      round = begins.round();
    }
    int at = nextLine++;
    JsonObject logged = lines.get(at);
    JsonObject ruled = JsonText.tree(at, event);
    if (ruled.equals(logged)) {
      return;
    }
    if (!text(logged, "event").equals(text(ruled, "event"))) {
      throw new LogMismatch(
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
        throw new LogMismatch(
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
    throw new LogMismatch(at, "the log has more to say than the rules" + rule(ruled));
  }

  private void checkNotCutOff() {
    if (nextLine == brokenOff && brokenOff < lines.size()) {
      throw new BattleBrokenOff();
    }
    if (nextLine == lines.size()) {
      throw new LogMismatch(nextLine, "the log ends before the battle does");
    }
  }

  static String rule(JsonObject event) {
    if (event.get("rule") instanceof JsonObject rule && rule.get("ids") instanceof JsonArray ids) {
      StringBuilder text = new StringBuilder(" [§").append(text(rule, "section"));
      ids.forEach(id -> text.append(' ').append(id.getAsString()));
      return text.append(']').toString();
    }
    return "";
  }

  static String text(JsonObject object, String key) {
    return object.get(key) instanceof JsonPrimitive text ? text.getAsString() : "";
  }
}
