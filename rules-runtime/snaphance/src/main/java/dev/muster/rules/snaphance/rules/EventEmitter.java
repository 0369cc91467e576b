package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Hex;
import java.util.ArrayList;
import java.util.List;

/** Reports what happens on the table as events; builds none when there is no listener. */
public final class EventEmitter {
  /** False when there is no listener: then no event and none of its parts is built. */
  public final boolean hasListener;

  private static final HexList NOWHERE = new HexList();

  private final SnaphanceState table;
  final EventSink sink;

  EventEmitter(SnaphanceState table, EventSink sink) {
    this.table = table;
    this.sink = sink;
    hasListener = sink.wantsEvents();
  }

  public void emit(Event event) {
    sink.accept(event);
  }

  /** A text about a stand, made only for a listener. */
  String about(String words, int stand) {
    return hasListener ? words + table.name[stand] : words;
  }

  void disordered(int stand, String why, RuleRef rule) {
    if (hasListener) {
      emit(new SnaphanceEvent.Disordered(table.name[stand], why, rule));
    }
  }

  void opportunity(int stand, boolean on, RuleRef rule) {
    if (hasListener) {
      emit(new SnaphanceEvent.OnOpportunity(table.name[stand], on, rule));
    }
  }

  void moves(int stand, String kind, int start, HexList path, int from, RuleRef rule) {
    if (hasListener) {
      emit(
          new SnaphanceEvent.Moves(
              table.name[stand],
              kind,
              table.moves[stand],
              table.at(start),
              hexes(path),
              SnaphanceState.facing(from),
              table.facingOf(stand),
              rule));
    }
  }

  /** Reports that a stand turns in its hex. */
  void turns(int stand, int from, RuleRef rule) {
    moves(stand, "turn", table.hex[stand], NOWHERE, from, rule);
  }

  void retreats(
      int stand,
      String kind,
      int start,
      HexList path,
      List<Event.Term> costs,
      boolean off,
      RuleRef rule) {
    if (hasListener) {
      emit(
          new SnaphanceEvent.Retreats(
              table.name[stand],
              kind,
              table.at(start),
              hexes(path),
              List.copyOf(costs),
              off,
              rule));
    }
  }

  void displaced(int stand, int by, int from, RuleRef rule) {
    if (hasListener) {
      emit(
          new SnaphanceEvent.Displaced(
              table.name[stand], table.name[by], table.at(from), table.at(table.hex[stand]), rule));
    }
  }

  void evades(int stand, int enemy, int start, HexList path, RuleRef rule) {
    if (hasListener) {
      emit(
          new SnaphanceEvent.Evades(
              table.name[stand], table.name[enemy], table.at(start), hexes(path), rule));
    }
  }

  void generalFate(int g, String fate, int at, RuleRef rule) {
    if (hasListener) {
      emit(
          new SnaphanceEvent.GeneralFate(
              table.generalName(g), table.groupName[g], fate, table.at(at), rule));
    }
  }

  void generalMoves(int g, int from, RuleRef rule) {
    if (hasListener) {
      emit(
          new SnaphanceEvent.GeneralMoves(
              table.generalName(g), table.at(from), table.at(table.general[g]), rule));
    }
  }

  void attaches(int g, int stand, boolean attached, RuleRef rule) {
    if (hasListener) {
      emit(
          new SnaphanceEvent.GeneralAttaches(
              table.generalName(g), table.name[stand], attached, rule));
    }
  }

  void arrives(int stand, RuleRef rule) {
    if (hasListener) {
      emit(
          new SnaphanceEvent.Arrives(
              table.name[stand], table.at(table.hex[stand]), table.facingOf(stand), rule));
    }
  }

  void shotLost(int stand, int target, String why, RuleRef rule) {
    if (hasListener) {
      emit(new SnaphanceEvent.ShotLost(table.name[stand], table.name[target], why, rule));
    }
  }

  void bonusLost(int stand, String why, RuleRef rule) {
    if (hasListener) {
      emit(new SnaphanceEvent.LosesChargeBonus(table.name[stand], why, rule));
    }
  }

  void destroyed(int stand, String why, int at, RuleRef rule) {
    if (hasListener) {
      emit(new SnaphanceEvent.Destroyed(table.name[stand], why, table.at(at), rule));
    }
  }

  List<Hex> hexes(HexList path) {
    List<Hex> list = new ArrayList<>(path.size());
    for (int i = 0; i < path.size(); i++) {
      list.add(table.at(path.get(i)));
    }
    return list;
  }

  List<Integer> ranks(int stand) {
    List<Integer> list = new ArrayList<>(StandType.RANKS);
    for (int rank = 0; rank < table.type[stand].strength.length; rank++) {
      list.add(table.rankSp(stand, rank));
    }
    return list;
  }

  List<String> names(HexList stands) {
    List<String> list = new ArrayList<>(stands.size());
    for (int i = 0; i < stands.size(); i++) {
      list.add(table.name[stands.get(i)]);
    }
    return list;
  }
}
