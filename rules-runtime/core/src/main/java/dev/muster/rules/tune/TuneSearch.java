package dev.muster.rules.tune;

import dev.muster.rules.balance.ContestedGround;
import dev.muster.rules.balance.ScenarioVariation;
import dev.muster.rules.balance.SingleChanges;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Searches for the smallest edits of a scenario that reach its author's goal. Many edits are tried
 * with the same dice. Promising edits are fought again with fresh dice, and only these battles are
 * reported, so that no edit is proposed because of a lucky run.
 */
public final class TuneSearch {
  /** Battles of a look, unless the user says otherwise. */
  public static final int USUAL_BATTLES = 200;

  /** Confirmed proposals after which the search stops, unless the user says otherwise. */
  public static final int USUAL_PROPOSALS = 3;

  /** Battles of a look, at least. */
  public static final int LEAST_BATTLES = 8;

  /** Battles of a look, at most. */
  public static final int MOST_BATTLES = 100_000;

  /** Confirmed proposals a user can ask for, at most. */
  public static final int MOST_PROPOSALS = 6;

  /** Places whose ground is tried, at most. */
  private static final int PLACES = 4;

  /** Battles in which they are looked for, at most. */
  private static final int LOOKED_AT = 100;

  /** Changes that go on from the first look to the second. */
  private static final int KEPT = 12;

  /** Changes that are combined. */
  private static final int COMBINED = 6;

  /** Share of the battles of a look that the first look has. */
  private static final int FIRST_LOOK = 4;

  /** Times as many battles confirm a proposal. */
  private static final int CONFIRMING = 2;

  /** Proposals that are fought again, at most. */
  private static final int CONFIRMED = 6;

  /** Distance of the fresh seed from that of the search. */
  private static final long FRESH = 0x5DEECE66DL;

  private final Engine engine;
  private final Batch batch;
  private final SingleChanges changes;
  private int tried;

  /** The kinds of changes that are tried if nobody names others: those of a scenario's balance. */
  public static Set<SingleChanges.Kind> usualKinds() {
    return EnumSet.complementOf(
        EnumSet.of(
            SingleChanges.Kind.NUMBERS, SingleChanges.Kind.SWITCHES, SingleChanges.Kind.PLACES));
  }

  /**
   * An edit of a proposal.
   *
   * @param label the change as {@code whatif --vary} has it
   * @param factor what is changed, with its place and how it is written
   */
  public record Edit(String label, SingleChanges.Factor factor) {}

  /**
   * Edits that were fought with fresh dice.
   *
   * @param found the number of the fresh battles
   * @param battles of them
   * @param met whether the number is within the range
   * @param surely whether all of its interval is
   */
  public record Proposal(
      List<Edit> edits, TuneGoal.Found found, int battles, boolean met, boolean surely) {
    public Proposal {
      edits = List.copyOf(edits);
    }
  }

  /**
   * The result of a search.
   *
   * @param written the statistic of the unchanged scenario
   * @param battles battles of the unchanged scenario
   * @param proposals with the fewest edits first; includes those that fresh dice did not confirm
   * @param nearest what comes nearest to the range, if nothing looked like reaching it
   * @param tried edits and combinations that were looked at
   * @param complete whether the search was not cancelled
   */
  public record Result(
      TuneGoal.Found written,
      int battles,
      List<Proposal> proposals,
      @Nullable Proposal nearest,
      int tried,
      boolean complete) {
    public Result {
      proposals = List.copyOf(proposals);
    }

    /** The proposals that hold. */
    public List<Proposal> confirmed() {
      return proposals.stream().filter(Proposal::met).toList();
    }
  }

  /** Edits that may be proposed. */
  private record Candidate(
      List<Edit> edits, BattleProgram program, TuneGoal.@Nullable Found found) {
    double estimate() {
      return found == null ? 0 : found.estimate();
    }
  }

  /**
   * @param batch battles of a look
   * @param changes what can be varied
   */
  public TuneSearch(Engine engine, Batch batch, SingleChanges changes) {
    this.engine = engine;
    this.batch = batch;
    this.changes = changes;
  }

