package dev.muster.dsl.ide.hover;

import java.util.Map;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ParserRule;

/** What the fixed words of the language are for, by the rule of the grammar they stand in. */
public final class KeywordMeanings {
  private static final Map<String, String> BY_RULE =
      Map.ofEntries(
          Map.entry("Import.import", "Makes the armies, maps and rulebooks of another file known."),
          Map.entry(
              "RulebookDef.rulebook",
              "A rulebook: what stats, categories, traits and terrain are."),
          Map.entry("RulebookDef.system", "The engine that plays the rulebook."),
          Map.entry("RulebookDef.extends", "Takes over all of another rulebook and adds to it."),
          Map.entry(
              "ArmyDef.army", "An army list: the lines of its stands, as the rules print it."),
          Map.entry("ArmyDef.for", "The rulebook the army list is written for."),
          Map.entry("ArmyDef.training", "well or poor: command ranges of 6 or 4 hexes (4.5)."),
          Map.entry("ArmyDef.breaks", "Share of its Break Points at which the army breaks (14.0)."),
          Map.entry(
              "StandDef.stand", "A line of the army list: name, category, order class, stats."),
          Map.entry(
              "StandDef.weapon", "The weapon of the stand, where its category leaves it open."),
          Map.entry("StandDef.estimated", "The line is the author's guess, and why."),
          Map.entry("MapDef.map", "A map of hexes: columns x rows, terrain by letters."),
          Map.entry("MapDef.legend", "What the letters of the drawing mean."),
          Map.entry("MapDef.rows", "The drawing: a letter a hex, a line a row, north at the top."),
          Map.entry("LineDef.side", "Terrain along hex sides, such as a stream or a hedge."),
          Map.entry("PlaceDef.place", "A name on the map."),
          Map.entry(
              "ScenarioDef.scenario", "A battle: a map, the sides on it, and its conditions."),
          Map.entry("ScenarioDef.on", "The map the battle is fought on."),
          Map.entry("ScenarioDef.rules", "The rulebook in force; else that of the first army."),
          Map.entry("ScenarioDef.date", "The day of the battle, as 1562-12-19."),
          Map.entry("ScenarioDef.length", "Rounds after which the battle ends undecided."),
          Map.entry("SwitchSetting.switch", "Plays a reading of the rules other than the default."),
          Map.entry("SideDef.side", "One of the two sides."),
          Map.entry("SideDef.fields", "The army list its stands are taken from."),
          Map.entry(
              "GroupDef.group", "A command group: one General and the stands he leads (1.1)."),
          Map.entry("GeneralDef.general", "The General of the group: name, bonus, hex (1.4, 3.0)."),
          Map.entry("GeneralDef.quality", "good, normal or poor (3.2)."),
          Map.entry("GeneralDef.range", "His command range in hexes, where it is his own (3.0)."),
          Map.entry("DeployDef.stand", "Stands of one line of the army list, put on the map."),
          Map.entry("DeployDef.as", "The name of these stands in the battle."),
          Map.entry(
              "DeployDef.facing", "The hex corner they point at: N, NE, SE, S, SW or NW (4.0)."));

  private static final Map<String, String> ANYWHERE =
      Map.of(
          "note", "A remark that is printed.",
          "label", "What a player calls it.",
          "section", "The section of the rules it rests on.",
          "ours", "The rules do not say; this is a default of ours.",
          "ledger", "Where the rule ledger records the reading.",
          "at", "The hex, by its printed number: two digits column, two digits row.");

  private KeywordMeanings() {}

  /** What a keyword is for, empty where it explains itself. */
  public static String of(Keyword keyword) {
    ParserRule rule = GrammarUtil.containingParserRule(keyword);
    String meaning = rule == null ? null : BY_RULE.get(rule.getName() + "." + keyword.getValue());
    return meaning != null ? meaning : ANYWHERE.getOrDefault(keyword.getValue(), "");
  }
}
