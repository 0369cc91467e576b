package dev.muster.rules.referee;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import dev.muster.rules.systems.SituationService;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A battle made up event by event: what an engine might tell, be it right or wrong. */
final class FabricatedBattle {
  private static final String HEAD =
      """
      situation "told"
      rules SN-1.4-01
      board 16 x 16
      side Blue
      side Red
      line Foot PikeAndShot B mp 2 sp 6 cb 1 pb 0 2h 0 3h -1 bp 3
      line Pikes Pike B mp 1 sp 5/5 cb 3 bp 2
      line Musket Shot B mp 2 sp 4 pb 0 2h 0 bp 1
      line Forlorn Skirmishers B mp 2 sp 2 pb 0 2h 0 bp 1
      line Croats LightCavalry B mp 4 sp 3 cb 1 pb 0 2h 0 bp 1
      line Guns Artillery B mp 1 sp 3 pb 0 2h 0 4h 0 bp 1
      line Lancers Lancer B mp 3 sp 6 cb 4 bp 3
      %s
      %s
      expect
      lost Blue 0
      """;

  private final Situation situation;
  private final List<Event> story = new ArrayList<>();

  private FabricatedBattle(Situation situation) {
    this.situation = situation;
  }

  /**
   * A position.
   *
   * @param stands one a line: name, line, hex and facing; those of Red begin with R
   */
  static FabricatedBattle of(String... stands) {
    return with("", stands);
  }

  /** A position under a switch, or with other lines of a situation file. */
  static FabricatedBattle with(String more, String... stands) {
    StringBuilder text = new StringBuilder();
    for (String each : stands) {
      String[] words = each.split(" ");
      String side = words[0].startsWith("R") ? "Red.Right" : "Blue.Left";
      text.append("stand ").append(words[0]).append(" of ").append(side).append(" is ");
      text.append(words[1]).append(" at ").append(words[2]).append(" facing ").append(words[3]);
      for (int i = 4; i < words.length; i++) {
        text.append(' ').append(words[i]);
      }
      text.append('\n');
    }
    try {
      return new FabricatedBattle(SituationService.read("told", String.format(HEAD, more, text)));
    } catch (SituationException e) {
      throw new IllegalArgumentException(e.line() + ": " + e.getMessage(), e);
    }
  }

  CaseLog read() {
    story.add(new CommonEvent.RoundBegins(9, RuleRef.NONE));
    return IndependentReferee.read(situation.program(), story);
  }

  private FabricatedBattle add(Event event) {
    story.add(event);
    return this;
  }

  static Hex hex(String digits) {
    return new Hex(Integer.parseInt(digits.substring(0, 2)), Integer.parseInt(digits.substring(2)));
  }

  private static List<Hex> path(String hexes) {
    return hexes.isEmpty()
        ? List.of()
        : Arrays.stream(hexes.split(" ")).map(FabricatedBattle::hex).toList();
  }

  private static List<Event.Term> terms(Object... pairs) {
    List<Event.Term> list = new ArrayList<>();
    for (int i = 0; i < pairs.length; i += 2) {
      list.add(new Event.Term((String) pairs[i], (Integer) pairs[i + 1]));
    }
    return list;
  }

  FabricatedBattle blue() {
    return add(new SnaphanceEvent.GroupActs("Blue", "Left", false, RuleRef.NONE));
  }

  FabricatedBattle red() {
    return add(new SnaphanceEvent.GroupActs("Red", "Right", false, RuleRef.NONE));
  }

  FabricatedBattle moves(
      String who, String kind, int move, String from, String path, Facing a, Facing b) {
    return add(
        new SnaphanceEvent.Moves(who, kind, move, hex(from), path(path), a, b, RuleRef.NONE));
  }

  FabricatedBattle group(String... who) {
    return add(new SnaphanceEvent.GroupForms("move", List.of(who), RuleRef.NONE));
  }

  FabricatedBattle displaced(String who, String by, String from, String to) {
    return add(new SnaphanceEvent.Displaced(who, by, hex(from), hex(to), RuleRef.NONE));
  }

  FabricatedBattle disordered(String who, String why) {
    return add(new SnaphanceEvent.Disordered(who, why, RuleRef.NONE));
  }

