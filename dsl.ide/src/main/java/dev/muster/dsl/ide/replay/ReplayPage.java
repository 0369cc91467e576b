package dev.muster.dsl.ide.replay;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.page.InlinedPage;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * A recorded battle as one HTML file, which needs no other file and no network: the map page with
 * the answers of a server to all it can ask, and the log of the battle.
 */
public final class ReplayPage {
  private static final Gson JSON = new GsonBuilder().disableHtmlEscaping().create();

  private static final String SCENES = "recorded";
  private static final String LOG = "log";
  private static final String LOG_BEFORE = "log-before";
  private static final String END = "</script>\n";

  /** Characters of the scenes of one battle that are read. */
  private static final int MOST = 256 * 1024 * 1024;

  private ReplayPage() {}

  /** The page of a battle. */
  public static String of(BattleRecording battle) {
    return of(battle, null);
  }

  /**
   * Returns the page of a battle that continues another one, which is shown beside it.
   *
   * @param before the battle that it continues; null for none
   */
  public static String of(BattleRecording battle, @Nullable BattleRecording before) {
    Scenario scenario = battle.program().scenario();
    String title = scenario.label().isBlank() ? scenario.name() : scenario.label();
    String scenes = JSON.toJson(RecordedScenes.of(battle, before));
    return InlinedPage.html()
        .replace("<title>Muster map</title>", "<title>" + HtmlEscape.text(title) + "</title>")
        .replace("<span id=\"about\">", "<span id=\"about\">" + HtmlEscape.text(about(battle)))
        .replace(
            "<noscript>",
            block(SCENES, scenes)
                + block(LOG, battle.log())
                + (before == null ? "" : block(LOG_BEFORE, before.log()))
                + "<noscript>");
  }

  private static String about(BattleRecording battle) {
    BattleProgram program = battle.program();
    String date = program.scenario().date();
    return program.rulebook().label()
        + (date.isBlank() ? "" : ", " + PageMessages.ENGLISH.date(date))
        + ", seed "
        + battle.seed();
  }

  /**
   * Returns the log in a page; null if the text is not such a page.
   *
   * @param most maximum number of characters that are read; a longer log is cut off and then fails
   *     the referee's check
   */
  public static @Nullable String log(String page, long most) {
    return isPage(page) ? unpacked(page, LOG, most) : null;
  }

  /**
   * Returns the log of the battle that the battle of a page went on from; null if there is none.
   *
   * @param most as above
   */
  public static @Nullable String logBefore(String page, long most) {
    return isPage(page) ? unpacked(page, LOG_BEFORE, most) : null;
  }

  private static boolean isPage(String page) {
    return page.startsWith("<!DOCTYPE html>");
  }

  /**
   * Returns whether a page is the one written for a battle. The compression of its parts can
   * differ, because it depends on the system.
   */
  public static boolean isOf(
      String page, BattleRecording battle, @Nullable BattleRecording before) {
    return parts(page).equals(parts(of(battle, before)));
  }

  /** Returns the decompressed parts, and the page without them. */
  private static List<@Nullable String> parts(String page) {
    String around = page;
    List<@Nullable String> parts = new ArrayList<>();
    for (String each : List.of(SCENES, LOG, LOG_BEFORE)) {
      parts.add(unpacked(page, each, MOST));
      int start = around.indexOf(start(each));
      int end = around.indexOf(END, Math.max(0, start));
      if (start >= 0 && end >= 0) {
        around = around.substring(0, start + start(each).length()) + around.substring(end);
      }
    }
    parts.add(around);
    return parts;
  }

  private static String start(String id) {
    return "<script type=\"application/gzip\" id=\"" + id + "\">";
  }

  private static String block(String id, String text) {
    return start(id) + packed(text) + END;
  }

  private static @Nullable String unpacked(String page, String id, long most) {
    int start = page.indexOf(start(id));
    int end = page.indexOf(END, Math.max(0, start));
    if (start < 0 || end < 0) {
      return null;
    }
    byte[] bytes;
    try {
      bytes = Base64.getDecoder().decode(page.substring(start + start(id).length(), end));
    } catch (IllegalArgumentException damaged) {
      return "";
    }
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return new String(
          in.readNBytes((int) Math.min(most, Integer.MAX_VALUE - 8)), StandardCharsets.UTF_8);
    } catch (IOException damaged) {
      return "";
    }
  }

  private static String packed(String text) {
    var bytes = new ByteArrayOutputStream();
    try (var zipped = new SmallestGzip(bytes)) {
      zipped.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  /** Takes a little longer for a file to send. */
  private static final class SmallestGzip extends GZIPOutputStream {
    SmallestGzip(OutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }
}
