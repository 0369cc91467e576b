package dev.muster.rules.check;

import static dev.muster.rules.check.Finding.Severity.ERROR;
import static dev.muster.rules.check.Finding.Severity.INFO;
import static dev.muster.rules.check.Finding.Severity.WARNING;

import dev.muster.rules.check.Finding.Severity;
import dev.muster.rules.model.CommanderProfile;
import java.util.Set;

/**
 * Checks that hold for lists of any rule system, by their stable code. Those up to 199 are of the
 * catalogue of the rules, those from 200 of the language, those from 300 of files and text. Each
 * rule system states the section of its rules for a check ({@link RuleSystemChecks#section}).
 */
public enum CommonCheckCode implements CheckCode {
  V_001(ERROR, "A stand line has the columns its rulebook requires."),
  V_002(ERROR, "A name is used once in an army list."),
  V_003(
      ERROR,
      "The word behind the category is one of the rulebook: an order class such as B, a quality such as elite."),
  V_004(ERROR, "The class of a category is CS or SS."),
  V_005(ERROR, "The category is one of the rulebook."),
  V_008(WARNING, "Movement is written with an asterisk, not as 3/2 or 3x2."),
  V_013(WARNING, "A word after a stand is a trait of the rulebook; an unknown one has no effect."),
  V_016(WARNING, "A value belongs to a column of the rulebook; an unknown column has no effect."),
  V_017(ERROR, "A value has the form and the range that its column requires."),
  V_018(ERROR, "A column is given once in a line."),
  V_019(ERROR, "A trait has a value if it takes one, and none if it does not."),
  V_020(ERROR, "A category keeps the class the rules give it."),
  V_021(WARNING, "A category states its class."),
  V_022(ERROR, "Slow Horse exists only in the final edition."),
  V_082(ERROR, "The break share is between 0 and 1."),
  V_090(ERROR, "A side has a command group."),
  V_092(ERROR, "A group has exactly one General."),
  V_093(ERROR, "A stand is in one group only."),
  V_094(ERROR, "A group has stands."),
  V_095(ERROR, "The bonus of a General is a whole number."),
  V_102(ERROR, "The quality of a General is one of the rulebook."),
  V_103(ERROR, "A command range is 1 or more."),
  V_104(ERROR, "Training is well or poor."),
  V_110(ERROR, "A stand starts on the map and not on impassable ground."),
  V_111(ERROR, "A hex contains one unit."),
  V_112(ERROR, "A stand faces a corner of its hex."),
  V_116(ERROR, "A terrain of the map is in its rulebook."),
  V_119(ERROR, "A scenario fields stands of its army list."),
  V_121(ERROR, "A battle has two sides."),
  V_122(WARNING, "A cited section of the rules exists."),
  V_123(INFO, "Without a length 12 rounds are played."),
  V_124(ERROR, "A battle lasts one round or more."),
  V_140(WARNING, "The armies and the scenario use one rulebook."),
  V_141(ERROR, "A map has the board that its rules require."),
  V_142(ERROR, "A stand begins in a state that its rules know."),
  V_143(ERROR, "A mark has a value if its rulebook requires one, and none otherwise."),
  V_144(ERROR, "Hexes and boxes are counted in whole numbers."),
  V_145(ERROR, "Rows are drawn on hexes and boxes, areas on tables."),
  V_146(ERROR, "The corners of an area are in order around it."),
  V_147(ERROR, "A way leads from neighbour to neighbour."),
  V_148(ERROR, "A ground is hexes, boxes or a table in a measure."),
  V_149(INFO, "The rule system of a rulebook exists."),
  V_200(ERROR, "A map is 1 to 99 hexes wide and high."),
  V_201(ERROR, "The map is drawn with as many rows as it is high."),
  V_202(ERROR, "A drawn row has as many letters as the map is wide."),
  V_203(ERROR, "A drawn letter is explained in the legend."),
  V_204(ERROR, "The legend explains single letters, each once."),
  V_205(ERROR, "A hex of a map or a scenario is on the map."),
  V_206(ERROR, "A hex side is between two neighbours."),
  V_207(WARNING, "Terrain on hex sides is a terrain for hex sides."),
  V_208(ERROR, "The name of a side or group is used once."),
  V_209(ERROR, "A switch has one of its values."),
  V_210(ERROR, "A switch is set once."),
  V_211(ERROR, "A stand is placed in one way, and a count goes with it."),
  V_212(ERROR, "A zone has a free hex for each of its stands."),
  V_213(ERROR, "A stand has a facing."),
  V_214(ERROR, "A stand is on the map or arrives later, not both."),
  V_215(ERROR, "A stand or General has a place to start or to arrive."),
  V_217(ERROR, "A scenario gives a stand traits and no columns."),
  V_218(ERROR, "A commander is " + CommanderProfile.listed() + "."),
  V_219(ERROR, "A group supports another group of its side, and not in a circle."),
  V_220(ERROR, "A name is used once in a rulebook."),
  V_221(ERROR, "A rulebook does not extend itself."),
  V_222(ERROR, "A stat has a known shape."),
  V_223(ERROR, "The default of a switch is one of its values."),
  V_224(ERROR, "The heights of a map are a digit for each hex."),
  V_225(ERROR, "A rulebook names its rule system."),
  V_226(ERROR, "A name is used once in a file and the files that it sees."),
  V_227(WARNING, "An entry that is allowed once occurs once."),
  V_228(ERROR, "An order class has a number to pass with in rules that test orders."),
  V_229(ERROR, "The rows of a table follow one another."),
  V_230(WARNING, "A suppressed check exists and may be suppressed."),
  V_231(INFO, "A suppression has something to suppress."),
  V_232(ERROR, "An expectation can be met."),
  V_233(ERROR, "The history of a battle fits together."),
  V_234(WARNING, "A reinforcement arrives before the last round."),
  V_236(WARNING, "An effect or a factor is of a kind the engine plays."),
  V_237(WARNING, "A switch of your own has an effect."),
  V_238(WARNING, "An import is used."),
  V_239(ERROR, "Conditions and points are within their range."),
  V_240(WARNING, "A plan is in force in some round its group fights in."),
  V_241(WARNING, "A hex is named once where hexes are listed."),
  V_242(INFO, "Reinforcements have an entry hex for each stand, else some wait."),
  V_243(WARNING, "A property of a category or a terrain is one the rules know."),
  V_244(WARNING, "A date is a day, a month or a year that existed."),
  V_248(WARNING, "Blanks separate a text in quotes from the words around it."),
  V_249(WARNING, "The look of a terrain is a colour, a pattern, a symbol and a name, each once."),
  V_250(ERROR, "North is a compass point or degrees, and the scale of a map above 0."),
  V_251(ERROR, "What an event does can happen, and it is clear which group is meant."),
  V_252(WARNING, "Events are for rules by which Muster fights battles."),
  V_253(ERROR, "What an event changes for the rest of the battle is something the rules know."),
  V_254(ERROR, "Odds are expected of an order that can be given, and of an end the game knows."),
  V_260(INFO, "A group moves and has to do with an enemy in the battles that the machine fights."),
  V_261(INFO, "A reinforcement comes in half of the battles that the machine fights, or more."),
  V_262(INFO, "A side holds an objective in one of the battles that the machine fights."),
  V_263(INFO, "Of the battles that the machine fights, not nearly all end by the clock."),
  V_264(INFO, "The battles that the machine fights are as the scenario expects."),
  V_300(ERROR, "The text follows the grammar."),
  V_301(ERROR, "A name refers to something that exists."),
  V_302(ERROR, "A file that is named or imported exists and is text."),
  V_303(WARNING, "A check worked."),
  V_304(ERROR, "Brackets are not nested deeper than can be read."),
  V_305(ERROR, "What passed the checks can be compiled."),
  V_306(WARNING, "The settings of the checks can be read.");

  private static final Set<CommonCheckCode> OF_WHOLES = Set.of(V_090, V_094, V_123);

  /** What no check of a text can see, only battles that are fought. */
  private static final Set<CommonCheckCode> OF_BATTLES = Set.of(V_260, V_261, V_262, V_263, V_264);

  private final Facts facts;

  CommonCheckCode(Severity severity, String summary) {
    facts = new Facts(severity, "", summary);
  }

  @Override
  public Facts facts() {
    return facts;
  }

  @Override
  public boolean needsBattles() {
    return OF_BATTLES.contains(this);
  }

  @Override
  public Needs requiredContext() {
    return OF_WHOLES.contains(this) ? Needs.WHOLE : Needs.PART;
  }
}
