package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.Valued;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.BattleProgram;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A whole battle of Snaphance: rounds of group activations until an army breaks or the last round
 * is over (1.4, 14.0). It goes step by step, a stand's turn or a melee at a time, and can be copied
 * between two steps.
 */
public final class SnaphanceBattle implements Valued {
  private static final RuleRef BEGINS = RuleRef.of("14.0", "SN-14.0-02", "SN-1.0-02");

  /** For a table on which nobody has begun to play. */
  static final Dice NO_DICE =
      () -> {
        throw new IllegalStateException("no dice before the battle");
      };

  private static final List<Commander> NOBODY = List.of(Commander.usual(), Commander.usual());

  private final Play play;
  private final Table table;
  private final Chapters chapters;
  private final Plans plans;
  private final Intention intention;
  private final Advantage advantage;
  private @Nullable Invariants invariants;
  private int activations;

  /**
   * Sets up the table.
   *
   * @param commanders one a side
   * @throws IllegalArgumentException when the program cannot be set up: not two sides, a stand off
   *     the map or on another, a category the rulebook lacks
   */
  public SnaphanceBattle(
      BattleProgram program, List<Commander> commanders, Dice dice, EventSink sink) {
    this(play(Deployment.table(seated(program, commanders)), commanders, dice, sink));
  }

  /** A scenario set up once, to be fought many times; safe to share between threads. */
  public static final class Opening implements dev.muster.rules.battle.Opening {
    private final Table table;

    /**
     * @throws IllegalArgumentException when the program cannot be set up
     */
    public Opening(BattleProgram program) {
      table = Deployment.table(seated(program, NOBODY));
    }

    @Override
    public int[] breakPoints() {
      return table.totalPoints.clone();
    }

    @Override
    public int[] breaksAt() {
      return table.breaksAt.clone();
    }

    /** The table as it stands, to be looked at or played on by itself. */
    Table freshTable() {
      return table.copy();
    }

    @Override
    public int[] strengths() {
      int[] strengths = new int[2];
      for (int stand = 0; stand < table.stands; stand++) {
        strengths[table.side[stand]] += table.strength(stand);
      }
      return strengths;
    }

    @Override
    public int roundLimit() {
      return SnaphanceTally.roundLimit(table);
    }

    @Override
    public SnaphanceBattle battle(List<Commander> commanders, Dice dice, EventSink sink) {
      return new SnaphanceBattle(play(table.copy(), commanders, dice, sink));
    }
  }

  private static Play play(
      Table table, List<Commander> commanders, Dice dice, EventSink sink) {
    return new Play(table, commanders, dice, sink, () -> new Outlook(table));
  }

  private SnaphanceBattle(Play play) {
    this.play = play;
    table = play.table;
    chapters = new Chapters(play);
    plans = new Plans(table);
    intention = new Intention(table);
    advantage = new Advantage(table, chapters.victory);
  }

  static BattleProgram seated(BattleProgram program, List<Commander> commanders) {
    if (program.scenario().sides().size() != 2 || commanders.size() != 2) {
      throw new IllegalArgumentException(
          "a Snaphance battle needs two sides with a commander each, found "
              + program.scenario().sides().size()
              + " sides and "
              + commanders.size()
              + " commanders");
    }
    return program;
  }

  @Override
  public SnaphanceBattle checked() {
    invariants = new Invariants(table);
    return this;
  }

  @Override
  public SnaphanceBattle copy(List<Commander> commanders, Dice dice, EventSink sink) {
    SnaphanceBattle copy = new SnaphanceBattle(play(table.copy(), commanders, dice, sink));
    copy.invariants = invariants == null ? null : new Invariants(copy.table);
    copy.activations = activations;
    return copy;
  }

  @Override
  public void setTo(Battle other) {
    if (!(other instanceof SnaphanceBattle same)) {
      throw new IllegalArgumentException("a battle can only be set to one of the same opening");
    }
    table.setTo(same.table);
    activations = same.activations;
    if (invariants != null) {
      invariants.remember();
    }
  }

  @Override
  public long fingerprint() {
    return table.fingerprint();
  }

  /**
   * One step: the opening, a round's start, an initiative, one stand's turn, or a piece of what
   * follows from it, such as a melee; false at the end.
   */
  @Override
  public boolean step() {
    if (!table.begun) {
      begin();
    } else if (!table.due.isEmpty()) {
      chapters.settlement.next();
    } else if (chapters.victory.over()) {
      return false;
    } else if (!table.roundOpen) {
      if (table.round >= SnaphanceTally.roundLimit(table)) {
        return false;
      }
      openRound();
    } else if (table.activeGroup == Table.GONE) {
      openGroup();
    } else {
      turnOfStand();
    }
    if (invariants != null) {
      invariants.afterStep();
    }
    return true;
  }

  private void begin() {
    table.begun = true;
    if (play.chronicle.heard) {
      play.chronicle.tell(
          new CommonEvent.BattleBegins(
              table.program.scenario().name(),
              table.program.scenario().label(),
              table.rules.title,
              List.of(table.sideName(0), table.sideName(1)),
              Arrays.stream(table.totalPoints).boxed().toList(),
              Arrays.stream(table.breaksAt).boxed().toList(),
              BEGINS));
    }
    chapters.placing.choose();
    chapters.victory.begin();
  }

  void openGroup() {
    int group = chapters.command.initiative();
    if (group == Table.GONE) {
      table.roundOpen = false;
      chapters.victory.afterRound();
      return;
    }
    chapters.reinforcements.arrive(group);
    plans.look();
    intention.form(group);
    chapters.activation.open(group);
  }

  private void turnOfStand() {
    int stand = chapters.activation.next(table.activeGroup);
    if (stand == Table.GONE) {
      table.activeGroup = Table.GONE;
    } else {
      activations++;
      chapters.activation.act(stand);
    }
  }

  /** The turn of a stand with all that follows from it. */
  void act(int stand) {
    chapters.activation.act(stand);
    while (!table.due.isEmpty()) {
      chapters.settlement.next();
    }
  }

  /** Activations of stands so far: turns in which a stand, or several together, acted. */
  public int activations() {
    return activations;
  }

  @Override
  public int round() {
    return table.round;
  }

  void openRound() {
    chapters.command.openRound();
    plans.look();
    table.roundOpen = true;
  }

  /**
   * Whether the battle has ended: an army has broken, a side has won, or the last round is over.
   */
  boolean over() {
    return chapters.victory.over()
        || (table.round >= SnaphanceTally.roundLimit(table) && chapters.command.allHaveActed());
  }

  /** The side that wins if the battle ends now, or {@link Table#GONE} for a draw. */
  int winner() {
    return chapters.victory.winner();
  }

  @Override
  public double share(int side) {
    return advantage.share(side, table.due.isEmpty() && over());
  }

  /** A dozen turns of stands, with what follows from them. */
  @Override
  public int foresight() {
    return 12;
  }

  Advantage advantage() {
    return advantage;
  }

  Play play() {
    return play;
  }

  Table table() {
    return table;
  }

  Activation activation() {
    return chapters.activation;
  }

  @Override
  public Outcome end() {
    return chapters.victory.end();
  }
}
