package dev.muster.rules.situation;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.EventEffect;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.TableBoard;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads an event of a situation: {@code event Flight when Red loses 1 units then group Left routs}.
 * It is written as in a scenario; a group can be named with its side, such as {@code Red.Left}.
 * Events are read when the whole position is known.
 */
final class EventLineParser {
  private final Scenario scenario;
  private final List<Army> armies;
  private final Rulebook book;
  private final Board board;
  private final LineReader line;

  private EventLineParser(BattleProgram program, LineReader line) {
    scenario = program.scenario();
    armies = program.armies();
    book = program.rulebook();
    board = program.board();
    this.line = line;
  }

  /** Reads a line behind its first word. */
  static HouseEvent read(BattleProgram program, LineReader line) throws SituationException {
    return new EventLineParser(program, line).event();
  }

  private HouseEvent event() throws SituationException {
    String name = line.next("the name of an event");
    expect("when");
    Condition condition = anyOf();
    expect("then");
    List<EventEffect> effects = new ArrayList<>();
    do {
      effects.add(effect());
    } while (goesOnWith(","));
    if (line.hasNext()) {
      throw line.problem("expected a comma or the end of the line; found " + line.next());
    }
    return new HouseEvent(name, name, condition, effects, line.at());
  }

  private boolean goesOnWith(String word) {
    if (line.hasNext() && line.rest().getFirst().equals(word)) {
      line.next();
      return true;
    }
    return false;
  }

  private void expect(String word) throws SituationException {
    String found = line.next(word);
    if (!found.equals(word)) {
      throw line.problem("expected " + word + "; found " + found);
    }
  }

  // ---- conditions

  private Condition anyOf() throws SituationException {
    List<Condition> any = new ArrayList<>(List.of(allOf()));
    while (goesOnWith("or")) {
      any.add(allOf());
    }
    return any.size() == 1 ? any.getFirst() : new Condition.AnyOf(any);
  }

  private Condition allOf() throws SituationException {
    List<Condition> all = new ArrayList<>(List.of(condition()));
    while (goesOnWith("and")) {
      all.add(condition());
    }
    return all.size() == 1 ? all.getFirst() : new Condition.AllOf(all);
  }

  private Condition condition() throws SituationException {
    String first = line.next("a condition such as round 3, or Red loses 2 units");
    switch (first) {
      case "not" -> {
        return new Condition.Not(condition());
      }
      case "(" -> {
        Condition inner = anyOf();
        expect(")");
        return inner;
      }
      case "round" -> {
        return new Condition.FromRound(line.nextInt("a round"));
      }
      case "group" -> {
        Named group = group();
        expect("loses");
        int count = line.nextInt("a number of units");
        expect("units");
        return new Condition.GroupUnitsLost(group.side(), group.group(), count);
      }
      default -> {
        return ofSide(side(first));
      }
    }
  }

  private Condition ofSide(String side) throws SituationException {
    String verb = line.next("holds, loses or breaks");
    return switch (verb) {
      case "breaks" -> new Condition.Broken(side);
      case "holds" -> new Condition.Holds(side, objective());
      case "loses" -> loss(side);
      default -> throw line.problem("a side holds, loses or breaks; found " + verb);
    };
  }

  private String objective() throws SituationException {
    String name = line.next("an objective");
    if (scenario.objective(name) == null) {
      throw line.problem("no objective " + name + "; write a line objective for it");
    }
    return name;
  }

  private Condition loss(String side) throws SituationException {
    String word = line.next("a number, stand or general");
    return switch (word) {
      case "stand" -> new Condition.StandLost(side, line.next("a stand"));
      case "general" -> new Condition.GeneralLost(side, line.next("a General"));
      default -> {
        if (word.endsWith("%")) {
          int share = line.parseInt(word.substring(0, word.length() - 1));
          yield new Condition.BreakPointsLost(side, share);
        }
        int count = line.parseInt(word);
        if (goesOnWith("%")) {
          yield new Condition.BreakPointsLost(side, count);
        }
        expect("units");
        yield new Condition.UnitsLost(side, count);
      }
    };
  }

  // ---- effects

  private EventEffect effect() throws SituationException {
    String first = line.next("an effect such as group Left routs, or visibility 3");
    return switch (first) {
      case "group" -> ofGroup(group());
      case "ground" -> ground();
      case "visibility" -> new EventEffect.SightLimited(line.nextInt("a distance"), lengths());
      default -> ofSideThen(side(first));
    };
  }

