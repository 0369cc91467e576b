package dev.muster.rules.snaphance.battle;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.check.RuleSections;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.snaphance.rules.MoraleLoss;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.systems.Rulebooks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Follows a battle by its events alone and holds every one against what was told before: places,
 * strengths, disorder, opportunity, Generals, points, and the dice with their sums. What it makes
 * of the events must be what stands on the table.
 */
public final class EventContinuityReferee implements EventSink {
  private static final Path LEDGER = Path.of("../../docs/rules/ledger.tsv");
  private static final Set<String> STEPS =
      Set.of(
          "forward",
          "sideways",
          "backwards",
          "turn",
          "about",
          "free",
          "stay",
          "charge",
          "opportunity charge",
          "counter charge");
  private static final Set<String> FIRE =
      Set.of("fire", "opportunity", "defensive", "supporting", "contact");

  /** Every event told, in order. */
  final List<Event> events = new ArrayList<>();

  /** Every die the events show, in order. */
  final List<Integer> dice = new ArrayList<>();

  private final SnaphanceState table;
  private final Map<String, String> editions;
  private final String edition;
  private final Rulebook book;
  private final Map<String, Integer> standIds = new HashMap<>();
  private final Map<String, Integer> groupIds = new HashMap<>();
  private final Map<String, Integer> generalIds = new HashMap<>();
  private final Map<String, String> holders = new HashMap<>();
  private final Set<String> acted = new HashSet<>();
  private final Set<String> happened = new HashSet<>();

  private final @Nullable Hex[] hex;
  private final Facing[] facing;
  private final List<List<Integer>> sp = new ArrayList<>();
  private final boolean[] disordered;
  private final boolean[] opportunity;
  private final @Nullable Hex[] general;
  private final int[] attached;
  private final int[] lostPoints = new int[2];
  private int round;
  private @Nullable Outcome outcome;

  /**
   * @param table the table before the battle begins
   * @param editions the rule ledger: the edition of each row
   */
  public EventContinuityReferee(SnaphanceState table, Map<String, String> editions) {
    this.table = table;
    this.editions = editions;
    round = table.round;
    edition = table.rules.finalEdition ? "final" : "draft";
    book =
        table.rules.finalEdition
            ? Rulebooks.named("snaphance.final")
            : Rulebooks.named("snaphance.draft");
    hex = new Hex[table.stands];
    facing = new Facing[table.stands];
    disordered = table.disordered.clone();
    opportunity = table.opportunity.clone();
    general = new Hex[table.groups];
    attached = table.attachedTo.clone();
    for (int i = 0; i < table.stands; i++) {
      standIds.put(table.name[i], i);
      hex[i] = table.onBoard(i) ? table.at(table.hex[i]) : null;
      facing[i] = table.facingOf(i);
      sp.add(strength(i));
    }
    for (int g = 0; g < table.groups; g++) {
      groupIds.put(table.groupName[g], g);
      generalIds.put(table.generalLabel[g], g);
      generalIds.put("the new General of " + table.groupName[g], g);
      general[g] = table.general[g] == SnaphanceState.GONE ? null : table.at(table.general[g]);
    }
  }

  /** The edition of every row of the rule ledger, by its id. */
  public static Map<String, String> editions() throws IOException {
    Map<String, String> editions = new HashMap<>();
    for (String line : Files.readAllLines(LEDGER)) {
      String[] cells = line.split("\t");
      editions.put(cells[0], cells[3]);
    }
    return editions;
  }

  private List<Integer> strength(int stand) {
    List<Integer> ranks = new ArrayList<>();
    for (int rank = 0; rank < table.type[stand].strength.length; rank++) {
      ranks.add(table.rankSp(stand, rank));
    }
    return ranks;
  }

