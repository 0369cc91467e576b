package dev.muster.dsl.ide.command;

import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.Finding;
import dev.muster.rules.systems.CheckCodes;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The answer to {@link MusterCommandService#EXPLAIN}: the explanation of a check.
 *
 * @param code such as {@code V-034}
 * @param section the section of the rules that the check applies; empty if there is none
 * @param text what the check requires, and what to do about its findings, for the user
 * @param refusal why there is no explanation; empty if there is one
 */
public record CheckExplanation(String code, String section, String text, String refusal) {
  /** Findings of allowances themselves, and of an import that is not needed, are never allowed. */
  private static final Set<String> NOT_ALLOWED = Set.of("V-230", "V-231", "V-238");

  /** Whether the findings of a check, if they are no errors, can be taken back with a reason. */
  public static boolean isAllowable(String code) {
    return !NOT_ALLOWED.contains(code);
  }

  static CheckExplanation of(List<Object> arguments) {
    Object asked = arguments.isEmpty() ? null : BattleRequest.plain(arguments.getFirst());
    String id = asked == null ? "" : asked.toString();
    CheckCode code = CheckCodes.of(id);
    return code == null
        ? new CheckExplanation(id, "", "", "there is no check '" + id + "'")
        : new CheckExplanation(id, CheckCodes.section(code), text(code), "");
  }

  private static String text(CheckCode code) {
    String section = CheckCodes.section(code);
    var text = new StringBuilder(code.id()).append(", ");
    text.append(code.severity() == Finding.Severity.ERROR ? "an " : "a ")
        .append(
            code.severity() == Finding.Severity.INFO
                ? "remark"
                : code.severity().name().toLowerCase(Locale.ROOT));
    if (!section.isEmpty()) {
      text.append(" by \u00A7").append(section);
    }
    text.append(": ").append(code.summary());
    if (code.severity() == Finding.Severity.ERROR) {
      text.append(" A battle with this error cannot be played.");
    } else if (isAllowable(code.id())) {
      text.append(" If you mean it so, write: allow ").append(code.id()).append(" \"why\"");
    }
    return text.toString();
  }
}
