package dev.muster.rules.check;

import static dev.muster.rules.check.Finding.Severity.ERROR;
import static dev.muster.rules.check.Finding.Severity.INFO;
import static dev.muster.rules.check.Finding.Severity.WARNING;

import dev.muster.rules.check.Finding.Severity;
import org.jspecify.annotations.Nullable;

/**
 * All checks by their stable code. Those up to 199 are of the catalogue of the rules, those from
 * 200 of the language, those from 300 of files and text.
 */
public enum Code {
  V_001(ERROR, "15.0", "A stand line has the columns its rulebook requires."),
  V_002(ERROR, "1.2", "A name stands once in an army list."),
  V_003(ERROR, "1.3", "The order class is one of the rulebook, such as A, B or C."),
  V_004(ERROR, "2.0", "The class of a category is CS or SS."),
  V_005(ERROR, "2.0", "The category is one of the rulebook."),
  V_006(ERROR, "15.0", "Movement is n or n*m; only artillery may have 0."),
  V_007(WARNING, "15.0", "In n*m the second value is not above the first."),
  V_008(WARNING, "15.0", "Movement is written with an asterisk, not as 3/2 or 3x2."),
  V_009(ERROR, "8.4", "Strength is one to three ranks of 1 or more."),
  V_010(ERROR, "10.0", "The charge bonus is a whole number from 0."),
  V_011(ERROR, "15.0", "A fire value is a whole number; blank means no fire."),
  V_012(ERROR, "14.0", "Break Points of a rank are 1, 2 or 3."),
  V_013(
      WARNING,
      "15.0",
      "A word behind a stand is a trait of the rulebook; an unknown one has no effect."),
  V_014(INFO, "15.0", "A bracket behind the strength has no effect unless bracket_bonus is set."),
  V_015(WARNING, "15.0", "A fire value does not add dice."),
  V_016(
      WARNING,
      "15.0",
      "A value belongs to a column of the rulebook; an unknown column has no effect."),
  V_017(ERROR, "15.0", "A value has the shape and the range its column asks for."),
  V_018(ERROR, "15.0", "A column is given once in a line."),
  V_019(ERROR, "15.0", "A trait has a value if it takes one, and none if it does not."),
  V_020(ERROR, "2.0", "A category keeps the class the rules give it."),
  V_021(WARNING, "2.0", "A category states its class."),
  V_022(ERROR, "2.1.3", "Slow Horse is of the final edition alone."),
  V_023(ERROR, "2.1.5", "Pike has no fire value."),
  V_024(ERROR, "7.6", "Horse has no fire value beyond one hex."),
  V_025(WARNING, "7.6", "The fire of Horse is that of the rules and not of its line."),
  V_026(WARNING, "7.4", "Lancers have no fire value."),
  V_027(WARNING, "7.4", "Pistols have fire values at one and at two hexes."),
  V_028(WARNING, "2.1.6", "Pike & Shot has a fire value."),
  V_029(WARNING, "2.2", "Shot, Skirmishers, Dragoons and Light Cavalry have a fire value."),
  V_030(WARNING, "7.4", "Artillery has a fire value at one hex."),
  V_031(WARNING, "5.0", "Skirmishers on foot have an arquebus or a musket."),
  V_032(WARNING, "5.0", "The weapon is one the category carries."),
  V_033(WARNING, "2.2.1", "Light Cavalry names its weapon."),
  V_034(WARNING, "8.4", "Pike comes in three ranks."),
  V_035(WARNING, "8.4", "Only Pike, Pistols and Pike & Shot come in ranks."),
  V_036(WARNING, "8.4", "Pistols and Pike & Shot come in two ranks at most."),
  V_037(WARNING, "15.0", "Ranks do not grow to the rear."),
  V_038(WARNING, "13.0", "two-hex-pursuit is for foot that may pursue."),
  V_039(WARNING, "13.0", "must-pursue is for cavalry that may pursue."),
  V_040(WARNING, "10.0", "may-charge-mounted is for Pike."),
  V_041(WARNING, "10.3", "cb-after-loss is for mounted stands."),
  V_042(ERROR, "10.3", "cb-after-loss is not above the charge bonus and does not grow."),
  V_043(
      INFO,
      "10.3",
      "Without cb-after-loss a charge bonus falls to 1 with the first lost strength point."),
  V_044(ERROR, "2.1.3", "slow is for Horse."),
  V_050(WARNING, "7.0", "Fire does not get better with the distance."),
  V_051(WARNING, "15.0", "No blank lies between two fire values."),
  V_052(WARNING, "7.0", "A range with a fire value has a die left at full strength."),
  V_053(WARNING, "7.3", "The second rank of Pistols has a die left where it may fire."),
  V_054(INFO, "15.0", "With 4H and without 6H a stand cannot fire at five and six hexes."),
  V_055(INFO, "7.3", "Of several ranks only the first fires, except with Pistols."),
  V_056(WARNING, "7.4", "A stand of one strength point with a negative PB has no defensive fire."),
  V_057(INFO, "7.0", "Artillery fires in the narrow arc, all others in the wide one."),
  V_058(WARNING, "7.2", "Artillery that is told to attack moves and so does not fire."),
  V_060(WARNING, "10.0", "Skirmishers and Artillery have no charge bonus."),
  V_061(INFO, "10.5", "Shot and Dragoons with a charge bonus may charge as infantry."),
  V_062(INFO, "10.0", "Shot and Dragoons without a charge bonus cannot charge."),
  V_063(
      INFO,
      "10.0",
      "Light Cavalry without a charge bonus charges only Skirmishers, or Shot from behind."),
  V_064(WARNING, "13.0", "A Combat Stand has a charge bonus, else it never charges or pursues."),
  V_065(INFO, "10.3", "Foot has no greater charge bonus than the best mounted stand of the army."),
  V_066(INFO, "10.3", "The charge bonus of foot counts against infantry alone."),
  V_067(
      INFO,
      "10.3",
      "The charge bonus of mounted stands is void against the front of Pike and Pike & Shot."),
  V_068(WARNING, "15.0", "The charge bonus is not above 4, the highest in the printed list."),
  V_069(INFO, "11.1", "Of several ranks only the first throws dice in melee."),
  V_070(WARNING, "1.3", "A rank has at most 10 strength points."),
  V_080(
      INFO,
      "14.0",
      "The Break Points of a unit count for each of its ranks; the total of the army."),
  V_081(WARNING, "14.0", "The stated total of Break Points is that of the lines."),
  V_082(ERROR, "14.0", "The break share lies between 0 and 1."),
  V_083(WARNING, "14.0", "The break share lies between 1/3 and 1/2."),
  V_084(INFO, "14.0", "Without a break share 1/3 is played."),
  V_085(WARNING, "14.0", "An army has at least 6 Break Points."),
  V_090(ERROR, "1.1", "A side has a command group."),
  V_091(WARNING, "1.1", "A side has three command groups or more."),
  V_092(ERROR, "1.1", "A group has exactly one General."),
  V_093(ERROR, "1.2", "A stand is in one group only."),
  V_094(ERROR, "1.1", "A group has stands."),
  V_095(ERROR, "1.4", "The bonus of a General is a whole number."),
  V_096(WARNING, "1.4", "The bonus of a General lies between -2 and +3."),
  V_097(INFO, "4.5", "Without training the command range is that of the rules for none."),
  V_098(INFO, "4.5", "A well trained army is not mostly of class C."),
  V_099(INFO, "4.9", "A group of several categories moves as a group only inside each of them."),
  V_100(ERROR, "3.2", "A replacement General does not start a battle."),
  V_101(WARNING, "3.2", "A poor General has a command range or a bonus of his own."),
  V_102(ERROR, "3.2", "The quality of a General is good, normal or poor."),
  V_103(ERROR, "3.0", "A command range is 1 hex or more."),
  V_104(ERROR, "4.5", "Training is well or poor."),
  V_105(INFO, "1.2", "Every line of the army list is fielded."),
  V_110(ERROR, "1.2", "A stand starts on the map and not on impassable ground."),
  V_111(ERROR, "1.2", "One unit stands in a hex."),
  V_112(ERROR, "4.0", "A stand faces a corner of its hex."),
  V_113(WARNING, "4.6", "A stand does not start in an enemy zone of control."),
  V_114(
      WARNING,
      "4.6",
      "A stand does not start in the zone of control of an enemy on its flank or rear."),
  V_115(WARNING, "3.0", "A stand starts within the command range of its General."),
  V_116(INFO, "7.1", "A terrain of the map is in the rulebook; an unknown one counts as plain."),
  V_117(WARNING, "7.1", "A hill has a height."),
  V_118(
      INFO,
      "7.1",
      "Terrain on which the Summary Sheet of the scenario is silent; its effects are ours."),
  V_119(ERROR, "1.1", "A scenario fields stands of its army list."),
  V_120(INFO, "1.0", "The battle lies between 1550 and 1700."),
  V_121(ERROR, "1.4", "A battle has two sides."),
  V_122(WARNING, "1.0", "A cited section of the rules exists."),
  V_123(INFO, "", "Without a length 12 rounds are played."),
  V_124(ERROR, "", "A battle lasts one round or more."),
  V_140(WARNING, "1.0", "The armies and the scenario are of one rulebook."),
  V_141(WARNING, "", "A map is drawn in what its rules are played on."),
  V_142(ERROR, "", "A stand begins in a state that its rules know."),
  V_200(ERROR, "", "A map is 1 to 99 hexes wide and high."),
  V_201(ERROR, "", "The map is drawn with as many rows as it is high."),
  V_202(ERROR, "", "A drawn row has as many letters as the map is wide."),
  V_203(ERROR, "", "A drawn letter is explained in the legend."),
  V_204(ERROR, "", "The legend explains single letters, each once."),
  V_205(ERROR, "", "A hex of a map or a scenario lies on the map."),
  V_206(ERROR, "", "A hex side lies between two neighbours."),
  V_207(WARNING, "", "Terrain on hex sides is of the kind that lies there."),
  V_208(ERROR, "1.2", "A name of a side or group stands once."),
  V_209(ERROR, "", "A switch has one of its values."),
  V_210(ERROR, "", "A switch is set once."),
  V_211(ERROR, "", "A stand is placed in one way, and a count goes with it."),
  V_212(ERROR, "", "A zone has a free hex for each of its stands."),
  V_213(ERROR, "4.0", "A stand has a facing."),
  V_214(ERROR, "", "A stand is on the map or arrives later, not both."),
  V_215(ERROR, "", "A stand or General has a place to start or to arrive."),
  V_216(ERROR, "1.3", "A stand has lost fewer strength points than it has."),
  V_217(ERROR, "", "A scenario gives a stand traits and no columns."),
  V_218(ERROR, "", "A commander is steady, bold, cautious or random."),
  V_219(ERROR, "", "A group supports another group of its side, and not in a circle."),
  V_220(ERROR, "", "A name stands once in a rulebook."),
  V_221(ERROR, "", "A rulebook does not extend itself."),
  V_222(ERROR, "", "A stat has a known shape."),
  V_223(ERROR, "", "The default of a switch is one of its values."),
  V_224(ERROR, "", "The heights of a map are a digit for each hex."),
  V_225(ERROR, "", "A rulebook names its rule system."),
  V_226(ERROR, "", "A name stands once in a file, and once in all files it sees."),
  V_227(WARNING, "", "Something that may be said once is said once."),
  V_228(ERROR, "4.5", "An order class has a number to pass with in rules that test orders."),
  V_229(ERROR, "", "The rows of a table follow one another."),
  V_230(WARNING, "", "A suppressed check exists and may be suppressed."),
  V_231(INFO, "", "A suppression has something to suppress."),
  V_232(ERROR, "", "An expectation can be met."),
  V_233(ERROR, "", "The history of a battle fits together."),
  V_234(WARNING, "", "A reinforcement arrives before the last round."),
  V_235(WARNING, "6.1", "A disordered stand is not on opportunity."),
  V_236(WARNING, "", "An effect or a factor is of a kind the engine plays."),
  V_237(WARNING, "", "A switch of the author's own does something."),
  V_238(WARNING, "", "An import is used."),
  V_239(ERROR, "", "Conditions and points are within their range."),
  V_240(WARNING, "", "A plan is in force in some round its group fights in."),
  V_241(WARNING, "", "A hex is named once where hexes are listed."),
  V_242(INFO, "", "Reinforcements have an entry hex for each stand, else some wait."),
  V_243(WARNING, "", "A property of a category or a terrain is one the rules know."),
  V_244(WARNING, "", "A date is a day, a month or a year there was."),
  V_245(WARNING, "", "A victory is not won before anybody has moved."),
  V_246(WARNING, "7.0", "Guns and shooters do not face away from every enemy."),
  V_247(WARNING, "", "A zone to deploy in does not lie behind the enemy."),
  V_248(WARNING, "", "A text in quotes stands apart from the words beside it."),
  V_300(ERROR, "", "The text follows the grammar."),
  V_301(ERROR, "", "A name refers to something there is."),
  V_302(ERROR, "", "A file that is given or imported is there and is text."),
  V_303(WARNING, "", "A check worked."),
  V_304(ERROR, "", "Brackets are not nested deeper than can be read."),
  V_305(ERROR, "", "What passed the checks can be compiled."),
  V_306(WARNING, "", "The settings of the checks can be read."),
  BG_V_02(
      WARNING,
      "",
      "A unit of the box-grid game has numbers that its tests and dice can work with."),
  BG_V_03(ERROR, "", "A unit of the box-grid game has the weight of its order."),
  BG_V_04(WARNING, "", "Missile-reliant foot has no Shock."),
  BG_V_05(ERROR, "", "A unit of the box-grid game shoots with what has a range in its hands."),
  BG_V_06(ERROR, "", "Massed Archery is for close or massed order foot with bows."),
  BG_V_07(WARNING, "", "A unit that gives salvos has firearms."),
  BG_V_08(WARNING, "", "A pike block is foot in close order with pikes, and of a nation."),
  BG_V_09(WARNING, "", "Artillery has nothing that matters in a melee alone."),
  BG_V_11(WARNING, "", "A unit starts in the deployment zone of its side."),
  BG_V_12(WARNING, "", "A brigade starts in one chain of contact, or near its commander."),
  BG_V_13(WARNING, "", "Mounted units do not start behind an obstacle they cannot cross."),
  BG_V_14(WARNING, "", "A unit does not start Unformed by its terrain."),
  BG_V_15(ERROR, "", "Gallopers, caracole and kinds of cavalry are for heavy mounted."),
  BG_V_16(INFO, "", "A unit uses a special rule that the sheet does not print.");

  private final Severity severity;
  private final String section;
  private final String summary;

  Code(Severity severity, String section, String summary) {
    this.severity = severity;
    this.section = section;
    this.summary = summary;
  }

  /** The code as it is shown, such as {@code V-012}. */
  public String id() {
    return name().replace('_', '-');
  }

  /** How much a finding of it matters where no project says otherwise. */
  public Severity severity() {
    return severity;
  }

  /** Section of the rules it rests on, empty for one of the language. */
  public String section() {
    return section;
  }

  /** What is as it should be, in one sentence. */
  public String summary() {
    return summary;
  }

  /** The check of a shown code, null where there is none. */
  public static @Nullable Code of(@Nullable String id) {
    for (Code each : values()) {
      if (each.id().equals(id)) {
        return each;
      }
    }
    return null;
  }
}
