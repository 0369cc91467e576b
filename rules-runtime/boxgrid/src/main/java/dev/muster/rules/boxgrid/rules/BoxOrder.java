package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.OrderGrammar;
import dev.muster.rules.battle.OrderPattern;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * What an option of a question orders; the number beside it says whom, where or which. In its
 * phrase X is the unit that is asked, Y the one the number names, SIDE the side that is asked, BOX
 * and FACING are what they say, AHEAD is the box straight before X.
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

  /** How a situation may order it. */
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

  /** How orders read, whoever is asked, as {@link OrderGrammar} takes them. */
  public static List<String> orderForms() {
    return OrderGrammar.forms(
        Arrays.stream(values()).map(each -> each.text).toList(),
        Map.of("X", "UNIT", "Y", "UNIT", "U", "UNIT", "V", "UNIT", "BOX", "PLACES"));
  }
}
