package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.OrderGrammar;
import dev.muster.rules.battle.OrderPattern;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The order of an option; the number beside it states the unit, place or other object. In its
 * phrase X is the unit that acts, Y the unit of the number, SIDE the side that decides, BOX and
 * FACING their values, AHEAD the box straight before X.
 */
public enum BoxOrder {
  ACT("Y moves"),
  NO_MORE("SIDE ends its moves"),
  TEST("X tests to stop"),
  MOVE_ON("X moves on"),
  HALT_TO_SHOOT("X halts to shoot"),
  FORWARD("X moves forward to BOX", "X moves (forward [to BOX]|to BOX)"),
  DIAGONAL("X moves diagonally to BOX", "X moves (diagonally [to BOX]|to BOX)"),
  TURN("X turns to FACING"),
  ABOUT("X turns about"),
  CHARGE("X charges Y"),
  CHARGE_DIAGONALLY("X charges Y diagonally", "X charges Y [diagonally]"),
  HEDGEHOG("X forms hedgehog"),
  STOP("X stops"),
  STOP_FORMED(
      "X stops and gives up an Action to stay formed",
      "X stops [and gives up an Action [to stay formed]]"),
  SALVO("X gives a salvo first", "X gives a salvo [first]"),
  NO_SALVO("X charges without a salvo"),
  WITHDRAW("X withdraws"),
  STAY("X stays"),
  TRY("X tries to move"),
  LEAVE("X leaves the hedgehog"),
  EVADE("X evades"),
  STAND("X stands"),
  KEEP_FACING("X keeps its facing"),
  FACE_ENEMY("X faces the enemy"),
  SHOOT("U shoots at V"),
  SHOOT_MASSED("U shoots massed archery at V"),
  CEASE("SIDE shoots no more"),
  FIGHT("the melee of Y is fought"),
  AGAINST("X fights Y"),
  EXPLOIT("X takes the box of the enemy"),
  HAND_ON("X hands a hit on to Y"),
  KEEP_HITS("X keeps its hits"),
  PLACE_AT("X deploys at BOX");

  /** Its words, as a question has them. */
  public final String phrase;

  /** The compiled form of the order in words. */
  final OrderPattern.Template form;

  private final String text;

  BoxOrder(String phrase) {
    this(phrase, phrase);
  }

  BoxOrder(String phrase, String form) {
    this.phrase = phrase;
    this.form = OrderPattern.compile(form);
    text = form;
  }

  private static final Set<BoxOrder> OF_A_MOVE =
      EnumSet.of(
          ACT,
          TEST,
          MOVE_ON,
          HALT_TO_SHOOT,
          FORWARD,
          DIAGONAL,
          TURN,
          ABOUT,
          CHARGE,
          CHARGE_DIAGONALLY,
          HEDGEHOG,
          STOP,
          STOP_FORMED,
          WITHDRAW,
          TRY,
          LEAVE);

  /** Whether it is an order to a unit during its own move. */
  boolean isOfMove() {
    return OF_A_MOVE.contains(this);
  }

  /**
   * Returns when an order in words can be carried out, for the user; empty if the words are not an
   * order.
   */
  public static String occasion(List<String> words) {
    for (BoxOrder each : values()) {
      if (each.form.matches(words, BoxOrder::anyWord)) {
        return each.occasion();
      }
    }
    return "";
  }

  private static BitSet anyWord(String word, List<String> words, int from) {
    if (!word.equals(word.toUpperCase(Locale.ROOT))) {
      return OrderPattern.behind(word, words, from);
    }
    BitSet ends = new BitSet();
    if (from < words.size()) {
      ends.set(from + 1);
    }
    return ends;
  }

  private String occasion() {
    return switch (this) {
      case ACT,
          NO_MORE,
          FORWARD,
          DIAGONAL,
          TURN,
          ABOUT,
          CHARGE,
          CHARGE_DIAGONALLY,
          STOP,
          STOP_FORMED,
          STAY,
          TRY,
          LEAVE ->
          "units move in the Movement phase of their side (BG-006)";
      case TEST, MOVE_ON, HALT_TO_SHOOT ->
          "a unit does so when its move begins under Momentum (BG-027, BG-035)";
      case HEDGEHOG -> "a unit forms hedgehog in its move or when it is charged (BG-063, BG-D17)";
      case SALVO, NO_SALVO -> "a salvo comes with a charge (BG-112)";
      case WITHDRAW -> "a unit withdraws in the Movement phase of its side (BG-061)";
      case EVADE, STAND -> "a unit evades or stands when it is charged (BG-008)";
      case KEEP_FACING, FACE_ENEMY -> "a unit chooses its facing when it has evaded (BG-052)";
      case SHOOT, SHOOT_MASSED, CEASE -> "units shoot in the Shooting phase of their side (BG-009)";
      case FIGHT, AGAINST -> "melees are fought in the Melee phase (BG-011)";
      case EXPLOIT -> "a unit does so when the enemy it fought has Broken (BG-180)";
      case HAND_ON, KEEP_HITS -> "hits are handed on when they are taken (BG-D18)";
      case PLACE_AT -> "units deploy before the battle (BG-D04)";
    };
  }

  /** The forms of all orders, for any unit, as {@link OrderGrammar} reads them. */
  public static List<String> orderForms() {
    return OrderGrammar.forms(
        Arrays.stream(values()).map(each -> each.text).toList(),
        Map.of("X", "UNIT", "Y", "UNIT", "U", "UNIT", "V", "UNIT", "BOX", "PLACES"));
  }
}
