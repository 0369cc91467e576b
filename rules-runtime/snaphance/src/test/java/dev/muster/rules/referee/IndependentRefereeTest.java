package dev.muster.rules.referee;

import static dev.muster.rules.model.Facing.N;
import static dev.muster.rules.model.Facing.NE;
import static dev.muster.rules.model.Facing.NW;
import static dev.muster.rules.model.Facing.S;
import static dev.muster.rules.model.Facing.SE;
import static dev.muster.rules.model.Facing.SW;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The witness can fail: for each kind of fault a story that tells it, and one beside it that does
 * not.
 */
class IndependentRefereeTest {
  private static final String FOOT = "F1 Foot 0808 N";
  private static final String ENEMY = "R1 Foot 0807 S";

  /** A lost melee of Blue foot, beaten from the front by Red. */
  private static FabricatedBattle beaten(String... more) {
    String[] all = new String[more.length + 2];
    all[0] = FOOT;
    all[1] = "R1 Foot 0807 S";
    System.arraycopy(more, 0, all, 2, more.length);
    return FabricatedBattle.of(all)
        .red()
        .contact("R1", "F1", "front", "charge")
        .result("R1", "F1", 0, 2, "R1");
  }

  /** Red on opportunity before Blue Lancers that come on. */
  private static FabricatedBattle watched(String red, String more) {
    return FabricatedBattle.of("L1 Lancers 0810 N", red, more)
        .blue()
        .moves("L1", "forward", 1, "0810", "0809", N, N);
  }

  /** Blue Lancers come from behind upon the flank of Red foot, who is not told to be disordered. */
  private static FabricatedBattle flanked(String more) {
    return FabricatedBattle.with(more, "L1 Lancers 0806 S", "R1 Foot 0809 S")
        .blue()
        .moves("L1", "forward", 1, "0806", "0807 0808", S, S)
        .contact("L1", "R1", "rear", "charge");
  }

  /** Blue Lancers pursue by two hexes, though the first brings them before guns that look away. */
  private static FabricatedBattle runsPast(String more) {
    return FabricatedBattle.with(more, "L1 Lancers 0808 N", "R1 Foot 0807 S", "R2 Guns 0706 N")
        .blue()
        .contact("L1", "R1", "front", "charge")
        .result("L1", "R1", 0, 2, "L1")
        .destroyed("R1", "0807")
        .pursuit("L1", 4, 2)
        .pursues("L1", "0808", "0807 0806");
  }

  private static final Map<JudgedPoint, FabricatedBattle> WRONG = new EnumMap<>(JudgedPoint.class);

  static {
    movement();
    tests();
    generals();
    retreats();
    opportunity();
    melee();
    fire();
    rest();
  }