  /** Holds what the events told against the table. */
  void compare() {
    for (int i = 0; i < table.stands; i++) {
      String who = table.name[i];
      Hex there = table.onBoard(i) ? table.at(table.hex[i]) : null;
      same(who + " stands at", hex[i], there);
      same(who + " faces", facing[i], table.facingOf(i));
      same(who + " has SP", sp.get(i), strength(i));
      if (there != null) {
        same(who + " is disordered", disordered[i], table.disordered[i]);
        same(who + " is on opportunity", opportunity[i], table.opportunity[i]);
      }
    }
    for (int g = 0; g < table.groups; g++) {
      String who = "the General of " + table.groupName[g];
      Hex there = table.general[g] == SnaphanceState.GONE ? null : table.at(table.general[g]);
      same(who + " is at", general[g], there);
      same(who + " is attached to", attached[g], table.attachedTo[g]);
    }
    for (int s = 0; s < 2; s++) {
      same(table.sideName(s) + " has lost", lostPoints[s], table.lostPoints[s]);
    }
  }

  private static void same(String what, @Nullable Object told, @Nullable Object found) {
    if (told == null ? found != null : !told.equals(found)) {
      throw new AssertionError("by the events " + what + " " + told + ", on the table " + found);
    }
  }

  private static void must(boolean holds, Event event, String what) {
    if (!holds) {
      throw new AssertionError(what + ": " + event);
    }
  }

  /** The last event must tell the outcome. */
  void ended(Outcome found) {
    same("the outcome is", outcome, found);
  }

