package dev.muster.dsl.compile;

import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.rules.model.Rulebook.StatKind;
import dev.muster.rules.model.StatValue;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** Reads the text of a stat value by the shape its stat has. */
public final class StatParser {
  private static final Pattern WHOLE = Pattern.compile("[+-]?\\d{1,6}");
  private static final Pattern FIRST_THEN = Pattern.compile("(\\d{1,6})(?:[*/](\\d{1,6}))?");

  /** Possessive, as a value of a thousand ranks would else exhaust the stack. */
  private static final Pattern RANKS =
      Pattern.compile("(\\d{1,6}+(?:/\\d{1,6}+)*+)(?:\\[([+-]?\\d{1,6})])?");

  private static final Pattern WORD = Pattern.compile("[^/]+");
  private static final Pattern CROSSED = Pattern.compile("\\d{1,6}x\\d{1,6}");

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private StatParser() {}

  /** The shape named by a rulebook, null for a word that names none. */
  public static @Nullable StatKind kind(@Nullable String word) {
    return switch (word) {
      case "whole" -> StatKind.WHOLE;
      case "first-then" -> StatKind.FIRST_THEN;
      case "ranks" -> StatKind.RANKS;
      case "word" -> StatKind.WORD;
      case "words" -> StatKind.WORDS;
      case null, default -> null;
    };
  }

  /** Returns an example of a value of this kind, for messages. */
  public static String expectedShape(StatKind kind) {
    return switch (kind) {
      case WHOLE -> "a whole number such as 3 or -1";
      case FIRST_THEN -> "a number such as 2, or a first and a further one such as 3*2";
      case RANKS -> "a number for each rank, front first, such as 6 or 5/4";
      case WORD -> "a word after an equals sign";
      case WORDS -> "words after an equals sign, such as =musket/pistol";
    };
  }

  /**
   * The value, or null if the text has not the shape of the stat. A single first-then number stays
   * whole: it counts for every move.
   */
  public static @Nullable StatValue read(StatKind kind, String text) {
    String tight = tight(text);
    return switch (kind) {
      case WHOLE ->
          WHOLE.matcher(tight).matches() ? new StatValue.Whole(Integer.parseInt(tight)) : null;
      case FIRST_THEN -> {
        Matcher match = FIRST_THEN.matcher(tight);
        if (!match.matches()) {
          yield null;
        }
        int first = Integer.parseInt(match.group(1));
        yield match.group(2) == null
            ? new StatValue.Whole(first)
            : new StatValue.FirstThen(first, Integer.parseInt(match.group(2)));
      }
      case RANKS -> {
        Matcher match = RANKS.matcher(tight);
        if (!match.matches()) {
          yield null;
        }
        List<Integer> ranks = new ArrayList<>();
        for (String rank : match.group(1).split("/")) {
          ranks.add(Integer.valueOf(rank));
        }
        yield new StatValue.Ranks(
            ranks, match.group(2) == null ? null : Integer.valueOf(match.group(2)));
      }
      case WORD -> WORD.matcher(tight).matches() ? new StatValue.Word(tight) : null;
      case WORDS -> new StatValue.Words(List.of(tight.split("/")));
    };
  }

  /** The value of an entry, null if its key is no stat or its text has not the shape of it. */
  public static @Nullable StatValue value(StandEntry entry) {
    String text = text(entry);
    return entry.getKey() instanceof StatDef stat
            && !stat.eIsProxy()
            && text != null
            && kind(stat.getKind()) instanceof StatKind kind
            && (kind == StatKind.WORD || kind == StatKind.WORDS) == (entry.getWord() != null)
        ? read(kind, text)
        : null;
  }

  /**
   * The text of an entry's value without blanks, null if it has none. A first-then value written
   * 3x2 is taken from the word that follows.
   */
  public static @Nullable String text(StandEntry entry) {
    String text = entry.getValue() != null ? entry.getValue() : entry.getWord();
    if (text != null) {
      return tight(text);
    }
    if (entry.getKey() instanceof StatDef stat
        && !stat.eIsProxy()
        && kind(stat.getKind()) == StatKind.FIRST_THEN
        && entry.eContainer() instanceof StandDef stand) {
      int next = stand.getEntries().indexOf(entry) + 1;
      String crossed =
          next < stand.getEntries().size() ? valueWithoutKey(stand.getEntries().get(next)) : null;
      return crossed == null ? null : crossed.replace('x', '*');
    }
    return null;
  }

  /**
   * Returns the column before a word, if that column has no value yet and the word is meant as its
   * value; null otherwise.
   */
  public static @Nullable StatDef columnWithoutValue(@Nullable EObject word) {
    if (!(word instanceof StandEntry entry)
        || !(entry.eContainer() instanceof StandDef stand)
        || entry.getValue() != null
        || entry.getWord() != null) {
      return null;
    }
    int before = stand.getEntries().indexOf(entry) - 1;
    return before >= 0
            && stand.getEntries().get(before) instanceof StandEntry column
            && column.getKey() instanceof StatDef stat
            && !stat.eIsProxy()
            && text(column) == null
        ? stat
        : null;
  }

  private static String tight(String text) {
    return BLANKS.matcher(text).replaceAll("");
  }

  /** Returns an entry that consists of a value only, such as 3x2; null for any other entry. */
  public static @Nullable String valueWithoutKey(StandEntry entry) {
    for (INode node :
        NodeModelUtils.findNodesForFeature(entry, MusterPackage.Literals.STAND_ENTRY__KEY)) {
      String written = NodeModelUtils.getTokenText(node);
      if (CROSSED.matcher(written).matches()) {
        return written;
      }
    }
    return null;
  }
}