  private static void movement() {
    WRONG.put(
        JudgedPoint.OWN_HEX,
        FabricatedBattle.of(FOOT, "F2 Foot 0807 N")
            .blue()
            .moves("F1", "forward", 1, "0808", "0807", N, N));
    WRONG.put(
        JudgedPoint.ENEMY_HEX,
        FabricatedBattle.of(FOOT, ENEMY).blue().moves("F1", "forward", 1, "0808", "0807", N, N));
    WRONG.put(
        JudgedPoint.CLOSED_GROUND,
        FabricatedBattle.with("impassable 0807", FOOT)
            .blue()
            .moves("F1", "forward", 1, "0808", "0807", N, N));
    WRONG.put(
        JudgedPoint.OFF_THE_MAP,
        FabricatedBattle.of("F1 Foot 0801 N")
            .blue()
            .moves("F1", "forward", 1, "0801", "0800", N, N));
    WRONG.put(
        JudgedPoint.WHO_MOVES,
        FabricatedBattle.of(FOOT, "R1 Foot 0101 S")
            .red()
            .moves("F1", "forward", 1, "0808", "0807", N, N));
    WRONG.put(
        JudgedPoint.NOT_FROM_MELEE,
        FabricatedBattle.of(FOOT, "R1 Foot 0807 S")
            .red()
            .contact("R1", "F1", "front", "charge")
            .result("R1", "F1", 0, 0, "")
            .blue()
            .moves("F1", "backwards", 1, "0808", "0809", N, N));
    WRONG.put(
        JudgedPoint.MOVE_OVER,
        FabricatedBattle.of(FOOT)
            .blue()
            .moves("F1", "forward", 1, "0808", "0807", N, N)
            .moves("F1", "forward", 2, "0807", "0706", N, N)
            .test("F1", "an extra move", 4, false)
            .moves("F1", "forward", 3, "0706", "0705", N, N));
    WRONG.put(
        JudgedPoint.MOVE_IN_POINTS,
        FabricatedBattle.of(FOOT).blue().moves("F1", "forward", 1, "0808", "0807 0806 0805", N, N));
    WRONG.put(
        JudgedPoint.MOVE_NUMBER,
        FabricatedBattle.of(FOOT).blue().moves("F1", "forward", 2, "0808", "0807", N, N));
    WRONG.put(
        JudgedPoint.MOVE_AGAIN_IN_ORDER,
        FabricatedBattle.of("F1 Foot 0808 N disordered")
            .blue()
            .moves("F1", "forward", 1, "0808", "0807", N, N)
            .moves("F1", "forward", 2, "0807", "0806", N, N));
    WRONG.put(
        JudgedPoint.ZONE_HALTS,
        FabricatedBattle.of("F1 Foot 0809 N", "R1 Foot 0907 S")
            .blue()
            .moves("F1", "forward", 1, "0809", "0808 0807", N, N));
    WRONG.put(
        JudgedPoint.ZONE_LEFT,
        FabricatedBattle.of(FOOT, "R1 Foot 0907 S")
            .blue()
            .moves("F1", "forward", 1, "0808", "0807", N, N));
    WRONG.put(
        JudgedPoint.ZONE_FLANK,
        FabricatedBattle.of("F1 Foot 0809 NE", "R1 Foot 0807 S")
            .blue()
            .moves("F1", "forward", 1, "0809", "0808", NE, NE));
    WRONG.put(
        JudgedPoint.PASSES_FRIENDS,
        FabricatedBattle.of(FOOT, "F2 Foot 0807 NE")
            .blue()
            .moves("F1", "forward", 1, "0808", "0807 0806", N, N));
    WRONG.put(
        JudgedPoint.DISPLACES,
        FabricatedBattle.of("S1 Forlorn 0808 N", "M1 Musket 0807 N")
            .blue()
            .displaced("M1", "S1", "0807", "0808")
            .moves("S1", "free", 1, "0808", "0807", N, N));
    WRONG.put(
        JudgedPoint.MOVE_DISORDERS,
        FabricatedBattle.of(FOOT).blue().moves("F1", "sideways", 1, "0808", "0708", N, N).blue());
    WRONG.put(
        JudgedPoint.DISORDER_HAS_CAUSE,
        FabricatedBattle.of(FOOT)
            .blue()
            .moves("F1", "forward", 1, "0808", "0807 0806", N, N)
            .disordered("F1", "moved sideways"));
    WRONG.put(
        JudgedPoint.GROUP_ALIKE,
        FabricatedBattle.of(FOOT, "F2 Foot 0908 N")
            .blue()
            .group("F1", "F2")
            .moves("F1", "forward", 1, "0808", "0807", N, N)
            .moves("F2", "forward", 1, "0908", "1007", N, N));
  }

  private static void tests() {
    WRONG.put(
        JudgedPoint.TEST_DUE,
        FabricatedBattle.of(FOOT)
            .blue()
            .moves("F1", "forward", 1, "0808", "0807", N, N)
            .moves("F1", "forward", 2, "0807", "0806", N, N)
            .blue());
    WRONG.put(
        JudgedPoint.TEST_NEEDS,
        FabricatedBattle.of("G1 Guns 0808 N")
            .blue()
            .moves("G1", "turn", 1, "0808", "", N, NE)
            .moves("G1", "turn", 2, "0808", "", NE, N)
            .test("G1", "an extra move", 4, true)
            .moves("G1", "turn", 3, "0808", "", N, NE)
            .test("G1", "an extra move", 4, true));
    WRONG.put(
        JudgedPoint.TEST_MODIFIERS,
        FabricatedBattle.with("group Blue.Left general Conde 0 at 0101", FOOT)
            .blue()
            .test("F1", "recovery", 4, false, "leader", 1));
  }