  @Override
  public void accept(Event event) {
    events.add(event);
    must(outcome == null, event, "an event after the end");
    rule(event);
    switch (event) {
      case CommonEvent.BattleBegins e -> {
        must(events.size() == 1, event, "not the first event");
        must(e.sides().size() == 2 && e.breakPoints().size() == 2, event, "two sides");
      }
      case CommonEvent.RoundBegins e -> {
        must(e.round() == ++round, event, "round " + round + " should begin");
        acted.clear();
      }
      case SnaphanceEvent.Declared e -> e.groups().forEach(each -> mayStillAct(each, event));
      case SnaphanceEvent.Initiative e -> initiative(e);
      case SnaphanceEvent.GroupActs e -> {
        mayStillAct(e.group(), event);
        acted.add(e.group());
        int g = groupIds.get(e.group());
        must(table.sideName(table.groupSide[g]).equals(e.side()), event, "group of another side");
      }
      case CommonEvent.Decided e -> {
        must(e.point().matches("D-[0-9]{2}") && e.options() > 1, event, "no decision");
        must(!e.answer().isBlank() && !e.about().isBlank(), event, "nothing decided");
      }
      case SnaphanceEvent.GeneralMoves e -> {
        int g = general(e.general(), event);
        must(e.from().equals(general[g]), event, "he was at " + general[g]);
        general[g] = e.to();
      }
      case SnaphanceEvent.GeneralAttaches e -> attaches(e);
      case SnaphanceEvent.GeneralFate e -> fate(e);
      case SnaphanceEvent.GroupForms e -> forms(e);
      case SnaphanceEvent.Moves e -> moves(e);
      case SnaphanceEvent.Displaced e -> {
        stand(e.by(), event);
        goes(stand(e.stand(), event), e.from(), e.to(), event);
      }
      case SnaphanceEvent.ChargeAborted e ->
          must(e.at().equals(hex[stand(e.stand(), event)]), event, "it is not there");
      case SnaphanceEvent.OrderTest e -> orderTest(e);
      case SnaphanceEvent.Rallies e -> {
        int i = stand(e.stand(), event);
        must(disordered[i], event, "it is in order");
        disordered[i] = false;
      }
      case SnaphanceEvent.StaysDisordered e ->
          must(disordered[stand(e.stand(), event)], event, "it is in order");
      case SnaphanceEvent.OnOpportunity e -> {
        int i = stand(e.stand(), event);
        must(opportunity[i] != e.on(), event, "nothing changes");
        must(!e.on() || !disordered[i], event, "disordered stands do not watch");
        opportunity[i] = e.on();
      }
      case SnaphanceEvent.Evades e -> {
        int i = stand(e.stand(), event);
        must(enemies(i, stand(e.from(), event)), event, "evades a friend");
        follows(i, e.start(), e.path(), event);
        opportunity[i] = false;
      }
      case SnaphanceEvent.Fires e -> fires(e);
      case SnaphanceEvent.ShotLost e ->
          must(enemies(stand(e.stand(), event), stand(e.target(), event)), event, "a friend");
      case SnaphanceEvent.MoraleTest e -> {
        stand(e.stand(), event);
        dice.add(e.die());
        must(e.adjusted() == Math.max(1, sum(e.terms())), event, "wrong sum");
        must(e.loss() == MoraleLoss.of(e.adjusted(), e.die()), event, "wrong loss");
        must(e.passed() == (e.loss() == 0), event, "passed or not");
      }
      case SnaphanceEvent.LosesStrength e -> losesStrength(e);
      case SnaphanceEvent.Disordered e -> {
        int i = stand(e.stand(), event);
        must(!disordered[i], event, "it was disordered before");
        disordered[i] = true;
        opportunity[i] = false;
      }
      case SnaphanceEvent.LosesChargeBonus e -> stand(e.stand(), event);
      case SnaphanceEvent.BreakPointsLost e -> {
        int i = known(e.stand(), event);
        int s = table.side[i];
        must(table.sideName(s).equals(e.side()), event, "another side's stand");
        must(e.before() == lostPoints[s] && e.points() > 0, event, lostPoints[s] + " before");
        lostPoints[s] += e.points();
        must(e.lost() == lostPoints[s] && e.lost() <= e.total(), event, "wrong sum");
      }
      case SnaphanceEvent.Destroyed e -> {
        int i = stand(e.stand(), event);
        must(e.at().equals(hex[i]), event, "it stood at " + hex[i]);
        gone(i);
        sp.set(i, strength(i).stream().map(each -> 0).toList());
      }
      case SnaphanceEvent.Contact e -> contact(e);
      case SnaphanceEvent.MeleeThrow e -> {
        stand(e.stand(), event);
        thrown(e.terms(), e.dice(), e.hits(), event);
      }
      case SnaphanceEvent.MeleeResult e -> {
        must(enemies(stand(e.attacker(), event), stand(e.defender(), event)), event, "friends");
        must(List.of(e.attacker(), e.defender(), "").contains(e.winner()), event, "who won?");
        must(!e.ongoing() || e.winner().isEmpty(), event, "won and ongoing");
      }
      case SnaphanceEvent.Retreats e -> {
        int i = stand(e.stand(), event);
        adjacent(e.start(), e.path(), event);
        must(!e.path().isEmpty() || e.offBoard(), event, "goes nowhere");
        if (!e.offBoard()) {
          goes(i, e.start(), e.path().getLast(), event);
        }
        e.costs().forEach(each -> must(each.value() > 0, event, "a cost of nothing"));
      }
      case SnaphanceEvent.CannotRetreat e -> stand(e.stand(), event);
      case SnaphanceEvent.PursuitRoll e -> {
        stand(e.stand(), event);
        dice.add(e.die());
        must(e.hexes() >= 0 && e.hexes() <= 2, event, "too far");
      }
      case SnaphanceEvent.Pursues e -> {
        int i = stand(e.stand(), event);
        follows(i, e.start(), e.path(), event);
        opportunity[i] = false;
        if (e.offBoard()) {
          gone(i);
        }
      }
      case SnaphanceEvent.ArrivalRoll e -> {
        int i = known(e.stand(), event);
        must(hex[i] == null, event, "it is here");
        dice.add(e.die());
        must(e.comes() == (e.die() >= e.needed()), event, "comes or not");
      }
      case SnaphanceEvent.Arrives e -> arrives(e);
      case SnaphanceEvent.EntryTaken e ->
          must(hex[known(e.stand(), event)] == null, event, "it is here already");
      case CommonEvent.ObjectiveHeld e -> objectiveHeld(e);
      case CommonEvent.Scores e ->
          must(
              e.terms().stream().mapToInt(Event.Term::value).sum() == e.points(),
              event,
              "the points do not add up");
      case CommonEvent.ArmyBreaks e -> must(e.lost() <= e.total(), event, "lost more than it had");
      case CommonEvent.HouseEventHappens e -> {
        must(happened.add(e.houseEvent()), event, "it has happened before");
        must(!e.effects().isEmpty(), event, "nothing follows");
      }
      case CommonEvent.UnitLeaves e -> gone(known(e.unit(), event));
      case CommonEvent.BattleEnds e -> outcome = e.outcome();
      default -> must(false, event, "no event of Snaphance");
    }
  }

  private void objectiveHeld(CommonEvent.ObjectiveHeld e) {
    String before = holders.put(e.objective(), e.side());
    must(!e.side().equals(before), e, "nothing has changed");
  }

