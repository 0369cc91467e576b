package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.text.TextChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Clauses as one would say them, and what the language says for them. */
final class PhraseSuggestions implements SuggestionRule {
  private static final Map<String, Integer> NUMBERS =
      Map.ofEntries(
          Map.entry("i", 1),
          Map.entry("ii", 2),
          Map.entry("iii", 3),
          Map.entry("iv", 4),
          Map.entry("v", 5),
          Map.entry("vi", 6),
          Map.entry("vii", 7),
          Map.entry("viii", 8),
          Map.entry("ix", 9),
          Map.entry("x", 10),
          Map.entry("xi", 11),
          Map.entry("xii", 12),
          Map.entry("first", 1),
          Map.entry("second", 2),
          Map.entry("third", 3),
          Map.entry("fourth", 4),
          Map.entry("fifth", 5),
          Map.entry("sixth", 6),
          Map.entry("seventh", 7),
          Map.entry("eighth", 8),
          Map.entry("ninth", 9),
          Map.entry("tenth", 10),
          Map.entry("ten", 10),
          Map.entry("twenty", 20),
          Map.entry("thirty", 30),
          Map.entry("forty", 40),
          Map.entry("fifty", 50),
          Map.entry("sixty", 60),
          Map.entry("seventy", 70),
          Map.entry("eighty", 80),
          Map.entry("ninety", 90));

  private static final Map<String, String> CORNERS =
      Map.of(
          "north",
          "N",
          "south",
          "S",
          "northeast",
          "NE",
          "southeast",
          "SE",
          "southwest",
          "SW",
          "northwest",
          "NW",
          "ne",
          "NE",
          "se",
          "SE",
          "sw",
          "SW",
          "nw",
          "NW");

  private static final String MONTHS = "janfebmaraprmayjunjulaugsepoctnovdec";

  /** The written phrase and its correction; null if it is a different phrase. */
  private record Phrase(Pattern written, Function<MatchResult, @Nullable String> meant) {}

  private static final String NAME = "(?<![\\p{L}\\d_-])([\\p{L}_][\\p{L}\\d_-]*)";
  private static final String END = "(?![\\p{L}\\d_-])";

  private static final List<Phrase> PHRASES = new ArrayList<>();

  private static void say(String written, String meant) {
    say(
        written,
        found -> {
          String said = meant;
          for (int group = 1; group <= found.groupCount(); group++) {
            said = said.replace("$" + group, found.group(group) == null ? "" : found.group(group));
          }
          return said;
        });
  }

  private static void say(String written, Function<MatchResult, @Nullable String> meant) {
    int flags = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
    PHRASES.add(new Phrase(Pattern.compile(written, flags), meant));
  }

  /** Returns the number that a word means, between two texts. */
  private static Function<MatchResult, @Nullable String> numbered(
      String before, int group, String behind) {
    return found -> {
      Integer number = NUMBERS.get(found.group(group).toLowerCase(Locale.ROOT));
      return number == null ? null : before + number + behind;
    };
  }

