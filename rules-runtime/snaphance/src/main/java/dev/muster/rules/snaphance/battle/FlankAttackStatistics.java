package dev.muster.rules.snaphance.battle;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.commander.ThreatMap;
import dev.muster.rules.snaphance.rules.PendingMelee;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Counts, by side, the stands struck on flank or rear, and the causes of their exposure. It reads
 * the table at the time of each event and changes nothing.
 */
public final class FlankAttackStatistics implements EventSink {
  /** The cause of exposing a flank or rear to an attacker; the first one that applies. */
  public enum Cause {
    OTHER("struck by a pursuit or a charge on opportunity, or in a melee that goes on"),
    CARRIED("carried off since it could choose: beaten, bounced, in pursuit, evading"),
    MIGHT_NOT_ACT("failed to rally, and might not act"),
    CHARGED("charged to where an enemy could strike it in one move"),
    LEFT("moved, fired or held where an enemy could strike it in one move"),
    FROM_AFAR("nobody could strike it in one move when it had acted");

    public final String words;

    Cause(String words) {
      this.words = words;
    }
  }

  /**
   * The contacts that one side suffered.
   *
   * @param contacts all contacts of an enemy with its stands
   * @param struck those on a flank or the rear
   */
  public record Count(int contacts, Map<Cause, Integer> struck) {}

  private final SnaphanceState table;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final int[] contacts = new int[2];
  private final List<Map<Cause, Integer>> struck =
      List.of(new EnumMap<>(Cause.class), new EnumMap<>(Cause.class));
  private final ThreatMap[] foes;

  // of each stand, since its group began its last turn
  private final boolean[] carried;
  private final boolean[] failed;
  private final boolean[] charged;

  /** Whether an enemy could strike its flank or rear in one move when that turn was over. */
  private final boolean[] exposed;

  private int acting = SnaphanceState.GONE;

  private FlankAttackStatistics(SnaphanceState table) {
    this.table = table;
    foes = new ThreatMap[] {new ThreatMap(table, 0), new ThreatMap(table, 1)};
    carried = new boolean[table.stands];
    failed = new boolean[table.stands];
    charged = new boolean[table.stands];
    exposed = new boolean[table.stands];
    for (int stand = 0; stand < table.stands; stand++) {
      numbers.put(table.name[stand], stand);
    }
  }

  /**
   * Fights a battle and counts the contacts.
   *
   * @param commanders one commander per side
   * @return by side, the contacts that it suffered
   */
  public static List<Count> of(BattleProgram program, List<Commander> commanders, long seed) {
    // the counter needs the table, and the table needs a listener
    List<EventSink> watching = new ArrayList<>(1);
    SnaphanceBattle battle =
        new SnaphanceBattle.Opening(program)
            .newBattle(
                commanders, new SeededDice(seed), event -> watching.getFirst().accept(event));
    FlankAttackStatistics flanks = new FlankAttackStatistics(battle.context().state);
    watching.add(flanks);
    battle.fight(() -> false);
    return List.of(
        new Count(flanks.contacts[0], flanks.struck.get(0)),
        new Count(flanks.contacts[1], flanks.struck.get(1)));
  }

  @Override
  public void accept(Event event) {
    switch (event) {
      case SnaphanceEvent.GroupActs e -> turn(e.side(), e.group());
      case SnaphanceEvent.Retreats e -> carried[number(e.stand())] = true;
      case SnaphanceEvent.Pursues e -> carried[number(e.stand())] = true;
      case SnaphanceEvent.Evades e -> carried[number(e.stand())] = true;
      case SnaphanceEvent.Rallies e -> failed[number(e.stand())] = !e.mayAct();
      case SnaphanceEvent.StaysDisordered e -> failed[number(e.stand())] = true;
      case SnaphanceEvent.Moves e when e.kind().equals("charge") ->
          charged[number(e.stand())] = true;
      case SnaphanceEvent.Contact e -> contact(e);
      default -> {
        // exposes no flank
      }
    }
  }

  private int number(String stand) {
    return Objects.requireNonNull(numbers.get(stand));
  }

  /** Ends the turn of the previous group and begins that of a group. */
  private void turn(String side, String name) {
    for (int stand = 0; acting != SnaphanceState.GONE && stand < table.stands; stand++) {
      if (table.group[stand] == acting && table.onBoard(stand)) {
        ThreatMap enemies = foes[table.side[stand]];
        enemies.update();
        exposed[stand] = enemies.danger(stand, table.hex[stand], table.facing[stand]) >= 1;
      }
    }
    for (int g = 0; g < table.groups; g++) {
      boolean acts =
          table.groupName[g].equals(name) && table.sideName(table.groupSide[g]).equals(side);
      acting = acts ? g : acting;
    }
    for (int stand : table.members[acting]) {
      carried[stand] = false;
      failed[stand] = false;
      charged[stand] = false;
    }
  }

  private void contact(SnaphanceEvent.Contact e) {
    if (e.kind().equals(PendingMelee.Kind.ONGOING.words)) {
      return;
    }
    int stand = number(e.defender());
    contacts[table.side[stand]]++;
    if (!e.aspect().equals("front")) {
      struck.get(table.side[stand]).merge(cause(stand, e.kind()), 1, Integer::sum);
    }
  }

  private Cause cause(int stand, String kind) {
    if (!kind.equals(PendingMelee.Kind.CHARGE.words)) {
      return Cause.OTHER;
    }
    if (carried[stand]) {
      return Cause.CARRIED;
    }
    if (failed[stand]) {
      return Cause.MIGHT_NOT_ACT;
    }
    return !exposed[stand] ? Cause.FROM_AFAR : charged[stand] ? Cause.CHARGED : Cause.LEFT;
  }
}
