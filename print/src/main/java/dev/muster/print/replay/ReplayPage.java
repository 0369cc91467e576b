package dev.muster.print.replay;

import dev.muster.print.SvgWriter;
import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.BattleMap;
import dev.muster.print.map.MapSheet;
import dev.muster.print.page.PageFiles;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.OmitIfNull;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SideColour;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.report.AnnotatedReport;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * A recorded battle as one HTML file, which needs no other file and no network: map, story, losses,
 * and the log it came from.
 */
public final class ReplayPage {
  /** Width of a hex or a box, in millimetres of the drawing. */
  private static final double CELL = 10;

  /** One measure of a table, in millimetres of the drawing. */
  private static final double MEASURE = 8;

  private static final String LOG_START = "<script type=\"application/gzip\" id=\"log\">";

  private static final String LOG_END = "</script>";

  private final BattleRecording battle;
  private final BattleMap map;

  private ReplayPage(BattleRecording battle) {
    this.battle = battle;
    double unit = battle.program().board() instanceof TableBoard ? MEASURE : CELL;
    map = new BattleMap(battle.program(), unit, MapSheet.Manner.USUAL);
  }

  /**
   * What the page's script reads.
   *
   * @param breaksAt by side: so much lost breaks it
   */
  public record Data(
      List<String> sides,
      List<Integer> breaksAt,
      List<Named> units,
      List<Named> leaders,
      List<Moment> moments) {}

  /** A unit or a General. */
  public record Named(int side, String label, String name, int full) {}

  /**
   * A moment, as the changes since the previous one; empty parts are left out.
   *
   * @param units index, x, y, degrees and strength; only the index if the unit is not on the field
   * @param marks current states by index of the unit
   * @param leaders index, x and y; only the index if the General is not on the field
   * @param who index of the unit that the moment is about first; -1 for none
   * @param what a turning point that a reader can jump to; empty for most moments
   */
  public record Moment(
      int round,
      List<String> lines,
      @OmitIfNull @Nullable List<String> units,
      @OmitIfNull @Nullable Map<String, String> marks,
      @OmitIfNull @Nullable List<String> leaders,
      List<Integer> lost,
      int who,
      @OmitIfNull @Nullable String what) {
    public Moment {
      units = units == null || units.isEmpty() ? null : List.copyOf(units);
      marks = marks == null || marks.isEmpty() ? null : new TreeMap<>(marks);
      leaders = leaders == null || leaders.isEmpty() ? null : List.copyOf(leaders);
      what = what == null || what.isEmpty() ? null : what;
    }
  }

  /** The file. */
  public static String of(BattleRecording battle) {
    return new ReplayPage(battle).page();
  }

  /**
   * Returns the log in a page; null if the text is not such a page.
   *
   * @param most maximum number of characters that are read; a longer log is cut off and then fails
   *     the referee's check
   */
  public static @Nullable String log(String page, long most) {
    int start = page.indexOf(LOG_START);
    int end = page.indexOf(LOG_END, Math.max(0, start));
    if (!page.startsWith("<!DOCTYPE html>") || start < 0 || end < 0) {
      return null;
    }
    try (InputStream in =
        new GZIPInputStream(
            new ByteArrayInputStream(
                Base64.getDecoder().decode(page.substring(start + LOG_START.length(), end))))) {
      return new String(
          in.readNBytes((int) Math.min(most, Integer.MAX_VALUE - 8)), StandardCharsets.UTF_8);
    } catch (IOException | IllegalArgumentException damaged) {
      return "";
    }
  }

  private String page() {
    Scenario scenario = battle.program().scenario();
    String title = scenario.label().isBlank() ? scenario.name() : scenario.label();
    String script = PageFiles.text(ReplayPage.class, "replay.js");
    return PageFiles.text(ReplayPage.class, "replay.html")
        .replace("@SCRIPT_HASH@", hash(script))
        .replace("@TITLE@", HtmlEscape.text(title))
        .replace(
            "@SUBTITLE@",
            HtmlEscape.text(
                battle.program().rulebook().label()
                    + (scenario.date().isBlank()
                        ? ""
                        : ", " + PageMessages.ENGLISH.date(scenario.date()))
                    + ", seed "
                    + battle.seed()))
        .replace("@STYLE@", style())
        .replace("@MAP@", svg())
        .replace("@DATA@", RecordJson.line(RecordJson.tree(data())).replace("<", "\\u003c"))
        .replace("@LOG@", LOG_START + packed(battle.log()) + LOG_END)
        .replace("@SCRIPT@", script);
  }

  private String style() {
    List<SideColour> sides = SideColour.of(battle.program().scenario());
    SideColour one = sides.getFirst();
    SideColour two = sides.get(1 % sides.size());
    return PageFiles.text(ReplayPage.class, "replay.css")
        .replace("@ONE_LIGHT@", one.light())
        .replace("@TWO_LIGHT@", two.light())
        .replace("@ONE_DARK@", one.dark())
        .replace("@TWO_DARK@", two.dark());
  }

