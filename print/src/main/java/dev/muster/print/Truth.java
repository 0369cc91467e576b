package dev.muster.print;

import dev.muster.rules.json.Digest;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.Systems;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What a sheet is made from, at its foot: the scenario, its rules, the readings that differ from
 * the usual ones, and a digest by which anybody can find out later whether the text has changed
 * since.
 */
public final class Truth {
  private static final Pattern DIGEST =
      Pattern.compile("Muster ([0-9a-f]{4}(?:-[0-9a-f]{4}){3})(?![-0-9a-f])");

  private Truth() {}

  /** The digest of a battle, {@code 1f0c-93aa-52d7-0b41}. */
  public static String digest(BattleProgram program) {
    return Digest.of(program);
  }

  /**
   * The digests that stand on a sheet, each once, as they come; none on a sheet that is not ours.
   */
  public static List<String> on(String sheet) {
    return DIGEST
        .matcher(sheet)
        .results()
        .map((MatchResult found) -> found.group(1))
        .distinct()
        .toList();
  }

  /** The foot of a sheet. */
  static String foot(BattleProgram program) {
    var facts = new ArrayList<String>();
    facts.add(Sheet.title(program.scenario().label(), program.scenario().name()));
    String rules = Systems.of(program.rulebook()).figures().rules(program);
    facts.add(Sheet.title(rules, program.rulebook().name()));
    for (Rulebook.Switch known : program.rulebook().switches()) {
      String value = program.scenario().switches().get(known.key());
      if (value != null && !value.equals(known.defaultValue())) {
        facts.add(Escape.text(known.key().replace('_', ' ') + ": " + value.replace('_', ' ')));
      }
    }
    facts.add("Muster " + digest(program));
    return "<p class=\"truth\">" + String.join(" &middot; ", facts) + "</p>\n";
  }
}
