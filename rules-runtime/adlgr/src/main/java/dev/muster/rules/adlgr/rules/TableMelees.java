package dev.muster.rules.adlgr.rules;

import dev.muster.rules.adlgr.rules.MeleeFighter.Fact;
import dev.muster.rules.adlgr.rules.OpponentPairing.Pair;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.IntList;
import dev.muster.rules.battle.RuleRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The Combat step on the table: opponents, circumstances of each unit, and losses (AR-004, AR-235,
 * AR-298 to AR-350, AR-D05, AR-D06, AR-D18, AR-D31).
 */
public final class TableMelees {
  private static final RuleRef THROW = RuleRef.of("", "AR-298", "AR-305", "AR-238");
  private static final RuleRef RESULT =
      RuleRef.of("", "AR-299", "AR-300", "AR-301", "AR-302", "AR-303", "AR-304", "AR-344");
  private static final RuleRef ARMOUR = RuleRef.of("", "AR-140", "AR-134");
  private static final RuleRef SURROUNDED = RuleRef.of("", "AR-339", "AR-D30");
  private static final RuleRef SWEPT = RuleRef.of("", "AR-406");
  private static final RuleRef COMMANDER = RuleRef.of("", "AR-350");
  private static final RuleRef LOSS = RuleRef.of("", "AR-D16");

  private final AdlgState table;
  private final SupportRules supports;
  private final AdlgMelee melee;
  private final OpponentPairing pairing;
  private final boolean idleHalvesSupport;
  private final boolean firstEnemyOnly;

  public TableMelees(AdlgState table, SupportRules supports) {
    this.table = table;
    this.supports = supports;
    melee = new AdlgMelee(table.rules);
    pairing = new OpponentPairing(table);
    idleHalvesSupport = !table.rules.is("battle_unit_support", "false");
    firstEnemyOnly = table.rules.is("first_round", "first_enemy");
  }

  /** The pairs of opponents: as decided in this step, else the default pairs. */
  public List<Pair> pairs() {
    return table.isIn(AdlgState.Phase.COMBAT) && table.paired()
        ? settled()
        : pairing.pairs(OpponentPairing.Chooser.FIRST);
  }

  /** Returns the round of two fighting units: 1 if they have not fought yet, else 2 (AR-D05). */
  public int round(int unit, int foe) {
    boolean later = firstEnemyOnly && (veteran(unit) || veteran(foe));
    return table.fought[unit * table.units + foe] || later ? 2 : 1;
  }

  private boolean veteran(int unit) {
    for (int each = 0; each < table.units; each++) {
      if (table.fights(unit, each) && table.fought[unit * table.units + each]) {
        return true;
      }
    }
    return false;
  }

  /**
   * A unit with its circumstances against an opponent.
   *
   * @param all the pairs of this step
   */
  public MeleeFighter fighter(int unit, int foe, int half, List<Pair> all) {
    TerrainType own = table.under(unit);
    List<MeleeFighter.Ally> allies = new ArrayList<>();
    for (int each = 0; each < table.units; each++) {
      if (each != unit
          && !table.enemies(unit, each)
          && table.canAct(each)
          && table.fights(each, foe)
          && !paired(each, all)) {
        allies.add(
            new MeleeFighter.Ally(
                alone(each, foe, table.nearer(each, foe)), table.edgeOf(foe, each)));
      }
    }
    MeleeFighter alone = alone(unit, foe, half(unit, foe, half, all));
    int facts = half > 0 ? alone.facts() & ~Fact.COMMANDER.bit() : alone.facts();
    return new MeleeFighter(
        alone.type(),
        alone.hits(),
        alone.own(),
        own,
        alone.edge(),
        alone.behind(),
        half > 0 ? 0 : simpleSupport(unit, all),
        allies,
        facts);
  }

  private static boolean paired(int unit, List<Pair> all) {
    return bouts(unit, all) > 0;
  }

  /** Returns how many bouts a unit fights in its pairs. */
  private static int bouts(int unit, List<Pair> all) {
    int own = 0;
    for (Pair each : all) {
      own += each.has(unit) ? 1 : 0;
    }
    return own;
  }

  /** Returns the half of a battle unit that fights a bout; the left half for any other unit. */
  private UnitHalf half(int unit, int foe, int bout, List<Pair> all) {
    return table.type(unit).battleUnit ? pairing.half(unit, foe, bout, all) : UnitHalf.LEFT;
  }

  /**
   * Returns the number of friends beside a unit in simple support, including the idle half of a
   * battle unit (AR-D31).
   */
  private int simpleSupport(int unit, List<Pair> all) {
    boolean idle = idleHalvesSupport && table.type(unit).battleUnit && bouts(unit, all) < 2;
    return supports.simple(unit) + (idle ? 1 : 0);
  }

