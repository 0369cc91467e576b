package dev.muster.rules.situation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a situation file; its form is described in {@code docs/guide/situations.md}. */
public final class SituationParser {
  private static final int MOST_LINES = 20_000;

  /** The line that begins the orders. */
  public static final String ORDERS = "orders";

  /** The line that begins the expectations. */
  public static final String EXPECT = "expect";

  /**
   * Words that begin a line of the position in every game, in the order in which they are usually
   * written; those of a game are the {@link SituationFormat#keywords}.
   */
  public static final List<String> STATEMENTS =
      List.of(
          "situation",
          "rules",
          "rulebook",
          "switch",
          "board",
          BoardParser.HEIGHT,
          "round",
          "limit",
          "side",
          "line",
          "group",
          "stand",
          "objective",
          "event");

  /** What other lines of the head rest on, wherever it is written. */
  private static final List<String> FIRST_READ = List.of("rulebook", "switch", "board", "line");

  private final PositionParser position;
  private final List<Situation.Line> orders = new ArrayList<>();
  private final List<Situation.Line> expectations = new ArrayList<>();
  private final List<Integer> dice = new ArrayList<>();
  private String part = "";

  private SituationParser(String file, SituationFormats forms) {
    position = new PositionParser(file, forms);
  }

  /**
   * The result of parsing a text.
   *
   * @param situation null if there are problems
   * @param problems every line that cannot be read; empty when all can
   */
  public record Reading(@Nullable Situation situation, List<SituationException> problems) {
    public Reading {
      problems = List.copyOf(problems);
    }
  }

  /**
   * Reads a situation.
   *
   * @param file its name, for messages
   * @param forms what the rule systems give for their situations
   * @throws SituationException at the first line that cannot be read
   */
  public static Situation read(String file, String text, SituationFormats forms)
      throws SituationException {
    Reading reading = readAll(file, text, forms);
    if (reading.situation() == null) {
      throw reading.problems().getFirst();
    }
    return reading.situation();
  }

  /**
   * Reads a situation to its end, whatever its lines are like.
   *
   * @param file its name, for messages
   * @param forms what the rule systems give for their situations
   */
  public static Reading readAll(String file, String text, SituationFormats forms) {
    SituationParser reader = new SituationParser(file, forms);
    List<SituationException> problems = new ArrayList<>();
    List<String> all = text.lines().toList();
    if (all.size() > MOST_LINES) {
      String message = "a situation has at most " + MOST_LINES + " lines";
      return new Reading(null, List.of(new SituationException(0, message)));
    }
    for (LineReader line : inReadingOrder(file, all)) {
      try {
        reader.lineOrProblem(line);
      } catch (SituationException problem) {
        problems.add(problem);
        reader.position.goOnAfterProblem(line.text());
      }
    }
    problems.sort(Comparator.comparingInt(SituationException::line));
    try {
      return problems.isEmpty()
          ? new Reading(reader.finish(), List.of())
          : new Reading(null, problems);
    } catch (SituationException problem) {
      return new Reading(null, List.of(problem));
    }
  }

  /**
   * The lines of the head in the order in which one rests on another, then the others as written.
   */
  private static List<LineReader> inReadingOrder(String file, List<String> text) {
    List<LineReader> head = new ArrayList<>();
    List<LineReader> rest = new ArrayList<>();
    boolean inHead = true;
    for (int i = 0; i < text.size(); i++) {
      LineReader line = new LineReader(file, i + 1, text.get(i));
      inHead &= !line.text().equals(ORDERS) && !line.text().equals(EXPECT);
      if (!line.isBlank()) {
        (inHead ? head : rest).add(line);
      }
    }
    head.sort(Comparator.comparingInt(SituationParser::restsOn));
    head.addAll(rest);
    return head;
  }

  private static int restsOn(LineReader line) {
    int kind = FIRST_READ.indexOf(line.text().split("\\s+", 2)[0]);
    return kind < 0 ? FIRST_READ.size() : kind;
  }

  private void lineOrProblem(LineReader line) throws SituationException {
    try {
      line(line);
    } catch (IllegalArgumentException e) {
      // A value that the model rejects, such as a share of 0.
      throw line.problem(String.valueOf(e.getMessage()));
    }
  }

  private void line(LineReader line) throws SituationException {
    String text = line.text();
    if (text.equals(ORDERS) || text.equals(EXPECT)) {
      part = text;
    } else if (part.equals(EXPECT)) {
      expectations.add(new Situation.Line(line.number(), text));
    } else {
      String first = line.next();
      if (first.equals("dice")) {
        dice(line);
      } else if (part.equals(ORDERS)) {
        orders.add(new Situation.Line(line.number(), text));
      } else {
        position.line(first, line);
      }
    }
  }

  private void dice(LineReader line) throws SituationException {
    while (line.hasNext()) {
      String word = line.next();
      int die = line.parseInt(word);
      if (die < 1 || die > 6) {
        throw line.problem("a D6 shows 1 to 6, found " + word);
      }
      dice.add(die);
    }
  }

  private Situation finish() throws SituationException {
    return new Situation(
        position.title(),
        position.rules(),
        position.program(),
        position.round(),
        position.properties(),
        orders,
        dice,
        expectations);
  }
}