  private static void generals() {
    String here = "group Blue.Left general Conde 0 at 0806";
    WRONG.put(
        JudgedPoint.GENERAL_RIDES,
        FabricatedBattle.with(here, FOOT).blue().rides("Conde", "0806", "0813"));
    WRONG.put(
        JudgedPoint.GENERAL_MAKES_WAY,
        FabricatedBattle.with(here, "F1 Foot 0812 N", "R1 Foot 0805 S")
            .red()
            .moves("R1", "forward", 1, "0805", "0806", S, S)
            .blue());
    WRONG.put(
        JudgedPoint.GENERAL_ALONE,
        FabricatedBattle.with(here, "F1 Foot 0812 N", "R1 Foot 0806 S").red().blue());
    WRONG.put(
        JudgedPoint.GENERAL_NEAREST,
        FabricatedBattle.with(here, FOOT, "F2 Foot 0816 N")
            .blue()
            .fate("Conde", "Left", "rode to F2", "0816"));
    WRONG.put(
        JudgedPoint.GENERAL_FALLS,
        FabricatedBattle.with(here, "F1 Foot 0806 N", "R1 Foot 0101 S")
            .blue()
            .attaches("Conde", "F1")
            .destroyed("F1", "0806")
            .red());
  }

  private static void retreats() {
    WRONG.put(
        JudgedPoint.RETREAT_WHO, beaten("F2 Foot 0114 N").back("F2", "retreat", "0114", "0115"));
    WRONG.put(JudgedPoint.RETREAT_DUE, beaten().blue());
    WRONG.put(JudgedPoint.RETREAT_HEX, beaten().back("F1", "retreat", "0808", "0908 1008"));
    WRONG.put(JudgedPoint.RETREAT_LINE, beaten().back("F1", "retreat", "0808", "0908 0907"));
    WRONG.put(JudgedPoint.RETREAT_FAR, beaten().back("F1", "retreat", "0808", "0809"));
    WRONG.put(
        JudgedPoint.RETREAT_PRICE,
        beaten("R2 Foot 0811 N")
            .back("F1", "retreat", "0808", "0809 0810 0910 0911", "enemy zone", 7));
    WRONG.put(
        JudgedPoint.RETREAT_SWAPS,
        beaten("S1 Forlorn 0810 N", "F2 Foot 0811 N", "F3 Foot 0911 N")
            .displaced("S1", "F1", "0810", "0808")
            .back("F1", "retreat", "0808", "0809 0810"));
    WRONG.put(
        JudgedPoint.RETREAT_UPSETS,
        beaten("F2 Pikes 0809 N", "F3 Foot 0909 N")
            .back("F1", "retreat", "0808", "0809 0810 0811 0812")
            .blue());
    WRONG.put(
        JudgedPoint.BOUNCE_WAY,
        FabricatedBattle.of("L1 Lancers 0808 N", "R1 Foot 0807 S")
            .blue()
            .contact("L1", "R1", "front", "charge")
            .result("L1", "R1", 0, 0, "")
            .back("L1", "bounce", "0808", "0908"));
  }

