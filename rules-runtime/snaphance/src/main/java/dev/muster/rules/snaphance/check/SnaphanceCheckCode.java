package dev.muster.rules.snaphance.check;

import static dev.muster.rules.check.Finding.Severity.ERROR;
import static dev.muster.rules.check.Finding.Severity.INFO;
import static dev.muster.rules.check.Finding.Severity.WARNING;

import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.Finding.Severity;
import java.util.Set;

/** The checks of Snaphance, by their stable code. */
public enum SnaphanceCheckCode implements CheckCode {
  V_006(ERROR, "15.0", "Movement is n or n*m; only artillery may have 0."),
  V_007(WARNING, "15.0", "In n*m the second value is not above the first."),
  V_009(ERROR, "8.4", "Strength is one to three ranks of 1 or more."),
  V_010(ERROR, "10.0", "The charge bonus is a whole number from 0."),
  V_011(ERROR, "15.0", "A fire value is a whole number; blank means no fire."),
  V_012(ERROR, "14.0", "Break Points of a rank are 1, 2 or 3."),
  V_014(INFO, "15.0", "A bracket after the strength has no effect unless bracket_bonus is set."),
  V_015(WARNING, "15.0", "A fire value does not add dice."),
  V_023(ERROR, "2.1.5", "Pike has no fire value."),
  V_024(ERROR, "7.6", "Horse has no fire value beyond one hex."),
  V_025(WARNING, "7.6", "The fire of Horse comes from the rules, not from its line."),
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
  V_050(WARNING, "7.0", "Fire values do not increase with distance."),
  V_051(WARNING, "15.0", "There is no gap between two fire values."),
  V_052(WARNING, "7.0", "A range with a fire value has a die left at full strength."),
  V_053(WARNING, "7.3", "The second rank of Pistols has a die left where it may fire."),
  V_054(INFO, "15.0", "With 4H and without 6H a stand cannot fire at five and six hexes."),
  V_055(INFO, "7.3", "Of several ranks only the first fires, except with Pistols."),
  V_056(WARNING, "7.4", "A stand of one strength point with a negative PB has no defensive fire."),
  V_057(INFO, "7.0", "Artillery fires in the narrow arc, all others in the wide one."),
  V_058(WARNING, "7.2", "Artillery with a plan to attack moves, so it does not fire."),
  V_060(WARNING, "10.0", "Skirmishers and Artillery have no charge bonus."),
  V_061(INFO, "10.5", "Shot and Dragoons with a charge bonus may charge as infantry."),
  V_062(INFO, "10.0", "Shot and Dragoons without a charge bonus cannot charge."),
  V_063(
      INFO,
      "10.0",
      "Light Cavalry without a charge bonus charges only Skirmishers, or Shot from behind."),
  V_064(WARNING, "13.0", "A Combat Stand has a charge bonus, else it never charges or pursues."),
  V_065(INFO, "10.3", "Foot has no greater charge bonus than the best mounted stand of the army."),
  V_066(INFO, "10.3", "The charge bonus of foot counts only against infantry."),
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
  V_081(WARNING, "14.0", "The stated total of Break Points is the sum of the lines."),
  V_083(WARNING, "14.0", "The break share is between 1/3 and 1/2."),
  V_084(INFO, "14.0", "Without a break share 1/3 is played."),
  V_085(WARNING, "14.0", "An army has at least 6 Break Points."),
  V_091(WARNING, "1.1", "A side has three command groups or more."),
  V_096(WARNING, "1.4", "The bonus of a General is between -2 and +3."),
  V_097(INFO, "4.5", "Without training the command range is that of the rules for none."),
  V_098(INFO, "4.5", "A well trained army is not mostly of class C."),
  V_099(INFO, "4.9", "A group of several categories moves as a group only inside each of them."),
  V_100(ERROR, "3.2", "A replacement General does not start a battle."),
  V_101(WARNING, "3.2", "A poor General has a command range or a bonus of his own."),
  V_105(INFO, "1.2", "Every line of the army list is fielded."),
  V_113(WARNING, "4.6", "A stand does not start in an enemy zone of control."),
  V_114(
      WARNING,
      "4.6",
      "A stand does not start in the zone of control of an enemy on its flank or rear."),
  V_115(WARNING, "3.0", "A stand starts within the command range of its General."),
  V_117(WARNING, "7.1", "A hill has a height."),
  V_118(
      INFO,
      "7.1",
      "The Summary Sheet of the scenario does not describe this terrain; its effects are ours."),
  V_120(INFO, "1.0", "The battle is between 1550 and 1700."),
  V_216(ERROR, "1.3", "A stand has lost fewer strength points than it has."),
  V_235(WARNING, "6.1", "A disordered stand is not on opportunity."),
  V_245(WARNING, "", "A victory is not won before the first move."),
  V_246(WARNING, "7.0", "Guns and shooters do not face away from every enemy."),
  V_247(WARNING, "", "A zone to deploy in does not lie behind the enemy.");

  private static final Set<SnaphanceCheckCode> OF_WHOLES =
      Set.of(V_065, V_080, V_081, V_084, V_085, V_091, V_098, V_099, V_101, V_105);

  private static final Set<SnaphanceCheckCode> OF_BOTH_ARMIES = Set.of(V_245, V_246, V_247);

  private final Facts facts;

  SnaphanceCheckCode(Severity severity, String section, String summary) {
    facts = new Facts(severity, section, summary);
  }

  @Override
  public Facts facts() {
    return facts;
  }

  @Override
  public Needs requiredContext() {
    return OF_WHOLES.contains(this)
        ? Needs.WHOLE
        : OF_BOTH_ARMIES.contains(this) ? Needs.BOTH_ARMIES : Needs.PART;
  }
}