  /**
   * Searches.
   *
   * @param kinds of edits that are tried; ground is tried where units meet most
   * @param wanted number of confirmed proposals after which the search stops
   * @param progress receives the number of battles so far
   * @throws IllegalArgumentException if it was cancelled before the scenario itself was fought
   */
  public Result run(
      BattleProgram program,
      TuneGoal goal,
      Collection<SingleChanges.Kind> kinds,
      int wanted,
      IntConsumer progress,
      BooleanSupplier cancelled) {
    Fighter fighter = new Fighter(goal, progress, cancelled);
    TuneGoal.Found written = fighter.fight(program, batch);
    if (written == null) {
      throw new IllegalArgumentException("stopped before the scenario itself was fought");
    }
    List<Proposal> proposals = new ArrayList<>();
    Proposal nearest = null;
    if (!goal.isMet(written.estimate())) {
      List<Integer> ground =
          kinds.contains(SingleChanges.Kind.GROUND)
              ? ContestedGround.of(
                  engine,
                  program,
                  batch.range(0, Math.min(LOOKED_AT, batch.battles())),
                  PLACES,
                  cancelled)
              : List.of();
      List<SingleChanges.Factor> factors = changes.of(program, kinds, ground);
      List<Candidate> single = new ArrayList<>();
      for (SingleChanges.Factor factor : factors) {
        for (ScenarioVariation each : factor.changes()) {
          single.add(new Candidate(List.of(new Edit(each.label(), factor)), each.program(), null));
        }
      }
      List<Candidate> looked = look(single, goal, fighter);
      confirm(looked, goal, fighter, wanted, proposals);
      if (proposals.stream().filter(Proposal::met).count() < wanted && !cancelled.getAsBoolean()) {
        List<Candidate> more =
            look(combinations(looked, sufficient(proposals), kinds, ground), goal, fighter);
        confirm(more, goal, fighter, wanted, proposals);
        if (proposals.isEmpty()) {
          nearest = nearest(Stream.concat(looked.stream(), more.stream()), goal, written, fighter);
        }
      }
    }
    return new Result(
        written, batch.battles(), proposals, nearest, tried, !cancelled.getAsBoolean());
  }

  /** Fights one program after another. */
  private final class Fighter {
    private final TuneGoal goal;
    private final IntConsumer progress;
    private final BooleanSupplier cancelled;
    private int fought;

    Fighter(TuneGoal goal, IntConsumer progress, BooleanSupplier cancelled) {
      this.goal = goal;
      this.progress = progress;
      this.cancelled = cancelled;
    }

    /** The number of some battles; null when cancelled. */
    TuneGoal.@Nullable Found fight(BattleProgram program, Batch battles) {
      try {
        BatchSimulation.Report report =
            BatchSimulation.run(engine, program, battles, done -> {}, cancelled);
        fought += battles.battles();
        progress.accept(fought);
        return goal.found(report);
      } catch (BatchSimulation.Cancelled e) {
        return null;
      }
    }
  }

  /** Two looks: all with few battles, and the nearest with all; the nearest first. */
  private List<Candidate> look(List<Candidate> all, TuneGoal goal, Fighter fighter) {
    tried += all.size();
    Batch few = batch.range(0, Math.max(2, batch.battles() / FIRST_LOOK));
    List<Candidate> nearest = fought(all, few, fighter);
    nearest.sort(nearness(goal));
    List<Candidate> looked =
        fought(nearest.subList(0, Math.min(KEPT, nearest.size())), batch, fighter);
    looked.sort(nearness(goal));
    return looked;
  }

  private static List<Candidate> fought(List<Candidate> all, Batch battles, Fighter fighter) {
    List<Candidate> fought = new ArrayList<>();
    for (Candidate each : all) {
      TuneGoal.Found found = fighter.fight(each.program, battles);
      if (found != null) {
        fought.add(new Candidate(each.edits, each.program, found));
      }
    }
    return fought;
  }

  private static Comparator<Candidate> nearness(TuneGoal goal) {
    return Comparator.comparingInt((Candidate each) -> each.edits.size())
        .thenComparingDouble(each -> goal.distance(each.estimate()))
        .thenComparingDouble(each -> goal.offMiddle(each.estimate()));
  }

