package dev.muster.print;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Lettering;
import dev.muster.print.drawing.Mark;
import dev.muster.print.drawing.Shape;
import dev.muster.print.words.Escape;
import dev.muster.rules.json.Digest;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.system.Release;
import dev.muster.rules.systems.Systems;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What a sheet is made from, at the foot of it: title, rules, the readings that differ from the
 * usual ones, what the checks said, and the digest by which anybody can find out later whether the
 * text has changed since. Nothing of it is safe for a page yet.
 *
 * @param readings switches that differ from the usual, such as {@code break at: above}
 * @param checks what the checks said, in words
 */
public record Truth(
    String title, String rules, List<String> readings, String checks, String digest) {
  private static final Pattern SEAL =
      Pattern.compile(
          "Muster\\s+([0-9][0-9A-Za-z.+-]*)\\s+([0-9a-f]{4}(?:-\\s*[0-9a-f]{4}){3})(?![-0-9a-f])");

  /** Letters of a title, and of all readings, in the line at the foot of each sheet. */
  private static final int TITLE = 60;

  private static final int READINGS = 140;
  private static final double FOOT = 5;

  public Truth {
    readings = List.copyOf(readings);
  }

  /**
   * What stands at the foot of a sheet somebody has printed.
   *
   * @param version of the Muster that made it
   */
  public record Seal(String version, String digest) {}

  /** The digest of a battle, {@code 1f0c-93aa-52d7-0b41}. */
  public static String digest(BattleProgram program) {
    return Digest.of(program);
  }

  /** The digest of an army list and the rules it is for. */
  public static String digest(HtmlPages.ArmyList list) {
    return Digest.of(list);
  }

  /** The seals of a sheet, each once, as they come; none on a sheet that is not ours. */
  public static List<Seal> on(String sheet) {
    return SEAL.matcher(sheet)
        .results()
        .map((MatchResult found) -> new Seal(found.group(1), found.group(2).replaceAll("\\s", "")))
        .distinct()
        .toList();
  }

  static Truth of(Job job) {
    return of(job.program(), job.setting());
  }

  /** What is to stand on the sheets of a battle. */
  public static Truth of(BattleProgram program, Documents.Setting setting) {
    var readings = new ArrayList<String>();
    for (Rulebook.Switch known : program.rulebook().switches()) {
      String value = program.scenario().switches().get(known.key());
      if (value != null && !value.equals(known.defaultValue())) {
        readings.add(known.key().replace('_', ' ') + ": " + value.replace('_', ' '));
      }
    }
    String rules = Systems.of(program.rulebook()).figures().rules(program);
    return new Truth(
        named(program.scenario().label(), program.scenario().name()),
        named(rules, program.rulebook().name()),
        readings,
        setting.checked() == null
            ? setting.words().say("verdict.none")
            : setting.checked().of(program).say(setting.words()),
        digest(program));
  }

  /** What is to stand on an army list. */
  public static Truth of(HtmlPages.ArmyList list, Documents.Setting setting) {
    Army army = list.army();
    return new Truth(
        named(army.label(), army.name()),
        named(list.rulebook().label(), list.rulebook().name()),
        List.of(),
        setting.checked() == null
            ? setting.words().say("verdict.none")
            : setting.checked().of(army).say(setting.words()),
        digest(list));
  }

  /** What is to stand on sheets with many battles: all of them at once. */
  static Truth of(String title, List<BattleProgram> programs, Documents.Setting setting) {
    List<Truth> each = programs.stream().map(one -> of(one, setting)).toList();
    return new Truth(
        title,
        String.join(", ", each.stream().map(Truth::rules).distinct().toList()),
        List.of(),
        setting.words().say("verdict.each"),
        digest(programs));
  }

  /** The digest of many battles, in their order. */
  public static String digest(List<BattleProgram> programs) {
    return Digest.of(new Day(programs.stream().map(Truth::digest).toList()));
  }

  /** Many battles by their digests. */
  public record Day(List<String> digests) {}

  private static String named(String label, String name) {
    return label.isBlank() ? name : label;
  }

  /** What the checks said, and the seal: the end of every foot, which is never cut. */
  public String end() {
    return checks + " · Muster " + Release.VERSION + " " + digest;
  }

  /** The foot of a document, whole. */
  String foot() {
    var facts = new ArrayList<>(List.of(title, rules));
    facts.addAll(readings);
    facts.add(end());
    return "<p class=\"truth\">" + Escape.text(String.join(" · ", facts)) + "</p>\n";
  }

  /** The foot of each sheet in a line or two: long titles and many readings are cut. */
  String line() {
    String read = cut(String.join(", ", readings), READINGS);
    return cut(title, TITLE)
        + " · "
        + cut(rules, TITLE)
        + (read.isEmpty() ? "" : " · " + read)
        + " · "
        + end();
  }

  private static String cut(String text, int most) {
    int[] letters = text.codePoints().toArray();
    return letters.length <= most ? text : new String(letters, 0, most - 1).strip() + "…";
  }

  /** A drawing with the foot below it, where it goes out alone. */
  Drawing below(Drawing drawing) {
    var marks = new ArrayList<Mark>();
    double size = Lettering.LEAST;
    double y = drawing.height() + FOOT - 1.2;
    // the end is worth more than the beginning where the drawing is narrow
    double room = drawing.width() - 1;
    String end = end();
    String start = line().substring(0, line().length() - end.length());
    double left = room - Lettering.width(end, size, false);
    String text = left > 0 ? Lettering.fitted(start, size, false, left) + end : end;
    for (String each : Lettering.width(text, size, false) <= room ? List.of(text) : split(text)) {
      marks.add(
          new Mark.Letters(0.3, y, size, each, Mark.Anchor.START, false, false, "#5a5446", null));
      y += size * 1.25;
    }
    var shapes = new ArrayList<>(drawing.shapes());
    shapes.add(new Shape(Layer.SHEET, "", SourceRange.NOWHERE, marks));
    return new Drawing(
        drawing.width(),
        drawing.height() + FOOT + (marks.size() - 1) * size * 1.25,
        drawing.title(),
        shapes);
  }

  private static List<String> split(String text) {
    int at = text.indexOf("Muster ");
    return List.of(text.substring(0, at).strip(), text.substring(at));
  }
}
