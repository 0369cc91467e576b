package dev.muster.rules.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Computes the exact distribution of the ends of a course of dice. The course runs once for each
 * result of the dice of a stage. If two results lead to equal positions, the course continues from
 * there once, with the sum of both probabilities. The probability of branches beyond the budget is
 * reported as the rest, and is not distributed over the ends.
 *
 * @param <P> positions of the course
 * @param <E> ends of the course
 */
final class OutcomeEnumeration<P, E> {
  private static final int MOST_STAGES = 10_000;

  private final StagedCourse<P, E> course;
  private final OutcomeTape tape;
  private final int budget;
  private final Map<Object, Node<P>> open = new HashMap<>();
  private final PriorityQueue<Node<P>> queue;
  private final List<P> used = new ArrayList<>();
  private final Map<E, End<E>> ends = new LinkedHashMap<>();
  private int branches;
  private long made;

  /** Whether most of the budget is spent. */
  private boolean scarce;

  /**
   * A possible result.
   *
   * @param probability total probability of all courses that lead to it
   * @param example one of these courses, stage by stage, for a {@link RecordedTape}
   */
  record End<E>(E end, Probability probability, List<Object[]> example) {}

  /**
   * All ends, in the order in which they were met.
   *
   * @param rest the chance of what the budget has left out; 0 if it left out none
   * @param branches how often a stage was run
   */
  record Distribution<E>(List<End<E>> ends, Probability rest, int branches) {}

  /** A position still to go on from. */
  private static final class Node<P> {
    final Object key;
    final P position;
    final int stage;
    final long number;
    final @Nullable Step from;
    Probability probability;

    Node(Object key, P position, int stage, long number, @Nullable Step from, Probability chance) {
      this.key = key;
      this.position = position;
      this.stage = stage;
      this.number = number;
      this.from = from;
      probability = chance;
    }
  }

  /** The way to a position. */
  private record Step(@Nullable Step before, Object[] course) {
    List<Object[]> path() {
      List<Object[]> path = new ArrayList<>();
      for (Step step = this; step != null; step = step.before) {
        path.add(step.course);
      }
      return path.reversed();
    }
  }

  private OutcomeEnumeration(StagedCourse<P, E> course, OutcomeTape tape, int budget) {
    this.course = course;
    this.tape = tape;
    this.budget = budget;
    // stage by stage, so that equal positions meet; when the budget ends, what is likeliest
    queue =
        new PriorityQueue<>(
            Comparator.<Node<P>>comparingInt(each -> scarce ? 0 : each.stage)
                .thenComparing(each -> each.probability, Comparator.reverseOrder())
                .thenComparingLong(each -> each.number));
  }

  /**
   * Enumerates a course from its current position.
   *
   * @param tape the dice the course throws
   * @param budget the most branches that are run, 1 or more
   * @throws IllegalStateException if the course never ends
   */
  static <P, E> Distribution<E> of(StagedCourse<P, E> course, OutcomeTape tape, int budget) {
    return new OutcomeEnumeration<>(course, tape, budget).run();
  }

  private Distribution<E> run() {
    add(0, null, Probability.ONE);
    while (!queue.isEmpty() && branches < budget) {
      if (branches > budget / 4 * 3 && !scarce) {
        List<Node<P>> all = List.copyOf(queue);
        queue.clear();
        scarce = true;
        queue.addAll(all);
      }
      Node<P> node = queue.remove();
      open.remove(node.key);
      if (node.stage > MOST_STAGES) {
        throw new IllegalStateException("the stages never end");
      }
      branchesOf(node);
      used.add(node.position);
    }
    List<End<E>> all = List.copyOf(ends.values());
    Probability met =
        all.stream().map(End::probability).reduce(Probability.ZERO, Probability::plus);
    return new Distribution<>(all, Probability.ONE.minus(met), branches);
  }

  private void branchesOf(Node<P> node) {
    tape.begin();
    do {
      course.restore(node.position);
      tape.rewind();
      branches++;
      boolean more = course.advance();
      Probability chance = node.probability.times(tape.probability());
      if (more) {
        add(node.stage + 1, node.from, chance);
      } else {
        end(node.from, chance);
      }
    } while (branches < budget && tape.advance());
  }

  private void end(@Nullable Step from, Probability chance) {
    E end = course.end();
    End<E> known = ends.get(end);
    ends.put(
        end,
        known == null
            ? new End<>(end, chance, new Step(from, tape.recording()).path())
            : new End<>(end, known.probability.plus(chance), known.example));
  }

  private void add(int stage, @Nullable Step from, Probability chance) {
    Object key = course.key();
    Node<P> known = open.get(key);
    if (known != null) {
      queue.remove(known);
      known.probability = known.probability.plus(chance);
      queue.add(known);
      return;
    }
    Step step = stage == 0 ? null : new Step(from, tape.recording());
    P position = course.keep(used.isEmpty() ? null : used.removeLast());
    Node<P> node = new Node<>(key, position, stage, made++, step, chance);
    open.put(key, node);
    queue.add(node);
  }
}