  private void rule(Event event) {
    for (String id : event.rule().ids()) {
      String row = editions.get(id);
      must(row != null, event, "no such rule as " + id);
      must("both".equals(row) || edition.equals(row), event, id + " is not of this edition");
    }
    must(
        !event.rule().ids().isEmpty() || event instanceof CommonEvent.Decided,
        event,
        "names no rule");
    String section = event.rule().section();
    must(
        section.isEmpty() || RuleSections.isKnown(book, section),
        event,
        "section " + section + " is not in the " + edition);
  }

  private int known(String stand, Event event) {
    Integer id = standIds.get(stand);
    must(id != null, event, "no stand " + stand);
    return id == null ? -1 : id;
  }

  private int stand(String stand, Event event) {
    int i = known(stand, event);
    must(hex[i] != null, event, stand + " is not on the board");
    return i;
  }

  private int general(String name, Event event) {
    Integer g = generalIds.get(name);
    must(g != null, event, "no General " + name);
    return g == null ? -1 : g;
  }

  private boolean enemies(int one, int other) {
    return table.side[one] != table.side[other];
  }

  private void mayStillAct(String group, Event event) {
    must(groupIds.containsKey(group), event, "no group " + group);
    must(!acted.contains(group), event, group + " acted in this round");
  }

  private void initiative(SnaphanceEvent.Initiative e) {
    must(e.groups().size() == 2 && e.dice().size() == 2, e, "two groups");
    for (int i = 0; i < 2; i++) {
      mayStillAct(e.groups().get(i), e);
      must(e.dice().get(i).size() == 2, e, "2D6 each");
      dice.addAll(e.dice().get(i));
      int sum = e.dice().get(i).stream().mapToInt(Integer::intValue).sum();
      must(sum + e.bonuses().get(i) == e.totals().get(i), e, "wrong sum");
    }
    must(e.tie() == e.totals().get(0).equals(e.totals().get(1)), e, "tie or not");
  }

  private void attaches(SnaphanceEvent.GeneralAttaches e) {
    int g = general(e.general(), e);
    int i = stand(e.stand(), e);
    must(table.group[i] == g, e, "of another group");
    if (e.attached()) {
      must(java.util.Objects.equals(hex[i], general[g]), e, "he is at " + general[g]);
      attached[g] = i;
    } else {
      must(attached[g] == i, e, "he was not with it");
      attached[g] = SnaphanceState.GONE;
    }
  }

  private void fate(SnaphanceEvent.GeneralFate e) {
    int g = general(e.general(), e);
    must(Integer.valueOf(g).equals(groupIds.get(e.group())), e, "of another group");
    attached[g] = SnaphanceState.GONE;
    if (e.fate().startsWith("killed") || e.fate().startsWith("left the field")) {
      must(e.at().equals(general[g]), e, "he was at " + general[g]);
      general[g] = null;
    } else {
      general[g] = e.at();
    }
  }

  private void forms(SnaphanceEvent.GroupForms e) {
    must(e.stands().size() > 1, e, "nobody joins");
    must(new HashSet<>(e.stands()).size() == e.stands().size(), e, "joins twice");
    int first = stand(e.stands().getFirst(), e);
    for (String each : e.stands()) {
      must(table.group[stand(each, e)] == table.group[first], e, "of another group");
    }
  }

  private void moves(SnaphanceEvent.Moves e) {
    int i = stand(e.stand(), e);
    must(STEPS.contains(e.kind()), e, "no such move");
    must(e.from() == facing[i], e, "it faced " + facing[i]);
    must(!e.path().isEmpty() || e.from() != e.to() || e.kind().endsWith("charge"), e, "no move");
    follows(i, e.start(), e.path(), e);
    facing[i] = e.to();
    if (e.kind().equals("opportunity charge") || e.kind().equals("counter charge")) {
      opportunity[i] = false;
    }
  }

  private void follows(int i, Hex start, List<Hex> path, Event event) {
    must(start.equals(hex[i]), event, "it stood at " + hex[i]);
    adjacent(start, path, event);
    if (!path.isEmpty()) {
      goes(i, start, path.getLast(), event);
    }
  }

