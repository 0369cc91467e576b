package dev.muster.rules.snaphance.report;

import dev.muster.rules.battle.Outcome;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;

/** Words the long report and the short one have in common. */
public final class SnaphanceReportText {
  public static final ReportVocabulary REPORT =
      new ReportVocabulary("Break Point", "its SP", " [§14.0]");

  private SnaphanceReportText() {}

  /** SP lost and initial SP of the stands of a group: "7 of 24". */
  static String groupLoss(Outcome.SideAccount side, String group) {
    int start = 0;
    int end = 0;
    for (Outcome.StandAccount stand : side.stands()) {
      if (stand.group().equals(group)) {
        start += stand.startSp();
        end += stand.endSp();
      }
    }
    return (start - end) + " of " + start;
  }

  /** Describes the fate of a General, beginning with his name. */
  static String fateText(SnaphanceEvent.GeneralFate e) {
    String fate =
        switch (e.fate()) {
          case "killed" -> "is killed";
          case "left the field" -> "leaves the field";
          default ->
              e.fate()
                  .replaceFirst("^rode to ", "has to ride to ")
                  .replaceFirst("^left the field with ", "leaves the field with ");
        };
    // A replacement is called after his group already.
    String of = e.general().endsWith(" " + e.group()) ? "" : " (" + e.group() + ")";
    return ReportVocabulary.capitalize(e.general() + of) + " " + fate + " at " + e.at();
  }
}