  private static void opportunity() {
    WRONG.put(JudgedPoint.WATCH_TESTED, FabricatedBattle.of(FOOT).blue().watches("F1"));
    WRONG.put(
        JudgedPoint.WATCHERS_REACT,
        watched("R1 Lancers 0806 S", "R9 Foot 0101 S")
            .moves("R1", "opportunity charge", 1, "0806", "0807", S, S));
    WRONG.put(
        JudgedPoint.REACTION_WAY,
        watched("R1 Lancers 0806 S opportunity", "R9 Foot 0101 S")
            .moves("R1", "opportunity charge", 1, "0806", "0906 0807", S, S));
    WRONG.put(
        JudgedPoint.REACTION_MEETS,
        watched("R1 Lancers 0805 S opportunity", "R9 Foot 0101 S")
            .moves("R1", "opportunity charge", 1, "0805", "0806", S, S));
    WRONG.put(
        JudgedPoint.REACTION_TRIGGER,
        FabricatedBattle.of("L1 Lancers 0806 N", "R1 Lancers 0808 N opportunity", "R9 Foot 0101 S")
            .blue()
            .moves("L1", "forward", 1, "0806", "0805", N, N)
            .moves("R1", "opportunity charge", 1, "0808", "0807 0806", N, N));
    WRONG.put(
        JudgedPoint.REACTION_ONCE,
        watched("R1 Lancers 0807 S opportunity", "R2 Lancers 0907 S opportunity")
            .moves("R1", "opportunity charge", 1, "0807", "0808", S, S)
            .moves("R2", "opportunity charge", 1, "0907", "0908", S, S));
    WRONG.put(
        JudgedPoint.REACTION_WHOM,
        watched("R1 Foot 0807 S opportunity", "R9 Foot 0101 S")
            .moves("R1", "opportunity charge", 1, "0807", "0808", S, S));
  }

  private static void melee() {
    WRONG.put(
        JudgedPoint.CONTACT_TOUCHES,
        FabricatedBattle.of(FOOT, "R1 Foot 0101 S").blue().contact("F1", "R1", "front", "charge"));
    WRONG.put(
        JudgedPoint.CHARGE_ALLOWED,
        FabricatedBattle.of(FOOT, "R1 Lancers 0807 S")
            .blue()
            .contact("F1", "R1", "front", "charge"));
    WRONG.put(
        JudgedPoint.SUPPORT_FACES,
        FabricatedBattle.of(FOOT, "F2 Foot 1212 N", "R1 Foot 0807 S")
            .blue()
            .contact("F1", "R1", "front", "charge", "F2"));
    WRONG.put(
        JudgedPoint.MELEE_STRENGTH,
        FabricatedBattle.of(FOOT, "R1 Foot 0807 S")
            .blue()
            .contact("F1", "R1", "front", "charge")
            .throwsDice("F1", "SP", 5));
    WRONG.put(
        JudgedPoint.MELEE_DISORDER,
        FabricatedBattle.of("F1 Foot 0808 N disordered", "R1 Foot 0807 S")
            .blue()
            .contact("F1", "R1", "front", "charge")
            .throwsDice("F1", "SP", 6));
    WRONG.put(
        JudgedPoint.BONUS,
        FabricatedBattle.of("F1 Foot 0809 N", "R1 Foot 0805 S opportunity", "F2 Foot 0114 N")
            .blue()
            .moves("F1", "forward", 1, "0809", "0808", N, N)
            .moves("F2", "forward", 1, "0114", "0113", N, N)
            .moves("R1", "opportunity charge", 1, "0805", "0806 0807", S, S)
            .contact("R1", "F1", "front", "opportunity charge")
            .throwsDice("F1", "SP", 6, "charge bonus", 1));
    WRONG.put(
        JudgedPoint.FLANK_DICE,
        FabricatedBattle.of(FOOT, "R1 Foot 0807 S")
            .blue()
            .contact("F1", "R1", "front", "charge")
            .throwsDice("F1", "SP", 6, "flank or rear", 1));
    WRONG.put(
        JudgedPoint.STRUCK_BEHIND,
        flanked("").throwsDice("L1", "SP", 6, "charge bonus", 4, "flank or rear", 2));
    WRONG.put(
        JudgedPoint.SUPPORT_DICE,
        FabricatedBattle.of(FOOT, "F2 Foot 0908 NW", "R1 Foot 0807 S")
            .blue()
            .contact("F1", "R1", "front", "charge", "F2")
            .throwsDice("F1", "SP", 6, "support of F2", 6));
    WRONG.put(
        JudgedPoint.MELEE_GROUND,
        FabricatedBattle.of(FOOT, ENEMY)
            .blue()
            .contact("F1", "R1", "front", "charge")
            .throwsDice("R1", "SP", 6, "uphill", 1));
    WRONG.put(
        JudgedPoint.BRACKET,
        FabricatedBattle.of(FOOT, ENEMY)
            .blue()
            .contact("F1", "R1", "front", "charge")
            .throwsDice("F1", "SP", 6, "bracket", 1));
    WRONG.put(
        JudgedPoint.DICE_THROWN,
        FabricatedBattle.of(FOOT, ENEMY).blue().throwsFire("F1", "R1", List.of(1, 1), 0, "SP", 6));
    WRONG.put(
        JudgedPoint.HITS,
        FabricatedBattle.of(FOOT, ENEMY)
            .blue()
            .throwsFire("F1", "R1", List.of(5, 5, 6), 1, "SP", 3));
    WRONG.put(
        JudgedPoint.MORALE,
        FabricatedBattle.of("F1 Foot 0808 N disordered")
            .blue()
            .morale("F1", 5, 2, 0, "starting SP", 6, "hits", -1));
    WRONG.put(
        JudgedPoint.MORALE_LOSS,
        FabricatedBattle.of(FOOT).blue().morale("F1", 5, 6, 0, "starting SP", 6, "hits", -1));
    WRONG.put(
        JudgedPoint.MELEE_WON,
        FabricatedBattle.of(FOOT, "R1 Foot 0807 S")
            .blue()
            .contact("F1", "R1", "front", "charge")
            .result("F1", "R1", 3, 0, "F1"));
  }

