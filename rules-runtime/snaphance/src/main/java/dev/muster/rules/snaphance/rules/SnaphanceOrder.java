package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.OrderPattern;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;

/**
 * The order of an option; the number beside it states the stand, place or other object. Its form is
 * the order in the hobby's words with its optional and alternative parts, as {@link
 * dev.muster.rules.battle.OrderPattern} reads it: X is the deciding stand, Y the stand of the
 * number; GENERAL, GROUP, HEX, FACING and N are their values. Its phrase is the complete form. A
 * charge on opportunity that the side decides names the charger alone; a move is reported hex by
 * hex.
 */
public enum SnaphanceOrder {
  DECLARE("declare GROUP"),
  ACT("Y acts"),
  HOLD("X (holds|hold)"),
  RALLY("X (rallies|rally)"),
  RALLY_TOGETHER("X rallies together with its neighbours"),
  ACT_DISORDERED("X acts disordered"),
  GO_ON_OPPORTUNITY("X (goes|go) on opportunity"),
  GO_ON_OPPORTUNITY_TOGETHER("X goes on opportunity with its neighbours"),
  FIRE("X fires at Y"),
  FIRE_THEN_MOVE("X fires at Y and may move"),
  FIRE_FRONT_RANK("X (fires its front rank at Y|fires at Y with its front rank)"),
  FIRE_KEEPING_CHARGE("X fires at Y and may charge"),
  HOLD_FIRE("X holds its fire"),
  MOVE("X moves"),
  STOP("X (stops|stop)"),
  GENERAL_TO("GENERAL rides to HEX"),
  GENERAL_STAYS("GENERAL stays"),
  ATTACH("GENERAL attaches himself to X"),
  STAY_APART("GENERAL stays apart from X"),
  DETACH("GENERAL leaves X"),
  STAY_ATTACHED("GENERAL stays with X"),
  JOIN("Y joins X"),
  GO("X goes with those who joined"),
  EVADE_TO("X evades [to HEX]"),
  STAND("X stands"),
  FIRE_AND_DIE("X stands and fires"),
  FIGHT("X stands and fights"),
  REACT_FIRE("X fires [on opportunity] at Y"),
  REACT_FIRE_FRONT(
      "X fires (its front rank [on opportunity] at Y|[on opportunity] at Y with its front rank)"),
  REACT_FIRE_BOTH("X fires [both ranks] [on opportunity] at Y"),
  REACT_FIRE_REAR(
      "X fires (its rear rank [on opportunity] at Y|[on opportunity] at Y with its rear rank)"),
  REACT_CHARGE("X (charges [on opportunity] [at]|counter charges) Y"),
  CHARGE_TO("X charges to HEX"),
  WAIT("X waits"),
  ABORT("X breaks off the charge"),
  GO_ON("X goes on"),
  OPPONENT("X fights Y"),
  ALLOT("allotment N"),
  SUPPORT("X supports [against] Y"),
  CONTACT_FIRE("X fires [on contact] at Y"),
  THROW_FIRST("Y throws first"),
  TURN("X turns (to|facing) FACING"),
  KEEP_FACING("X keeps its facing"),
  RETREAT_TO("X retreats [to] HEX"),
  STOP_RETREAT("X stops retreating"),
  OFF_BOARD("X leaves the board"),
  BOUNCE_TO("X bounces [to HEX]"),
  FIGHT_ON("X fights on"),
  BOUNCE("X bounces"),
  PURSUE("X pursues"),
  STAY("X stays"),
  PURSUE_TO("X pursues to HEX"),
  RIDE_TO("GENERAL rides to Y"),
  KEEP_OPPORTUNITY("X stays on opportunity"),
  LEAVE_OPPORTUNITY("X leaves opportunity"),
  MELEE_FIRST("the melee of Y first"),
  FIRST("Y retreats first"),
  PUSH_TO("X gives way to HEX"),
  PLACE_AT("X deploys at HEX"),
  COUNT("count the General with X"),
  DO_NOT_COUNT("leave the General with X out of account");

  final String form;

  /** The compiled form; it is parsed once because an order is matched against all forms. */
  final OrderPattern.Template template;

  public final String phrase;

  SnaphanceOrder(String form) {
    this.form = form;
    template = OrderPattern.compile(form);
    phrase = inFull(form);
  }

  /**
   * Returns when an order in words can be carried out, for the user; empty if the words are not an
   * order.
   */
  public static String occasion(List<String> words) {
    SnaphanceOrder found = null;
    for (SnaphanceOrder each : values()) {
      boolean fits = each.template.matches(words, SnaphanceOrder::anyWord);
      if (fits && (found == null || each.literals(words) > found.literals(words))) {
        found = each;
      }
    }
    return found == null ? "" : found.occasion();
  }