  static {
    // Rounds.
    say("\\b(\\d+)(?:st|nd|rd|th|\\.)\\s+(?:round|turn)s?\\b", "round $1");
    say("\\b(?:round|turn)\\s+(\\d+)(?:st|nd|rd|th)\\b", "round $1");
    say("\\b(?:round|turn)\\s+(\\p{L}+)" + END, numbered("round ", 1, ""));
    say("\\b(?:the\\s+)?(\\p{L}+)\\s+(?:round|turn)" + END, numbered("round ", 1, ""));
    say("\\b(?:round|turn)s?\\s*(\\d+)\\s*(?:-|–|—|to|or|/|\\.\\.)\\s*\\d+", "round $1");
    say("\\b(?:on|in|at|by|from)\\s+(?:the\\s+)?(?:round|turn)\\b", "round");
    say("\\blength\\s+(?:max|maximum|of|up\\s+to|about)\\s+(\\d+)", "length $1");
    say("\\b(?:game|battle|scenario)\\s+length\\b", "length");
    say("\\b(\\d+)\\s*(?:-|–|—|to|or|/|\\.\\.)\\s*(\\d+)\\s+(?:rounds|turns)\\b", "$2 rounds");
    // Conditions and victory.
    say(
        "\\b(when|and|or|if|not)\\s+(?:after|at|in|by|from|on|until|before|it\\s+is)\\s+"
            + "(?:the\\s+)?(?:round|turn)\\b",
        "$1 round");
    say(NAME + "\\s+wins?\\s+(?:when|if|by|once)\\b", "victory $1 when");
    say(NAME + "\\s+wins?\\s+at\\s+(?:the\\s+)?end\\s+(?:when|if)\\b", "victory $1 at end when");
    say("\\bvictory\\s+(?:for|of|goes\\s+to|to)\\s+" + NAME, "victory $1");
    say("\\bvictory\\s+" + NAME + "\\s*:\\s*(?:when\\b)?", "victory $1 when");
    say(
        NAME + "\\s+(?:is|are|has|have|gets|was|were)?\\s*(?:broken|routed|routs|breaking)" + END,
        "$1 breaks");
    say(NAME + "\\s+(?:does|do|did)\\s*(?:not|n['’]t)\\s+holds?\\b", "not $1 holds");
    say(NAME + "\\s+(?:doesn['’]t|don['’]t|fails\\s+to)\\s+holds?\\b", "not $1 holds");
    say(NAME + "\\s+(?:does|do|did)\\s*(?:not|n['’]t)\\s+loses?\\b", "not $1 loses");
    say(NAME + "\\s+(?:does|do|did)\\s*(?:not|n['’]t)\\s+breaks?\\b", "not $1 breaks");
    say(NAME + "\\s+holds\\s+" + NAME + "\\s+(and|or)\\s+" + NAME, "$1 holds $2 $3 $1 holds $4");
    say("(?<!at )\\bend\\s+(when|if)\\b", "at end when");
    say("\\b(?:until|till|up\\s+to)\\s+(?:round|turn)\\s+\\d+", "");
    say("\\bunless\\b", "if not");
    say("\\bunless\\b", "and not");
    say("\\bexcept\\s+(?:if|when)\\b", "and not");
    say("\\bboth\\s+", " ");
    say("\\beither\\s+", " ");
    say("(?:>=|=>|≥|>|at\\s+least|more\\s+than|over|min\\.?|minimum)\\s*(\\d+)", "$1");
    say("\\b(\\d+\\s*(?:%|units))\\s+(?:or|and)\\s+more\\b", "$1");
    say("\\b(\\p{L}+)\\s+(?:per\\s*cent|percent|prozent|pour\\s*cent)\\b", numbered("", 1, "%"));
    say("\\b(\\d+)\\s+per\\s+cent\\b", "$1%");
    // What is expected, and what was.
    say(NAME + "\\s+to\\s+(win|break)\\b", "$1 $2s");
    say(NAME + "\\s+to\\s+lose\\b", "$1 loses");
    say("\\bbetween\\s+(\\d+)\\s*%?\\s*(?:and|to|-|–)\\s*(\\d+)\\s*%", "$1%..$2%");
    say("\\bbetween\\s+(\\d+)\\s*(?:and|to|-|–)\\s*(\\d+)", "$1..$2");
    say("\\bfrom\\s+(\\d+)\\s*%?\\s*(?:to|-|–)\\s*(\\d+)\\s*%", "$1%..$2%");
    say("\\b(\\d+)\\s*(?:%?\\s*(?:to|bis|à)|[-–—])\\s*(\\d+)\\s*%", "$1%..$2%");
    say(
        "(?<![\\d.])(?:0?\\.(\\d\\d?)|(1)\\.0)\\s*\\.\\.\\s*(?:0?\\.(\\d\\d?)|(1)(?:\\.0)?)(?!\\d)",
        found -> hundredths(found, 1, 2) + "%.." + hundredths(found, 3, 4) + "%");
    say(
        "(?:~|≈|\\b(?:about|around|approx\\.?|approximately|circa|ca\\.?|roughly|etwa|env\\.?)\\s+)"
            + "\\s*(\\d+)",
        "$1");
    say("\\bexpect\\s+(?:a\\s+)?(?:length|duration|turns|game)(?:\\s+of)?\\b", "expect rounds");
    say("\\bwinner\\s*[:=]?\\s*(?:draw|drawn|none|nobody|neither|undecided|tie)" + END, "draw");
    say("^\\s*" + NAME + "\\s+(?:won|wins|victorious)\\s*$", "winner $1");
    // Arrivals and throws.
    say(
        "\\b(?:throwing|throws?|rolling|rolls?|on|needs?|needing|with|dice)\\s+(?:an?\\s+|on\\s+)?"
            + "(?:d6\\s*)?(?:>=|=>|≥|>|of\\s+)?\\s*(\\d)\\s*(?:\\+|or\\s+(?:more|better|higher|over)"
            + "|and\\s+(?:more|up|over)|plus|up)?(?=\\s|$|})",
        "throwing $1+");
    say("\\bthrowing\\s+(\\d)\\s*(?:-|–|to|\\.\\.)\\s*6\\b", "throwing $1+");
    say("\\b(arrives\\s+round\\s+\\d+)\\s+(?:from|via|in|on|by|through)\\s+(?=\\d)", "$1 at ");
    // Where a stand is, and how it stands.
    say(
        "\\b(?:facing|front|face|faces)?:?\\s*\\b(north|south)[\\s-]+(east|west)" + END,
        found -> "facing " + corner(found.group(1) + found.group(2)));
    say(
        "\\bfacing:?\\s+(?:the\\s+)?(north\\s*east|south\\s*east|south\\s*west|north\\s*west|north"
            + "|south)(?:wards?)?"
            + END,
        found -> "facing " + corner(found.group(1).replaceAll("\\s", "")));
    say(
        "\\b(?:facing|front|face)\\s+([ns])\\s*[./-]\\s*([ew])\\.?(?=\\s|$)",
        found -> "facing " + corner(found.group(1) + found.group(2)));
    say(
        "\\b(?:facing|front|face)\\s+([ns])\\.(?=\\s|$)",
        found -> "facing " + found.group(1).toUpperCase(Locale.ROOT));
    say("\\bopportunity\\s+(?:fire|shooting)\\b", "on opportunity");
    say("\\bon\\s+opportunity\\s+(?:fire|shooting)\\b", "on opportunity");
    say("\\b(?:in|is|being)\\s+(?:disorder|disorganised|disorganized|disarray)\\b", "disordered");
    say("(" + NAME + ")\\s*\\(\\s*([\\p{L}][\\p{L}\\d_-]*)\\s*\\)", "$1 as $3");
    say("\\(\\s*([\\p{L}][\\p{L}\\d_-]*)\\s*\\)", "with $1");
    say("\\bstand\\s+" + NAME + "\\s*[=:]\\s*" + NAME, "stand $2 as $1");
    say("\\bas\\s+\"([\\p{L}][\\p{L}\\d_-]*)\"", "as $1");
    say("\\band\\s+" + NAME, "with $1");
    say("\\bclass\\s+([A-C])\\b", "$1");
    say("\\b([A-C])\\s*-?\\s*class\\b", "$1");
    // Values of a stand line.
    say(
        "\\b0?(\\d{1,2})\\s*[./ -]\\s*(jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|okt|oct|nov|dec"
            + "|dez)\\p{L}*\\.?(?=\\s|$)",
        found -> ranks(Integer.parseInt(found.group(1)), found.group(2)));
    say("\"(\\d[\\d*/+\\[\\]-]*)\"", "$1");
    say("(\\d)\\s*\\(\\s*(\\+?\\d+)\\s*\\)", "$1[$2]");
    say("\\bsp\\s+(\\d+)\\s*\\+\\s*(\\d+)", "sp $1[+$2]");
    say("\\b(\\p{L}{1,3}|\\dh)\\s+(?:-|–|—|−|n\\s*/\\s*a|none|nil)(?=\\s|$)", "");
    say("=\\s*(\\d)", " $1");
    say("\\s*\\[\\s*\\d+\\s*(?:pts?|points?|punkte|pkt)\\s*\\]", "");
    say("\\b(\\d{1,3})\\s+(?:victory\\s+)?(?:points|vp)\\b", "points $1");
    say("\\b(?:victory|win|winning)\\s+points\\b", "points");
    say("\\bweapon\\s+" + NAME + "\\s*[/,+&]\\s*" + NAME, "weapon $1");
    // Units behind a number, which the language does not name.
    say(
        "(?<![\\p{L}\\d.])([+-]?\\d{1,3})\\s*(?:hexes|hex|h|mp|sp|bp|d6|dice|die|pts?|points?|turns?"
            + "|rounds?|inch(?:es)?|in|cm|mm|[\"″”]|paces|yds?|metres|meters|men|units?|stands?"
            + "|bases|figures)(?![\\p{L}\\d_-])",
        "$1");
    // Heads and ends of blocks.
    say("\\(\\s*([\\p{L}][\\p{L}\\d_.-]*)\\s*\\)(?=\\s*\\{)", "fields $1");
    say("\\(\\s*([\\p{L}][\\p{L}\\d_.-]*)\\s*\\)(?=\\s*\\{)", "for $1");
    say("\\(\\s*([\\p{L}][\\p{L}\\d_.-]*)\\s*\\)(?=\\s*\\{)", "on $1");
    say(
        "(?<![\\p{L}])(?:end|ende|fin)\\s*(?:of\\s+)?"
            + "(?:group|side|army|map|scenario|rulebook|if)?\\s*$",
        "}");
    say(
        "(?<=})\\s*(?:end|ende|fin)\\s*(?:of\\s+)?(?:group|side|army|map|scenario|rulebook)?\\s*$",
        "");
    say(
        "\\b(group|side|objective|zone|map|army|scenario)\\s+(\\d+)(?=\\s+\")",
        found ->
            found.group(1)
                + " "
                + Character.toUpperCase(found.group(1).charAt(0))
                + found.group(1).substring(1)
                + found.group(2));
    // Of the map.
    say(
        "\\b(\\d+)\\s*(?:columns?|cols?|wide|across|hexes\\s+wide)?\\s*(?:x|by|and|,|×)?\\s*(\\d+)"
            + "\\s*(?:rows?|high|deep|down|hexes\\s+high)(?=\\s|$)",
        "$1 x $2");
    say("\\b(\\d+)\\s+(?:by|mal|par|por|auf)\\s+(\\d+)\\b", "$1 x $2");
    say("\\b(?:on|map|at)\\s+(?:the\\s+)?(?:map|field|board|table)\\s+" + NAME, "on $1");
    say("\\b(?:with|using|by|under|after)\\s+(?:the\\s+)?rules?\\s*[:=]?\\s+", "rules ");
    say(
        "(\\d{4})\\s*-\\s*(\\d{4})\\s*-\\s*(\\d{4})(?:\\s*-\\s*(\\d{4}))?(?![\\d-])",
        found ->
            found.group(1)
                + "-"
                + found.group(2)
                + ", "
                + found.group(2)
                + "-"
                + found.group(3)
                + (found.group(4) == null ? "" : ", " + found.group(3) + "-" + found.group(4)));
    say("\\blegend\\s+(?!\\{)([^{}\\n]+?)\\s*$", "legend { $1 }");
    // Rulebooks.
    say("\\bcost\\s+(\\d)", "cost * $1");
    say("\\bcost\\s+(?:all|any|every|each|other|default)\\s*:?\\s*(\\d)", "cost * $1");
    say(",\\s*(height|fire|no\\s+entry|\\{|melee|applies|cost)", " $1");
    say("\\b(?:level|elevation|contour)\\s+(\\d)", "height $1");
    say(
        "\\b(?:impassable|closed|forbidden|not\\s+passable|no\\s+go|no\\s+entry|not)(?:\\s+(?:for"
            + "|to))?\\s+(?=[\\p{L}*])",
        "no entry for ");
    say("\\bif\\s+" + NAME + "\\s*(?:is|=|==|:|equals)\\s*" + NAME, "if $1 $2");
    say("\\b(?:when|while|in\\s+case\\s+of)\\s+" + NAME + "\\s+" + NAME, "if $1 $2");
    say("\\bswitch\\s+" + NAME + "\\s+values\\s+" + NAME, "switch $1 default $2 values $2");
    say("(?<=\")\\s+(order|morale|melee|fire)\\s+([+-]\\d)", "gives $1 $2");
    say("(\\btrait\\s+[\\w-]+)\\s+(order|morale|melee|fire)\\s+([+-]\\d)", "$1 gives $2 $3");
    say("(\\blegend\\s*\\{[^{}]*?)\\s*[;|]\\s*", "$1 ");
    say("\\bby\\s+([+-]\\d)", "$1");
    say("\\b(?:based|built|founded)\\s+(?:on|upon)\\b", "extends");
    say("\\b(?:derived|descended|taken)\\s+from\\b", "extends");
    say("\\brulebook\\s+" + NAME + "\\s+" + NAME + "(?=\\s+(?:\"|extends|\\{))", "rulebook $1.$2");
  }

