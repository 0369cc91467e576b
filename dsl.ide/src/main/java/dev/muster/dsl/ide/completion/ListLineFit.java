package dev.muster.dsl.ide.completion;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.compile.StatParser;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.OrderDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.muster.WeaponDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.Finding;
import dev.muster.rules.check.RecordFinding;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.systems.ProgramChecker;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.jspecify.annotations.Nullable;

/**
 * Determines which orders, weapons and traits the rules allow in a line of an army list. It runs
 * the checks of the game on the line with each candidate; a finding that every candidate produces
 * does not count against any.
 */
final class ListLineFit {
  /** What a trait with a value mostly has, the most usual first. */
  static final List<String> USUAL_VALUES = List.of("1", "2/1");

  private final Rulebook book;
  private final Army.StandLine line;
  private final RulebookDef rulebook;

  private ListLineFit(Rulebook book, Army.StandLine line, RulebookDef rulebook) {
    this.book = book;
    this.line = line;
    this.rulebook = rulebook;
  }

  /**
   * Returns the fit of the line that contains an element; null if there is none, or too little of
   * it is written.
   */
  static @Nullable ListLineFit at(@Nullable EObject model) {
    StandDef stand = model == null ? null : EcoreUtil2.getContainerOfType(model, StandDef.class);
    RulebookDef rulebook = stand == null ? null : StandLineSnippets.rulebook(stand);
    CategoryDef category = stand == null ? null : stand.getCategory();
    if (stand == null || rulebook == null || category == null || category.getName() == null) {
      return null;
    }
    var compiler = ProgramCompiler.lenient();
    try {
      return new ListLineFit(
          compiler.rulebook(rulebook), line(compiler, stand, category.getName()), rulebook);
    } catch (IllegalArgumentException unfinished) {
      return null; // a rulebook of the author's own that is not whole yet
    }
  }

  private static Army.StandLine line(ProgramCompiler compiler, StandDef stand, String category) {
    try {
      return compiler.line(stand);
    } catch (IllegalArgumentException unfinished) {
      return new Army.StandLine(
          "", "", category, "", null, Map.of(), Map.of(), List.of(), SourceRange.NOWHERE);
    }
  }

  /** Whether an order, a weapon or a trait may be written in the line; anything else may. */
  boolean allows(EObject target) {
    return switch (target) {
      case OrderDef order -> fits(order);
      case WeaponDef weapon -> fits(weapon);
      case TraitDef trait -> fits(trait);
      default -> true;
    };
  }

  private boolean fits(OrderDef order) {
    Set<CheckCode> refused = errors(order.getName(), line.weapon());
    Set<CheckCode> always = new HashSet<>(refused);
    for (String other : RulebookEntries.of(rulebook, OrderDef.class).keySet()) {
      always.retainAll(errors(other, line.weapon()));
    }
    return always.containsAll(refused);
  }

  private boolean fits(WeaponDef weapon) {
    Set<CheckCode> refused = errors(line.orderClass(), weapon.getName());
    refused.removeAll(errors(line.orderClass(), null));
    return refused.isEmpty();
  }

  private boolean fits(TraitDef trait) {
    if (RulebookEntries.system(rulebook).checks().traitsOfThePosition().contains(trait.getName())) {
      return false;
    }
    List<String> values = trait.isTakesValue() ? USUAL_VALUES : List.of("");
    return line.traits().containsKey(trait.getName())
        || values.stream().anyMatch(each -> refused(trait, each).isEmpty());
  }

  /**
   * Returns the values that a trait can have in the line. A finding about all of them does not
   * count, for example about a missing column.
   */
  List<String> fitting(TraitDef trait, List<String> values) {
    return fitting(values, each -> refused(trait, each));
  }

  /** Returns the values that a column can have in the line, as for a trait. */
  List<String> fitting(StatDef stat, List<String> values) {
    return fitting(values, each -> refused(stat, each));
  }

  private static List<String> fitting(
      List<String> values, Function<String, Set<CheckCode>> refusals) {
    List<Set<CheckCode>> refused = values.stream().map(refusals).toList();
    Set<CheckCode> always = new HashSet<>(refused.isEmpty() ? Set.of() : refused.getFirst());
    refused.forEach(always::retainAll);
    List<String> fitting = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      if (always.containsAll(refused.get(i))) {
        fitting.add(values.get(i));
      }
    }
    return fitting;
  }

  private Set<CheckCode> refused(StatDef stat, String text) {
    Rulebook.StatKind kind = StatParser.kind(stat.getKind());
    StatValue value = kind == null ? null : StatParser.read(kind, text);
    if (value == null) {
      return Set.of();
    }
    Map<String, StatValue> with = new LinkedHashMap<>(line.stats());
    with.put(stat.getName(), value);
    return errors(line.orderClass(), line.weapon(), with, line.traits());
  }

  private Set<CheckCode> refused(TraitDef trait, String value) {
    Map<String, String> without = new LinkedHashMap<>(line.traits());
    without.remove(trait.getName());
    Map<String, String> with = new LinkedHashMap<>(without);
    with.put(trait.getName(), value);
    Set<CheckCode> refused = errors(line.orderClass(), line.weapon(), with);
    refused.removeAll(errors(line.orderClass(), line.weapon(), without));
    return refused;
  }

  /** Whether there is a weapon that fits. */
  boolean mayShoot() {
    return RulebookEntries.of(rulebook, WeaponDef.class).values().stream().anyMatch(this::fits);
  }

  private Set<CheckCode> errors(String order, @Nullable String weapon) {
    return errors(order, weapon, line.traits());
  }

  private Set<CheckCode> errors(String order, @Nullable String weapon, Map<String, String> traits) {
    return errors(order, weapon, line.stats(), traits);
  }

  private Set<CheckCode> errors(
      String order,
      @Nullable String weapon,
      Map<String, StatValue> stats,
      Map<String, String> traits) {
    var changed =
        new Army.StandLine(
            line.name(),
            line.label(),
            line.category(),
            order,
            weapon,
            stats,
            traits,
            line.notes(),
            line.source());
    var army = new Army("", "", null, null, List.of(changed), List.of(), SourceRange.NOWHERE);
    Set<CheckCode> errors = new HashSet<>();
    for (RecordFinding each : ProgramChecker.checkArmy(army, book)) {
      if (each.code().severity() == Finding.Severity.ERROR) {
        errors.add(each.code());
      }
    }
    return errors;
  }
}
