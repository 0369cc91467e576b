package dev.muster.rules.fogr.situation;

import dev.muster.rules.fogr.rules.BattleGroup;
import dev.muster.rules.fogr.rules.BattleGroupGeometry;
import dev.muster.rules.fogr.rules.ChargeRestrictions;
import dev.muster.rules.fogr.rules.Divisions;
import dev.muster.rules.fogr.rules.FieldCommander;
import dev.muster.rules.fogr.rules.FogPhase;
import dev.muster.rules.fogr.rules.FogState;
import dev.muster.rules.fogr.rules.Formation;
import dev.muster.rules.fogr.rules.FormationChange;
import dev.muster.rules.fogr.rules.Interpenetration;
import dev.muster.rules.fogr.rules.Keil;
import dev.muster.rules.fogr.rules.PoaArmour;
import dev.muster.rules.fogr.rules.ShootingBases;
import dev.muster.rules.fogr.rules.ShootingOver;
import dev.muster.rules.fogr.rules.Tercio;
import dev.muster.rules.fogr.rules.TercioStatus;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Point;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.plane.TenthDegrees;
import dev.muster.rules.query.Ruling;
import dev.muster.rules.query.UnknownQueryException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks a written sequence of events against the amendments, one event at a time: order of phases,
 * moves, passages, changes of formation, charges, shooting. It rolls no dice, and adds only effects
 * that the amendments say happen at once.
 */
final class EventSequence {
  /** Has passed through friends in this phase and may not turn any more (FR-061). */
  private static final String PASSED = "has-passed";

  /** Charges or is charged in this phase (FR-062). */
  private static final String CHARGE = "charge";

  private static final List<String> OF_A_PHASE = List.of("turned", PASSED, CHARGE);
  private static final List<String> OF_A_TURN =
      List.of("moved-in-impact", "moved-in-manoeuvre", "passed-short");

  private final BattleProgram program;
  private FogState field;
  private @Nullable FogPhase phase;

  /** The units that have moved in this phase. */
  private final Set<String> moved = new HashSet<>();

  EventSequence(BattleProgram program) {
    this.program = program;
    this.field = FogState.of(program);
  }

  private EventSequence(EventSequence other) {
    program = other.program;
    field = other.field;
    phase = other.phase;
    moved.addAll(other.moved);
  }

  /** Returns a copy, to continue in another way from here. */
  EventSequence copy() {
    return new EventSequence(this);
  }

  FogState field() {
    return field;
  }

  BattleProgram program() {
    return program;
  }

  /** Thrown for an event that the rules do not allow; its message is for the user. */
  static final class Forbidden extends Exception {
    private static final long serialVersionUID = 1;

    Forbidden(String message) {
      super(message);
    }
  }

  /**
   * The ruling on an event that is allowed.
   *
   * @param also its immediate effects, such as that an early tercio becomes a later one
   */
  record Result(Ruling verdict, List<SideEffect> also) {}

  /** An immediate effect of an event. */
  record SideEffect(String unit, String what, Ruling verdict) {}

  private static Result result(Ruling verdict) {
    return new Result(verdict, List.of());
  }

  private static final Ruling NOTHING = new Ruling(true, List.of(), "");

  private static Ruling held(Ruling verdict) throws Forbidden {
    if (!verdict.holds()) {
      throw new Forbidden(
          verdict.why()
              + (verdict.rows().isEmpty() ? "" : " [" + String.join(", ", verdict.rows()) + "]"));
    }
    return verdict;
  }

  // ---- phases

  /** A phase begins (FR-V-16). */
  Ruling begins(FogPhase next) throws Forbidden {
    Ruling verdict = held(FogPhase.follows(phase, next));
    boolean turn = next == FogPhase.IMPACT;
    for (BattleGroup each : field.groups()) {
      BattleGroup fresh = each.passedBy(Set.of());
      for (String mark : OF_A_PHASE) {
        fresh = fresh.marked(mark, false);
      }
      for (String mark : OF_A_TURN) {
        fresh = turn && phase != null ? fresh.marked(mark, false) : fresh;
      }
      field = field.with(fresh);
    }
    moved.clear();
    phase = next;
    return verdict;
  }

  /**
   * Marks a group as moved: a move in manoeuvre bars artillery from shooting, a move in impact bars
   * every group.
   */
  private BattleGroup moves(BattleGroup group) {
    moved.add(group.name());
    if (phase == FogPhase.IMPACT) {
      return group.marked("moved-in-impact", true);
    }
    return phase == FogPhase.MANOEUVRE ? group.marked("moved-in-manoeuvre", true) : group;
  }

  // ---- moves

