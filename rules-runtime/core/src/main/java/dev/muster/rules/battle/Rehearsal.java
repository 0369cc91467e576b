package dev.muster.rules.battle;

import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.Stream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A battle that can be taken up again at the question just asked. It is remembered as it stood
 * before the step that goes on, with the dice and the answers of that step; a rehearsal sets a
 * battle of its own back to there, repeats them, gives another answer, and plays on with other
 * dice.
 *
 * <p>Nobody rehearses with the dice of the battle, and nobody with the plans or the thoughts of the
 * enemy.
 */
final class Rehearsal implements Battle {
  private final Battle battle;
  private final Battle mark;
  private final Staff staff;
  private final boolean[] wantsEveryPath = new boolean[2];

  // what has been thrown and answered since the mark
  private final Numbers thrown = new Numbers();
  private final Numbers answers = new Numbers();
  private long begun;

  private final List<Scene> free = new ArrayList<>();
  private @Nullable ForkJoinPool threads;

  private Rehearsal(
      Opening opening, List<Commander> commanders, Dice dice, EventSink sink, Staff staff) {
    this.staff = staff;
    List<Commander> heard = new ArrayList<>();
    for (Commander each : commanders) {
      wantsEveryPath[heard.size()] = each.wantsEveryPath();
      heard.add(new Heard(each));
    }
    battle =
        opening.battle(
            heard,
            () -> {
              int die = dice.d6();
              thrown.add(die);
              return die;
            },
            sink);
    if (!(battle instanceof Valued)) {
      throw new IllegalArgumentException(
          "no marshal leads in this game yet; take steady, bold, cautious or random");
    }
    mark = battle.copy(List.of(Commander.usual(), Commander.usual()), dice, EventSink.SILENT);
    commanders.forEach(
        each -> {
          if (each instanceof Rehearsing marshal) {
            marshal.rehearseIn(this);
          }
        });
  }

  /** A battle in which those who rehearse can; a plain one where nobody does. */
  static Battle battle(
      Opening opening, List<Commander> commanders, Dice dice, EventSink sink, Staff staff) {
    return commanders.stream().anyMatch(Rehearsing.class::isInstance)
        ? new Rehearsal(opening, commanders, dice, sink, staff)
        : opening.battle(commanders, dice, sink);
  }

  Staff staff() {
    return staff;
  }

  /** A number of its own for each question of the battle. */
  long question() {
    return begun << 20 | answers.size();
  }

  /** Notes the answers of a commander. */
  private final class Heard implements Commander {
    private final Commander commander;

    Heard(Commander commander) {
      this.commander = commander;
    }

    @Override
    public int choose(Question question) {
      int answer = commander.choose(question);
      answers.add(answer);
      return answer;
    }

    @Override
    public boolean wantsEveryPath() {
      return commander.wantsEveryPath();
    }

    @Override
    public List<Reason> reasons(Question question) {
      return commander.reasons(question);
    }

    @Override
    public void hasNoChoice(Question question) {
      commander.hasNoChoice(question);
    }
  }

  /**
   * A course to be rehearsed.
   *
   * @param option the answer to the question just asked
   * @param stream of the dice that are thrown after it
   */
  record Course(int option, long stream) {}

  /**
   * Plays courses from the question just asked, each as if it were the only one.
   *
   * @param minds who plays on, one a side
   * @return the share of a side after each of them
   */
  double[] play(List<Course> courses, List<Commander> minds, int side) {
    double[] shares = new double[courses.size()];
    IntConsumer one =
        i -> {
          Scene scene = take();
          shares[i] = scene.play(courses.get(i), minds, side);
          giveBack(scene);
        };
    if (staff.threads() == 1) {
      IntStream.range(0, shares.length).forEach(one);
    } else {
      ForkJoinPool pool = threads == null ? new ForkJoinPool(staff.threads()) : threads;
      threads = pool;
      pool.submit(() -> IntStream.range(0, shares.length).parallel().forEach(one)).join();
    }
    return shares;
  }

  private Scene take() {
    synchronized (free) {
      if (!free.isEmpty()) {
        return free.removeLast();
      }
    }
    return new Scene();
  }

  private void giveBack(Scene scene) {
    synchronized (free) {
      free.add(scene);
    }
  }

  /** A table beside the real one. */
  private final class Scene {
    private final Valued copy;
    private List<Commander> minds = List.of();
    private Course course = new Course(0, 0);
    private Stream stream = new Stream(0);
    private int nextDie;
    private int nextAnswer;

    Scene() {
      copy = (Valued) mark.copy(List.of(new Seat(0), new Seat(1)), this::d6, EventSink.SILENT);
    }

    private int d6() {
      return nextDie < thrown.size() ? thrown.get(nextDie++) : stream.below(6) + 1;
    }

    double play(Course now, List<Commander> players, int side) {
      course = now;
      minds = players;
      stream = new Stream(now.stream);
      nextDie = 0;
      nextAnswer = 0;
      copy.setTo(mark);
      for (int i = 0; i <= copy.foresight() && copy.step(); i++) {
        // to the end, or as far as is looked
      }
      return copy.share(side);
    }

    /** Repeats what was answered, gives the answer that is tried, then asks a mind. */
    private final class Seat implements Commander {
      private final int side;

      Seat(int side) {
        this.side = side;
      }

      @Override
      public int choose(Question question) {
        int repeated = nextAnswer++;
        return repeated < answers.size()
            ? answers.get(repeated)
            : repeated == answers.size() ? course.option : minds.get(side).choose(question);
      }

      @Override
      public boolean wantsEveryPath() {
        return wantsEveryPath[side];
      }
    }
  }

  // ---- the battle itself

  @Override
  public boolean step() {
    mark.setTo(battle);
    thrown.clear();
    answers.clear();
    begun++;
    boolean more = battle.step();
    if (!more) {
      rest();
    }
    return more;
  }

  /** The threads of a battle that is over go home. */
  private void rest() {
    if (threads != null) {
      threads.shutdown();
      threads = null;
    }
  }

  @Override
  public int round() {
    return battle.round();
  }

  @Override
  public Outcome end() {
    return battle.end();
  }

  @Override
  public Battle copy(List<Commander> commanders, Dice dice, EventSink sink) {
    return battle.copy(commanders, dice, sink);
  }

  @Override
  public void setTo(Battle other) {
    battle.setTo(other instanceof Rehearsal same ? same.battle : other);
  }

  @Override
  public long fingerprint() {
    return battle.fingerprint();
  }

  @Override
  public Battle checked() {
    battle.checked();
    return this;
  }
}
