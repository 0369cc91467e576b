package dev.muster.print;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.Layer;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Shape;
import dev.muster.print.drawing.TextMetrics;
import dev.muster.print.i18n.HtmlEscape;
import dev.muster.rules.json.RecordDigest;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.system.MusterVersion;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The sources of a sheet, printed at its foot: title, rules, the readings that differ from the
 * usual ones, the summary of the checks, and a digest that shows later whether the text has
 * changed. The texts are not yet escaped for a page.
 *
 * @param readings switches that differ from the usual, such as {@code break at: above}
 * @param checks what the checks said, in words
 */
public record Provenance(
    String title, String rules, List<String> readings, String checks, String digest) {
  private static final Pattern SEAL =
      Pattern.compile(
          "Muster\\s+([0-9][0-9A-Za-z.+-]*)\\s+([0-9a-f]{4}(?:-\\s*[0-9a-f]{4}){3})(?![-0-9a-f])");

  /** Letters of a title, and of all readings, in the line at the foot of each sheet. */
  private static final int TITLE = 60;

  private static final int READINGS = 140;
  private static final double FOOT = 5;

  public Provenance {
    readings = List.copyOf(readings);
  }

  /**
   * The version and digest at the foot of a printed sheet.
   *
   * @param version of the Muster that made it
   */
  public record Stamp(String version, String digest) {}

  /** The digest of a battle, {@code 1f0c-93aa-52d7-0b41}. */
  public static String digest(BattleProgram program) {
    return RecordDigest.of(program);
  }

  /** The digest of an army list and the rules it is for. */
  public static String digest(ArmyList list) {
    return RecordDigest.of(list);
  }

  /** The seals of a sheet, each once, as they come; none on a sheet that is not ours. */
  public static List<Stamp> readFrom(String sheet) {
    return SEAL.matcher(sheet)
        .results()
        .map((MatchResult found) -> new Stamp(found.group(1), found.group(2).replaceAll("\\s", "")))
        .distinct()
        .toList();
  }

  static Provenance of(PrintJob job) {
    return of(job.program(), job.setting());
  }

  /** Returns the provenance for the sheets of a battle. */
  public static Provenance of(BattleProgram program, PrintSettings setting) {
    var readings = new ArrayList<String>();
    for (Rulebook.Switch known : program.rulebook().switches()) {
      String value = program.scenario().switches().get(known.key());
      if (value != null && !value.equals(known.defaultValue())) {
        readings.add(known.key().replace('_', ' ') + ": " + value.replace('_', ' '));
      }
    }
    String rules = RuleSystems.of(program.rulebook()).derivedStats().rulesName(program);
    return new Provenance(
        named(program.scenario().label(), program.scenario().name()),
        named(rules, program.rulebook().name()),
        readings,
        setting.checked() == null
            ? setting.words().text("verdict.none")
            : setting.checked().of(program).text(setting.words()),
        digest(program));
  }

  /** Returns the provenance for an army list. */
  public static Provenance of(ArmyList list, PrintSettings setting) {
    Army army = list.army();
    return new Provenance(
        named(army.label(), army.name()),
        named(list.rulebook().label(), list.rulebook().name()),
        List.of(),
        setting.checked() == null
            ? setting.words().text("verdict.none")
            : setting.checked().of(army).text(setting.words()),
        digest(list));
  }

  /** Returns the provenance for sheets about many battles. */
  static Provenance of(String title, List<BattleProgram> programs, PrintSettings setting) {
    List<Provenance> each = programs.stream().map(one -> of(one, setting)).toList();
    return new Provenance(
        title,
        String.join(", ", each.stream().map(Provenance::rules).distinct().toList()),
        List.of(),
        setting.words().text("verdict.each"),
        digest(programs));
  }

  /** The digest of many battles, in their order. */
  public static String digest(List<BattleProgram> programs) {
    return RecordDigest.of(new PackDigest(programs.stream().map(Provenance::digest).toList()));
  }

  /** Many battles by their digests. */
  public record PackDigest(List<String> digests) {}

  private static String named(String label, String name) {
    return label.isBlank() ? name : label;
  }

  /**
   * Returns the results of the checks and the seal: the end of every foot, which is never
   * shortened.
   */
  public String checksAndDigest() {
    return checks + " · Muster " + MusterVersion.VERSION + " " + digest;
  }

  /** The foot of a document, whole. */
  String toHtml() {
    var facts = new ArrayList<>(List.of(title, rules));
    facts.addAll(readings);
    facts.add(checksAndDigest());
    return "<p class=\"truth\">" + HtmlEscape.text(String.join(" · ", facts)) + "</p>\n";
  }

  /** The foot of each sheet in a line or two: long titles and many readings are cut. */
  String toShortText() {
    String read = cut(String.join(", ", readings), READINGS);
    return cut(title, TITLE)
        + " · "
        + cut(rules, TITLE)
        + (read.isEmpty() ? "" : " · " + read)
        + " · "
        + checksAndDigest();
  }

  private static String cut(String text, int most) {
    int[] letters = text.codePoints().toArray();
    return letters.length <= most ? text : new String(letters, 0, most - 1).strip() + "…";
  }

  /** Returns a drawing with the foot below it, for a drawing that is published alone. */
  Drawing below(Drawing drawing) {
    var marks = new ArrayList<Primitive>();
    double size = TextMetrics.LEAST;
    double y = drawing.height() + FOOT - 1.2;
    // the end is worth more than the beginning where the drawing is narrow
    double room = drawing.width() - 1;
    String end = checksAndDigest();
    String start = toShortText().substring(0, toShortText().length() - end.length());
    double left = room - TextMetrics.width(end, size, false);
    String text = left > 0 ? TextMetrics.fitted(start, size, false, left) + end : end;
    for (String each : TextMetrics.width(text, size, false) <= room ? List.of(text) : split(text)) {
      marks.add(
          new Primitive.TextPrimitive(
              0.3, y, size, each, Primitive.Anchor.START, false, false, "#5a5446", null));
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
