package dev.muster.rules.referee;

import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Hex;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Chapter 7: who may fire at whom, through which arc, how far, and with how many dice. */
final class FireCheck implements RuleChapterCheck {
  private static final Set<String> CONTACT = Set.of("defensive", "supporting", "contact");

  private final BattleRoster roll;
  private final TurnRecord turn;
  private final MeleeRecord melees;
  private final CaseLog docket;

  /** Who has had the shot of his turn. */
  private final Set<Integer> shot = new HashSet<>();

  FireCheck(BattleRoster roll, TurnRecord turn, MeleeRecord melees, CaseLog docket) {
    this.roll = roll;
    this.turn = turn;
    this.melees = melees;
    this.docket = docket;
  }

  @Override
  public void hear(Event event, List<Event> story, int at) {
    switch (event) {
      case SnaphanceEvent.GroupActs e -> shot.clear();
      case SnaphanceEvent.Fires e -> fires(e);
      default -> {}
    }
  }

  private void fires(SnaphanceEvent.Fires e) {
    int i = roll.id(e.stand());
    int target = roll.id(e.target());
    if (!roll.here(target) || !roll.here(i)) {
      return; // both throw before either takes effect
    }
    if (CONTACT.contains(e.kind())) {
      docket.judge(
          JudgedPoint.FIRE_ON_CONTACT,
          e.range() == 1 && roll.faces(i, target),
          () -> e.stand() + " fires " + e.kind() + " at " + e.target() + ", not before it");
      if (e.terms().stream().noneMatch(each -> each.what().equals("pistols"))) {
        cover(e, i, target);
      }
      return;
    }
    if (e.kind().equals("fire")) {
      shot(e, i);
    }
    arc(e, i, target);
    docket.judge(
        JudgedPoint.FIRE_SIGHT,
        sees(i, roll.at(i), roll.at(target)),
        () -> e.stand() + " at " + roll.at(i) + " does not see " + e.target());
    cover(e, i, target);
    dice(e, i);
    docket.judge(
        JudgedPoint.FIRE_INTO_MELEE,
        !melees.holds(target) && !melees.holds(i),
        () -> e.stand() + " fires at " + e.target() + ", one of them in melee");
  }

  private void shot(SnaphanceEvent.Fires e, int i) {
    StandRecord who = roll.stand(i);
    StandActions deed = turn.deed(i);
    boolean again = !shot.add(i) && e.rank() == 1;
    boolean gun =
        who.artillery()
            && deed.moves.stream()
                .flatMap(List::stream)
                .anyMatch(
                    each -> !each.path().isEmpty() || AxialHexes.faces(each.from(), each.to()) > 1);
    docket.judge(
        JudgedPoint.FIRE_WHEN,
        turn.its(i) && !again && !gun && (e.rank() == 1 || who.is("pistols")),
        () -> e.stand() + " has no shot now");
  }

  private void arc(SnaphanceEvent.Fires e, int i, int target) {
    Hex from = roll.at(i);
    Hex to = roll.at(target);
    int range = AxialHexes.distance(from, to);
    docket.judge(
        JudgedPoint.FIRE_ARC,
        range == e.range() && inArc(i, to),
        () -> e.stand() + " at " + from + " fires at " + to + ", out of its arc");
    Integer column = column(roll.stand(i), range);
    int told = value(e, "range") + value(e, "point blank");
    docket.judge(
        JudgedPoint.FIRE_RANGE,
        column != null && column == told,
        () -> e.stand() + " fires at " + range + " hexes for " + told + ", its list has " + column);
  }

  private void cover(SnaphanceEvent.Fires e, int i, int target) {
    int due =
        roll.country.cover(roll.at(i), roll.at(target), roll.on.is("works_cover", "any_range"));
    docket.judge(
        JudgedPoint.FIRE_COVER,
        value(e, "target in cover") == due,
        () -> e.stand() + " fires at " + e.target() + " with " + e.terms() + ", cover " + due);
  }

  /** Whether nothing on the line blocks; where it is on a hex side both hexes have to (7.1). */
  private boolean sees(int i, Hex from, Hex to) {
    for (List<Hex> each : AxialHexes.between(from, to)) {
      if (each.stream().allMatch(hex -> blocks(hex, i, from, to))) {
        return false;
      }
    }
    return true;
  }