  private static void fire() {
    String far = "R1 Foot 0806 S";
    WRONG.put(
        JudgedPoint.FIRE_WHEN,
        FabricatedBattle.of(FOOT, far)
            .blue()
            .fires("F1", "R1", "fire", 1, 2, "SP", 6)
            .fires("F1", "R1", "fire", 1, 2, "SP", 6));
    WRONG.put(
        JudgedPoint.FIRE_ARC,
        FabricatedBattle.of("F1 Foot 0808 S", far).blue().fires("F1", "R1", "fire", 1, 2, "SP", 6));
    WRONG.put(
        JudgedPoint.FIRE_SIGHT,
        FabricatedBattle.of("F1 Foot 0809 N", "F2 Foot 0808 N", "F3 Foot 0708 N", "R1 Foot 0806 S")
            .blue()
            .fires("F1", "R1", "fire", 1, 3, "SP", 6, "range", -1));
    WRONG.put(
        JudgedPoint.FIRE_COVER,
        FabricatedBattle.with("works 0806-0807 0806-0907", FOOT, far)
            .blue()
            .fires("F1", "R1", "fire", 1, 2, "SP", 6));
    WRONG.put(
        JudgedPoint.FIRE_RANGE,
        FabricatedBattle.of(FOOT, far)
            .blue()
            .fires("F1", "R1", "fire", 1, 2, "SP", 6, "range", -1));
    WRONG.put(
        JudgedPoint.FIRE_DICE,
        FabricatedBattle.of(FOOT, far).blue().fires("F1", "R1", "fire", 1, 2, "SP", 7));
    WRONG.put(
        JudgedPoint.FIRE_DISORDER,
        FabricatedBattle.of("F1 Foot 0808 N disordered", far)
            .blue()
            .fires("F1", "R1", "fire", 1, 2, "SP", 6));
    WRONG.put(
        JudgedPoint.FIRE_MOVED,
        FabricatedBattle.of("F1 Foot 0809 N", far)
            .blue()
            .moves("F1", "forward", 1, "0809", "0808", N, N)
            .fires("F1", "R1", "fire", 1, 2, "SP", 6));
    WRONG.put(
        JudgedPoint.FIRE_INTO_MELEE,
        FabricatedBattle.of(FOOT, "R1 Foot 0807 S", "F2 Foot 0708 N")
            .red()
            .contact("R1", "F1", "front", "charge")
            .result("R1", "F1", 0, 0, "")
            .blue()
            .fires("F2", "R1", "fire", 1, 1, "SP", 6));
    WRONG.put(
        JudgedPoint.FIRE_ON_CONTACT,
        FabricatedBattle.of(FOOT, far).red().fires("F1", "R1", "defensive", 1, 2, "SP", 6));
  }

