package dev.muster.print;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Army.StandLine;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import java.util.regex.Pattern;

/**
 * An army list as Muster text, appended to lists for forums and letters so that a reader can copy
 * it; {@code import} reads it. It is the same in every language.
 */
final class ArmySource {
  /** What no keyword of the language has. */
  private static final Pattern NO_KEYWORD = Pattern.compile(".*[^a-z-].*");

  private static final Pattern ESTIMATED = Pattern.compile("(?s)estimated(?:: (.*))?");

  private ArmySource() {}

  static String of(Army army, Rulebook rulebook) {
    var text = new StringBuilder("army " + name(army.name()));
    text.append(label(army.label(), army.name()))
        .append(" for ")
        .append(rulebook.name())
        .append(" {\n");
    if (army.training() != null) {
      line(text, "training " + army.training());
    }
    if (army.breakShare() != null) {
      line(text, "breaks at " + army.breakShare());
    }
    if (army.statedBreakPoints() != null) {
      line(text, "total " + army.statedBreakPoints());
    }
    army.notes().forEach(note -> line(text, "note " + quoted(note)));
    army.sources().forEach(source -> line(text, "source " + quoted(source)));
    army.stands().forEach(stand -> line(text, stand(stand)));
    return text.append("}\n").toString();
  }

  private static void line(StringBuilder text, String words) {
    text.append("    ").append(words).append('\n');
  }

  private static String stand(StandLine stand) {
    var line = new StringBuilder("stand " + name(stand.name()));
    line.append(label(stand.label(), stand.name()))
        .append(' ')
        .append(stand.category())
        .append(' ')
        .append(stand.orderClass());
    if (stand.weapon() != null) {
      line.append(" weapon ").append(stand.weapon());
    }
    stand.stats().forEach((key, value) -> line.append(' ').append(key).append(value(value)));
    stand.traits().forEach((key, value) -> line.append(' ').append((key + " " + value).strip()));
    var notes = new StringBuilder();
    boolean estimated = false;
    for (String note : stand.notes()) {
      var estimate = ESTIMATED.matcher(note);
      if (!estimated && estimate.matches()) {
        String reason = estimate.group(1);
        line.append(" estimated").append(reason == null ? "" : " " + quoted(reason));
        estimated = true;
      } else {
        notes.append(" note ").append(quoted(note));
      }
    }
    return line.append(notes.isEmpty() ? "" : " {" + notes + " }").toString();
  }

  private static String value(StatValue value) {
    return switch (value) {
      case StatValue.Word word -> "=" + word;
      case StatValue.Words words -> "=" + words;
      case StatValue.Whole whole -> " " + whole;
      case StatValue.FirstThen move -> " " + move;
      case StatValue.Ranks ranks -> " " + ranks;
    };
  }

  private static String label(String label, String name) {
    return label.isEmpty() || label.equals(name) ? "" : " " + quoted(label);
  }

  /** A name that could be a word of the language is written as a name. */
  private static String name(String name) {
    return NO_KEYWORD.matcher(name).matches() ? name : "^" + name;
  }

  private static String quoted(String words) {
    return "\"" + words.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
  }
}
