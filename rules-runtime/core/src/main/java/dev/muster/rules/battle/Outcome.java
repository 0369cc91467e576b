package dev.muster.rules.battle;

import dev.muster.rules.model.OmitIfNull;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of a battle.
 *
 * @param winner index of the winning side, or -1 for a draw
 * @param reason why it ended, for the user
 * @param rounds number of rounds begun
 * @param sides losses and strength of each side
 * @param expected for each condition with an expectation, in order, whether it is true; null if
 *     there are none
 */
public record Outcome(
    int winner,
    String reason,
    int rounds,
    List<SideAccount> sides,
    @OmitIfNull @Nullable List<Boolean> expected) {
  public Outcome {
    sides = List.copyOf(sides);
    expected = expected == null ? null : List.copyOf(expected);
  }

  /** The outcome of a scenario without expectations about conditions. */
  public Outcome(int winner, String reason, int rounds, List<SideAccount> sides) {
    this(winner, reason, rounds, sides, null);
  }

  /** Break Points of a side: in all, lost, and the number at which it breaks. */
  public record SideAccount(
      String side, int total, int lost, int breaksAt, boolean broken, List<StandAccount> stands) {
    public SideAccount {
      stands = List.copyOf(stands);
    }

    /** SP its stands have at the end; a stand that left the field takes its own along. */
    public int strength() {
      return stands.stream().mapToInt(StandAccount::endSp).sum();
    }
  }

  /**
   * The fate of a stand: its SP at the start and at the end. One that leaves by an event keeps its
   * SP, because it is no loss.
   */
  public record StandAccount(
      String group, String stand, int startSp, int endSp, boolean onBoard, boolean disordered) {}
}
