package dev.muster.rules.adlgr.report;

import dev.muster.rules.adlgr.rules.Ability;
import dev.muster.rules.adlgr.rules.AdlgForces;
import dev.muster.rules.adlgr.rules.AdlgMissile;
import dev.muster.rules.adlgr.rules.AdlgPossibleFactors;
import dev.muster.rules.adlgr.rules.AdlgRules;
import dev.muster.rules.adlgr.rules.AdlgUnitType;
import dev.muster.rules.adlgr.rules.ArmyLosses;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.system.DerivedStats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Works out what players calculate before a battle of L'Art de la Guerre, by the same rules code
 * that fights it.
 */
public final class AdlgDerivedStats implements DerivedStats {
  private static final String BATTLE_UNIT = "battle-unit";

  /** The rules read last: all units of a map use the same rules. */
  private record Known(Object source, AdlgRules rules) {}

  private volatile @Nullable Known ofBook;
  private volatile @Nullable Known ofProgram;

  private AdlgRules rules(Rulebook book) {
    Known last = ofBook;
    if (last == null || last.source() != book) {
      last = new Known(book, AdlgRules.of(book));
      ofBook = last;
    }
    return last.rules();
  }

  private AdlgRules rules(BattleProgram program) {
    Known last = ofProgram;
    if (last == null || last.source() != program) {
      last = new Known(program, AdlgRules.of(program));
      ofProgram = last;
    }
    return last.rules();
  }

  /** A UD is as wide as the bases of most players. */
  @Override
  public double millimetresPerMeasure() {
    return 40;
  }

  /** Its frontage in UD (AR-D02); for an incomplete line, the value of its category. */
  @Override
  public UnitBase base(Army.StandLine line, Rulebook book) {
    return attempt(
            () -> {
              AdlgRules rules = rules(book);
              AdlgUnitType type = type(line, book, rules);
              return new UnitBase(AdlgForces.front(type, rules), AdlgForces.depth(type, rules));
            })
        .orElseGet(() -> new UnitBase(isDouble(line, book) ? 2 : 1, 0.5));
  }

  private static boolean isDouble(Army.StandLine line, Rulebook book) {
    Rulebook.Category category = book.category(line.category());
    return line.stats().get("formation") instanceof StatValue.Word(String formation)
        ? formation.equals(BATTLE_UNIT)
        : category != null && category.is(BATTLE_UNIT);
  }

  @Override
  public Branch branch(Army.StandLine line, Rulebook book) {
    Rulebook.Category category = book.category(line.category());
    if (category == null) {
      return Branch.FOOT;
    }
    return attempt(() -> dev.muster.rules.adlgr.rules.TroopCategory.of(category))
        .map(AdlgDerivedStats::drawn)
        .orElse(Branch.FOOT);
  }

  private static Branch drawn(dev.muster.rules.adlgr.rules.TroopCategory branch) {
    return switch (branch) {
      case LIGHT_INFANTRY -> Branch.SKIRMISHERS;
      case LIGHT_MEDIUM_INFANTRY, MEDIUM_INFANTRY, HEAVY_INFANTRY -> Branch.FOOT;
      case LIGHT_HORSE, DRAGOONS -> Branch.LIGHT_HORSE;
      case CAVALRY, KNIGHTS, ELEPHANTS -> Branch.MOUNTED;
      case ARTILLERY -> Branch.ARTILLERY;
      case WAR_WAGONS, CAMP -> Branch.CAMP;
    };
  }

  @Override
  public List<String> summaryLines(Army.StandLine line, Rulebook book) {
    return attempt(() -> sentences(type(line, book, rules(book)))).orElse(List.of());
  }

  private static List<String> sentences(AdlgUnitType type) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "Protection "
            + type.protection
            + "; it routs when it has lost "
            + type.cohesion
            + " cohesion, and is disordered before.");
    AdlgMissile weapon = type.shootsWith();
    if (weapon != null && type.reach > 0) {
      lines.add(
          "Shoots with "
              + weapon.words()
              + " to "
              + type.reach
              + " UD"
              + (type.half ? " as one quality lower." : "."));
    }
    List<String> may = new ArrayList<>();
    if (type.evades()) {
      may.add("evade when charged");
    }
    if (type.formsSquare()) {
      may.add("form a square");
    }
    if (!may.isEmpty()) {
      lines.add("May " + String.join(" and ", may) + ".");
    }
    if (type.has(Ability.UNMANOEUVRABLE)) {
      lines.add("Unmanoeuvrable: turns, changes of front and short moves are difficult.");
    }
    return lines;
  }

  @Override
  public Optional<Strength> list(Army army, Rulebook book) {
    return attempt(
        () -> {
          AdlgRules rules = rules(book);
          return strength(
              army.stands().stream().map(line -> type(line, book, rules)).toList(),
              army.breakShare(),
              rules);
        });
  }

  @Override
  public Optional<Unit> unit(BattleProgram program, int side, Scenario.DeployedStand stand) {
    return attempt(
        () -> {
          AdlgRules rules = rules(program);
          return new Unit(1, new ArmyLosses(rules).counts(type(program, side, stand, rules)));
        });
  }

  @Override
  public Optional<Strength> side(BattleProgram program, int side) {
    return attempt(
        () -> {
          AdlgRules rules = rules(program);
          List<AdlgUnitType> types =
              program.scenario().sides().get(side).groups().stream()
                  .flatMap(group -> group.stands().stream())
                  .map(stand -> type(program, side, stand, rules))
                  .toList();
          return strength(types, program.armies().get(side).breakShare(), rules);
        });
  }

  @Override
  public Predicate<Rulebook.Factor> possibleFactors(BattleProgram program) {
    return attempt(() -> new AdlgPossibleFactors(program))
        .<Predicate<Rulebook.Factor>>map(possible -> possible::contains)
        .orElse(factor -> true);
  }

  private static Strength strength(
      List<AdlgUnitType> types, Army.@Nullable Share share, AdlgRules rules) {
    ArmyLosses losses = new ArmyLosses(rules);
    int counts = types.stream().mapToInt(losses::counts).sum();
    return new Strength(
        types.size(),
        counts,
        losses.breaksAt(counts, share),
        AdlgReportText.WORDS.countedPlural(),
        "");
  }

  private static AdlgUnitType type(
      BattleProgram program, int side, Scenario.DeployedStand stand, AdlgRules rules) {
    return new AdlgUnitType(
        program.line(side, stand), program.traits(side, stand), program.rulebook(), rules);
  }

  private static AdlgUnitType type(Army.StandLine line, Rulebook book, AdlgRules rules) {
    return new AdlgUnitType(line, line.traits(), book, rules);
  }

  /** The derived value, or empty if a number is still missing. */
  private static <T> Optional<T> attempt(Supplier<T> work) {
    try {
      return Optional.of(work.get());
    } catch (IllegalArgumentException unfinished) {
      return Optional.empty();
    }
  }
}
