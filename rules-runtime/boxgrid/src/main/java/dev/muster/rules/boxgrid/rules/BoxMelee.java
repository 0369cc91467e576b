package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.DiceThrow;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A round of melee: pairing, dice, result (BG-011 to BG-013, BG-118 to BG-158, BG-D22). */
public final class BoxMelee {
  /** Counts the hits of a die. */
  private final Dice.Score score = this::hits;

  private final DiceThrow pool = new DiceThrow();

  private static final RuleRef FOUGHT = RuleRef.of("", "BG-011", "BG-D22", "BG-D28");
  private static final RuleRef THROWN = RuleRef.of("", "BG-132", "BG-133", "BG-152");
  private static final RuleRef RESULT = RuleRef.of("", "BG-152", "BG-119", "BG-D22");

  private final BoxDecision.RefusalRule opponentRefusals = this::opponentRefusal;
  private final BoxState field;
  private final BoxDecision choice;
  private final BoxEngagements engagements;
  private final HitEffects wounds;
  private final BoxTerms terms;
  private final BoxDecision.RefusalRule refusals;
  private boolean doubled;

  public BoxMelee(
      BoxState field, BoxDecision choice, BoxEngagements engagements, HitEffects wounds) {
    this.field = field;
    this.choice = choice;
    this.engagements = engagements;
    this.wounds = wounds;
    terms = new BoxTerms(field.hasListener);
    refusals = this::refusal;
  }

  /** A step of the Melee phase; false when all melees have been fought. */
  public boolean step() {
    choice.ofSide(BoxDecisionType.NEXT_MELEE, field.active()).refusing(refusals);
    for (int target = 0; target < field.units; target++) {
      if (due(target) && !yields(target)) {
        choice.add(BoxOrder.FIGHT, target);
      }
    }
    if (choice.size() == 0) {
      choice.withhold();
      return false;
    }
    int answer = choice.ask();
    fight(choice.number(answer));
    return true;
  }

  /** Whether the melee of which a unit is the target is still to be fought in this phase. */
  boolean due(int target) {
    return dueRefusal(target) == null;
  }

  /** Why the melee with a unit as its target is not fought now; null if it is due. */
  private @Nullable BoxRefusal dueRefusal(int target) {
    if (!field.present(target)) {
      return BoxRefusal.TARGET_GONE;
    }
    if (field.is(UnitAttribute.SETTLED, target)) {
      return BoxRefusal.MELEE_FOUGHT;
    }
    boolean fresh = !field.is(UnitAttribute.FOUGHT, target);
    boolean any = false;
    boolean ours = !field.rules.ownMeleesAlone;
    for (int unit = 0; unit < field.units; unit++) {
      if (strikes(unit, target)) {
        any = true;
        fresh |= !field.is(UnitAttribute.FOUGHT, unit);
        ours |= field.side(unit) == field.active();
      }
    }
    if (!any) {
      return engagements.attackers(target) > 0 ? BoxRefusal.MELEE_NEXT_PHASE : BoxRefusal.NO_MELEE;
    }
    return !fresh ? BoxRefusal.MELEE_FOUGHT : ours ? null : BoxRefusal.MELEE_OF_OTHER_SIDE;
  }

  /** Why a melee is not the next to be fought. */
  private @Nullable BoxRefusal refusal(BoxOrder order, int unit, int number) {
    if (order != BoxOrder.FIGHT) {
      return null;
    }
    BoxRefusal refusal = dueRefusal(number);
    return refusal == null && yields(number) ? BoxRefusal.MELEE_YIELDS : refusal;
  }

  /** Of two that have charged each other, the one with more attackers comes first (BG-D22). */
  private boolean yields(int target) {
    int foe = field.get(UnitAttribute.FOE, target);
    return foe != BoxForces.NOBODY
        && field.get(UnitAttribute.FOE, foe) == target
        && due(foe)
        && engagements.attackers(foe) > engagements.attackers(target);
  }

  /** Whether a unit takes part as an attacker now, and has not just come there in pursuit. */
  private boolean strikes(int unit, int target) {
    return engagements.attacks(unit, target) && !field.is(UnitAttribute.PURSUED, unit);
  }

