package dev.muster.rules.referee;

import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The melee that is fought and those that go on (10.2, 11.3). Whoever was in one that goes on and
 * neither bounced nor fell is in it still, as long as he touches an enemy of it.
 */
final class MeleeRecord {
  /** A melee: Battle Stands first, then their supports. */
  record Melee(List<Integer> attack, List<Integer> defence) {
    boolean has(int stand) {
      return attack.contains(stand) || defence.contains(stand);
    }

    List<Integer> foes(int stand) {
      return attack.contains(stand) ? defence : attack;
    }
  }

  /**
   * How the last melee ended, and where its Battle Stands stood.
   *
   * @param winner Battle Stand that won, NOBODY for a draw
   */
  record Result(
      int attacker,
      int defender,
      int winner,
      Hex attackerAt,
      Facing attackerFacing,
      Hex defenderAt,
      Facing defenderFacing,
      List<Integer> attack,
      List<Integer> defence,
      int attackerLoss,
      int defenderLoss) {
    /** Whether a Battle Stand had the greater Morale loss. */
    boolean worse(int stand) {
      return stand == attacker ? attackerLoss > defenderLoss : defenderLoss > attackerLoss;
    }

    int loser() {
      return winner == BattleRoster.NOBODY ? winner : winner == attacker ? defender : attacker;
    }

    List<Integer> beaten() {
      return winner == attacker ? defence : attack;
    }

    List<Integer> winners() {
      return winner == attacker ? attack : defence;
    }

    Hex winnerAt() {
      return winner == attacker ? attackerAt : defenderAt;
    }

    Facing winnerFacing() {
      return winner == attacker ? attackerFacing : defenderFacing;
    }

    /** Where the enemy Battle Stand of one of the two sides stood. */
    Hex enemyOf(boolean attackers) {
      return attackers ? defenderAt : attackerAt;
    }
  }

  private final BattleRoster roll;
  private final List<Melee> ongoing = new ArrayList<>();

  /** Beaten stands of the last melee that had no way out and are in contact with its winner. */
  private final List<Integer> stuck = new ArrayList<>();

  private SnaphanceEvent.@Nullable Contact contact;
  private @Nullable Result result;

  MeleeRecord(BattleRoster roll) {
    this.roll = roll;
  }

  /** Whether a stand is in a melee that goes on. */
  boolean holds(int stand) {
    return ongoing.stream().anyMatch(each -> each.has(stand) && stillIn(each, stand));
  }

  private boolean stillIn(Melee melee, int stand) {
    boolean battleStand = stand == melee.attack().getFirst() || stand == melee.defence().getFirst();
    // a support has an enemy of the melee before it (10.6)
    return roll.here(stand)
        && melee.foes(stand).stream()
            .filter(roll::here)
            .anyMatch(each -> battleStand ? roll.inContact(each, stand) : roll.faces(stand, each));
  }

