package dev.muster.dsl.ide.play;

import dev.muster.dsl.ide.battlemap.PlayableScenario;
import dev.muster.dsl.ide.replay.ReplayPage;
import dev.muster.dsl.ide.scene.PlayParams;
import dev.muster.dsl.ide.scene.SceneDocument;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.ScenarioVariant;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.play.PlayTerms;
import dev.muster.rules.play.PlayedBattle;
import dev.muster.rules.play.RecordedAnswer;
import dev.muster.rules.replay.JsonReferee;
import dev.muster.rules.replay.LoggedCourse;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The beginning or the continuation of a battle.
 *
 * @param persons sides that persons play
 * @param documents texts of its scenario; empty for a battle from a log
 */
record BattleOpening(PlayedBattle battle, Set<Integer> persons, List<SceneDocument> documents) {
  /** The word for a side that a person plays. */
  static final String HUMAN = "human";

  /** Characters of the largest log that is read. */
  private static final int LARGEST = 64 * 1024 * 1024;

  /** The players of the sides: persons by side index, and commanders by the name of their side. */
  private record Leaders(Set<Integer> persons, Map<String, CommanderProfile> commanders) {
    static Leaders of(PlayParams params, Scenario scenario, Set<Integer> usual) {
      List<String> named = params.commanders();
      if (named == null) {
        return new Leaders(usual, Map.of());
      }
      if (named.size() != scenario.sides().size()) {
        throw new IllegalArgumentException(
            "There are "
                + scenario.sides().size()
                + " sides, and "
                + named.size()
                + " commanders.");
      }
      Set<Integer> persons = new TreeSet<>();
      Map<String, CommanderProfile> commanders = new LinkedHashMap<>();
      for (int side = 0; side < named.size(); side++) {
        if (named.get(side).equals(HUMAN)) {
          persons.add(side);
        } else if (!named.get(side).isEmpty()) {
          commanders.put(scenario.sides().get(side).name(), profile(named.get(side)));
        }
      }
      return new Leaders(persons, commanders);
    }

    /**
     * Returns the sides whose questions go to a person. A side with a commander is included if the
     * request contains an order for it.
     */
    Set<Integer> asked(PlayParams params) {
      boolean ordered = params.order() != null && !params.order().isBlank();
      return ordered && persons.isEmpty() ? Set.of(0, 1) : persons;
    }

    private static CommanderProfile profile(String name) {
      for (CommanderProfile each : CommanderProfile.values()) {
        if (each.name().toLowerCase(Locale.ROOT).equals(name)) {
          return each;
        }
      }
      throw new IllegalArgumentException(
          "A side is led by human, " + CommanderProfile.listed() + "; found " + name + ".");
    }
  }

  /**
   * Begins with a scenario.
   *
   * @throws IllegalArgumentException if it cannot be played, with the reason for the user
   */
  static BattleOpening of(PlayParams params, PlayableScenario scenario) {
    BattleProgram written = scenario.program();
    if (written == null) {
      throw new IllegalArgumentException(scenario.refusal());
    }
    Leaders leaders = Leaders.of(params, written.scenario(), Set.of());
    long seed = params.seed() == null ? 1 : params.seed();
    BattleProgram program = new ScenarioVariant(Map.of(), leaders.commanders()).applyTo(written);
    PlayTerms terms = new PlayTerms(seed, leaders.asked(params), search(seed));
    return begun(program, terms, leaders, scenario.documents()).ordered(params);
  }

  /**
   * Goes on from a log, or from the log in a page to watch.
   *
   * @throws IllegalArgumentException if it is none, is not fair, or has no seed
   */
  static BattleOpening ofLog(PlayParams params, String log) {
    String packed = ReplayPage.log(log, LARGEST);
    JsonReferee.Verdict verdict =
        JsonReferee.check((packed == null ? log : packed).lines().toList(), RuleSystems::engine);
    BattleProgram program = verdict.program();
    LoggedCourse course = verdict.course();
    Long seed = verdict.seed();
    if (!verdict.fair() || program == null || course == null) {
      throw new IllegalArgumentException(
          "This is no log of a battle by the rules. Event "
              + verdict.event()
              + ": "
              + verdict.message());
    }
    if (seed == null) {
      throw new IllegalArgumentException(
          "The log does not name the seed of its dice, so the battle cannot go on from it.");
    }
    List<RecordedAnswer> answers =
        course.answers().stream().map(each -> RecordedAnswer.logged(each.words())).toList();
    // a battle that was broken off waits where it was
    Leaders leaders =
        Leaders.of(params, program.scenario(), course.brokenOff() ? Set.of(0, 1) : Set.of());
    PlayTerms whole =
        new PlayTerms(seed, course.reseeds(), leaders.asked(params), search(seed), answers, null);
    BattleOpening read = begun(program, whole, leaders, List.of());
    return params.event() == null && params.seed() == null && params.commanders() == null
        ? read.ordered(params)
        : goOn(params, read.battle, read);
  }

  /**
   * Goes on from a battle that is played or over.
   *
   * @throws IllegalArgumentException if an order cannot be given there
   */
  static BattleOpening goOn(PlayParams params, PlayedBattle battle, BattleOpening from) {
    Leaders leaders = Leaders.of(params, battle.program().scenario(), from.persons);
    int kept = params.event() == null ? Integer.MAX_VALUE : params.event();
    int answers =
        (int)
            battle.events().stream()
                .limit(kept)
                .filter(CommonEvent.Decided.class::isInstance)
                .count();
    PlayTerms terms =
        new PlayTerms(
            battle.seed(),
            battle.reseeds(),
            leaders.asked(params),
            search(battle.seed()),
            battle.answers().subList(0, answers),
            params.seed());
    BattleProgram program =
        new ScenarioVariant(Map.of(), leaders.commanders()).applyTo(battle.program());
    return begun(program, terms, leaders, from.documents).ordered(params);
  }

  private static SearchSettings search(long seed) {
    return SearchSettings.of(SearchEffort.USUAL, seed);
  }

  private static BattleOpening begun(
      BattleProgram program, PlayTerms terms, Leaders leaders, List<SceneDocument> documents) {
    PlayedBattle battle =
        new PlayedBattle(
            RuleSystems.engine(program),
            program,
            terms,
            RuleSystems.of(program.rulebook()).situationFormat(),
            true);
    return new BattleOpening(battle, leaders.persons(), documents);
  }

  private BattleOpening ordered(PlayParams params) {
    @Nullable String order = params.order();
    if (order == null || order.isBlank()) {
      return this;
    }
    if (battle.question() == null) {
      throw new IllegalArgumentException("Nothing is decided by a person after this moment.");
    }
    if (battle.answer(order) instanceof PlayedBattle.Response.Refused refused) {
      throw new IllegalArgumentException(order + ": " + refused.why());
    }
    while (persons.isEmpty() && battle.question() != null) {
      battle.commandUntil(Integer.MAX_VALUE);
    }
    return this;
  }

  /** Returns the commander of each side in the terms of the protocol. */
  List<String> commanders() {
    List<String> names = new ArrayList<>();
    List<Scenario.Side> sides = battle.program().scenario().sides();
    for (int side = 0; side < sides.size(); side++) {
      CommanderProfile profile = sides.get(side).commander();
      names.add(
          persons.contains(side)
              ? HUMAN
              : (profile == null ? CommanderProfile.STEADY : profile)
                  .name()
                  .toLowerCase(Locale.ROOT));
    }
    return names;
  }
}
