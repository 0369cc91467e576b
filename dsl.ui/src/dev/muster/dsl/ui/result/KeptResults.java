package dev.muster.dsl.ui.result;

import dev.muster.dsl.ui.result.ResultEntry.Balance;
import dev.muster.dsl.ui.result.ResultEntry.Named;
import dev.muster.dsl.ui.result.ResultEntry.Options;
import dev.muster.dsl.ui.result.ResultEntry.Pick;
import dev.muster.dsl.ui.result.ResultEntry.Share;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.XMLMemento;

/** Keeps the results in the workspace, so that they are there after a restart. */
public final class KeptResults {

  private static final String ENTRY = "result";
  private static final String SHARE = "share";
  private static final String PICK = "pick";
  private static final String NAMED = "named";
  private static final String COMMANDER = "commander";
  private static final String SWITCH = "switch";

  private KeptResults() {}

  private static Path file() {
    return Platform.getStateLocation(Platform.getBundle("dev.muster.dsl.ui"))
        .append("results.xml")
        .toPath();
  }

  static void write(List<ResultEntry> results) {
    XMLMemento all = XMLMemento.createWriteRoot("results");
    for (ResultEntry each : results) {
      IMemento kept = all.createChild(ENTRY);
      kept.putString("name", clean(each.name()));
      kept.putString("verdict", clean(each.verdict()));
      kept.putString("text", clean(each.text()));
      kept.putBoolean("well", each.well());
      kept.putString("uri", each.uri());
      kept.putInteger("line", each.line());
      kept.putString("scenario", clean(each.balance().scenario()));
      kept.putInteger("battles", each.balance().battles());
      kept.putString("seed", Long.toString(each.balance().options().seed()));
      each.balance()
          .options()
          .commanders()
          .forEach((side, led) -> pair(kept, COMMANDER, side, led));
      each.balance().options().switches().forEach((key, value) -> pair(kept, SWITCH, key, value));
      for (Named named : each.named()) {
        IMemento part = kept.createChild(NAMED);
        part.putString("name", clean(named.name()));
        part.putInteger("line", named.line());
      }
      for (Pick pick : each.balance().picks()) {
        IMemento part = kept.createChild(PICK);
        part.putString("kind", clean(pick.kind()));
        part.putString("seed", Long.toString(pick.seed()));
        part.putString("words", clean(pick.words()));
      }
      for (Share share : each.balance().shares()) {
        IMemento part = kept.createChild(SHARE);
        part.putString("side", clean(share.side()));
        part.putInteger("wins", share.wins());
        part.putString("estimate", Double.toString(share.estimate()));
        part.putString("low", Double.toString(share.low()));
        part.putString("high", Double.toString(share.high()));
      }
    }
    try (Writer out = Files.newBufferedWriter(file(), StandardCharsets.UTF_8)) {
      all.save(out);
    } catch (IOException unwritten) {
      ILog.of(KeptResults.class).warn("The results could not be kept", unwritten);
    }
  }

  private static void pair(IMemento kept, String type, String name, String value) {
    IMemento part = kept.createChild(type);
    part.putString("name", clean(name));
    part.putString("value", clean(value));
  }

  private static Map<String, String> pairs(IMemento kept, String type) {
    Map<String, String> pairs = new TreeMap<>();
    for (IMemento each : kept.getChildren(type)) {
      pairs.put(text(each, "name"), text(each, "value"));
    }
    return pairs;
  }

  /** Removes characters that XML does not allow, since names come from files. */
  private static String clean(String text) {
    return text.replaceAll("[^\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD]", "");
  }

  /** Returns the stored results; empty if there are none or they cannot be read. */
  public static List<ResultEntry> read() {
    if (!Files.exists(file())) {
      return List.of();
    }
    List<ResultEntry> results = new ArrayList<>();
    try (Reader in = Files.newBufferedReader(file(), StandardCharsets.UTF_8)) {
      for (IMemento each : XMLMemento.createReadRoot(in).getChildren(ENTRY)) {
        results.add(entry(each));
      }
      return results;
    } catch (IOException | WorkbenchException | IllegalArgumentException unreadable) {
      ILog.of(KeptResults.class).warn("The kept results could not be read", unreadable);
      return List.of();
    }
  }

  private static ResultEntry entry(IMemento kept) {
    List<Share> shares =
        Arrays.stream(kept.getChildren(SHARE))
            .map(
                each ->
                    new Share(
                        text(each, "side"),
                        number(each, "wins"),
                        Double.parseDouble(text(each, "estimate")),
                        Double.parseDouble(text(each, "low")),
                        Double.parseDouble(text(each, "high"))))
            .toList();
    return new ResultEntry(
        text(kept, "name"),
        text(kept, "verdict"),
        text(kept, "text"),
        Boolean.TRUE.equals(kept.getBoolean("well")),
        text(kept, "uri"),
        number(kept, "line"),
        Arrays.stream(kept.getChildren(NAMED))
            .map(each -> new Named(text(each, "name"), number(each, "line")))
            .toList(),
        new Balance(
            text(kept, "scenario"),
            number(kept, "battles"),
            options(kept),
            shares,
            Arrays.stream(kept.getChildren(PICK))
                .map(
                    each ->
                        new Pick(
                            text(each, "kind"),
                            Long.parseLong(text(each, "seed")),
                            text(each, "words")))
                .toList()));
  }

  /** Returns how the battles were fought; of a result of an older version, as usual. */
  private static Options options(IMemento kept) {
    String seed = text(kept, "seed");
    return new Options(
        seed.isEmpty() ? 1 : Long.parseLong(seed), pairs(kept, COMMANDER), pairs(kept, SWITCH));
  }

  private static String text(IMemento kept, String key) {
    String text = kept.getString(key);
    return text == null ? "" : text;
  }

  private static int number(IMemento kept, String key) {
    Integer number = kept.getInteger(key);
    return number == null ? 0 : number;
  }
}