  FabricatedBattle test(
      String who, String purpose, int needed, boolean passed, Object... modifiers) {
    return add(
        new SnaphanceEvent.OrderTest(
            List.of(who), purpose, 3, terms(modifiers), 3, needed, passed, RuleRef.NONE));
  }

  FabricatedBattle watches(String who) {
    return add(new SnaphanceEvent.OnOpportunity(who, true, RuleRef.NONE));
  }

  FabricatedBattle rides(String general, String from, String to) {
    return add(new SnaphanceEvent.GeneralMoves(general, hex(from), hex(to), RuleRef.NONE));
  }

  FabricatedBattle attaches(String general, String stand) {
    return add(new SnaphanceEvent.GeneralAttaches(general, stand, true, RuleRef.NONE));
  }

  FabricatedBattle fate(String general, String group, String fate, String at) {
    return add(new SnaphanceEvent.GeneralFate(general, group, fate, hex(at), RuleRef.NONE));
  }

  FabricatedBattle destroyed(String who, String at) {
    return add(new SnaphanceEvent.Destroyed(who, "melee", hex(at), RuleRef.NONE));
  }

  FabricatedBattle contact(
      String attacker, String defender, String aspect, String kind, String... supports) {
    return add(
        new SnaphanceEvent.Contact(
            attacker, defender, aspect, kind, List.of(supports), List.of(), RuleRef.NONE));
  }

  FabricatedBattle throwsDice(String who, Object... pairs) {
    return add(new SnaphanceEvent.MeleeThrow(who, terms(pairs), List.of(1), 0, RuleRef.NONE));
  }

  FabricatedBattle result(String attacker, String defender, int a, int d, String winner) {
    boolean ongoing = winner.isEmpty();
    return add(
        new SnaphanceEvent.MeleeResult(attacker, defender, a, d, winner, ongoing, RuleRef.NONE));
  }

  FabricatedBattle loses(String who, int lost, String why, int after) {
    return add(
        new SnaphanceEvent.LosesStrength(
            who, lost, List.of(after + lost), List.of(after), why, RuleRef.NONE));
  }

  FabricatedBattle bonusLost(String who) {
    return add(new SnaphanceEvent.LosesChargeBonus(who, "hit", RuleRef.NONE));
  }

  FabricatedBattle back(String who, String kind, String from, String path, Object... costs) {
    return add(
        new SnaphanceEvent.Retreats(
            who, kind, hex(from), path(path), terms(costs), false, RuleRef.NONE));
  }

  FabricatedBattle pursuit(String who, int die, int hexes) {
    return add(new SnaphanceEvent.PursuitRoll(who, die, hexes, RuleRef.NONE));
  }

  FabricatedBattle pursues(String who, String from, String path) {
    return add(new SnaphanceEvent.Pursues(who, hex(from), path(path), false, "", RuleRef.NONE));
  }

  FabricatedBattle evades(String who, String from, String start, String path) {
    return add(new SnaphanceEvent.Evades(who, from, hex(start), path(path), RuleRef.NONE));
  }

  FabricatedBattle fires(
      String who, String target, String kind, int rank, int range, Object... pairs) {
    return add(
        new SnaphanceEvent.Fires(
            who, target, kind, rank, range, terms(pairs), List.of(1), 0, RuleRef.NONE));
  }

  FabricatedBattle throwsFire(
      String who, String target, List<Integer> dice, int hits, Object... pairs) {
    return add(
        new SnaphanceEvent.Fires(
            who, target, "fire", 1, 2, terms(pairs), dice, hits, RuleRef.NONE));
  }

  FabricatedBattle morale(String who, int adjusted, int die, int loss, Object... pairs) {
    return add(
        new SnaphanceEvent.MoraleTest(
            who, terms(pairs), adjusted, die, loss, loss == 0, RuleRef.NONE));
  }

  FabricatedBattle costs(String who, int points) {
    return add(
        new SnaphanceEvent.BreakPointsLost("Blue", who, points, 0, points, 30, RuleRef.NONE));
  }

  FabricatedBattle breaks(String side, int lost, int total, int at) {
    return add(new CommonEvent.ArmyBreaks(side, lost, total, at, RuleRef.NONE));
  }
}