  /** Returns how many words of an order are literal words of its form. */
  private long literals(List<String> words) {
    List<String> own = List.of(form.split("[\\[\\](){}<>| ]+"));
    return words.stream().filter(own::contains).count();
  }

  /** Matches a placeholder in capitals to one or more words. */
  private static BitSet anyWord(String word, List<String> words, int from) {
    if (!word.equals(word.toUpperCase(Locale.ROOT))) {
      return OrderPattern.behind(word, words, from);
    }
    BitSet ends = new BitSet();
    if (from < words.size()) {
      ends.set(from + 1, words.size() + 1);
    }
    return ends;
  }

  private String occasion() {
    return switch (this) {
      case DECLARE -> "groups are declared for the initiative (SN-1.4-02)";
      case ACT, HOLD, MOVE, STOP, STAY -> "a stand moves in the turn of its group (SN-1.4-05)";
      case RALLY, RALLY_TOGETHER, ACT_DISORDERED ->
          "a disordered stand rallies in the turn of its group (SN-9.0-01)";
      case GO_ON_OPPORTUNITY, GO_ON_OPPORTUNITY_TOGETHER ->
          "a stand goes on opportunity in the turn of its group (SN-6.1-02)";
      case KEEP_OPPORTUNITY, LEAVE_OPPORTUNITY ->
          "a stand on opportunity is asked in the turn of its group (SN-6.1-04)";
      case FIRE, FIRE_THEN_MOVE, FIRE_FRONT_RANK, FIRE_KEEPING_CHARGE, HOLD_FIRE ->
          "a stand fires in the turn of its group, on opportunity, or when it is charged"
              + " (SN-4.0-08, SN-6.0-02, SN-7.4-01)";
      case GENERAL_TO, GENERAL_STAYS -> "a General rides in the turn of his group (SN-3.1-01)";
      case ATTACH, STAY_APART ->
          "a General attaches himself when a stand in his hex begins to act (SN-3.1-06)";
      case DETACH, STAY_ATTACHED ->
          "a General leaves a stand in melee when the turn of his group begins (SN-3.1-06)";
      case RIDE_TO ->
          "a General rides to a stand when he must leave his hex or takes over"
              + " (SN-3.1-09, SN-3.2-03)";
      case JOIN, GO -> "stands join one of their kind that begins to act (SN-4.9-01)";
      case EVADE_TO, STAND -> "a stand evades or stands when it is charged or fired at (SN-5.0-01)";
      case FIRE_AND_DIE, FIGHT -> "Skirmishers do so when they are charged (SN-10.5-02)";
      case REACT_FIRE, REACT_FIRE_FRONT, REACT_FIRE_BOTH, REACT_FIRE_REAR, REACT_CHARGE, WAIT ->
          "a stand on opportunity reacts to an enemy that moves or fires (SN-6.0-01)";
      case CHARGE_TO -> "a charge on opportunity ends in a hex of contact (SN-6.0-05)";
      case ABORT, GO_ON ->
          "mounted stands hit by Pistols on opportunity break off or go on (SN-7.4.1.1-03)";
      case OPPONENT -> "a stand chooses whom it fights when it touches several (SN-10.2-06)";
      case ALLOT, MELEE_FIRST ->
          "a joint charge that touches several enemies is allotted (SN-15.0-12)";
      case SUPPORT -> "a stand chooses its melee when it faces two (SN-10.6-04)";
      case CONTACT_FIRE, THROW_FIRST -> "there is fire on contact in a charge (SN-7.4-01)";
      case TURN, KEEP_FACING ->
          "a stand turns in the turn of its group, also to who attacks its flank (SN-4.6-06)";
      case RETREAT_TO, STOP_RETREAT, FIRST ->
          "a stand retreats when its melee is lost (SN-12.0-01)";
      case OFF_BOARD -> "a stand leaves the board in a retreat at its edge (SN-12.2-03)";
      case BOUNCE_TO, BOUNCE ->
          "mounted stands bounce when they have not won their melee (SN-11.1-04)";
      case FIGHT_ON ->
          "a melee goes on in the turn of a group that fights it (SN-11.3-04), or when the beaten"
              + " cannot retreat (SN-12.1-06f)";
      case PURSUE, PURSUE_TO -> "a stand pursues when it has won its melee (SN-13.0-01)";
      case PUSH_TO -> "Skirmishers give way to a friend who retreats (SN-12.0-08)";
      case PLACE_AT -> "stands are deployed in their zone before the battle (SN-1.2-02)";
      case COUNT, DO_NOT_COUNT -> "a General counts in the Morale Test of his stand (SN-3.2-01)";
    };
  }

  /** A complete form; the first of each set of alternatives. */
  static String inFull(String form) {
    return form.replaceAll("\\(([^|)]*)\\|[^)]*\\)", "$1").replaceAll("[\\[\\]]", "");
  }
}