  /** Returns a unit in melee with an opponent, without its supports. */
  private MeleeFighter alone(int unit, int foe, UnitHalf half) {
    TerrainType own = table.under(unit);
    TerrainType his = table.under(foe);
    int facts =
        Fact.CHARGED.bit(table.chargedInto(unit, foe))
            | Fact.UNCONTROLLED.bit(table.uncontrolled[unit])
            | Fact.SQUARE.bit(table.square[unit])
            | Fact.COMMANDER.bit(table.commanderOf(unit) != AdlgState.NOBODY)
            | surrounded(unit)
            | Fact.ofGround(own, his)
            | Fact.BESIDE_PANIC.bit(besidePanic(unit));
    UnitEdge edge = table.edgeOf(unit, foe);
    DefensiveWorks works =
        edge == UnitEdge.FRONT ? table.sheltering(unit, half) : DefensiveWorks.NONE;
    return new MeleeFighter(
        table.type(unit),
        table.hits[unit],
        table.hits(unit, half),
        own,
        edge,
        works,
        0,
        List.of(),
        facts);
  }

  /** Returns the facts about a unit that has enemies at several edges. */
  private int surrounded(int unit) {
    int enemies = 0;
    boolean aside = false;
    boolean fresh = false;
    boolean light = true;
    for (int each = 0; each < table.units; each++) {
      if (table.fights(unit, each) && table.canAct(each)) {
        enemies++;
        if (table.edgeOf(unit, each) != UnitEdge.FRONT) {
          aside = true;
          boolean recent = !table.fought[unit * table.units + each];
          fresh |= recent;
          light &= !recent || table.type(each).branch.skirmisher();
        }
      }
    }
    boolean all = aside && enemies > 1;
    return Fact.SURROUNDED.bit(all)
        | Fact.NEWLY_SURROUNDED.bit(all && fresh && !table.surrounded[unit])
        | Fact.BY_LIGHT_TROOPS.bit(all && fresh && light);
  }

  private boolean besidePanic(int unit) {
    for (int each = 0; each < table.units; each++) {
      if (each != unit
          && table.present(each)
          && table.type(each).has(Ability.PANIC)
          && table.footprint(unit).touches(table.footprint(each))) {
        return true;
      }
    }
    return false;
  }

  /** Numbers the table keeps of a melee: both units, their bouts, and whether it was fought. */
  private static final int WIDTH = 4;

  private static final int BOUTS = 2;
  private static final int FOUGHT = 3;

  /** Begins a Combat step: records its pairs of opponents (AR-D06). */
  void begin(OpponentPairing.Chooser chooser) {
    IntList melees = table.melees;
    List<Pair> pairs = pairing.pairs(chooser);
    melees.clear();
    table.pair();
    for (Pair each : pairs) {
      if (each.half() > 0) {
        int last = melees.size() - WIDTH + BOUTS;
        melees.set(last, melees.get(last) + 1);
      } else {
        melees.add(each.unit());
        melees.add(each.foe());
        melees.add(1);
        melees.add(0);
      }
    }
  }

  /** Melees of this step, fought and not. */
  int melees() {
    return table.melees.size() / WIDTH;
  }

  /** The unit of a melee that belongs to the active side. */
  int unit(int melee) {
    return table.melees.get(melee * WIDTH);
  }

  int foe(int melee) {
    return table.melees.get(melee * WIDTH + 1);
  }

  /** Whether a melee is still to be fought because both units are still on the table. */
  boolean waits(int melee) {
    return table.melees.get(melee * WIDTH + FOUGHT) == 0
        && table.canAct(unit(melee))
        && table.canAct(foe(melee));
  }

  /** Fights a melee, with each half of a battle unit that has an opponent in it. */
  void fight(int melee) {
    table.melees.set(melee * WIDTH + FOUGHT, 1);
    List<Pair> all = settled();
    for (Pair each : all) {
      boolean ofThis = each.unit() == unit(melee) && each.foe() == foe(melee);
      if (ofThis && table.canAct(each.unit()) && table.canAct(each.foe())) {
        fight(each, all);
      }
    }
  }

  private List<Pair> settled() {
    List<Pair> all = new ArrayList<>();
    for (int each = 0; each < melees(); each++) {
      for (int half = 0; half < table.melees.get(each * WIDTH + BOUTS); half++) {
        all.add(new Pair(unit(each), foe(each), half));
      }
    }
    return all;
  }

  /** Ends a Combat step: records the units that have fought. */
  void end() {
    for (int unit = 0; unit < table.units; unit++) {
      boolean fights = false;
      for (int foe = 0; foe < table.units; foe++) {
        if (table.fights(unit, foe)) {
          table.fought[unit * table.units + foe] = true;
          fights = true;
        }
      }
      table.surrounded[unit] = false;
      if (fights && !table.rules.uncontrolledAlways) {
        table.uncontrolled[unit] = false;
      }
    }
  }