  private void fight(int target) {
    int opponent = opponent(target);
    field.put(UnitAttribute.SETTLED, target, 1);
    emitBegin(target, opponent);
    int struck = 0;
    int struckBack = 0;
    int byOpponent = 0;
    boolean targetFirst = (field.side(target) == field.active()) != field.rules.passiveThrowsFirst;
    if (targetFirst) {
      struckBack = throwDice(target, opponent);
    }
    for (int unit = 0; unit < field.units; unit++) {
      if (strikes(unit, target)) {
        int hits = throwDice(unit, target);
        struck += hits;
        byOpponent += unit == opponent ? hits : 0;
      }
    }
    if (!targetFirst) {
      struckBack = throwDice(target, opponent);
    }
    wounds.take(target, struck);
    wounds.take(opponent, struckBack);
    int counted = field.rules.attackersApart ? byOpponent : struck;
    results(target, counted, struckBack);
    emitResult(target, opponent, counted, struckBack);
    assess(target, opponent, counted, struckBack);
  }

  /** The opponent of the target: an enemy on its front if there is one, else the owner's choice. */
  private int opponent(int target) {
    choice.ofUnit(BoxDecisionType.OPPONENT, target).refusing(opponentRefusals);
    for (int pass = 0; pass < 2 && choice.size() == 0; pass++) {
      for (int unit = 0; unit < field.units; unit++) {
        if (strikes(unit, target) && (pass == 1 || engagements.frontal(target, unit))) {
          choice.add(BoxOrder.AGAINST, unit);
        }
      }
    }
    return choice.number(choice.ask());
  }

  private @Nullable BoxRefusal opponentRefusal(BoxOrder order, int unit, int enemy) {
    if (order != BoxOrder.AGAINST) {
      return null;
    }
    if (!strikes(enemy, unit)) {
      return BoxRefusal.NOT_ATTACKED;
    }
    boolean front = false;
    for (int other = 0; other < field.units; other++) {
      front |= strikes(other, unit) && engagements.frontal(unit, other);
    }
    return front && !engagements.frontal(unit, enemy) ? BoxRefusal.FRONT_FIRST : null;
  }

  /** Throws the dice of a unit, which throws once a phase; answers its hits. */
  private int throwDice(int unit, int enemy) {
    if (field.is(UnitAttribute.FOUGHT, unit)) {
      return 0;
    }
    field.put(UnitAttribute.FOUGHT, unit, 1);
    int dice = dice(unit, enemy);
    field.dice.pool(dice, pool, score);
    int hits = score.of(pool);
    if (field.luck.counts()) {
      field.luck.dice(field.side(unit), ThrowLuck.Kind.MELEE, score, pool);
    }
    if (field.hasListener) {
      field.emit(
          new BoxEvent.MeleeThrow(
              field.name(unit),
              field.name(enemy),
              terms.parts(),
              doubled,
              pool.faces(),
              hits,
              THROWN));
    }
    return hits;
  }

  /** Dice of a unit against an enemy: no plus for the Unformed, doubled against the flanked. */
  public int dice(int unit, int enemy) {
    return dice(unit, enemy, engagements.flanked(enemy), engagements.frontal(unit, enemy));
  }

  /**
   * Returns the dice as {@link #dice(int, int)} does, for a possible future melee.
   *
   * @param flanked whether the enemy is attacked in flank or rear
   * @param before whether the enemy is on the front of the unit
   */
  public int dice(int unit, int enemy, boolean flanked, boolean before) {
    BoxUnitType type = field.type(unit);
    BoxUnitType other = field.type(enemy);
    terms.clear();
    terms.add("CCV", type.ccv);
    if (!field.is(UnitAttribute.UNFORMED, unit)) {
      terms.add("order", superior(type, other) ? 1 : 0);
      terms.add("light horse", type.lightMounted() && other.lightFoot() ? 1 : 0);
      terms.add("terrain", field.is(UnitAttribute.DEFENDS, unit) ? 1 : 0);
      terms.add("Shock", shock(unit, type));
      terms.add("pike block", before ? aggression(type, other) : 0);
    }
    terms.add("shaken", field.steady(unit) ? 0 : -1);
    terms.add("unformed", field.is(UnitAttribute.UNFORMED, unit) ? -1 : 0);
    terms.add("missiles", type.missileReliant && !other.missileReliant ? -1 : 0);
    doubled = flanked;
    return Math.max(1, terms.sum()) * (flanked ? 2 : 1);
  }

  private boolean superior(BoxUnitType type, BoxUnitType other) {
    boolean both = type.order != Density.NONE && other.order != Density.NONE;
    return both
        && type.order.compareTo(other.order) < 0
        && (!field.rules.sameArmOrder || type.arm == other.arm);
  }

  private int shock(int unit, BoxUnitType type) {
    boolean charged =
        field.get(UnitAttribute.FOE, unit) != BoxForces.NOBODY
            && field.get(UnitAttribute.SINCE, unit) == field.turn();
    return type.shockOfCharge && !charged ? 0 : type.shock;
  }