  /** A move to a place, straight there; friends in the way are passed through or bar it. */
  Result moves(BattleGroup group, @Nullable Point to, @Nullable Double heading) throws Forbidden {
    List<String> rows = new ArrayList<>();
    List<String> why = new ArrayList<>();
    BattleGroup after = group;
    if (to != null) {
      for (BattleGroup friend : inTheWay(group, to)) {
        Ruling passes = held(new Interpenetration(field).of(passage(after, friend, to)));
        why.add("through " + friend.name() + ", " + passes.why());
        rows.addAll(passes.rows());
        after = through(after, friend, passes);
      }
      int tenths = heading == null ? group.pose().tenths() : tenths(heading);
      after = after.at(Pose.near(to.x(), to.y(), tenths));
    }
    field = field.with(moves(after));
    return result(new Ruling(true, rows, String.join("; ", why)));
  }

  private static int tenths(double degrees) {
    return (int) StrictMath.rint(degrees * 10);
  }

  private Interpenetration.Passage passage(BattleGroup group, BattleGroup friend, Point to) {
    double east = to.x() - group.pose().x();
    double north = to.y() - group.pose().y();
    Integer move = group.move();
    return new Interpenetration.Passage(
        group, friend, TenthDegrees.of(east, north), move == null ? null : Double.valueOf(move));
  }

  /** Friends on the ground a straight way sweeps over. */
  private List<BattleGroup> inTheWay(BattleGroup group, Point to) {
    BattleGroupGeometry shapes = new BattleGroupGeometry(field.rules());
    ConvexPolygon swept =
        shapes.about(group).outline().swept(to.x() - group.pose().x(), to.y() - group.pose().y());
    return field.friends(group).stream()
        .filter(
            each ->
                shapes.files(each).stream()
                    .anyMatch(file -> file.overlap(swept) > ConvexPolygon.TOUCH))
        .toList();
  }

  /** Records that a group passed through a friend. */
  private BattleGroup through(BattleGroup group, BattleGroup friend, Ruling passes) {
    Set<String> by = new LinkedHashSet<>(friend.passed());
    by.add(group.name());
    field = field.with(friend.passedBy(by));
    return group
        .marked(PASSED, true)
        .marked("passed-short", group.is("passed-short") || passes.rows().contains("FR-056"));
  }

  /**
   * Moves a battle group straight ahead through friends until it is just clear (FR-V-17, FR-V-18).
   */
  Result passes(BattleGroup group, BattleGroup friend, @Nullable Double left) throws Forbidden {
    Integer own = group.move();
    Double move = left != null || own == null ? left : Double.valueOf(own);
    var way = new Interpenetration.Passage(group, friend, group.pose().tenths(), move);
    Interpenetration rules = new Interpenetration(field);
    Ruling passes = held(rules.of(way));
    Pose beyond = group.pose().ahead(rules.through(way));
    BattleGroup after = through(group, friend, passes);
    field = field.with(moves(after.at(beyond)));
    return result(passes);
  }

  /**
   * Turns a battle group in place, or wheels it; a turn is not possible after it passed through
   * friends.
   */
  Result turns(BattleGroup group, @Nullable Double heading, boolean wheel) throws Forbidden {
    if (!wheel && group.is(PASSED)) {
      throw new Forbidden(
          "it has passed through friends in this phase, so it does not turn [FR-061]");
    }
    BattleGroup after = wheel ? group : group.marked("turned", true);
    if (heading != null) {
      Pose pose = group.pose();
      after = after.at(Pose.near(pose.x(), pose.y(), tenths(heading)));
    }
    field = field.with(moves(after));
    return result(
        group.troops().artillery() && phase == FogPhase.MANOEUVRE
            ? Ruling.yes("which counts as a move: it shoots no more this turn", "FR-072", "FR-074")
            : NOTHING);
  }

  // ---- formation

  /** A change of formation (FR-V-06, FR-V-08, FR-V-18). */
  Result forms(BattleGroup group, @Nullable Formation wanted) throws Forbidden {
    FormationChange change = new FormationChange(field.rules());
    if (group.is(PASSED)) {
      throw new Forbidden(
          "it has passed through friends in this phase, so it neither expands nor contracts"
              + " [FR-061]");
    }
    if (wanted == null) {
      Ruling verdict = held(change.formSquare(group));
      field = field.with(group.marked("square", true).marked("turned", true));
      return result(verdict);
    }
    Ruling verdict = held(change.to(group, wanted));
    field =
        field.with(
            group
                .formed(wanted)
                .marked("square", false)
                .marked("turned", true)
                .marked("had-chance", false));
    return result(verdict);
  }

