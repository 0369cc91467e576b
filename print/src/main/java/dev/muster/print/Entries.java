package dev.muster.print;

import static dev.muster.print.Hexes.RADIUS;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The hexes reinforcements come in at: in each the letters of the groups, and of single stands,
 * that may do so, with their first round.
 */
final class Entries {
  /** By hex, by first round: who may come in there. */
  private final Map<Hex, TreeMap<Integer, String>> entries = new LinkedHashMap<>();

  Entries(BattleProgram program) {
    int letter = 0;
    for (Scenario.Side side : program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        read(group, HexMap.letter(letter++));
      }
    }
    entries.keySet().removeIf(hex -> !program.board().holds(hex));
  }

  private void read(Scenario.Group group, String letter) {
    Scenario.Arrival whole = group.general().arrival();
    if (whole != null) {
      add(whole, letter);
    }
    int number = 0;
    for (Scenario.Deployed stand : group.stands()) {
      number++;
      if (stand.arrival() != null && !stand.arrival().equals(whole)) {
        add(stand.arrival(), letter + number);
      }
    }
  }

  private void add(Scenario.Arrival arrival, String who) {
    for (Place place : arrival.entries()) {
      Hex hex = (Hex) place;
      entries
          .computeIfAbsent(hex, none -> new TreeMap<>())
          .merge(arrival.round(), who, (all, one) -> all.equals(one) ? all : all + " " + one);
    }
  }

  /** The entries as SVG: small letters at the foot of each hex, a line for each round. */
  @Override
  public String toString() {
    var out = new StringBuilder();
    entries.forEach(
        (hex, rounds) -> {
          double y = Hexes.centreY(hex) + RADIUS * 0.7 - 7 * (rounds.size() - 1);
          for (Map.Entry<Integer, String> each : rounds.entrySet()) {
            out.append(
                    Hexes.text(
                        Hexes.centreX(hex),
                        y,
                        7,
                        "#4a1512",
                        " class=\"entry\" stroke=\"#ffffff\" stroke-width=\"1.5\""
                            + " paint-order=\"stroke\"",
                        each.getValue() + " r" + each.getKey()))
                .append('\n');
            y += 7;
          }
        });
    return out.toString();
  }

  /** One of them with its meaning, for the key of the map; empty where there is none. */
  String example() {
    return entries.values().stream()
        .findFirst()
        .map(
            first ->
                "<i>"
                    + first.firstEntry().getValue()
                    + " r"
                    + first.firstKey()
                    + "</i>: "
                    + (List.of(first.firstEntry().getValue().split(" ")).size() == 1
                        ? first.firstEntry().getValue() + " comes"
                        : "these come")
                    + " in here, from round "
                    + first.firstKey())
        .orElse("");
  }
}