  /** Whether an enemy fights a stand from one of its front hexes. */
  boolean attackedInFront(int stand) {
    for (Melee each : ongoing) {
      if (each.has(stand)) {
        for (int foe : each.foes(stand)) {
          if (roll.here(foe) && roll.faces(stand, foe) && roll.faces(foe, stand)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether an enemy fights a stand from flank or rear. */
  boolean attackedFromBehind(int stand) {
    for (Melee each : ongoing) {
      if (each.has(stand)) {
        for (int foe : each.foes(stand)) {
          if (roll.here(foe) && roll.faces(foe, stand) && !roll.faces(stand, foe)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** The contact that is fought or was fought last. */
  SnaphanceEvent.@Nullable Contact contact() {
    return contact;
  }

  /** How the last melee ended, null before the first. */
  @Nullable Result result() {
    return result;
  }

  void take(Event event) {
    switch (event) {
      case SnaphanceEvent.Contact e -> {
        contact = e;
        joins(e);
      }
      case SnaphanceEvent.MeleeResult e when contact != null -> result(e, contact);
      case SnaphanceEvent.CannotRetreat e -> stays(roll.id(e.stand()));
      case SnaphanceEvent.Retreats e -> {
        if (e.kind().equals("bounce") && result != null && result.winner() == roll.id(e.stand())) {
          // who won and bounces before the cornered has chosen not to fight on (12.1)
          ongoing.removeIf(each -> each.has(result.winner()));
        }
        leaves(roll.id(e.stand()));
      }
      case SnaphanceEvent.Destroyed e -> leaves(roll.id(e.stand()));
      case SnaphanceEvent.Evades e -> leaves(roll.id(e.stand()));
      case SnaphanceEvent.Pursues e when !e.path().isEmpty() -> leaves(roll.id(e.stand()));
      case SnaphanceEvent.Moves e when !e.path().isEmpty() -> leaves(roll.id(e.stand()));
      default -> {}
    }
  }

  private void result(SnaphanceEvent.MeleeResult e, SnaphanceEvent.Contact told) {
    stuck.clear();
    int attacker = roll.id(e.attacker());
    int defender = roll.id(e.defender());
    List<Integer> attack = new ArrayList<>(List.of(attacker));
    List<Integer> defence = new ArrayList<>(List.of(defender));
    told.attackSupports().forEach(each -> attack.add(roll.id(each)));
    told.defenceSupports().forEach(each -> defence.add(roll.id(each)));
    ongoing.removeIf(each -> each.has(attacker) && each.has(defender));
    if (e.ongoing()) {
      ongoing.add(new Melee(List.copyOf(attack), List.copyOf(defence)));
    }
    result =
        new Result(
            attacker,
            defender,
            e.winner().isEmpty() ? BattleRoster.NOBODY : roll.id(e.winner()),
            roll.at(attacker),
            roll.facing[attacker],
            roll.at(defender),
            roll.facing[defender],
            attack,
            defence,
            e.attackerLoss(),
            e.defenderLoss());
  }

  /** Who fights here fights nowhere else (10.6, 11.4). */
  private void joins(SnaphanceEvent.Contact e) {
    int attacker = roll.id(e.attacker());
    int defender = roll.id(e.defender());
    List<Integer> all = new ArrayList<>(List.of(attacker, defender));
    e.attackSupports().forEach(each -> all.add(roll.id(each)));
    e.defenceSupports().forEach(each -> all.add(roll.id(each)));
    List<Melee> others =
        ongoing.stream().filter(each -> !each.has(attacker) || !each.has(defender)).toList();
    ongoing.removeAll(others);
    for (Melee each : others) {
      List<Integer> attack = each.attack().stream().filter(one -> !all.contains(one)).toList();
      List<Integer> defence = each.defence().stream().filter(one -> !all.contains(one)).toList();
      if (!attack.isEmpty() && !defence.isEmpty()) {
        ongoing.add(new Melee(attack, defence));
      }
    }
  }

  /** Who is beaten and has no way out is in its melee still. */
  private void stays(int stand) {
    if (result == null
        || result.winner() == BattleRoster.NOBODY
        || !roll.inContact(result.winner(), stand)) {
      return;
    }
    Result last = result;
    stuck.add(stand);
    ongoing.removeIf(each -> each.has(last.winner()));
    // who was only struck from the side fights where there is nobody else (10.2)
    int held = stuck.contains(last.loser()) ? last.loser() : stuck.getFirst();
    List<Integer> beaten = new ArrayList<>(List.of(held));
    last.beaten().stream()
        .filter(each -> each != held && stuck.contains(each))
        .forEach(beaten::add);
    ongoing.add(new Melee(last.winners().stream().filter(roll::here).toList(), beaten));
  }

  private void leaves(int stand) {
    List<Melee> left = new ArrayList<>();
    for (Melee each : ongoing) {
      List<Integer> attack = each.attack().stream().filter(one -> one != stand).toList();
      List<Integer> defence = each.defence().stream().filter(one -> one != stand).toList();
      if (!attack.isEmpty() && !defence.isEmpty()) {
        left.add(new Melee(attack, defence));
      }
    }
    ongoing.clear();
    ongoing.addAll(left);
  }
}