  private String svg() {
    String ground = SvgWriter.of(map.ground());
    StringBuilder units = new StringBuilder("<g id=\"units\">\n");
    for (BattleMap.UnitBlock each : map.units()) {
      units
          .append("<g class=\"unit\"><title>")
          .append(HtmlEscape.text(each.label() + ": " + each.name()))
          .append("</title><g class=\"block\">")
          .append(SvgWriter.marks(each.block()))
          .append("</g>")
          .append(SvgWriter.marks(List.of(each.letters())))
          .append("</g>\n");
    }
    units.append("</g>\n<g id=\"leaders\">\n");
    for (BattleMap.LeaderBlock each : map.leaders()) {
      units
          .append("<g class=\"leader\"><title>")
          .append(HtmlEscape.text(each.name()))
          .append("</title>")
          .append(SvgWriter.marks(each.block()))
          .append("</g>\n");
    }
    units.append("</g>\n");
    int end = ground.lastIndexOf("</svg>");
    return ground.substring(0, end) + units + ground.substring(end);
  }

  private Data data() {
    BattlePosition first = battle.frames().getFirst().position();
    List<Named> units = new ArrayList<>();
    for (int i = 0; i < map.units().size(); i++) {
      BattleMap.UnitBlock each = map.units().get(i);
      int full = i < first.units().size() ? first.units().get(i).full() : 0;
      units.add(new Named(each.side(), each.label(), each.name(), full));
    }
    List<Named> leaders =
        map.leaders().stream()
            .map(each -> new Named(each.side(), each.letter(), each.name(), 0))
            .toList();
    return new Data(
        battle.program().scenario().sides().stream().map(Scenario.Side::displayName).toList(),
        first.breaksAt(),
        units,
        leaders,
        moments());
  }

  private List<Moment> moments() {
    List<Moment> moments = new ArrayList<>();
    BattlePosition before = BattlePosition.NONE;
    for (BattleRecording.Frame frame : battle.frames()) {
      BattlePosition now = frame.position();
      List<String> units = new ArrayList<>();
      Map<String, String> marks = new TreeMap<>();
      for (int i = 0; i < now.units().size(); i++) {
        BattlePosition.Unit unit = now.units().get(i);
        BattlePosition.Unit was = i < before.units().size() ? before.units().get(i) : null;
        if (!unit.equals(was)) {
          units.add(numbers(i, unit));
          if (was == null ? !unit.marks().isEmpty() : !unit.marks().equals(was.marks())) {
            marks.put(Integer.toString(i), String.join(", ", unit.marks()));
          }
        }
      }
      moments.add(
          new Moment(
              frame.round(),
              frame.lines().stream().map(AnnotatedReport.Line::text).toList(),
              units,
              marks,
              leaders(before, now),
              now.lost(),
              who(frame),
              battle.turningPoint(before, now)));
      before = now;
    }
    return moments;
  }

  private int who(BattleRecording.Frame frame) {
    for (AnnotatedReport.Line line : frame.lines()) {
      for (int i = 0; i < map.units().size(); i++) {
        if (map.units().get(i).unit().equals(line.stand())) {
          return i;
        }
      }
    }
    return -1;
  }

  private String numbers(int unit, BattlePosition.Unit now) {
    if (now.at() == null || now.facing() == null) {
      return Integer.toString(unit);
    }
    BattleMap.Spot spot = map.spot(unit, now.at(), now.facing());
    return unit
        + " "
        + tenth(spot.x())
        + " "
        + tenth(spot.y())
        + " "
        + tenth(spot.degrees())
        + " "
        + now.strength();
  }

  private List<String> leaders(BattlePosition before, BattlePosition now) {
    List<String> leaders = new ArrayList<>();
    for (int i = 0; i < now.leaders().size(); i++) {
      String spot = spot(i, now);
      if (i >= before.leaders().size() || !spot.equals(spot(i, before))) {
        leaders.add(spot);
      }
    }
    return leaders;
  }

  private String spot(int leader, BattlePosition position) {
    BattlePosition.Leader now = position.leaders().get(leader);
    var at = now.at();
    if (at == null && now.with() != null) {
      at =
          position.units().stream()
              .filter(each -> each.name().equals(now.with()))
              .findFirst()
              .map(BattlePosition.Unit::at)
              .orElse(null);
    }
    if (at == null || now.lost()) {
      return Integer.toString(leader);
    }
    BattleMap.Spot spot = map.spot(at);
    return leader + " " + tenth(spot.x()) + " " + tenth(spot.y());
  }

  private static String tenth(double value) {
    String text = String.format(Locale.ROOT, "%.1f", value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  private static String packed(String log) {
    var bytes = new ByteArrayOutputStream();
    try (var zipped = new GZIPOutputStream(bytes)) {
      zipped.write(log.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  private static String hash(String script) {
    try {
      return Base64.getEncoder()
          .encodeToString(
              MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
