package dev.muster.dsl.ide.hover;

import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.muster.ChapterDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.model.BoardKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.jspecify.annotations.Nullable;

/** The documentation of the keywords, by the grammar rule that contains them. */
public final class KeywordDocumentation {
  /** Rule and keyword, and the meaning behind the bar. */
  private static final Map<String, String> BY_RULE =
      read(
          """
          Import.import | Makes the armies, maps and rulebooks of another file known.
          Allowance.allow | Takes a finding back where it is written, with the reason.
          RulebookDef.rulebook | A rulebook: what stats, categories, traits and terrain are.
          RulebookDef.system | The engine that plays the rulebook.
          RulebookDef.extends | Takes over all of another rulebook and adds to it.
          StatDef.stat | A column of the army list: its word in the text, its header, the shape of its values.
          StatDef.values | The words the column may hold.
          StatDef.within | The least and the greatest number the column may hold.
          StatDef.required | Every stand line must have the column.
          OrderDef.order | A word that follows the category in a stand line: an order class, a quality.
          OrderDef.grade | A word that follows the category in a stand line: an order class, a quality.
          OrderDef.passes | The least D6 that passes an Order Test (4.5).
          CategoryDef.category | A kind of stand: the word in the text, and the code the lists print.
          CategoryDef.code | The abbreviation the lists print.
          CategoryDef.class | CS for Combat Stands, SS for Support Stands (2.0).
          CategoryDef.with | What every stand of the category has, unless its line says otherwise.
          WeaponDef.weapon | A weapon a stand line may name.
          TraitDef.trait | A special ability a stand line may end with.
          TraitDef.valued | The trait has a value behind it.
          TraitDef.gives | Dice or numbers the trait changes.
          EffectDef.against | The categories it holds against; all where none is named.
          EffectKind.order | The Order Test (4.5).
          TerrainDef.terrain | A kind of ground: what it costs to enter, and what it does to fire and charges.
          TerrainDef.cost | Movement points to enter, by category; * stands for all others.
          TerrainDef.no | Categories that may not enter.
          TerrainDef.entry | Categories that may not enter.
          TerrainDef.for | Categories that may not enter.
          TerrainDef.height | 0 plain, 1 hillside, 2 hilltop (7.1).
          TerrainDef.fire | Dice added to fire at a stand in it, mostly fewer.
          LookDef.look | How maps draw it: a colour, a pattern, a symbol, and named or unnamed.
          FactorDef.factor | A tactical factor: dice it adds to fire or melee.
          FactorDef.fire | Dice it adds to fire.
          FactorDef.melee | Dice it adds to melee.
          AppliesDef.applies | When the factor holds.
          AppliesDef.always | Always.
          AppliesDef.to | For stands of these categories.
          AppliesDef.against | Against stands of these categories.
          AppliesDef.in | In this terrain.
          AppliesDef.if | Where a switch is set so.
          SwitchDef.switch | A reading of the rules a scenario may change.
          SwitchDef.default | The reading that is played where a scenario does not say.
          SwitchDef.values | All readings.
          NumberDef.number | A number of the rules.
          TableDef.table | A table of the rules: from a roll, or a range of them, to a result.
          ChapterDef.chapter | A chapter of the printed rules, so that it can be cited.
          SwitchValue.training | By the training of the army.
          ArmyDef.army | An army list: the lines of its stands, as the rules print it.
          ArmyDef.for | The rulebook the army list is written for.
          ArmyDef.training | well or poor: command ranges of 6 or 4 hexes (4.5).
          ArmyDef.breaks | Share of its Break Points at which the army breaks (14.0).
          ArmyDef.at | Share of its Break Points at which the army breaks (14.0).
          ArmyDef.total | Break Points of one unit of each line as the list states them; checked against the lines.
          GroundDef.ground | What the game is played on: hexes, boxes, or a table.
          GroundDef.in | The measure of a table, such as UD.
          MarkDef.mark | A state a stand may begin in.
          MarkDef.valued | The mark has a number, such as hits 2.
          MarkDef.ranks | The mark has a number for each rank, from the front.
          LeaderDef.leader | What a General may be, and what that is worth.
          DeployDef.marked | States the stand begins in, by the marks of the rulebook.
          StandDef.stand | A line of the army list: name, category, order class, stats, traits.
          StandDef.weapon | The weapon of the stand, where its category leaves it open.
          StandDef.estimated | The line is the author's guess, and why.
          MapDef.map | A map: columns x rows of hexes or boxes, or a table in a measure such as UD.
          AreaDef.area | Ground of one kind on a table, between two corners or along all of them.
          AreaDef.from | One corner of a rectangle, and the opposite one.
          AreaDef.to | One corner of a rectangle, and the opposite one.
          WayDef.way | A road, a river or the like that runs through the map and is drawn as a line.
          WayDef.along | The places it runs through, one beside the other on a grid, its bends on a table.
          WayDef.wide | How broad it is on a table, in the measure of the map.
          MapDef.legend | What the letters of the drawing mean.
          MapDef.rows | The drawing: a letter a hex or box, a line a row, north at the top.
          MapDef.heights | The height of each hex or box, drawn like the rows: 0 plain, 1 hillside, 2 hilltop.
          MapDef.north | Where north is on the map, as a compass point or degrees clockwise from its top; the printed arrow turns there.
          MapDef.scale | How long a hex, a box or a measure of the table is in the country, such as 200 m; the printed scale says it.
          EdgeRunDef.along | All sides of a line of hexes or boxes: its two ends, and the quarter they lie to.
          EdgeRunDef.to | All sides of a line of hexes or boxes: its two ends, and the quarter they lie to.
          LineDef.side | Terrain on the side between two hexes or boxes, such as a stream or a wall.
          PlaceDef.place | A name on the map.
          ScenarioDef.scenario | A battle: a map, the sides on it, and its conditions.
          ScenarioDef.on | The map the battle is fought on.
          ScenarioDef.rules | The rulebook in force; else that of the first army.
          ScenarioDef.date | The day of the battle, as 1562-12-19.
          ScenarioDef.length | Rounds after which the battle ends undecided.
          ScenarioDef.rounds | Rounds after which the battle ends undecided.
          SwitchSetting.switch | Plays a reading of the rules other than the default.
          SpecialRuleDef.rule | A rule of this battle in words: printed, and not played by the machine.
          ZoneDef.zone | Places with a name, such as a place to deploy in.
          ObjectiveDef.objective | Ground worth fighting for.
          ObjectiveDef.points | Victory points for the side that holds them at the end.
          ObjectiveDef.held | The side that holds them at the start.
          ObjectiveDef.by | The side that holds them at the start.
          WinDef.victory | A side wins by more than breaking the enemy.
          WinDef.when | What must be so for the side to win.
          WinDef.at | Only counted when the battle ends.
          WinDef.end | Only counted when the battle ends.
          EventDef.event | A rule of this battle that the machine plays: it happens once, when its condition is true.
          EventDef.when | What must be so. Looked at when a round begins, and after each turn of a group or a side.
          EventDef.then | What it does; several effects stand behind commas.
          GroupEffect.group | The group that goes off the field with its General, or whose units gain or lose a trait.
          GroupEffect.leaves | Goes off the field. Its units are no loss.
          GroupEffect.routs | Goes off the field. Its units count as lost; its General does not.
          GroupEffect.gains | From now on all units of the group have the trait.
          GroupEffect.loses | From now on no unit of the group has the trait.
          SideEffect.scores | Points for the side at the end, where the scenario counts points.
          SideEffect.points | Points for the side at the end, where the scenario counts points.
          SideEffect.stand | All units of this line of the army list of the side.
          SideEffect.gains | From now on all units of the line have the trait.
          SideEffect.loses | From now on no unit of the line has the trait.
          GroundEffect.ground | The ground that changes: places, or a zone or an objective.
          GroundEffect.becomes | The terrain it is from now on, for movement, sight, cover and melee.
          SightEffect.visibility | How far units see from now on: in hexes, in boxes or in the measure of the table.
          GroupCondition.group | The group that is meant, of either side.
          GroupCondition.loses | The group has lost as many units.
          GroupCondition.units | Units lost.
          GroupCondition.arrives | A unit of the group has come to the field as a reinforcement.
          PointsDef.points | Victory points that decide a battle nobody broke in.
          PointsDef.broken | Points for breaking the enemy army.
          PointsDef.unit | Points for each enemy unit destroyed.
          PointsDef.break-point | Points for each Break Point the enemy has lost.
          PointsDef.general | Points for each enemy General killed.
          PointsDef.margin | The lead in points that wins; less is a draw.
          Condition.or | One of them must be so.
          AndCondition.and | Both must be so.
          NotCondition.not | The opposite.
          RoundCondition.round | From this round on.
          SideCondition.holds | The side was the last to stand there.
          SideCondition.loses | The side has lost as much.
          SideCondition.units | Units lost.
          SideCondition.stand | This stand is lost.
          SideCondition.general | This General is lost.
          SideCondition.breaks | The army of the side has broken.
          HistoryDef.history | What happened in fact.
          HistoryDef.winner | The side that won in fact.
          HistoryDef.draw | Nobody won in fact.
          HistoryDef.losses | Losses in percent of each side's men.
          ExpectDef.expect | What should come out when the battle is fought many times.
          ExpectDef.that | How often a condition is true when the battle ends, such as expect 40%..60% that Royal holds Hill. With odds, what becomes of a unit.
          ExpectDef.odds | The exact chance of what an order at the start comes to, such as expect odds "Horse charges Foot" 20%..40% that Foot destroyed.
          ExpectDef.draw | How often nobody wins.
          ExpectDef.rounds | How long the battle lasts.
          ExpectDef.wins | How often the side wins.
          ExpectDef.breaks | How often the army of the side breaks.
          ExpectDef.loses | How much of its Break Points the side loses; of a group, how much of its strength. With odds, the least that a unit loses, such as loses 2+.
          ExpectDef.group | A group, of which a share of its strength is lost.
          SideDef.side | One of the two sides.
          SideDef.fields | The army list its stands are taken from.
          SideDef.briefing | What the player of the side is told before the battle.
          GroupDef.group | A command group: one General and the stands he leads (1.1).
          PlanDef.plan | What the group does when the machine leads it.
          PlanDef.attack | Goes for the enemy.
          PlanDef.towards | The places or the objective it goes for.
          PlanDef.hold | Stays where it is, or on these places.
          PlanDef.support | Follows another group.
          PlanDef.delay | Gives way slowly and keeps the enemy busy.
          PlanDef.reserve | Waits out of the enemy's reach until it is wanted.
          PlanDef.if | The plan holds only while this is so.
          PlanDef.until | Once this has been so, the plan is over for good.
          PlanDef.from | The round from which the plan holds.
          PlanDef.round | The round from which the plan holds.
          ArrivalDef.arrives | Comes later, at the edge of the map.
          ArrivalDef.round | The first round it may come in.
          ArrivalDef.throwing | The least D6 that brings it on, thrown each round.
          ArrivalDef.if | What must be so for it to come.
          GeneralDef.general | The General of the group: name, bonus, place (1.4, 3.0).
          GeneralDef.attached | Rides with a stand (3.1).
          GeneralDef.to | Rides with a stand (3.1).
          GeneralDef.quality | What he is, by a word of the rulebook, such as good or poor (3.2).
          GeneralDef.range | His command range in hexes, where it is his own (3.0).
          DeployDef.stand | Stands of one line of the army list, put on the map.
          DeployDef.as | The name of these stands in the battle.
          DeployDef.in | Anywhere in a zone.
          DeployDef.abreast | So many stands side by side, from the first place to the right of their facing.
          DeployDef.from | So many stands side by side, from the first place to the right of their facing.
          DeployDef.lost | Strength Points lost before the battle, by rank, front first.
          DeployDef.disordered | Starts in disorder (8.3).
          DeployDef.on | Starts on opportunity (6.1).
          DeployDef.opportunity | Starts on opportunity (6.1).
          DeployDef.with | Traits these stands have beyond those of their line.
          """);