  private static void rest() {
    WRONG.put(
        JudgedPoint.EVADE_WHO,
        FabricatedBattle.of(FOOT, "R1 Foot 0806 S").red().evades("F1", "R1", "0808", "0809"));
    WRONG.put(
        JudgedPoint.EVADE_AGAIN,
        FabricatedBattle.of("S1 Forlorn 0808 N", "R1 Foot 0806 S")
            .red()
            .evades("S1", "R1", "0808", "0809")
            .evades("S1", "R1", "0809", "0810"));
    WRONG.put(
        JudgedPoint.EVADE_WAY,
        FabricatedBattle.of("S1 Forlorn 0808 N", "R1 Foot 0806 S")
            .red()
            .evades("S1", "R1", "0808", "0807"));
    WRONG.put(
        JudgedPoint.EVADE_FRONT,
        FabricatedBattle.of("S1 Forlorn 0808 S", "R1 Foot 0805 S")
            .red()
            .evades("S1", "R1", "0808", "0807"));
    WRONG.put(JudgedPoint.PURSUIT_WHO, beaten().pursuit("F1", 4, 1));
    WRONG.put(JudgedPoint.PURSUIT_DIE, beaten().pursuit("R1", 3, 1));
    WRONG.put(JudgedPoint.PURSUIT_WAY, beaten().pursuit("R1", 4, 1).pursues("R1", "0807", "0708"));
    WRONG.put(JudgedPoint.PURSUIT_STOPS, runsPast(""));
    WRONG.put(
        JudgedPoint.PURSUIT_FLANK,
        beaten("F2 Foot 0708 NE")
            .back("F1", "retreat", "0808", "0909 0910 0911 0912")
            .pursuit("R1", 4, 1)
            .pursues("R1", "0807", "0808"));
    WRONG.put(
        JudgedPoint.PURSUIT_MOUNTED,
        beaten("L1 Lancers 0809 N")
            .back("F1", "retreat", "0808", "0909 0910 0911 0912")
            .pursuit("R1", 4, 1)
            .pursues("R1", "0807", "0808"));
    WRONG.put(
        JudgedPoint.FIRE_COSTS,
        FabricatedBattle.of(FOOT, "R1 Foot 0806 S")
            .red()
            .fires("R1", "F1", "fire", 1, 2, "SP", 6)
            .loses("F1", 2, "fire of R1", 4));
    WRONG.put(
        JudgedPoint.TEST_DISORDERS,
        FabricatedBattle.of(FOOT, ENEMY)
            .red()
            .morale("F1", 5, 3, 0, "starting SP", 6, "hits", -1)
            .red());
    WRONG.put(
        JudgedPoint.FIRE_DUE,
        FabricatedBattle.of(FOOT, "R1 Foot 0806 S")
            .red()
            .fires("R1", "F1", "fire", 1, 2, "SP", 6)
            .morale("F1", 5, 6, 1, "starting SP", 6, "hits", -1)
            .disordered("F1", "hit by R1")
            .red());
    WRONG.put(
        JudgedPoint.MELEE_DUE,
        FabricatedBattle.of(FOOT, ENEMY)
            .red()
            .contact("R1", "F1", "front", "charge")
            .throwsDice("R1", "SP", 6)
            .morale("F1", 5, 6, 1, "starting SP", 6, "hits", -1)
            .result("R1", "F1", 0, 1, "R1")
            .disordered("F1", "hit in melee")
            .red());
    WRONG.put(
        JudgedPoint.BOUNCE_DUE,
        FabricatedBattle.of("L1 Lancers 0808 N", "R1 Foot 0807 S")
            .blue()
            .contact("L1", "R1", "front", "charge")
            .result("L1", "R1", 0, 0, "")
            .blue());
    WRONG.put(JudgedPoint.POINTS, FabricatedBattle.of(FOOT, ENEMY).blue().costs("F1", 2));
    WRONG.put(JudgedPoint.MELEE_COSTS, beaten().loses("R1", 2, "melee", 4));
    WRONG.put(
        JudgedPoint.ARMY_BREAKS, FabricatedBattle.of(FOOT, ENEMY).blue().breaks("Blue", 1, 30, 10));
    WRONG.put(
        JudgedPoint.TOLD_IN_ORDER,
        FabricatedBattle.of(FOOT, ENEMY).blue().destroyed("F1", "0808").bonusLost("F1"));
  }

