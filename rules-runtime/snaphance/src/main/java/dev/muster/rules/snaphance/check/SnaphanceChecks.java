package dev.muster.rules.snaphance.check;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.check.RuleSystemChecks;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All checks of army lists and scenarios of Snaphance. */
public final class SnaphanceChecks implements RuleSystemChecks {
  @Override
  public List<SnaphanceCheckCode> codes() {
    return List.of(SnaphanceCheckCode.values());
  }

  @Override
  public String section(CheckCode code) {
    return code instanceof CommonCheckCode common ? section(common) : code.section();
  }

  /** Returns the rule section for a check that applies to lists of any game. */
  private static String section(CommonCheckCode code) {
    return switch (code) {
      case V_122, V_140 -> "1.0";
      case V_090, V_092, V_094, V_119 -> "1.1";
      case V_002, V_093, V_110, V_111, V_208 -> "1.2";
      case V_003 -> "1.3";
      case V_095, V_121 -> "1.4";
      case V_004, V_005, V_020, V_021 -> "2.0";
      case V_022 -> "2.1.3";
      case V_103 -> "3.0";
      case V_102 -> "3.2";
      case V_112, V_213 -> "4.0";
      case V_104, V_228 -> "4.5";
      case V_116 -> "7.1";
      case V_082 -> "14.0";
      case V_001, V_008, V_013, V_016, V_017, V_018, V_019 -> "15.0";
      default -> "";
    };
  }

  @Override
  public CheckCode codeForColumn(String stat) {
    return switch (stat) {
      case "mp" -> SnaphanceCheckCode.V_006;
      case "sp" -> SnaphanceCheckCode.V_009;
      case "cb" -> SnaphanceCheckCode.V_010;
      case "pb", "2h", "3h", "4h", "6h" -> SnaphanceCheckCode.V_011;
      case "bp" -> SnaphanceCheckCode.V_012;
      default -> CommonCheckCode.V_017;
    };
  }

  @Override
  public Map<String, String> usualColumns(String code) {
    return UsualLines.of(code);
  }

  @Override
  public @Nullable String missingColumnText(String stat) {
    return stat.equals("bp") ? "no Break Points; add bp and 1, 2 or 3" : null;
  }

  @Override
  public Set<String> knownMarks() {
    return Set.of("disordered", "opportunity", "lost");
  }

  @Override
  public Set<String> knownLeaderWords() {
    return Set.of("replacement"); // V-100 reports him
  }

  @Override
  public void checkArmy(Army army, Rulebook book, FindingCollector found) {
    new ArmyListChecks(army, book, found).check();
  }

  @Override
  public boolean playsLastingEffects() {
    return true;
  }

  @Override
  public void checkScenario(
      BattleProgram program, @Nullable BattleSetup opening, FindingCollector found) {
    new OrderOfBattleChecks(program, found).check();
    if (program.board() instanceof HexBoard board) {
      new SnaphanceTerrainChecks(program, board, found).check();
    }
    if (opening instanceof SnaphanceBattle.Opening ours) {
      new SnaphanceStartChecks(program, new StartPosition(ours), found).check();
    }
  }
}