  private static final Map<BoardKind, String> PLACES =
      Map.of(
          BoardKind.HEXES, "The hex, by its printed number: two digits column, two digits row.",
          BoardKind.BOXES,
              "The box: the letter of its column from the west and the number of its row from the"
                  + " south, such as D4.",
          BoardKind.TABLE,
              "The point: how far east and how far north it is from the south-west corner, such as"
                  + " 12.5,3. A unit stands at the middle of its front edge.");

  /** Keywords that mean the same in every rule. */
  private static final Map<String, String> ANYWHERE =
      read(
          """
          note | A remark that is printed.
          source | Where it is taken from.
          label | What a player calls it.
          section | The section of the rules it rests on.
          ours | The rules do not say; this is a default of ours.
          ledger | Where the rule ledger records the reading.
          at | Where it is, as the map writes places.
          facing | Where it looks.
          commander | How the machine leads it: steady, bold, cautious, random or marshal.
          x | Columns x rows.
          """);

  private KeywordDocumentation() {}

  /**
   * Returns the documentation of a keyword for the board and the rules at an element, as {@link
   * #of(Keyword)}.
   */
  public static String of(Keyword keyword, @Nullable EObject at) {
    if (at == null) {
      return of(keyword);
    }
    BoardKind kind = PlaceNotation.at(at).kind();
    String meaning = on(kind, keyword.getValue(), of(keyword));
    return SECTION
        .matcher(meaning)
        .replaceAll(cited -> isListed(cited.group(1), at, kind) ? "$0" : "");
  }