  /** The edits that were confirmed alone. */
  private static Set<String> sufficient(List<Proposal> proposals) {
    return proposals.stream()
        .filter(each -> each.met && each.edits.size() == 1)
        .map(each -> each.edits.getFirst().label)
        .collect(Collectors.toSet());
  }

  /** A further step of the nearest changes, and pairs of those that do not suffice alone. */
  private List<Candidate> combinations(
      List<Candidate> looked,
      Set<String> sufficient,
      Collection<SingleChanges.Kind> kinds,
      List<Integer> ground) {
    List<Candidate> nearest = looked.subList(0, Math.min(COMBINED, looked.size()));
    List<Candidate> all = new ArrayList<>();
    Set<Set<String>> known = new LinkedHashSet<>();
    for (Candidate each : nearest) {
      further(each, kinds, ground, all);
    }
    for (Candidate one : nearest) {
      for (Candidate other : nearest) {
        Edit first = one.edits.getFirst();
        Edit second = other.edits.getFirst();
        if (!first.factor.name().equals(second.factor.name())
            && !sufficient.contains(first.label)
            && !sufficient.contains(second.label)
            && known.add(Set.of(first.label, second.label))) {
          pair(one, second, all);
        }
      }
    }
    return all;
  }

  private void further(
      Candidate from,
      Collection<SingleChanges.Kind> kinds,
      List<Integer> ground,
      List<Candidate> all) {
    SingleChanges.Factor factor = from.edits.getFirst().factor;
    List<String> before =
        new ArrayList<>(factor.changes().stream().map(ScenarioVariation::label).toList());
    for (SingleChanges.Factor next : changes.of(from.program, List.of(factor.kind()), ground)) {
      if (next.name().equals(factor.name())) {
        for (ScenarioVariation each : next.changes()) {
          if (!before.contains(each.label())
              && !each.label().endsWith(" " + factor.written())
              && !each.label().endsWith("=" + factor.written())) {
            all.add(new Candidate(List.of(new Edit(each.label(), factor)), each.program(), null));
          }
        }
      }
    }
  }

  private static void pair(Candidate one, Edit second, List<Candidate> all) {
    try {
      BattleProgram both = ScenarioVariation.of(second.label, one.program).getFirst().program();
      all.add(new Candidate(List.of(one.edits.getFirst(), second), both, null));
    } catch (IllegalArgumentException e) {
      // one change makes the other impossible
    }
  }

  /** Fights those that look right with fresh dice, in the order of the look. */
  private void confirm(
      List<Candidate> looked,
      TuneGoal goal,
      Fighter fighter,
      int wanted,
      List<Proposal> proposals) {
    for (Candidate each : looked) {
      boolean enough =
          proposals.size() >= CONFIRMED
              || proposals.stream().filter(Proposal::met).count() >= wanted;
      if (!enough && goal.isMet(each.estimate())) {
        Proposal proposal = fresh(each, goal, fighter);
        if (proposal != null) {
          proposals.add(proposal);
        }
      }
    }
  }

  /** What came nearest, if it is nearer than the text with fresh dice too. */
  private @Nullable Proposal nearest(
      Stream<Candidate> looked, TuneGoal goal, TuneGoal.Found written, Fighter fighter) {
    double far = goal.distance(written.estimate());
    return looked
        .filter(each -> goal.distance(each.estimate()) < far)
        .min(Comparator.comparingDouble(each -> goal.distance(each.estimate())))
        .map(each -> fresh(each, goal, fighter))
        .filter(each -> goal.distance(each.found().estimate()) < far)
        .orElse(null);
  }

  /** Fights with fresh dice; null when cancelled. */
  private @Nullable Proposal fresh(Candidate candidate, TuneGoal goal, Fighter fighter) {
    Batch fresh =
        new Batch(
            batch.commanders(),
            batch.seed() + FRESH,
            CONFIRMING * batch.battles(),
            batch.threads(),
            batch.effort());
    TuneGoal.Found found = fighter.fight(candidate.program, fresh);
    return found == null
        ? null
        : new Proposal(
            candidate.edits,
            found,
            fresh.battles(),
            goal.isMet(found.estimate()),
            goal.isMet(found.low()) && goal.isMet(found.high()));
  }
}