  @ParameterizedTest
  @EnumSource
  void seesEveryKindOfFault(JudgedPoint point) {
    FabricatedBattle told = WRONG.get(point);
    assertTrue(told != null, "no story tells " + point);
    CaseLog docket = told.read();
    assertTrue(docket.wrong(point) > 0, () -> point + " is not seen:\n" + docket.findings());
  }

  private static final List<String> VALUES =
      List.of(
          "flank_struck_bonus true",
          "flank_struck_bonus false",
          "rear_enemy any",
          "rear_enemy face_to_face",
          "pursuit_contact stops",
          "pursuit_contact runs_past",
          "struck_from_behind turn",
          "struck_from_behind move",
          "struck_from_behind whole_turn",
          "works_cover any_range",
          "works_cover adjacent");

  /** The same story is right by one value of a switch and wrong by the other. */
  @ParameterizedTest
  @MethodSource
  void readsTheSwitches(String value, FabricatedBattle told, JudgedPoint point, boolean right) {
    CaseLog docket = told.read();
    assertTrue(docket.judged(point) > 0, () -> point + " is not judged");
    assertEquals(right, docket.wrong(point) == 0, () -> value + ": " + docket.findings());
  }

  static List<Arguments> readsTheSwitches() {
    List<Arguments> all = new ArrayList<>();
    for (String value : VALUES) {
      String more = "switch " + value;
      switch (value.split(" ")[0]) {
        case "flank_struck_bonus" ->
            all.add(
                arguments(
                    value, struckOnTheFlank(more), JudgedPoint.BONUS, value.endsWith("true")));
        case "rear_enemy" ->
            all.add(
                arguments(value, pastGuns(more), JudgedPoint.RETREAT_PRICE, value.endsWith("any")));
        case "pursuit_contact" ->
            all.add(
                arguments(
                    value, runsPast(more), JudgedPoint.PURSUIT_STOPS, value.endsWith("past")));
        case "struck_from_behind" -> {
          all.add(
              arguments(
                  value, roundAbout(more), JudgedPoint.STRUCK_BEHIND, !value.endsWith("move")));
          all.add(
              arguments(
                  value, turnsIn(more), JudgedPoint.STRUCK_BEHIND, value.endsWith("whole_turn")));
        }
        default ->
            all.add(
                arguments(
                    value,
                    FabricatedBattle.with(
                            more + "\nworks 0806-0807 0806-0907", FOOT, "R1 Foot 0806 S")
                        .blue()
                        .fires("F1", "R1", "fire", 1, 2, "SP", 6, "target in cover", -1),
                    JudgedPoint.FIRE_COVER,
                    value.endsWith("any_range")));
      }
    }
    return all;
  }

  /** Lancers on their way forward are charged on their flank, and have their bonus. */
  private static FabricatedBattle struckOnTheFlank(String more) {
    return FabricatedBattle.with(more, "L1 Lancers 0809 N", "R1 Lancers 0606 SE opportunity")
        .blue()
        .moves("L1", "forward", 1, "0809", "0808", N, N)
        .moves("R1", "opportunity charge", 1, "0606", "0607 0708", SE, SE)
        .contact("R1", "L1", "flank", "opportunity charge")
        .throwsDice("L1", "SP", 6, "charge bonus", 4);
  }