  /** Bases are lost or shifted, which is no change of formation (FR-020 to FR-024, FR-V-07). */
  Result isLeftWith(BattleGroup group, Formation left) throws Forbidden {
    if (left.bases().size() > group.formation().bases().size()) {
      throw new Forbidden(
          "it has " + group.formation().bases().size() + " bases, and no more come to it");
    }
    BattleGroup after = group.formed(left);
    List<SideEffect> also = new ArrayList<>();
    TercioStatus tercios = new TercioStatus(field.rules());
    if (after.tercio() == Tercio.EARLY && !tercios.emptyHorns(left).isEmpty()) {
      Ruling verdict = tercios.of(after);
      Formation later = tercios.converted(left);
      after = after.converted(later == null ? left : later);
      also.add(new SideEffect(group.name(), "becomes a later tercio", verdict.and("FR-024")));
    }
    Keil keil = new Keil(field.rules());
    if (!keil.lostIt(group) && keil.mustReform(after)) {
      also.add(new SideEffect(group.name(), "must re-form as a keil", keil.duty(after)));
    }
    field = field.with(after);
    return new Result(NOTHING, also);
  }

  // ---- charges

  /** A charge or an interception (FR-V-19). */
  Result charges(BattleGroup group, BattleGroup target, boolean intercepts) throws Forbidden {
    ChargeRestrictions rules = new ChargeRestrictions(field.rules());
    if (group.side() == target.side()) {
      throw new Forbidden(target.name() + " is a friend");
    }
    Ruling verdict = held(intercepts ? rules.intercept(group) : rules.charge(group));
    field = field.with(moves(group).marked(CHARGE, true));
    field = field.with(target.marked(CHARGE, true));
    return result(verdict);
  }

  /** Moves the pike of five musketeers to the front (FR-V-23). */
  Result swaps(BattleGroup group) throws Forbidden {
    Ruling verdict = held(new ChargeRestrictions(field.rules()).pikeForward(group));
    if (!group.is(CHARGE)) {
      throw new Forbidden("it neither charges nor is charged in this phase [FR-062]");
    }
    field = field.with(group.marked("pike-forward", true));
    return result(verdict);
  }

  // ---- shooting

  /**
   * Shoots with the stated number of bases; by default with all that may shoot (FR-V-20 to
   * FR-V-22).
   */
  Result shoots(BattleGroup group, BattleGroup target, @Nullable Integer bases) throws Forbidden {
    ShootingBases rules = new ShootingBases(field.rules());
    if (phase == null) {
      throw new Forbidden("no phase has begun; write phase impact first");
    }
    Ruling may = held(rules.may(group, phase));
    Ruling count = held(rules.of(group, target));
    int most = rules.to(group, rules.side(group, target)).bases().size();
    if (bases != null && bases > most) {
      throw new Forbidden(
          bases + " bases are more than may shoot: " + count.text().replaceFirst("^yes: ", ""));
    }
    Ruling line = held(new ShootingOver(field).of(group, target));
    Ruling armour = new PoaArmour(field).of(target, group);
    return result(
        new Ruling(
                true,
                count.rows(),
                count.why() + "; " + line.why() + "; the target counts as " + armour.why())
            .and(may.rows().toArray(String[]::new))
            .and(line.rows().toArray(String[]::new))
            .and(armour.rows().toArray(String[]::new)));
  }

  // ---- command and states

  /** Declares a division, before any of it moves (FR-V-13 to FR-V-15). */
  Result declares(@Nullable FieldCommander captain, List<BattleGroup> members) throws Forbidden {
    for (BattleGroup each : members) {
      if (moved.contains(each.name())) {
        throw new Forbidden(
            each.name() + " has moved already, and a division is declared before that [FR-037]");
      }
    }
    Ruling verdict = held(new Divisions(field).of(members, captain));
    return result(verdict.and("FR-037"));
  }

  /** Sets or clears a state of a group. */
  Result becomes(BattleGroup group, String mark, boolean set) {
    BattleGroup after = group.marked(mark, set);
    List<SideEffect> also = new ArrayList<>();
    if (mark.equals("close-combat") && !set && group.is("pike-forward")) {
      after = after.marked("pike-forward", false);
      also.add(
          new SideEffect(
              group.name(),
              "has its pike in the rearmost rank again",
              Ruling.yes("it is out of close combat", "FR-064")));
    }
    if (set && (mark.equals("evading") || mark.equals("routing"))) {
      after = moves(after);
    }
    field = field.with(after);
    return new Result(NOTHING, also);
  }

  /** The battle group of a name. */
  BattleGroup unit(String name) throws UnknownQueryException {
    for (BattleGroup each : field.groups()) {
      if (each.name().equalsIgnoreCase(name)) {
        return each;
      }
    }
    throw new UnknownQueryException(
        "there is no battle group '"
            + name
            + "'; there are "
            + String.join(", ", field.groups().stream().map(BattleGroup::name).toList()));
  }

  /** The phase of a word. */
  static FogPhase phase(String word) throws UnknownQueryException {
    FogPhase named = FogPhase.ofWord(word.toLowerCase(Locale.ROOT));
    if (named == null) {
      throw new UnknownQueryException(
          "there is no phase '"
              + word
              + "'; there are impact, manoeuvre, shooting, melee and joint action");
    }
    return named;
  }
}
