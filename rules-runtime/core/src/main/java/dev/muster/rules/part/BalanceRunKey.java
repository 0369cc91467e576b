package dev.muster.rules.part;

import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.json.RecordDigest;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.MusterVersion;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The values that all parts of a run share. Parts with different keys are never added.
 *
 * @param version of Muster
 * @param rulebook its name
 * @param rules digest of the rulebook as it was compiled
 * @param scenario its name
 * @param program digest of the compiled program: scenario, armies, map and rules
 * @param control digest of the log of the first battle of the run, which is fought with each part:
 *     another one means another build of Muster or a faulty machine
 * @param seed of all the dice
 * @param battles of the whole run
 * @param parts of the whole run
 * @param commanders one for each side, null for those of the scenario
 * @param effort of the marshals
 * @param luck battles with an analysis of luck
 * @param pairings commanders that also lead against each other
 */
public record BalanceRunKey(
    String version,
    String rulebook,
    String rules,
    String scenario,
    String program,
    String control,
    long seed,
    int battles,
    int parts,
    @Nullable List<CommanderProfile> commanders,
    SearchEffort effort,
    int luck,
    List<CommanderProfile> pairings) {
  /** The most parts of a run. */
  public static final int MOST_PARTS = 10_000;

  public BalanceRunKey {
    Objects.requireNonNull(version);
    Objects.requireNonNull(rulebook);
    Objects.requireNonNull(rules);
    Objects.requireNonNull(scenario);
    Objects.requireNonNull(program);
    Objects.requireNonNull(control);
    Objects.requireNonNull(effort);
    commanders = commanders == null ? null : List.copyOf(commanders);
    pairings = List.copyOf(pairings);
    if (battles < 1 || battles > BatchSimulation.MAX_BATTLES || luck < 0) {
      throw new IllegalArgumentException("no run has " + battles + " battles");
    }
    if (parts < 1 || parts > Math.min(MOST_PARTS, battles)) {
      throw new IllegalArgumentException(
          "a run of "
              + battles
              + " battles has 1 to "
              + Math.min(MOST_PARTS, battles)
              + " parts, not "
              + parts);
    }
  }

  /**
   * The key of a run. Fights its first battle.
   *
   * @param batch all battles of the run
   */
  public static BalanceRunKey of(
      Engine engine,
      BattleProgram program,
      Batch batch,
      int parts,
      int luck,
      List<CommanderProfile> pairings) {
    return new BalanceRunKey(
        MusterVersion.VERSION,
        program.rulebook().name(),
        RecordDigest.of(program.rulebook()),
        program.scenario().name(),
        RecordDigest.of(program),
        control(engine, program, batch.seed(), batch.commanders(), batch.effort()),
        batch.seed(),
        batch.battles(),
        parts,
        batch.commanders(),
        batch.effort(),
        luck,
        pairings);
  }

  /** Returns the digest of the control battle as this machine fights it. */
  public String control(Engine engine, BattleProgram fought) {
    return control(engine, fought, seed, commanders, effort);
  }

  private static String control(
      Engine engine,
      BattleProgram program,
      long seed,
      @Nullable List<CommanderProfile> commanders,
      SearchEffort effort) {
    StringBuilder log = new StringBuilder();
    long dice = BatchSimulation.seed(seed, 0);
    Battle battle =
        new SearchSettings(effort, CommanderProfile.STEADY, 1, dice)
            .newBattle(
                engine.setUp(program),
                BatchSimulation.commanders(engine, program, commanders, dice),
                new SeededDice(dice),
                new JsonLog(log));
    battle.fight(() -> false);
    return RecordDigest.ofText(log.toString());
  }

  /**
   * The number of the first battle of a part, from 0.
   *
   * @param part from 1
   */
  public int first(int part) {
    return (int) ((long) battles * (part - 1) / parts);
  }

  /** Returns the number of battles of a part. */
  public int count(int part) {
    return first(part + 1) - first(part);
  }

  /**
   * Returns the first difference from another key, such as {@code the seed is 2, and 1 in}; null if
   * the keys are equal. The caller appends the name of this key's file.
   */
  @Nullable String difference(BalanceRunKey other) {
    Object[][] values = {
      {"Muster", other.version, version},
      {"the rulebook", other.rulebook, rulebook},
      {"the digest of the rules", other.rules, rules},
      {"the scenario", other.scenario, scenario},
      {"the digest of the scenario and its armies and map", other.program, program},
      {"the seed", other.seed, seed},
      {"the number of battles", other.battles, battles},
      {"the number of parts", other.parts, parts},
      {"--commanders", named(other.commanders), named(commanders)},
      {"--effort", effort(other.effort), effort(effort)},
      {"--luck", other.luck, luck},
      {"--pairings", named(other.pairings), named(pairings)},
      {"the digest of the control battle", other.control, control},
    };
    for (Object[] each : values) {
      if (!each[1].equals(each[2])) {
        return each[0] + " is " + each[1] + ", and " + each[2] + " in";
      }
    }
    return null;
  }

  private static String named(@Nullable List<CommanderProfile> commanders) {
    return commanders == null || commanders.isEmpty()
        ? "not given"
        : String.join(
            ",",
            commanders.stream()
                .map(each -> each.name().toLowerCase(java.util.Locale.ROOT))
                .toList());
  }

  private static String effort(SearchEffort effort) {
    for (SearchEffort.Level each : SearchEffort.Level.values()) {
      if (each.effort().equals(effort)) {
        return each.name();
      }
    }
    return effort.candidates() + "/" + effort.rollouts();
  }
}