  private boolean blocks(Hex hex, int i, Hex from, Hex to) {
    if (!roll.country.holds(hex) || roll.country.is(hex, "blocks-sight")) {
      return true;
    }
    int there = roll.in(hex, i);
    if (there != BattleRoster.NOBODY) {
      StandRecord who = roll.stand(there);
      if (!who.skirmishers() && !who.lightCavalry() && !who.artillery()) {
        return true;
      }
    }
    // over a hilltop only from its slope or top to its top, or back
    int one = roll.country.height(from);
    int other = roll.country.height(to);
    boolean onTheHill = one > 0 && other > 0 && (one > 1 || other > 1);
    return roll.country.height(hex) > 1 && !onTheHill;
  }

  private boolean inArc(int i, Hex to) {
    Hex at = roll.at(i);
    if (roll.stand(i).is("narrow-arc")) {
      return roll.on.is("narrow_arc", "corridor")
          ? AxialHexes.corridor(at, roll.facing[i], to)
          : AxialHexes.wedge(at, roll.facing[i], to);
    }
    if (roll.on.is("wide_arc", "wedge60")) {
      return AxialHexes.wedge(at, roll.facing[i], to);
    }
    if (roll.on.is("wide_arc", "half180")) {
      return AxialHexes.beforeLine(at, roll.facing[i], to);
    }
    return AxialHexes.sector(at, roll.facing[i], to, roll.on.is("wide_arc", "sector120"));
  }

  private static @Nullable Integer column(StandRecord who, int range) {
    return switch (range) {
      case 1, 2, 3, 4 -> who.fire()[range - 1];
      case 5, 6 -> who.fire()[4];
      default -> null;
    };
  }

  private void dice(SnaphanceEvent.Fires e, int i) {
    int strength = roll.dice(i, e.rank() - 1);
    int disorder = roll.on.is("disorder_fire_die", "1") && roll.disordered[i] ? -1 : 0;
    docket.judge(
        JudgedPoint.FIRE_DICE,
        value(e, "SP") == strength && value(e, "rear rank") == (e.rank() > 1 ? -1 : 0),
        () -> e.stand() + " throws " + e.terms() + " and has " + roll.strength.get(i));
    // shots at each other are thrown with the order both had before (6.4.1)
    docket.judge(
        JudgedPoint.FIRE_DISORDER,
        value(e, "disordered") == disorder || e.kind().equals("opportunity"),
        () -> e.stand() + " throws " + e.terms() + ", disordered " + roll.disordered[i]);
    if (e.kind().equals("fire")) {
      OptionalInt moved = moved(i);
      docket.judge(
          JudgedPoint.FIRE_MOVED,
          moved.isEmpty() || value(e, "moved") == moved.getAsInt(),
          () -> e.stand() + " throws " + e.terms() + ", due for its moves: " + moved);
    } else {
      docket.judge(
          JudgedPoint.FIRE_MOVED,
          value(e, "moved") == 0,
          () -> e.stand() + " pays for moves: " + e);
    }
  }

  /** Dice for what it has moved in this turn (7.2), none where the rules are silent. */
  private OptionalInt moved(int i) {
    StandRecord who = roll.stand(i);
    StandActions deed = turn.deed(i);
    int moves = deed.moves.size();
    int hexes = deed.approach().size() - 1;
    if (who.shot() || who.is("pike-and-shot")) {
      return OptionalInt.of(-moves);
    }
    if (who.skirmishers()) {
      return OptionalInt.of(-Math.max(0, moves - 1));
    }
    if (who.lightCavalry()) {
      return OptionalInt.of(-Math.max(0, hexes - 2));
    }
    if (who.dragoons()) {
      return hexes > 2 ? OptionalInt.empty() : OptionalInt.of(hexes == 0 ? 0 : -1);
    }
    if (who.is("pistols")) {
      return OptionalInt.of(roll.on.is("pistol_move_penalty", "per_move") ? -moves : 0);
    }
    return OptionalInt.empty();
  }

  private static int value(SnaphanceEvent.Fires e, String what) {
    return e.terms().stream()
        .filter(each -> each.what().equals(what))
        .mapToInt(Event.Term::value)
        .sum();
  }
}