  private static String hundredths(MatchResult found, int fraction, int whole) {
    return found.group(whole) != null
        ? "100"
        : String.valueOf(Integer.parseInt((found.group(fraction) + "0").substring(0, 2)));
  }

  /** Ranks that a spreadsheet has made a day of: the front is the strongest. */
  private static String ranks(int day, String month) {
    int other = MONTHS.indexOf(english(month)) / 3 + 1;
    return Math.max(day, other) + "/" + Math.min(day, other);
  }

  private static String english(String month) {
    return switch (month.toLowerCase(Locale.ROOT)) {
      case "mär" -> "mar";
      case "mai" -> "may";
      case "okt" -> "oct";
      case "dez" -> "dec";
      default -> month.toLowerCase(Locale.ROOT);
    };
  }

  private static String corner(String word) {
    return CORNERS.getOrDefault(word.toLowerCase(Locale.ROOT), "");
  }

  @Override
  public void suggest(SourceTokens words, int at, Consumer<Suggestion> offer) {
    SourceToken here = words.at(Math.min(at, words.size() - 1));
    if (here == null) {
      return;
    }
    String text = words.text();
    int place = at < words.size() ? here.start() : here.end();
    line(words, text, words.rawLineStart(place), words.rawLineEnd(place), place, offer);
    SourceToken before = words.at(at - 1);
    if (before != null && before.line() < here.line()) {
      int end = before.end();
      line(words, text, words.rawLineStart(before.start()), words.rawLineEnd(end), end, offer);
    }
  }

