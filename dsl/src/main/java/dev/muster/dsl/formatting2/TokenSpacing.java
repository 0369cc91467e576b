package dev.muster.dsl.formatting2;

import java.util.Map;
import java.util.Set;

/** The whitespace between two tokens of a line. */
final class TokenSpacing {
  /** Keywords that begin a line, by the rule they belong to. */
  private static final Map<String, Set<String>> STATEMENTS =
      Map.ofEntries(
          Map.entry("Import", Set.of("import")),
          Map.entry("Allowance", Set.of("allow")),
          Map.entry("StatDef", Set.of("stat")),
          Map.entry("OrderDef", Set.of("grade", "order")),
          Map.entry("CategoryDef", Set.of("category")),
          Map.entry("WeaponDef", Set.of("weapon")),
          Map.entry("TraitDef", Set.of("trait")),
          Map.entry("TerrainDef", Set.of("terrain")),
          Map.entry("FactorDef", Set.of("factor")),
          Map.entry("SwitchDef", Set.of("switch")),
          Map.entry("NumberDef", Set.of("number")),
          Map.entry("TableDef", Set.of("table")),
          Map.entry("ChapterDef", Set.of("chapter")),
          Map.entry("ArmyDef", Set.of("training", "breaks", "total", "note", "source")),
          Map.entry("StandDef", Set.of("stand", "note")),
          Map.entry("MapDef", Set.of("legend", "rows", "heights", "north", "scale", "note")),
          Map.entry("LineDef", Set.of("side")),
          Map.entry("PlaceDef", Set.of("place")),
          Map.entry("AreaDef", Set.of("area")),
          Map.entry("WayDef", Set.of("way")),
          Map.entry("GroundDef", Set.of("ground")),
          Map.entry("MarkDef", Set.of("mark")),
          Map.entry("LeaderDef", Set.of("leader")),
          Map.entry("ScenarioDef", Set.of("date", "length", "note", "source")),
          Map.entry("SwitchSetting", Set.of("switch")),
          Map.entry("SpecialRuleDef", Set.of("rule")),
          Map.entry("ZoneDef", Set.of("zone")),
          Map.entry("ObjectiveDef", Set.of("objective")),
          Map.entry("WinDef", Set.of("victory")),
          Map.entry("EventDef", Set.of("event")),
          Map.entry("PointsDef", Set.of("points")),
          Map.entry("HistoryDef", Set.of("history", "winner", "draw", "losses", "note")),
          Map.entry("ExpectDef", Set.of("expect")),
          Map.entry("SideDef", Set.of("side", "note", "commander", "briefing")),
          Map.entry("GroupDef", Set.of("group", "commander", "note")),
          Map.entry("PlanDef", Set.of("plan")),
          Map.entry("ArrivalDef", Set.of("arrives")),
          Map.entry("GeneralDef", Set.of("general")),
          Map.entry("DeployDef", Set.of("stand", "note")));

  private static final Map<String, String> ELEMENTS =
      Map.of(
          "ArmyDef", "army", "MapDef", "map", "ScenarioDef", "scenario", "RulebookDef", "rulebook");

  private static final Set<String> BLOCKS =
      Set.of(
          "RulebookDef",
          "ArmyDef",
          "StandDef",
          "MapDef",
          "ScenarioDef",
          "HistoryDef",
          "SideDef",
          "GroupDef",
          "DeployDef");

  private TokenSpacing() {}

  /** Whether the token is the first of an army, a map, a scenario or a rulebook. */
  static boolean startsElement(FormatterToken token) {
    return token.keyword() && token.text().equals(ELEMENTS.get(token.rule()));
  }

  /** Whether the token begins a line of its own. */
  static boolean startsLine(FormatterToken token) {
    return startsElement(token)
        || (token.keyword()
            && STATEMENTS.getOrDefault(token.rule(), Set.of()).contains(token.text()));
  }

  /** Whether a brace opens or closes a block of lines and not a list in a line. */
  static boolean isBlock(FormatterToken brace, FormatterToken before) {
    return (brace.is("{") || brace.is("}"))
        && BLOCKS.contains(brace.rule())
        && !before.is("MapDef", "legend");
  }

  /** Whether there is no space between two tokens of a line. */
  static boolean tight(FormatterToken before, FormatterToken token) {
    if (token.is(",") || token.is("%") || token.is("..") || before.is("..") || token.is(":")) {
      return true;
    } else if (token.is(")") || before.is("(")) {
      return true;
    } else if (token.is("StandEntry", "=") || before.is("StandEntry", "=")) {
      return true;
    } else if (token.is("EdgeDef", "-") || before.is("EdgeDef", "-")) {
      return true;
    } else if (token.is("ArmyDef", "/") || before.is("ArmyDef", "/")) {
      return true;
    } else if (token.is("DeployDef", "/") || before.is("DeployDef", "/")) {
      return true;
    }
    return token.is("OrderDef", "+") || token.is("ArrivalDef", "+") || token.is("ExpectDef", "+");
  }
}
