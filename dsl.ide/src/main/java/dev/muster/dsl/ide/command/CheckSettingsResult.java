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
 * The answer to {@link MusterCommandService#CHECKS}: the severity of each check under a text in the
 * form of {@value CheckSettings#FILE}.
 *
 * @param text the text of the file with the requested changes
 * @param checks all checks, in the order of their codes
 * @param least the lowest severity that is reported: {@code error}, {@code warning} or {@code
 *     info}; empty if the text does not say, which hides remarks in editors
 * @param faults messages for lines that cannot be read
 * @param refusal why nothing was changed, for the user; empty if it was
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
   * @param section the section of the rules that it applies; empty if there is none
   * @param summary what the check requires
   * @param usual its default severity: {@code error}, {@code warning} or {@code info}
   * @param level the severity that the text sets, or {@code off}; empty if it sets none
   * @param fixed whether it always stays an error, because a battle with such a finding cannot be
   *     played
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

  /** Returns the objection to a requested change; an empty level means the default. */
  private static Optional<String> objection(String what, String word) {
    // What a file may not say, a wish may not either.
    return word.isEmpty() && (CheckCodes.of(what) != null || what.equals(CheckSettings.LEAST))
        ? Optional.empty()
        : CheckSettings.parse(what + " " + word).faults().stream().findFirst();
  }
}
