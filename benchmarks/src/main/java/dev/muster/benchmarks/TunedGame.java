package dev.muster.benchmarks;

import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.adlgr.commander.AdlgOpponents;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.boxgrid.commander.BoxOpponents;
import dev.muster.rules.snaphance.commander.SnaphanceOpponents;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The games whose steady commander has weights that are found by battles. */
enum TunedGame {
  SNAPHANCE(
      "snaphance",
      SnaphanceOpponents::steadyWith,
      SnaphanceOpponents::steadyWeights,
      SnaphanceOpponents::pool,
      GeneratedFields::snaphance,
      "meeting/Meeting,dreux/Dreux,seneffe/Seneffe"),
  BOX_GRID(
      "boxgrid",
      BoxOpponents::steadyWith,
      BoxOpponents::steadyWeights,
      BoxOpponents::pool,
      GeneratedFields::boxGrid,
      "two-lines/TwoLines,pavia/Pavia"),
  ADLG(
      "adlgr",
      AdlgOpponents::steadyWith,
      AdlgOpponents::steadyWeights,
      AdlgOpponents::pool,
      GeneratedFields::adlg,
      "even-table/EvenTable,breitenfeld/Breitenfeld");

  private final String key;
  private final Function<String, Supplier<Commander>> steadyWith;
  private final Supplier<Map<String, Double>> weights;
  private final Supplier<Map<String, Supplier<Commander>>> pool;
  private final GeneratedFields.Writer fields;
  private final String examples;

  TunedGame(
      String key,
      Function<String, Supplier<Commander>> steadyWith,
      Supplier<Map<String, Double>> weights,
      Supplier<Map<String, Supplier<Commander>>> pool,
      GeneratedFields.Writer fields,
      String examples) {
    this.key = key;
    this.steadyWith = steadyWith;
    this.weights = weights;
    this.pool = pool;
    this.fields = fields;
    this.examples = examples;
  }

  /**
   * The game with a key.
   *
   * @throws IllegalArgumentException if there is none
   */
  static TunedGame of(String key) {
    return Arrays.stream(values())
        .filter(each -> each.key.equals(key))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected "
                        + Arrays.stream(values())
                            .map(each -> each.key)
                            .collect(Collectors.joining(", "))
                        + "; found: "
                        + key));
  }

  /** The steady commander with changed weights, such as {@code CHARGE=1.5,NEARER=0.9}. */
  Supplier<Commander> steadyWith(String changes) {
    return steadyWith.apply(changes);
  }

  /** The weights of the steady commander, by name. */
  Map<String, Double> steadyWeights() {
    return weights.get();
  }

  /** Opponents, by name. */
  Map<String, Supplier<Commander>> pool() {
    return pool.get();
  }

  /** The generated fields to try changed commanders on, ready for battles. */
  List<BattleSetup> tuning() throws IOException, UnreadableInputException {
    return PairedBattles.ready(GeneratedFields.tuning(fields));
  }

  /** The generated fields that tuning never uses, ready for battles. */
  List<BattleSetup> heldOut() throws IOException, UnreadableInputException {
    return PairedBattles.ready(GeneratedFields.heldOut(fields));
  }

  /** The examples that are fought, ready for battles, by name. */
  Map<String, BattleSetup> examples() throws IOException, UnreadableInputException {
    Map<String, BattleSetup> all = new LinkedHashMap<>();
    for (String each : examples.split(",")) {
      String[] names = each.split("/");
      all.put(names[1], PairedBattles.example(names[0], names[1]));
    }
    return all;
  }

  /** The examples that tuning uses; the longest battles are left out. */
  List<BattleSetup> tuningExamples() throws IOException, UnreadableInputException {
    List<BattleSetup> all = new ArrayList<>(examples().values());
    return this == BOX_GRID ? all : all.subList(0, all.size() - 1);
  }
}