  private static void line(
      SourceTokens words, String text, int start, int end, int place, Consumer<Suggestion> offer) {
    for (Phrase phrase : PHRASES) {
      Matcher found = phrase.written().matcher(text).region(start, end);
      found.useTransparentBounds(true);
      while (found.find()) {
        @Nullable String meant = phrase.meant().apply(found);
        int first = found.start();
        while (first < found.end() && Character.isWhitespace(text.charAt(first))) {
          first++;
        }
        String written = text.substring(first, found.end()).stripTrailing();
        boolean near = first <= place + 1 && place <= found.end() + REACH;
        if (meant == null
            || !near
            || meant.strip().equals(written)
            || inText(words, first, written)) {
          continue;
        }
        offer.accept(guess(text, first, written, meant.strip()));
      }
    }
  }

  /** A slip may be noticed some words behind it. */
  private static final int REACH = 24;

  private static Suggestion guess(String text, int first, String written, String meant) {
    boolean gone = meant.isEmpty();
    int from = first;
    while (gone && from > 0 && text.charAt(from - 1) == ' ') {
      from--;
    }
    boolean close =
        !gone
            && first > 0
            && !Character.isWhitespace(text.charAt(first - 1))
            && Character.isLetterOrDigit(text.charAt(first - 1));
    return new Suggestion(
        UnquotedTextSuggestions.NAME,
        gone ? "Remove " + written : "Write " + meant,
        gone
            ? "did not expect '" + written + "' here; leave it out"
            : "did not expect '" + written + "' here; write " + meant,
        first,
        written.length(),
        List.of(new TextChange(from, first + written.length() - from, (close ? " " : "") + meant)));
  }

  /** Whether a stretch begins within a text in quotes, in which anything may be written. */
  private static boolean inText(SourceTokens words, int start, String written) {
    SourceToken word = words.at(words.indexOf(start));
    return word != null
        && (word.isText() || word.isLongText())
        && (word.start() < start || word.start() == start && written.length() < word.length());
  }
}
