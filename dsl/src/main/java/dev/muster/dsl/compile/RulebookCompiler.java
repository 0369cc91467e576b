package dev.muster.dsl.compile;

import static dev.muster.dsl.compile.CompilerContext.label;
import static dev.muster.dsl.compile.CompilerContext.present;
import static dev.muster.dsl.compile.CompilerContext.text;

import dev.muster.dsl.muster.AppliesDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.ChapterDef;
import dev.muster.dsl.muster.Cost;
import dev.muster.dsl.muster.EffectDef;
import dev.muster.dsl.muster.FactorDef;
import dev.muster.dsl.muster.GroundDef;
import dev.muster.dsl.muster.LeaderDef;
import dev.muster.dsl.muster.MarkDef;
import dev.muster.dsl.muster.NumberDef;
import dev.muster.dsl.muster.OrderDef;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.SwitchCondition;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.muster.TableDef;
import dev.muster.dsl.muster.TableRow;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.muster.WeaponDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Citation;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.model.TerrainStyle;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A rulebook and all it inherits, as one record. */
final class RulebookCompiler {
  private final CompilerContext reading;
  private final RulebookDef rulebook;
  private final Map<String, String> classes;

  private RulebookCompiler(CompilerContext reading, RulebookDef rulebook) {
    this.reading = reading;
    this.rulebook = rulebook;
    this.classes = RulebookEntries.classes(rulebook);
  }

  static Rulebook read(CompilerContext reading, RulebookDef rulebook) {
    return reading.traced(new RulebookCompiler(reading, rulebook).rulebook(), rulebook);
  }

  private Rulebook rulebook() {
    Collection<CategoryDef> categories = RulebookEntries.of(rulebook, CategoryDef.class).values();
    return new Rulebook(
        text(rulebook.getName()),
        label(rulebook.getLabel(), rulebook.getName()),
        system(),
        all(StatDef.class, RulebookCompiler::stat),
        all(OrderDef.class, o -> new Rulebook.OrderClass(o.getName(), o.getPass(), cited(o))),
        all(CategoryDef.class, this::category),
        all(
            WeaponDef.class,
            w -> new Rulebook.Weapon(w.getName(), label(w.getLabel(), w.getName()), cited(w))),
        all(TraitDef.class, RulebookCompiler::trait),
        all(TerrainDef.class, terrain -> terrain(terrain, categories)),
        all(FactorDef.class, RulebookCompiler::factor),
        all(
            SwitchDef.class,
            s ->
                new Rulebook.Switch(
                    s.getName(),
                    present(s.getDefault(), "switch " + s.getName() + " has no default"),
                    s.getValues(),
                    cited(s))),
        all(NumberDef.class, n -> new Rulebook.Value(n.getName(), n.getValue(), cited(n))),
        all(TableDef.class, RulebookCompiler::table),
        all(ChapterDef.class, c -> new Rulebook.Chapter(c.getName(), text(c.getTitle()))),
        ground(),
        all(MarkDef.class, RulebookCompiler::mark),
        all(LeaderDef.class, RulebookCompiler::leader));
  }

  private <E extends RuleEntry, R extends Record> List<R> all(Class<E> kind, Function<E, R> read) {
    return reading.each(
        List.copyOf(RulebookEntries.of(rulebook, kind).values()),
        entry -> reading.traced(read.apply(entry), entry));
  }

  private String system() {
    String system = null;
    for (RulebookDef each : RulebookEntries.lineage(rulebook)) {
      system = each.getSystem() == null ? system : each.getSystem();
    }
    return system != null || reading.lenient()
        ? text(system)
        : present(system, "rulebook " + rulebook.getName() + " names no system");
  }

  /** Returns the kind of board; an extending rulebook can redefine it. */
  private Rulebook.@Nullable Ground ground() {
    GroundDef ground = null;
    for (GroundDef each : RulebookEntries.of(rulebook, GroundDef.class).values()) {
      boolean known =
          Arrays.stream(BoardKind.values()).anyMatch(it -> it.key().equals(each.getName()));
      ground = known ? each : ground;
    }
    return ground == null
        ? null
        : new Rulebook.Ground(
            BoardKind.meantBy(ground.getName()), ground.getMeasure(), cited(ground));
  }

  private static Rulebook.Mark mark(MarkDef mark) {
    String kind = text(mark.getKind());
    return new Rulebook.Mark(
        mark.getName(),
        label(mark.getLabel(), mark.getName()),
        kind.equals("valued")
            ? Rulebook.MarkKind.VALUED
            : kind.equals("ranks") ? Rulebook.MarkKind.RANKS : Rulebook.MarkKind.PLAIN,
        cited(mark));
  }

  private static Rulebook.Leader leader(LeaderDef leader) {
    // 0 is the same as no value: the compiled form does not distinguish the two
    int value = leader.getValue();
    return new Rulebook.Leader(leader.getName(), value == 0 ? null : value, cited(leader));
  }