  /** A stand goes back past guns in its other rear hex, which look away, and pays for them. */
  private static FabricatedBattle pastGuns(String more) {
    return FabricatedBattle.with(more, FOOT, "R1 Foot 0807 S", "R2 Guns 0809 S")
        .red()
        .contact("R1", "F1", "front", "charge")
        .result("R1", "F1", 0, 2, "R1")
        .back("F1", "retreat", "0808", "0909 0910 0911 0912", "past an enemy in the rear", 1);
  }

  /** Lancers that began behind their enemy are beside his front before the move that strikes. */
  private static FabricatedBattle roundAbout(String more) {
    return FabricatedBattle.with(more, "L1 Lancers 1009 N", "R1 Foot 0808 N")
        .blue()
        .moves("L1", "forward", 1, "1009", "1008 1007", N, N)
        .moves("L1", "forward", 2, "1007", "0908", N, SW)
        .disordered("R1", "struck from behind its front");
  }

  /** Lancers that moved behind their enemy only turn to him with the move that strikes. */
  private static FabricatedBattle turnsIn(String more) {
    return FabricatedBattle.with(more, "L1 Lancers 0811 N", "R1 Foot 0808 N")
        .blue()
        .moves("L1", "forward", 1, "0811", "0810 0909", N, N)
        .moves("L1", "turn", 2, "0909", "", N, NW)
        .disordered("R1", "struck from behind its front");
  }

  /** It shares no line with the engine but what is told, nor the engine's hexes. */
  @Test
  void knowsNothingOfTheEngine() {
    ArchRuleDefinition.noClasses()
        .should()
        .dependOnClassesThat(
            JavaClass.Predicates.resideInAnyPackage(
                    "dev.muster.rules.snaphance..", "dev.muster.rules.geometry..")
                .and(
                    DescribedPredicate.not(
                        JavaClass.Predicates.belongToAnyOf(SnaphanceEvent.class))))
        .orShould()
        .callMethod(Hex.class, "neighbour", int.class)
        .orShould()
        .callMethod(Hex.class, "isBeside", Hex.class)
        .orShould()
        .callMethod(Hex.class, "front", Facing.class)
        .check(new ClassFileImporter().importPackages("dev.muster.rules.referee"));
  }

  /** What is told here is as the rules have it, and nothing is found. */
  @Test
  void findsNothingWhereNothingIsWrong() {
    List<FabricatedBattle> right =
        List.of(
            FabricatedBattle.of(FOOT)
                .blue()
                .moves("F1", "forward", 1, "0808", "0807", N, N)
                .moves("F1", "sideways", 2, "0807", "0907", N, N)
                .disordered("F1", "moved sideways")
                .test("F1", "an extra move", 4, false),
            FabricatedBattle.of("F1 Foot 0808 N", "F2 Foot 0807 N")
                .blue()
                .moves("F1", "forward", 1, "0808", "0807 0806", N, N),
            FabricatedBattle.of("M1 Musket 0808 N")
                .blue()
                .moves("M1", "sideways", 1, "0808", "0908 0907", N, N)
                .moves("M1", "about", 2, "0907", "", N, S)
                .test("M1", "an extra move", 4, true),
            beaten().back("F1", "retreat", "0808", "0809 0810 0811 0812"),
            beaten("R2 Foot 0709 NE").back("F1", "retreat", "0808", "0909 0910 0911 0912"),
            FabricatedBattle.of("L1 Lancers 0808 N", "R1 Musket 0807 S")
                .blue()
                .contact("L1", "R1", "front", "charge")
                .result("L1", "R1", 0, 0, "")
                .back("L1", "bounce", "0808", "0809 0810"));
    EnumSet<JudgedPoint> looked = EnumSet.noneOf(JudgedPoint.class);
    for (int i = 0; i < right.size(); i++) {
      CaseLog docket = right.get(i).read();
      assertEquals(List.of(), docket.findings(), "story " + i);
      for (JudgedPoint each : JudgedPoint.values()) {
        if (docket.judged(each) > 0) {
          looked.add(each);
        }
      }
    }
    assertTrue(looked.size() > 20, () -> "only " + looked + " were judged");
  }
}