  private static void adjacent(Hex start, List<Hex> path, Event event) {
    Hex at = start;
    for (Hex each : path) {
      int d = 0;
      while (d < 6 && !at.neighbour(d).equals(each)) {
        d++;
      }
      must(d < 6, event, each + " is not beside " + at);
      at = each;
    }
  }

  private void goes(int i, Hex from, Hex to, Event event) {
    must(from.equals(hex[i]), event, "it stood at " + hex[i]);
    must(table.grid.index(to) >= 0, event, to + " is off the board");
    hex[i] = to;
    int g = table.group[i];
    if (attached[g] == i) {
      general[g] = to;
    }
  }

  private void gone(int i) {
    hex[i] = null;
    opportunity[i] = false;
  }

  private void arrives(SnaphanceEvent.Arrives e) {
    int i = known(e.stand(), e);
    Hex before = hex[i];
    hex[i] = e.at();
    facing[i] = e.facing();
    // a stand that is deployed in its zone takes a General along that was put beside it
    int g = table.group[i];
    if (before != null && before.equals(general[g])) {
      general[g] = e.at();
    }
  }

  private void orderTest(SnaphanceEvent.OrderTest e) {
    e.stands().forEach(each -> stand(each, e));
    dice.add(e.die());
    must(e.die() + sum(e.modifiers()) == e.total(), e, "wrong sum");
    must(e.passed() == (e.total() >= e.needed()), e, "passed or not");
  }

  private void fires(SnaphanceEvent.Fires e) {
    int i = stand(e.stand(), e);
    int target = known(e.target(), e);
    must(FIRE.contains(e.kind()), e, "no such fire");
    must(enemies(i, target), e, "fires at a friend");
    Hex from = hex[i];
    Hex to = hex[target];
    if (from != null && to != null) {
      int range = table.grid.distance(table.grid.index(from), table.grid.index(to));
      must(range == e.range(), e, "the range is " + range);
    }
    must(e.rank() >= 1 && e.rank() <= sp.get(i).size(), e, "no such rank");
    must(sp.get(i).get(e.rank() - 1) > 0, e, "that rank is gone");
    thrown(e.terms(), e.dice(), e.hits(), e);
    opportunity[i] = false;
  }

  private void thrown(List<Event.Term> terms, List<Integer> faces, int hits, Event event) {
    dice.addAll(faces);
    must(Math.max(0, sum(terms)) == faces.size(), event, "wrong number of dice");
    int sixes = (int) faces.stream().filter(each -> each == 6).count();
    int fives = (int) faces.stream().filter(each -> each == 5).count();
    must(hits == table.rules.hits(sixes, fives), event, "wrong hits");
  }

  private static int sum(List<Event.Term> terms) {
    return terms.stream().mapToInt(Event.Term::value).sum();
  }

  private void losesStrength(SnaphanceEvent.LosesStrength e) {
    int i = stand(e.stand(), e);
    must(e.before().equals(sp.get(i)), e, "it had " + sp.get(i));
    int before = e.before().stream().mapToInt(Integer::intValue).sum();
    int after = e.after().stream().mapToInt(Integer::intValue).sum();
    must(e.lost() > 0 && before - after == e.lost(), e, "wrong loss");
    boolean rear = false;
    for (int rank = e.after().size() - 1; rank >= 0; rank--) {
      must(!rear || e.after().get(rank).equals(e.before().get(rank)), e, "front before rear");
      rear |= e.after().get(rank) > 0;
    }
    sp.set(i, e.after());
  }

  private void contact(SnaphanceEvent.Contact e) {
    int attacker = stand(e.attacker(), e);
    int defender = stand(e.defender(), e);
    must(enemies(attacker, defender), e, "friends");
    for (String each : e.attackSupports()) {
      must(enemies(stand(each, e), defender), e, "supports the enemy");
    }
    for (String each : e.defenceSupports()) {
      must(enemies(stand(each, e), attacker), e, "supports the enemy");
    }
    List<String> all = new ArrayList<>(e.attackSupports());
    all.addAll(e.defenceSupports());
    all.addAll(Arrays.asList(e.attacker(), e.defender()));
    must(new HashSet<>(all).size() == all.size(), e, "one stand twice");
  }
}
