package dev.muster.print;

import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.Palette;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.system.MusterVersion;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The record in a file of how it was printed: the version, the digest of its sources, and the
 * options to print it again. With it, {@code --verify} prints the sheet again and compares
 * everything. It is in a place that no text of an author can reach: in the metadata of a file, or
 * in its last line.
 *
 * @param command {@code print} or {@code book}
 * @param options options without their default value, by their names on the command line
 */
public record SheetSeal(
    String version, String digest, String command, SortedMap<String, String> options) {
  /** The name of the metadata of a file in which it stands. */
  public static final String NAME = "Muster";

  /** Minimum size of a hex on paper, in millimetres. */
  public static final double MIN_HEX = 15;

  public static final double MAX_HEX = 300;

  private static final Pattern LINE =
      Pattern.compile(
          "Muster (\\S{1,40}) ([0-9a-f]{4}(?:-[0-9a-f]{4}){3}) (print|book)((?: --[a-z]+ \\S+)*)");

  private static final Pattern OPTION = Pattern.compile(" --([a-z]+) (\\S+)");
  private static final String LANGUAGE = "language";
  private static final String MILLIMETRES = "mm";
  private static final String PACK = "book";
  private static final String POSITIONS = "positions";

  /**
   * The value of the option of positions, where they are those of a test battle and not of a log.
   */
  private static final String TEST_BATTLE = "battle";

  public SheetSeal {
    options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
  }

  /** The seal of a document. */
  static SheetSeal of(DocumentKind what, PrintSettings setting, String digest) {
    var options = options(setting);
    options.put("what", what.key());
    return new SheetSeal(MusterVersion.VERSION, digest, "print", options);
  }

  /** The seal of a document about a battle. */
  static SheetSeal of(DocumentKind what, PrintJob job) {
    return of(what, job.setting(), Provenance.digest(job.program()));
  }

  /** The seal of a pack for a day of battles. */
  static SheetSeal of(Schedule hours, String title, PrintSettings setting, String digest) {
    var options = options(setting);
    options.put("title", title);
    put(options, "start", hours.start(), Schedule.OPEN.start());
    put(options, "length", hours.length(), Schedule.OPEN.length());
    return new SheetSeal(MusterVersion.VERSION, digest, PACK, options);
  }

  private static TreeMap<String, String> options(PrintSettings setting) {
    PrintSettings usual = PrintSettings.USUAL;
    var options = new TreeMap<String, String>();
    put(options, LANGUAGE, setting.words().language(), usual.words().language());
    put(options, "paper", setting.paper().key(), usual.paper().key());
    put(options, "ink", setting.palette().key(), usual.palette().key());
    put(options, "hex", setting.hexWidth() == null ? null : setting.hexWidth() + MILLIMETRES, null);
    put(options, "side", setting.side(), null);
    put(options, "seed", setting.sample().seed(), usual.sample().seed());
    put(options, "battles", setting.sample().battles(), usual.sample().battles());
    BattleSample sample = setting.sample();
    if (sample.positions()) {
      options.put(POSITIONS, sample.logged() == null ? TEST_BATTLE : sample.digest());
    }
    return options;
  }

  private static void put(
      TreeMap<String, String> options,
      String name,
      @Nullable Object value,
      @Nullable Object usual) {
    if (value != null && !value.equals(usual)) {
      options.put(name, value.toString());
    }
  }

  /** Returns the seal in a line, if there is one. */
  public static Optional<SheetSeal> parse(String line) {
    Matcher seal = LINE.matcher(line.strip());
    if (!seal.matches()) {
      return Optional.empty();
    }
    var options = new TreeMap<String, String>();
    Matcher option = OPTION.matcher(seal.group(4));
    try {
      while (option.find()) {
        options.put(option.group(1), URLDecoder.decode(option.group(2), StandardCharsets.UTF_8));
      }
    } catch (IllegalArgumentException notEncoded) {
      return Optional.empty();
    }
    return Optional.of(new SheetSeal(seal.group(1), seal.group(2), seal.group(3), options));
  }

  /** As a line, in which {@link #parse} finds it again. */
  public String text() {
    var text = new StringBuilder("Muster " + version + " " + digest + " " + command);
    options.forEach(
        (name, value) ->
            text.append(" --")
                .append(name)
                .append(' ')
                .append(URLEncoder.encode(value, StandardCharsets.UTF_8)));
    return text.toString();
  }

  /** Whether it is that of a pack for a day of battles. */
  public boolean isPack() {
    return command.equals(PACK);
  }

  /** Returns the kind of document that was printed. */
  public DocumentKind what() {
    return DocumentKind.of(option("what", ""));
  }

  /** The language of its fixed texts. */
  public PageMessages words() {
    return PageMessages.of(option(LANGUAGE, PrintSettings.USUAL.words().language()));
  }

  /**
   * Returns the settings that it was printed with.
   *
   * @param theme in its {@link #words}
   * @param logged the battle of a log, for a sheet with its key positions; null for none
   * @throws IllegalArgumentException for an unknown option, or another log than that of the sheet
   */
  public PrintSettings setting(
      Theme theme,
      CheckSummary.@Nullable CheckedFindings checked,
      @Nullable BattleRecording logged) {
    PrintSettings usual = PrintSettings.USUAL;
    String hex = option("hex", "").replace(MILLIMETRES, "");
    return new PrintSettings(
        PaperSize.of(option("paper", usual.paper().key())),
        Palette.of(option("ink", usual.palette().key())),
        hex.isEmpty() ? null : width(hex),
        options.get("side"),
        theme,
        checked,
        sample(usual.sample(), logged));
  }

  private BattleSample sample(BattleSample usual, @Nullable BattleRecording logged) {
    BattleSample sample =
        new BattleSample(
            Long.parseLong(option("seed", String.valueOf(usual.seed()))),
            Integer.parseInt(option("battles", String.valueOf(usual.battles()))));
    String positions = options.get(POSITIONS);
    if (positions == null) {
      return sample;
    }
    BattleSample shown = sample.withPositions(positions.equals(TEST_BATTLE) ? null : logged);
    if (!positions.equals(TEST_BATTLE) && !shown.digest().equals(positions)) {
      throw new IllegalArgumentException(
          "it has the key positions of a log"
              + (logged == null ? "; name that: --log LOG" : ", and of another one than this"));
    }
    return shown;
  }

  /** The width of a hex on a sheet, in millimetres. A file is not trusted. */
  private static double width(String hex) {
    double width = Double.parseDouble(hex);
    if (!(width >= MIN_HEX && width <= MAX_HEX)) {
      throw new IllegalArgumentException("'" + hex + "' is no width of a hex");
    }
    return width;
  }

  /** The title of a pack. */
  public String title() {
    return option("title", "");
  }

  /** The hours of a pack. */
  public Schedule hours() {
    return new Schedule(
        Integer.parseInt(option("start", String.valueOf(Schedule.OPEN.start()))),
        Integer.parseInt(option("length", String.valueOf(Schedule.OPEN.length()))));
  }

  private String option(String name, String usual) {
    return options.getOrDefault(name, usual);
  }
}
