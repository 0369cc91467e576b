package dev.muster.dsl.ide.command;

import dev.muster.dsl.validation.CheckSettings;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.Finding;
import dev.muster.rules.systems.CheckCodes;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link MusterCommandService#CHECKS}: how much the findings of each check matter by
 * a text in the form of {@value CheckSettings#FILE}.
 *
 * @param text of the file, with what was to be said
 * @param checks all there are, in the order of their codes
 * @param least the lightest findings that are told: {@code error}, {@code warning} or {@code info};
 *     empty where the text does not say, which hides remarks in editors
 * @param faults lines that cannot be read, each as it would be told
 * @param refusal why nothing was said, for the user; empty otherwise
 */
public record CheckSettingsResult(
    String text, List<Check> checks, String least, List<String> faults, String refusal) {
  public CheckSettingsResult {
    checks = List.copyOf(checks);
    faults = List.copyOf(faults);
  }

  /**
   * A check.
   *
   * @param code such as {@code V-034}
   * @param section of the rules it rests on; empty where there is none
   * @param summary what is as it should be
   * @param usual its level where nobody says another: {@code error}, {@code warning} or {@code
   *     info}
   * @param level the one that is said, or {@code off}; empty where none is
   * @param fixed whether it stays an error, since nobody can play what it finds
   */
  public record Check(
      String code, String section, String summary, String usual, String level, boolean fixed) {}

  static CheckSettingsResult refused(String why) {
    return new CheckSettingsResult("", List.of(), "", List.of(), why);
  }

  static CheckSettingsResult of(List<Object> arguments) {
    Object first = arguments.isEmpty() ? null : BattleRequest.plain(arguments.getFirst());
    Object second = arguments.size() < 2 ? null : BattleRequest.plain(arguments.get(1));
    Map<String, ?> wanted = second == null ? Map.of() : BattleRequest.object(second);
    if (first != null && !(first instanceof String) || wanted == null) {
      return refused(
          MusterCommandService.CHECKS
              + " takes the text of a "
              + CheckSettings.FILE
              + " and levels by their codes");
    }
    String text = first == null ? "" : first.toString();
    for (Map.Entry<String, ?> each : wanted.entrySet()) {
      Object word = BattleRequest.plain(each.getValue());
      Optional<String> why = objection(each.getKey(), word == null ? "" : word.toString());
      if (why.isPresent()) {
        return refused(why.get());
      }
      text = CheckSettings.with(text, each.getKey(), CheckSettings.Level.of(String.valueOf(word)));
    }
    CheckSettings settings = CheckSettings.parse(text);
    CheckSettings.Level least = settings.least();
    return new CheckSettingsResult(
        text,
        CheckCodes.all().stream().map(each -> check(each, settings.of(each))).toList(),
        least == null ? "" : least.word(),
        settings.faults(),
        "");
  }

  private static Check check(CheckCode code, CheckSettings.@Nullable Level level) {
    return new Check(
        code.id(),
        CheckCodes.section(code),
        code.summary(),
        code.severity().name().toLowerCase(Locale.ROOT),
        level == null ? "" : level.word(),
        code.severity() == Finding.Severity.ERROR);
  }

  /** What is wrong with a wish; an empty word is one to have a check as usual. */
  private static Optional<String> objection(String what, String word) {
    // What a file may not say, a wish may not either.
    return word.isEmpty() && (CheckCodes.of(what) != null || what.equals(CheckSettings.LEAST))
        ? Optional.empty()
        : CheckSettings.parse(what + " " + word).faults().stream().findFirst();
  }
}