  /** Dice of a pike block against heavy foot before it (BG-147 to BG-150). */
  private static int aggression(BoxUnitType type, BoxUnitType other) {
    if (!type.pikeBlock || !other.heavyFoot()) {
      return 0;
    }
    return switch (type.nation) {
      case "italian", "spanish", "french" -> 1;
      case "swiss" -> rival(other, "landsknecht") ? 3 : 2;
      case "landsknecht" -> rival(other, "swiss") ? 3 : 2;
      default -> 0;
    };
  }

  private static boolean rival(BoxUnitType other, String nation) {
    return other.pikeBlock && other.nation.equals(nation);
  }

  private void results(int target, int struck, int struckBack) {
    int how =
        struckBack > struck ? BoxState.WON : struckBack < struck ? BoxState.LOST : BoxState.TIED;
    field.put(UnitAttribute.RESULT, target, how);
    int theirs = BoxState.opposite(how);
    for (int unit = 0; unit < field.units; unit++) {
      if (strikes(unit, target)) {
        field.put(UnitAttribute.RESULT, unit, theirs);
      }
    }
  }

  /** Tests units that must be tested, the loser first; then a winner acts (BG-119 to BG-125). */
  private void assess(int target, int opponent, int struck, int struckBack) {
    if (struck == struckBack) {
      boolean targetActive = field.side(target) == field.active();
      boolean targetFirst = targetActive != field.rules.tiePassiveFirst;
      if (field.rules.tieWithoutHits || struck > 0) {
        tied(targetFirst ? target : opponent);
        tied(targetFirst ? opponent : target);
      }
      if (field.rules.pursuitAfterTie) {
        field.pending.afterwards(Math.min(target, opponent), Math.max(target, opponent));
        field.pending.afterwards(Math.max(target, opponent), Math.min(target, opponent));
      }
    } else if (struck > struckBack) {
      boolean shock = false;
      for (int unit = 0; unit < field.units; unit++) {
        shock |= strikes(unit, target) && field.type(unit).shock > 0;
      }
      lost(target, shock, struck - struckBack);
      for (int unit = 0; unit < field.units; unit++) {
        if (strikes(unit, target)) {
          field.pending.afterwards(unit, target);
        }
      }
    } else {
      lost(opponent, field.type(target).shock > 0, struckBack - struck);
      field.pending.afterwards(target, opponent);
    }
  }

  private void tied(int unit) {
    if (catastrophe(unit)) {
      field.pending.test(PendingConsequences.Kind.HITS, unit, engagements.testCircumstances(unit));
    }
  }

  private boolean catastrophe(int unit) {
    boolean elephants = field.type(unit).arm == Arm.ELEPHANTS && !field.steady(unit);
    return elephants || field.get(UnitAttribute.HITS, unit) >= field.type(unit).catastrophe;
  }

  private void lost(int unit, boolean toShock, int difference) {
    if (catastrophe(unit)) {
      field.pending.test(PendingConsequences.Kind.HITS, unit, engagements.testCircumstances(unit));
    }
    boolean open = !field.steady(unit) || toShock;
    if (open && difference >= ruptureTrigger(unit)) {
      field.pending.test(
          PendingConsequences.Kind.RUPTURE, unit, engagements.testCircumstances(unit));
    }
  }

  /** Difference of hits that ruptures a unit, one less in the turn a salvo hit it (BG-115). */
  public int ruptureTrigger(int unit) {
    boolean salvoed = field.get(UnitAttribute.SALVOED, unit) == field.turn();
    return Math.max(1, field.type(unit).rupture - (salvoed ? 1 : 0));
  }

  private void emitBegin(int target, int opponent) {
    if (!field.hasListener) {
      return;
    }
    List<String> attackers = new ArrayList<>();
    for (int unit = 0; unit < field.units; unit++) {
      if (strikes(unit, target)) {
        attackers.add(field.name(unit));
      }
    }
    field.emit(
        new BoxEvent.Melee(
            field.name(target), List.copyOf(attackers), field.name(opponent), FOUGHT));
  }

  private void emitResult(int target, int opponent, int struck, int struckBack) {
    if (field.hasListener) {
      boolean tie = struck == struckBack;
      boolean held = struckBack > struck;
      field.emit(
          new BoxEvent.MeleeResult(
              field.name(target),
              struck,
              struckBack,
              tie ? "" : field.name(held ? target : opponent),
              tie ? "" : field.name(held ? opponent : target),
              RESULT));
    }
  }

  private int hits(DiceThrow thrown) {
    return thrown.atLeast(field.rules.hitScore);
  }
}
