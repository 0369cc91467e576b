package dev.muster.rules.referee;

import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Hex;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** How stands come to where they fight: by a move, a pursuit or a charge on opportunity. */
final class ContactPaths implements RuleChapterCheck {
  static final Set<String> REACTIONS = Set.of("opportunity charge", "counter charge");

  /**
   * @param start where the single move, pursuit or reaction began
   * @param hexes hexes entered in it
   * @param forward whether a step of it went to the front
   * @param pursuit whether it pursued
   * @param unsure whether the steps may also have gone to the side, by a turn nobody told of
   */
  record Approach(Hex start, int hexes, boolean forward, boolean pursuit, boolean unsure) {}

  private final BattleRoster roll;
  private final TurnRecord turn;
  private final Map<Integer, Approach> approaches = new HashMap<>();

  /** Hexes entered in the turn, or in the reaction. */
  private final Map<Integer, Integer> hexes = new HashMap<>();

  /** Where a reaction began, which is a turn of its own. */
  private final Map<Integer, Hex> reacted = new HashMap<>();

  /** Who moved or pursued last. */
  private int mover = BattleRoster.NOBODY;

  ContactPaths(BattleRoster roll, TurnRecord turn) {
    this.roll = roll;
    this.turn = turn;
  }

  @Override
  public void hear(Event event, List<Event> story, int at) {
    switch (event) {
      case SnaphanceEvent.GroupActs e -> {
        approaches.clear();
        hexes.clear();
        reacted.clear();
      }
      case SnaphanceEvent.Moves e -> moves(e);
      case SnaphanceEvent.Pursues e when !e.path().isEmpty() -> {
        int i = roll.id(e.stand());
        mover = i;
        hexes.merge(i, e.path().size(), Integer::sum);
        Approach before = approaches.get(i);
        boolean same = before != null && before.pursuit();
        approaches.put(
            i,
            new Approach(
                same ? before.start() : e.start(),
                (same ? before.hexes() : 0) + e.path().size(),
                true,
                true,
                false));
      }
      case SnaphanceEvent.PursuitRoll e -> approaches.remove(roll.id(e.stand()));
      case SnaphanceEvent.Disordered e when e.why().matches("moved (sideways|backwards)") -> {
        int i = roll.id(e.stand());
        Approach how = approaches.get(i);
        if (how != null && !roll.stand(i).shot()) {
          approaches.put(i, new Approach(how.start(), how.hexes(), false, how.pursuit(), false));
        }
      }
      default -> {}
    }
  }

  private void moves(SnaphanceEvent.Moves e) {
    int i = roll.id(e.stand());
    boolean reaction = REACTIONS.contains(e.kind());
    Hex at = e.start();
    boolean forward = false;
    boolean unsure = false;
    for (Hex each : e.path()) {
      boolean free = roll.stand(i).freeMover();
      boolean before = AxialHexes.inFront(at, e.from(), each);
      boolean after = AxialHexes.inFront(at, e.to(), each);
      unsure |= before != after;
      // a zone leaves no time to turn: the step into it was made with the facing of the end (4.6)
      boolean halts = !roll.zonesOver(each, roll.stand(i).side()).isEmpty();
      if (halts && !free && !after) {
        forward &= roll.stand(i).shot();
      } else {
        // who moves freely faces another way when its move is over, others on the way
        forward |= before || after && !free;
      }
      at = each;
    }
    boolean back = e.kind().equals("sideways") || e.kind().equals("backwards");
    forward &= !back || roll.stand(i).shot();
    mover = reaction ? mover : i;
    Approach so = reaction ? null : approaches.get(i);
    boolean same = so != null && turn.deed(i).current().size() > 1;
    if (reaction) {
      reacted.put(i, e.start());
      hexes.put(i, e.path().size());
    } else {
      hexes.merge(i, e.path().size(), Integer::sum);
    }
    approaches.put(
        i,
        new Approach(
            same ? so.start() : e.start(),
            (same ? so.hexes() : 0) + e.path().size(),
            forward || same && so.forward(),
            false,
            roll.disordered[i] && (unsure || same && so.unsure())));
  }

  /** Whether a stand is in the midst of a pursuit, for nobody has moved since. */
  boolean pursuing(int stand) {
    Approach how = approaches.get(stand);
    return mover == stand && how != null && how.pursuit();
  }

  /** The last approach of a stand in this turn, null where it made none. */
  @Nullable Approach of(int stand) {
    return approaches.get(stand);
  }

  /**
   * Whether a stand began behind the front face line of an enemy and moved a hex at least (10.4):
   * by default its turn began there and its single move had a hex.
   */
  boolean fromBehind(int stand, int enemy) {
    Approach how = approaches.get(stand);
    boolean move = roll.on.is("struck_from_behind", "move");
    boolean whole = roll.on.is("struck_from_behind", "whole_turn");
    int moved = whole ? hexes.getOrDefault(stand, 0) : how == null ? 0 : how.hexes();
    Hex home = turn.deed(stand).home;
    Hex began = move && how != null ? how.start() : reacted.getOrDefault(stand, home);
    return moved > 0
        && began != null
        && !AxialHexes.beforeLine(roll.at(enemy), roll.facing[enemy], began);
  }
}
