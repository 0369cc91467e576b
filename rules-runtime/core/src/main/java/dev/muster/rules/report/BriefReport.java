package dev.muster.rules.report;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Summarizes a battle in fewer than {@value #LINES} lines: the state after each round, the losses,
 * and the result. It is written when the battle is over. In a battle of very many rounds, one line
 * covers several.
 */
public final class BriefReport implements EventSink {
  /** Upper limit of the number of lines, which a report stays below. */
  public static final int LINES = 60;

  /** Stands of a side that a line names; of more it gives the number. */
  private static final int NAMED = 8;

  private final Appendable out;
  private final ReportVocabulary words;
  private final PrintedNameFormatter told;
  private final Summarizer reader;
  private final List<Interval> chapters = new ArrayList<>();
  private final List<String> reckoning = new ArrayList<>();
  private String opening = "";

  /**
   * Extracts the facts of a short report from the events of a game. Each report has its own
   * instance.
   */
  public interface Summarizer {
    /** Records an event in a round; it receives every event first. */
    void observe(Event event, Interval chapter);

    /** Returns the state of the battle in one line. */
    String statusLine();

    /** Groups that are broken. */
    default List<String> brokenGroups() {
      return List.of();
    }

    /** The last lines about a side. */
    List<String> closingLines(Outcome.SideAccount side);
  }

  /** One round, or several rounds that are reported together. */
  public static final class Interval {
    private final int first;
    private int last;
    private int shots;
    private int melees;
    private String standing = "";
    private List<String> broken = List.of();
    private final Map<String, List<String>> come = new LinkedHashMap<>();
    private final Map<String, List<String>> lost = new LinkedHashMap<>();
    private final List<String> turns = new ArrayList<>();

    private Interval(int round) {
      first = round;
      last = round;
    }

    /** Its first round; 0 for what happens before the battle. */
    public int round() {
      return first;
    }

    /** Counts a shot. */
    public void countShot() {
      shots++;
    }

    /** A melee is fought. */
    public void countMelee() {
      melees++;
    }

    /** A stand has come to the field. */
    public void unitArrives(String side, String stand) {
      note(come, side, stand);
    }

    /** A stand is lost. */
    public void unitLost(String side, String stand) {
      note(lost, side, stand);
    }

    /** Adds an important event with its text. */
    public void turningPoint(String what) {
      turns.add(what);
    }

    private static void note(Map<String, List<String>> list, String side, String stand) {
      list.computeIfAbsent(side, none -> new ArrayList<>()).add(stand);
    }

    private void add(Interval later) {
      last = later.last;
      melees += later.melees;
      shots += later.shots;
      standing = later.standing;
      broken = later.broken;
      later.come.forEach((side, stands) -> stands.forEach(each -> unitArrives(side, each)));
      later.lost.forEach((side, stands) -> stands.forEach(each -> unitLost(side, each)));
      turns.addAll(later.turns);
    }
  }

  /**
   * @param told formats the names of stands
   * @param reader an event reader used only for this report
   */
  public BriefReport(
      Appendable out, ReportVocabulary words, PrintedNameFormatter told, Summarizer reader) {
    this.out = out;
    this.words = words;
    this.told = told;
    this.reader = reader;
  }

  @Override
  public void accept(Event event) {
    switch (event) {
      case CommonEvent.BattleBegins e -> {
        opening = words.opening(e);
        chapters.add(new Interval(0));
      }
      case CommonEvent.RoundBegins e -> {
        close();
        chapters.add(new Interval(e.round()));
      }
      case CommonEvent.Scores e -> reckoning.add(ReportVocabulary.scores(e));
      default -> {
        // what happens in a round is the reader's
      }
    }
    if (!chapters.isEmpty()) {
      reader.observe(event, chapters.getLast());
    }
    if (event instanceof CommonEvent.BattleEnds e) {
      close();
      write(e.outcome());
    }
  }

  /**
   * The summary of a round.
   *
   * @param round from 1; 0 for events before the battle
   * @param standing the state of the battle after it
   * @param deeds arrivals, losses and captured objectives; empty if there were none
   */
  public record RoundSummary(int round, int shots, int melees, String standing, String deeds) {}

  /** The rounds of a battle that is over, one by one; first what came before them. */
  public List<RoundSummary> rounds() {
    List<RoundSummary> all = new ArrayList<>();
    for (int i = 0; i < chapters.size(); i++) {
      Interval each = chapters.get(i);
      String deeds = told.agree(deeds(each, i == 0 ? null : chapters.get(i - 1)));
      all.add(
          new RoundSummary(each.first, each.shots, each.melees, told.agree(each.standing), deeds));
    }
    return List.copyOf(all);
  }

  private void close() {
    if (!chapters.isEmpty()) {
      chapters.getLast().standing = reader.statusLine();
      chapters.getLast().broken = reader.brokenGroups();
    }
  }

  private void write(Outcome outcome) {
    List<String> end = new ArrayList<>(List.of(""));
    end.addAll(reckoning);
    end.add(words.result(outcome));
    outcome.sides().forEach(side -> end.addAll(reader.closingLines(side)));
    long room = LINES - 1 - opening.lines().count() - end.size();
    List<String> rounds = rounds(1);
    for (int together = 2; rounds.size() > room; together++) {
      rounds = rounds(together);
    }
    try {
      out.append(opening);
      for (String each : rounds) {
        out.append(told.agree(each)).append("\n");
      }
      for (String each : end) {
        out.append(told.agree(each)).append("\n");
      }
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** The lines of all rounds, with {@code together} rounds per line. */
  private List<String> rounds(int together) {
    List<String> lines = new ArrayList<>(List.of(""));
    for (int i = 0; i < chapters.size(); i += i == 0 ? 1 : together) {
      Interval chapter = new Interval(chapters.get(i).first);
      int next = i == 0 ? 1 : Math.min(chapters.size(), i + together);
      chapters.subList(i, next).forEach(chapter::add);
      String deeds = deeds(chapter, i == 0 ? null : chapters.get(i - 1));
      if (chapter.first > 0) {
        lines.add(title(chapter) + chapter.standing + words.cite());
      } else if (!deeds.isEmpty()) {
        lines.add("Before the battle");
      }
      if (!deeds.isEmpty()) {
        lines.add("  " + deeds);
      }
    }
    return lines;
  }

  private static String title(Interval chapter) {
    String which =
        chapter.first == chapter.last
            ? "Round " + chapter.first
            : "Rounds " + chapter.first + " to " + chapter.last;
    return which
        + ", "
        + ReportVocabulary.count(chapter.shots, "shot")
        + ", "
        + ReportVocabulary.count(chapter.melees, "melee")
        + ": ";
  }

  /** Arrivals, losses and captured objectives; empty if there were none. */
  private String deeds(Interval chapter, @Nullable Interval before) {
    var text = new StringJoiner("; ");
    chapter.come.forEach((side, stands) -> text.add(side + " brings up " + named(stands)));
    chapter.lost.forEach((side, stands) -> text.add(side + " loses " + named(stands)));
    List<String> broken = new ArrayList<>(chapter.broken);
    broken.removeAll(before == null ? List.of() : before.broken);
    broken.forEach(group -> text.add(group + " is broken"));
    chapter.turns.forEach(turn -> text.add(told.printedText(turn)));
    return text.toString();
  }

  private String named(List<String> stands) {
    int shown = stands.size() <= NAMED ? stands.size() : NAMED - 1;
    String more = shown < stands.size() ? " and " + (stands.size() - shown) + " more" : "";
    return String.join(", ", stands.subList(0, shown).stream().map(told::printedName).toList())
        + more;
  }
}