  /** The sections of the rules behind a description. */
  private static final Pattern SECTION = Pattern.compile(" \\((\\d+\\.\\d+(?:, \\d+\\.\\d+)*)\\)");

  /** Returns whether the rules in force have these sections; without a rulebook, on hexes. */
  private static boolean isListed(String sections, EObject at, BoardKind kind) {
    RulebookDef rulebook = RulebookEntries.rulebookAt(at);
    return rulebook == null || rulebook.eIsProxy()
        ? kind == BoardKind.HEXES
        : RulebookEntries.of(rulebook, ChapterDef.class)
            .keySet()
            .containsAll(List.of(sections.split(", ")));
  }

  /**
   * Returns the documentation of a keyword on a board, which defines the notation of places and
   * facings.
   */
  public static String on(BoardKind kind, String keyword, String otherwise) {
    if (keyword.equals("facing")) {
      return BuiltInWordDocumentation.faces(kind)
          + " "
          + String.join(", ", kind.headings().keySet())
          + ".";
    }
    boolean place = keyword.equals("at") && otherwise.equals(ANYWHERE.get(keyword));
    return place ? PLACES.getOrDefault(kind, otherwise) : otherwise;
  }

  /** Returns the documentation of a keyword; empty if it needs none. */
  public static String of(Keyword keyword) {
    AbstractRule rule = GrammarUtil.containingRule(keyword);
    if (rule == null) {
      return "";
    }
    // A keyword within a name has no meaning of its own.
    return GrammarUtil.isDatatypeRule(rule)
        ? BY_RULE.getOrDefault(rule.getName() + "." + keyword.getValue(), "")
        : of(rule.getName(), keyword.getValue());
  }

  /**
   * Returns the documentation of a keyword in a grammar rule; empty if it needs none.
   *
   * @param rule such as {@code DeployDef}
   */
  public static String of(String rule, String keyword) {
    String meaning = BY_RULE.get(rule + "." + keyword);
    return meaning != null ? meaning : ANYWHERE.getOrDefault(keyword, "");
  }

  private static Map<String, String> read(String list) {
    Map<String, String> meanings = new HashMap<>();
    list.lines()
        .forEach(
            line -> {
              int bar = line.indexOf(" | ");
              meanings.put(line.substring(0, bar), line.substring(bar + 3));
            });
    return Map.copyOf(meanings);
  }
}