  private static Rulebook.Stat stat(StatDef stat) {
    return new Rulebook.Stat(
        stat.getName(),
        text(stat.getHeader()),
        present(StatParser.kind(stat.getKind()), "stat " + stat.getName() + " has no known shape"),
        stat.isRequired(),
        stat.getValues(),
        stat.isBounded() ? stat.getLeast() : null,
        stat.isBounded() ? stat.getMost() : null,
        cited(stat));
  }

  private Rulebook.Category category(CategoryDef category) {
    Map<String, StatValue> defaults = new LinkedHashMap<>();
    for (StandEntry entry : category.getDefaults()) {
      StatValue value = StatParser.value(entry);
      if (entry.getKey() instanceof StatDef stat && value != null) {
        defaults.put(stat.getName(), value);
      } else if (!reading.lenient() && entry.getKey() != null && !entry.getKey().eIsProxy()) {
        // A word the rulebook does not have is warned of, and has no effect.
        throw new CompilerContext.UnreadableException(
            "category " + category.getName() + " has a value it cannot have");
      }
    }
    return new Rulebook.Category(
        category.getName(),
        present(category.getCode(), "category " + category.getName() + " has no code"),
        label(category.getLabel(), category.getName()),
        text(classes.get(category.getName())),
        category.getProperties(),
        defaults,
        cited(category));
  }

  private static Rulebook.Trait trait(TraitDef trait) {
    return new Rulebook.Trait(
        trait.getName(),
        label(trait.getLabel(), trait.getName()),
        trait.isTakesValue(),
        trait.getEffects().stream().map(RulebookCompiler::effect).toList(),
        cited(trait));
  }

  private static Rulebook.Effect effect(EffectDef effect) {
    return new Rulebook.Effect(text(effect.getOn()), effect.getAmount(), keys(effect.getAgainst()));
  }

  private static Rulebook.Terrain terrain(TerrainDef terrain, Collection<CategoryDef> categories) {
    Map<String, Integer> costs = new LinkedHashMap<>();
    for (Cost cost : terrain.getCosts()) {
      if (cost.isAll()) {
        costs.put("*", cost.getPoints());
      } else if (cost.getCategory() != null && cost.getCategory().getCode() != null) {
        costs.put(cost.getCategory().getCode(), cost.getPoints());
      }
    }
    List<String> closed =
        terrain.getClosedTo().stream().map(CategoryDef::getCode).filter(Objects::nonNull).toList();
    Integer others = costs.get("*");
    if (others != null && !closed.isEmpty()) {
      // A cost for all others cannot leave anyone out, so it is spelled out for everyone who may
      // enter.
      costs.remove("*");
      for (CategoryDef category : categories) {
        if (category.getCode() != null) {
          costs.putIfAbsent(category.getCode(), others);
        }
      }
    }
    closed.forEach(costs::remove);
    return new Rulebook.Terrain(
        terrain.getName(),
        label(terrain.getLabel(), terrain.getName()),
        costs,
        terrain.getHeight(),
        terrain.getFireDice(),
        terrain.getProperties(),
        cited(terrain),
        terrain.getLook() == null ? null : TerrainStyle.of(terrain.getLook().getWords()));
  }

  private static Rulebook.Factor factor(FactorDef factor) {
    return new Rulebook.Factor(
        factor.getName(),
        label(factor.getLabel(), factor.getName()),
        factor.getFireDice(),
        factor.getMeleeDice(),
        applies(factor.getApplies()),
        cited(factor));
  }

  private static Rulebook.@Nullable Applies applies(@Nullable AppliesDef applies) {
    if (applies == null) {
      return null;
    }
    Map<String, String> switches = new LinkedHashMap<>();
    for (SwitchCondition setting : applies.getSettings()) {
      if (setting.getSwitch() != null
          && setting.getSwitch().getName() != null
          && setting.getValue() != null) {
        switches.put(setting.getSwitch().getName(), setting.getValue());
      }
    }
    return new Rulebook.Applies(
        keys(applies.getTo()),
        keys(applies.getAgainst()),
        applies.getIn().stream().map(TerrainDef::getName).filter(Objects::nonNull).toList(),
        switches);
  }

  private static Rulebook.Table table(TableDef table) {
    return new Rulebook.Table(
        table.getName(),
        table.getRows().stream()
            .map(
                (TableRow row) ->
                    new Rulebook.Row(
                        row.getFrom(),
                        row.isThrough() ? row.getTo() : row.getFrom(),
                        row.getResult()))
            .toList(),
        cited(table));
  }

  private static List<String> keys(List<CategoryDef> categories) {
    return categories.stream().map(CategoryDef::getName).filter(Objects::nonNull).toList();
  }

  private static Citation cited(RuleEntry entry) {
    return new Citation(
        text(entry.getSection()), text(entry.getText()), entry.isOurs(), entry.getLedger());
  }
}