  private void fight(Pair pair, List<Pair> all) {
    MeleeFighter one = fighter(pair.unit(), pair.foe(), pair.half(), all);
    MeleeFighter other = fighter(pair.foe(), pair.unit(), pair.half(), all);
    if (swept(pair, one, other)) {
      return;
    }
    UnitHalf ofUnit = half(pair.unit(), pair.foe(), pair.half(), all);
    UnitHalf ofFoe = half(pair.foe(), pair.unit(), pair.half(), all);
    int round = round(pair.unit(), pair.foe());
    AdlgMelee.Setup bout = melee.bout(one, other, round);
    boolean before = !table.rules.surroundedAfterDice;
    if (before) {
      surround(pair.unit(), ofUnit, bout.surrounded());
      surround(pair.foe(), ofFoe, bout.surroundedOther());
    }
    if (!table.canAct(pair.unit()) || !table.canAct(pair.foe())) {
      return;
    }
    AdlgMelee.Result result = melee.fight(bout, table.dice);
    if (table.luck.counts()) {
      new MeleeLuck(table, melee, bout, pair.unit(), pair.foe()).count(result);
    }
    emit(pair, bout, result, round);
    if (result.winner() >= 0) {
      boolean foeLoses = result.winner() == 0;
      int loser = foeLoses ? pair.foe() : pair.unit();
      lose(loser, foeLoses ? ofFoe : ofUnit, result.loss(table.type(loser).cohesion));
      if (melee.commanderAtRisk(bout, result)) {
        risk(loser);
      }
    }
    if (!before) {
      surround(pair.unit(), ofUnit, bout.surrounded());
      surround(pair.foe(), ofFoe, bout.surroundedOther());
    }
  }

  private boolean swept(Pair pair, MeleeFighter one, MeleeFighter other) {
    boolean first = AdlgMelee.destroyed(one, other);
    boolean second = AdlgMelee.destroyed(other, one);
    if (first || second) {
      int gone = first ? pair.unit() : pair.foe();
      int by = first ? pair.foe() : pair.unit();
      if (table.hasListener) {
        table.emit(new AdlgEvent.SweptAway(table.name(gone), table.name(by), SWEPT));
      }
      table.sweepAway(gone);
    }
    return first || second;
  }

  /** Once, however many halves fight. */
  private void surround(int unit, UnitHalf half, int loss) {
    if (loss > 0 && !table.surrounded[unit]) {
      table.surrounded[unit] = true;
      if (table.hasListener) {
        table.emit(new AdlgEvent.Surrounded(table.name(unit), loss, SURROUNDED));
      }
      lose(unit, half, loss);
    }
  }

  /**
   * Takes cohesion from a unit, at most what it has left.
   *
   * @param half the half that loses it, if each half has its own pool
   */
  void lose(int unit, UnitHalf half, int loss) {
    int taken = table.lose(unit, half, loss);
    if (taken > 0 && table.hasListener) {
      table.emit(
          new AdlgEvent.LosesCohesion(
              table.name(unit),
              table.apart(unit) ? half.words() : "",
              taken,
              table.hits(unit, half),
              table.cohesion(unit),
              LOSS));
    }
  }

  private void risk(int unit) {
    int corps = table.commanderOf(unit);
    int deadly = table.rules.number("commander-killed");
    int die = table.dice.d6(face -> face <= deadly ? 1 : 0);
    boolean killed = die <= deadly;
    if (table.hasListener) {
      table.emit(
          new AdlgEvent.CommanderAtRisk(
              table.forces().commander.get(corps).displayName(),
              table.name(unit),
              die,
              killed,
              COMMANDER));
    }
    if (killed) {
      table.loseCommander(corps);
    }
  }

  private void emit(Pair pair, AdlgMelee.Setup bout, AdlgMelee.Result result, int round) {
    if (!table.hasListener) {
      return;
    }
    String one = table.name(pair.unit());
    String other = table.name(pair.foe());
    AdlgEvent first =
        thrown(one, other, bout.one(), result.die(), result.total(), round, by(result, 0));
    AdlgEvent second =
        thrown(
            other, one, bout.other(), result.otherDie(), result.otherTotal(), round, by(result, 1));
    boolean turned = table.rules.otherThrowsFirst;
    table.emit(turned ? second : first);
    table.emit(turned ? first : second);
    boolean won = result.winner() == 0;
    boolean draw = result.winner() < 0;
    int furious = won ? bout.one().furious() : bout.other().furious();
    table.emit(
        new AdlgEvent.MeleeResult(
            draw ? "" : won ? one : other,
            draw ? "" : won ? other : one,
            result.difference(),
            result.saved(),
            result.loss() > 0 ? furious : 0,
            result.loss(),
            result.routs(),
            result.saved() > 0 ? ARMOUR : RESULT));
  }

  /** The ability that gives one of the two 1 more; only the winner has it. */
  private static @Nullable Ability by(AdlgMelee.Result result, int which) {
    return result.winner() == which ? result.by() : null;
  }

  private AdlgEvent.MeleeThrow thrown(
      String unit,
      String against,
      AdlgMelee.Side side,
      int die,
      int total,
      int round,
      @Nullable Ability by) {
    List<Event.Term> terms = AdlgTerms.with(side.terms(), by, table.rules);
    int counts = side.unit().type().quality.of(die);
    return new AdlgEvent.MeleeThrow(unit, against, round, terms, die, counts, total, THROW);
  }
}