  private EventEffect ofGroup(Named group) throws SituationException {
    String verb = line.next("leaves, routs, gains or loses");
    return switch (verb) {
      case "leaves", "routs" ->
          new EventEffect.GroupDeparts(group.side(), group.group(), verb.equals("routs"));
      case "gains", "loses" -> trait(group.side(), group.group(), "", verb.equals("gains"));
      default -> throw line.problem("a group leaves, routs, gains or loses; found " + verb);
    };
  }

  private EventEffect ofSideThen(String side) throws SituationException {
    String verb = line.next("scores or stand");
    if (verb.equals("scores")) {
      int points = line.nextInt("points");
      expect("points");
      return new EventEffect.Scores(side, points);
    } else if (!verb.equals("stand")) {
      throw line.problem("a side scores points, or its stand gains or loses; found " + verb);
    }
    String name = line.next("a line of the army list");
    if (armies.getFirst().stands().stream().noneMatch(each -> each.name().equals(name))) {
      throw line.problem("no line " + name + " above");
    }
    String change = line.next("gains or loses");
    if (!List.of("gains", "loses").contains(change)) {
      throw line.problem("a stand gains or loses a trait; found " + change);
    }
    return trait(side, "", name, change.equals("gains"));
  }

  private EventEffect trait(String side, String group, String of, boolean gained)
      throws SituationException {
    String word = line.next("a trait");
    int equals = word.indexOf('=');
    String key = equals < 0 ? word : word.substring(0, equals);
    Rulebook.Trait trait =
        book.traits().stream().filter(each -> each.key().equals(key)).findFirst().orElse(null);
    if (trait == null) {
      throw line.problem("the rulebook " + book.name() + " has no trait " + key);
    }
    String value = equals < 0 ? "" : word.substring(equals + 1);
    if (gained && trait.takesValue() && equals < 0) {
      value = line.next("the value of " + key);
    }
    return new EventEffect.TraitChanges(side, group, of, key, gained ? value : "", gained);
  }

  private EventEffect ground() throws SituationException {
    List<Place> places = new ArrayList<>();
    List<String> words = new ArrayList<>();
    while (!goesOnWith("becomes")) {
      String word = line.next("a place, or becomes");
      words.add(word);
      if (scenario.objective(word) instanceof Scenario.Objective named) {
        places.addAll(named.places());
      } else {
        places.addAll(range(word));
      }
    }
    String key = line.next("a terrain");
    Rulebook.Terrain terrain = book.terrain(key);
    if (terrain == null || places.isEmpty()) {
      throw line.problem(
          terrain == null
              ? "the rulebook " + book.name() + " has no terrain " + key
              : "an event names the places that change, such as " + board.kind().example());
    }
    String label = terrain.label().isEmpty() ? key : terrain.label();
    return new EventEffect.GroundBecomes(String.join(" ", words), places, key, label);
  }

  /** A place, or on a table the corners of a rectangle such as 4,6..8,9. */
  private List<Place> range(String word) throws SituationException {
    int dots = word.indexOf("..");
    if (dots < 0) {
      return List.of(place(word));
    }
    Place first = place(word.substring(0, dots));
    Place last = place(word.substring(dots + 2));
    if (first instanceof Point a && last instanceof Point b) {
      return List.of(a, new Point(b.x(), a.y()), b, new Point(a.x(), b.y()));
    }
    throw line.problem("name each " + board.kind().place() + " by itself; found " + word);
  }

  private Place place(String word) throws SituationException {
    Place place = board.kind().read(word);
    if (place == null || !board.contains(place)) {
      throw line.problem("no " + board.kind().place() + " " + word + " on this board");
    }
    return place;
  }

  private String lengths() {
    return switch (board.kind()) {
      case HEXES -> "hexes";
      case BOXES -> "boxes";
      case TABLE -> board instanceof TableBoard table ? table.measure() : "";
    };
  }

  // ---- names

  /** A group and the side it is of. */
  private record Named(String side, String group) {}

  private String side(String name) throws SituationException {
    if (scenario.sideIndex(name) < 0) {
      throw line.problem(
          "no side "
              + name
              + "; there are "
              + scenario.sides().stream().map(Scenario.Side::name).toList());
    }
    return name;
  }

  private Named group() throws SituationException {
    String name = line.next("a group");
    List<Named> found = new ArrayList<>();
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group group : side.groups()) {
        if (name.equals(group.name()) || name.equals(side.name() + "." + group.name())) {
          found.add(new Named(side.name(), group.name()));
        }
      }
    }
    if (found.size() != 1) {
      throw line.problem(
          found.isEmpty()
              ? "no group " + name
              : "both sides have a group " + name + "; write such as Blue." + name);
    }
    return found.getFirst();
  }
}
