package dev.muster.dsl.validation;

import dev.muster.dsl.muster.ExpectDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.HistoryDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.SwitchSetting;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.model.CommanderProfile;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.validation.Check;
import org.jspecify.annotations.Nullable;

/** Checks what only the text of a scenario contains; all other checks use the records. */
public class ScenarioTextChecks extends AbstractChecks {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  private static final int[] DAYS = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

  @Check
  public void editions(ScenarioDef scenario) {
    RulebookDef rulebook = RulebookEntries.rulebookOf(scenario);
    if (rulebook == null) {
      return;
    }
    List<RulebookDef> others =
        scenario.getSides().stream()
            .map(SideDef::getArmy)
            .map(army -> army == null ? null : army.getRulebook())
            .distinct()
            .toList();
    if (scenario.getSides().size() > 1
        && scenario.getRulebook() == rulebook
        && others.size() == 1
        && others.getFirst() != null
        && !others.getFirst().eIsProxy()
        && !RulebookEntries.lineage(rulebook).contains(others.getFirst())) {
      report(
          CommonCheckCode.V_140,
          "the armies are for "
              + others.getFirst().getName()
              + ", but the scenario is played by "
              + rulebook.getName()
              + "; use one rulebook",
          scenario,
          AST.getScenarioDef_Rulebook());
      return;
    }
    for (SideDef side : scenario.getSides()) {
      var army = side.getArmy();
      if (army != null
          && army.getRulebook() != null
          && !army.getRulebook().eIsProxy()
          && army.getRulebook() != rulebook
          && !RulebookEntries.lineage(rulebook).contains(army.getRulebook())) {
        report(
            CommonCheckCode.V_140,
            "army '"
                + army.getName()
                + "' is for "
                + army.getRulebook().getName()
                + ", but the scenario is played by "
                + rulebook.getName()
                + "; use one rulebook",
            side,
            AST.getSideDef_Army());
      }
    }
  }

  @Check
  public void date(ScenarioDef scenario) {
    String written = scenario.getDate() == null ? "" : scenario.getDate().replaceAll("\\s", "");
    String wrong = written.isEmpty() ? null : wrongDate(written.split("-"));
    if (wrong != null) {
      report(
          CommonCheckCode.V_244,
          "'" + written + "' is no date: " + wrong + "; write it such as 1643-05-19",
          scenario,
          AST.getScenarioDef_Date());
    }
  }

  /**
   * Returns what is wrong with a date. Every fourth year is a leap year, as in the Julian calendar.
   */
  private static @Nullable String wrongDate(String[] parts) {
    if (parts.length > 3) {
      return "it has a year, a month and a day and no more";
    }
    if (parts[0].length() != 4) {
      return "the year has four digits and comes first";
    }
    int month = parts.length > 1 ? twoDigits(parts[1]) : 1;
    if (month < 1 || month > 12) {
      return "a year has the months 01 to 12";
    }
    int day = parts.length > 2 ? twoDigits(parts[2]) : 1;
    int days = month == 2 && Integer.parseInt(parts[0]) % 4 != 0 ? 28 : DAYS[month - 1];
    return day >= 1 && day <= days ? null : "this month has the days 01 to " + days;
  }

  /** A number of one or two digits, 0 for any other. */
  private static int twoDigits(String digits) {
    return digits.length() > 2 ? 0 : Integer.parseInt(digits);
  }

  @Check
  public void length(ScenarioDef scenario) {
    if (written(scenario, AST.getScenarioDef_Rounds()) && scenario.getRounds() < 1) {
      report(
          CommonCheckCode.V_124,
          "a battle lasts 1 round or more; write such as length 12 rounds",
          scenario,
          AST.getScenarioDef_Rounds());
    }
  }

  @Check
  public void switches(ScenarioDef scenario) {
    Set<String> seen = new HashSet<>();
    for (SwitchSetting setting : scenario.getSettings()) {
      var choice = setting.getSwitch();
      if (choice == null || choice.eIsProxy() || setting.getValue() == null) {
        continue;
      }
      if (!choice.getValues().contains(setting.getValue())) {
        report(
            CommonCheckCode.V_209,
            "'"
                + setting.getValue()
                + "' is no value of "
                + choice.getName()
                + "; choose one of "
                + String.join(", ", choice.getValues()),
            setting,
            AST.getSwitchSetting_Value());
      }
      if (!seen.add(choice.getName())) {
        report(
            CommonCheckCode.V_210,
            "switch '" + choice.getName() + "' is set twice; remove one",
            setting,
            AST.getSwitchSetting_Switch());
      }
    }
  }

  @Check
  public void grounds(ScenarioDef scenario) {
    Set<String> seen = new HashSet<>();
    for (Ground ground : scenario.getGrounds()) {
      if (ground.getName() != null && !seen.add(ground.getName())) {
        report(
            CommonCheckCode.V_208,
            "'" + ground.getName() + "' is named twice; give one of the two another name",
            ground,
            AST.getGround_Name());
      }
    }
  }

  @Check
  public void generals(GroupDef group) {
    int generals = group.getGenerals().size();
    if (generals != 1 && group.getName() != null) {
      report(
          CommonCheckCode.V_092,
          "group '"
              + group.getName()
              + "' has "
              + (generals == 0 ? "no General; add one" : generals + " Generals; keep one"),
          group,
          AST.getGroupDef_Name());
    }
    temper(group, group.getCommander(), AST.getGroupDef_Commander());
  }

  @Check
  public void commander(SideDef side) {
    temper(side, side.getCommander(), AST.getSideDef_Commander());
  }

  private void temper(EObject element, @Nullable String word, EAttribute feature) {
    if (word != null && !CommanderProfile.names().contains(word)) {
      report(
          CommonCheckCode.V_218,
          "commander '" + word + "' is unknown; write " + CommanderProfile.listed(),
          element,
          feature);
    }
  }

  @Check
  public void history(HistoryDef history) {
    if (history.isDraw() && history.getWinner() != null) {
      report(
          CommonCheckCode.V_233,
          "a drawn battle has no winner; remove one of the two",
          history,
          AST.getHistoryDef_Draw());
    }
  }

  @Check
  public void expectation(ExpectDef expect) {
    if (expect.getMeasure() == null && expect.getSide() != null) {
      report(
          CommonCheckCode.V_232,
          "say what is expected, such as wins 40%..60%",
          expect,
          AST.getExpectDef_Side());
    }
  }
}
