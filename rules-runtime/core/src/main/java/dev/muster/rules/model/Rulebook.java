package dev.muster.rules.model;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A rule system as data: its stats, categories, weapons, traits, terrain, factors and switches.
 *
 * @param name qualified name, such as {@code snaphance.final}
 * @param label name for players
 * @param system the engine that plays it, such as {@code snaphance}
 * @param numbers numbers of the rules by name
 * @param tables tables of the rules by name
 * @param chapters chapters and paragraphs of the printed rules; empty if not listed
 * @param ground kind of board; null if the rulebook does not say
 * @param marks states in which a stand can begin
 * @param leaders qualities of Generals
 */
public record Rulebook(
    String name,
    String label,
    String system,
    List<Stat> stats,
    List<OrderClass> orderClasses,
    List<Category> categories,
    List<Weapon> weapons,
    List<Trait> traits,
    List<Terrain> terrains,
    List<Factor> factors,
    List<Switch> switches,
    List<Value> numbers,
    List<Table> tables,
    List<Chapter> chapters,
    @Nullable Ground ground,
    List<Mark> marks,
    List<Leader> leaders) {

  public Rulebook(
      String name,
      String label,
      String system,
      List<Stat> stats,
      List<OrderClass> orderClasses,
      List<Category> categories,
      List<Weapon> weapons,
      List<Trait> traits,
      List<Terrain> terrains,
      List<Factor> factors,
      List<Switch> switches) {
    this(
        name,
        label,
        system,
        stats,
        orderClasses,
        categories,
        weapons,
        traits,
        terrains,
        factors,
        switches,
        List.of(),
        List.of(),
        List.of(),
        null,
        List.of(),
        List.of());
  }

  /** A rulebook without grounds, marks and leaders. */
  public Rulebook(
      String name,
      String label,
      String system,
      List<Stat> stats,
      List<OrderClass> orderClasses,
      List<Category> categories,
      List<Weapon> weapons,
      List<Trait> traits,
      List<Terrain> terrains,
      List<Factor> factors,
      List<Switch> switches,
      List<Value> numbers,
      List<Table> tables,
      List<Chapter> chapters) {
    this(
        name,
        label,
        system,
        stats,
        orderClasses,
        categories,
        weapons,
        traits,
        terrains,
        factors,
        switches,
        numbers,
        tables,
        chapters,
        null,
        List.of(),
        List.of());
  }

  public Rulebook {
    stats = List.copyOf(stats);
    orderClasses = List.copyOf(orderClasses);
    categories = List.copyOf(categories);
    weapons = List.copyOf(weapons);
    traits = List.copyOf(traits);
    terrains = List.copyOf(terrains);
    factors = List.copyOf(factors);
    switches = List.copyOf(switches);
    numbers = List.copyOf(numbers);
    tables = List.copyOf(tables);
    chapters = List.copyOf(chapters);
    marks = List.copyOf(marks);
    leaders = List.copyOf(leaders);
  }

  /**
   * The terrain that can cover a field, open ground first; what lies on sides or is a way cannot.
   */
  public List<Terrain> grounds() {
    Terrain open = openGround();
    return Stream.concat(
            Stream.of(open),
            terrains.stream()
                .filter(each -> each != open)
                .filter(each -> Terrain.coversField(each.properties())))
        .toList();
  }

  /** Terrain without special costs. */
  private Terrain openGround() {
    return terrains.stream()
        .filter(
            each ->
                each.height() == 0
                    && each.properties().isEmpty()
                    && (each.key().equals("plain") || each.key().equals("open")))
        .findFirst()
        .orElseGet(terrains::getFirst);
  }

  /** The mark of this key, null if there is none. */
  public @Nullable Mark mark(String key) {
    for (Mark each : marks) {
      if (each.key().equals(key)) {
        return each;
      }
    }
    return null;
  }

  /** The kind of leader of this key, null if there is none. */
  public @Nullable Leader leader(String key) {
    for (Leader each : leaders) {
      if (each.key().equals(key)) {
        return each;
      }
    }
    return null;
  }

  /** The category of this key, null if there is none. */
  public @Nullable Category category(String key) {
    for (Category each : categories) {
      if (each.key().equals(key)) {
        return each;
      }
    }
    return null;
  }

  /** The terrain of this key, null if there is none. */
  public @Nullable Terrain terrain(String key) {
    for (Terrain each : terrains) {
      if (each.key().equals(key)) {
        return each;
      }
    }
    return null;
  }

  /**
   * The value of a number of the rules.
   *
   * @throws IllegalArgumentException where the rulebook has no such number
   */
  public int number(String key) {
    for (Value each : numbers) {
      if (each.key().equals(key)) {
        return each.value();
      }
    }
    throw new IllegalArgumentException("rulebook " + name + " has no number " + key);
  }

  /**
   * A table of the rules.
   *
   * @throws IllegalArgumentException where the rulebook has no such table
   */
  public Table table(String key) {
    for (Table each : tables) {
      if (each.key().equals(key)) {
        return each;
      }
    }
    throw new IllegalArgumentException("rulebook " + name + " has no table " + key);
  }

  /**
   * The board of a game.
   *
   * @param measure unit of lengths on a table, such as {@code UD}; null on a grid
   */
  public record Ground(BoardKind kind, @Nullable String measure, Citation cite) {}

  /** The kind of value after a mark. */
  public enum MarkKind {
    /** Without a special role. */
    PLAIN,
    /** A number. */
    VALUED,
    /** A number for each rank, front first. */
    RANKS
  }

  /** A state a stand may begin in, such as {@code disordered}. */
  public record Mark(String key, String label, MarkKind kind, Citation cite) {}

  /**
   * A quality of Generals, such as {@code good}.
   *
   * @param value a number of the rules that belongs to it; null if none
   */
  public record Leader(String key, @Nullable Integer value, Citation cite) {}

  /** Shape of a stat's value. */
  public enum StatKind {
    WHOLE,
    FIRST_THEN,
    RANKS,
    WORD,
    WORDS
  }

  /**
   * One column of the army list: {@code key} is the word used in text, {@code header} what is
   * printed above it.
   *
   * @param values the words a value may have, for words; empty for any
   * @param least smallest number a value may have, null for any
   * @param most largest number a value may have, null for any
   */
  public record Stat(
      String key,
      String header,
      StatKind kind,
      boolean required,
      List<String> values,
      @Nullable Integer least,
      @Nullable Integer most,
      Citation cite) {
    public Stat {
      values = List.copyOf(values);
    }

    public Stat(String key, String header, StatKind kind, boolean required, Citation cite) {
      this(key, header, kind, required, List.of(), null, null, cite);
    }
  }

  /**
   * An order class and the D6 result it needs in an Order Test; 0 in a rule system without such a
   * test.
   */
  public record OrderClass(String key, int pass, Citation cite) {}

  /**
   * A troop category.
   *
   * @param key the word used in text, such as {@code PikeAndShot}
   * @param code printed abbreviation, such as {@code P&S}
   * @param standClass {@code CS} or {@code SS}, empty in a rule system without classes
   * @param properties words that the engine knows, such as {@code mounted}, {@code foot}, {@code
   *     zoc}, {@code free-mover}
   * @param defaults value of a stat, by its key, for stand lines that omit it
   */
  public record Category(
      String key,
      String code,
      String label,
      String standClass,
      List<String> properties,
      Map<String, StatValue> defaults,
      Citation cite) {
    public Category {
      properties = List.copyOf(properties);
      defaults = Collections.unmodifiableMap(new LinkedHashMap<>(defaults));
    }

    public Category(
        String key,
        String code,
        String label,
        String standClass,
        List<String> properties,
        Citation cite) {
      this(key, code, label, standClass, properties, Map.of(), cite);
    }

    /** Whether it has the property. */
    public boolean is(String property) {
      return properties.contains(property);
    }
  }

  public record Weapon(String key, String label, Citation cite) {}

  /**
   * A special ability at the end of a stand line, such as {@code two-hex-pursuit}. The engine
   * identifies the traits of its own rulebook by their key; a trait that an author adds works by
   * its effects.
   *
   * @param takesValue whether a value follows it
   * @param effects changes to a stand with this trait
   */
  public record Trait(
      String key, String label, boolean takesValue, List<Effect> effects, Citation cite) {
    public Trait {
      effects = List.copyOf(effects);
    }

    public Trait(String key, String label, boolean takesValue, Citation cite) {
      this(key, label, takesValue, List.of(), cite);
    }
  }

  /**
   * A change of dice or of a test.
   *
   * @param on what it changes: {@code fire}, {@code melee} (dice thrown), {@code morale}, {@code
   *     order} (added to what the test compares), {@code movement} (movement points of each move),
   *     {@code pursuit} (hexes)
   * @param amount added, usually -2 to +2
   * @param against keys of the categories it holds against, empty for all; it matters for fire and
   *     melee alone
   */
  public record Effect(String on, int amount, List<String> against) {
    public Effect {
      against = List.copyOf(against);
    }
  }

  /**
   * A terrain.
   *
   * @param costs movement points to enter, by category code; {@code *} applies to all other
   *     categories; a category without a cost cannot enter
   * @param height 0 plain, 1 hillside, 2 hilltop
   * @param fireDice D6 added to fire at a target in this terrain, usually negative
   * @param properties {@code blocks-sight}, {@code removes-charge}, {@code cover}, {@code
   *     impassable}, {@code linear} (lies on hex sides), {@code road}, {@code close} (where foot
   *     may attack mounted, 10.0 final)
   * @param look how the author wants it drawn; null for the default
   */
  public record Terrain(
      String key,
      String label,
      Map<String, Integer> costs,
      int height,
      int fireDice,
      List<String> properties,
      Citation cite,
      @OmitIfNull @Nullable TerrainStyle look) {
    private static final List<String> ALONG_A_LINE = List.of("linear", "road");

    /**
     * Whether terrain with these properties can cover a field; what lies on sides, or is a way,
     * runs along a line.
     */
    public static boolean coversField(Collection<String> properties) {
      return Collections.disjoint(properties, ALONG_A_LINE);
    }

    /** A terrain that is drawn as usual. */
    public Terrain(
        String key,
        String label,
        Map<String, Integer> costs,
        int height,
        int fireDice,
        List<String> properties,
        Citation cite) {
      this(key, label, costs, height, fireDice, properties, cite, null);
    }

    public Terrain {
      costs = Collections.unmodifiableMap(new TreeMap<>(costs));
      properties = List.copyOf(properties);
    }
  }

  /**
   * A tactical factor: dice added to fire and melee. The engine implements the conditions of its
   * own rulebook's factors by their key; a factor that an author adds holds as {@code applies}
   * states.
   *
   * @param applies null for a factor that the engine implements by its key
   */
  public record Factor(
      String key,
      String label,
      int fireDice,
      int meleeDice,
      @Nullable Applies applies,
      Citation cite) {
    public Factor(String key, String label, int fireDice, int meleeDice, Citation cite) {
      this(key, label, fireDice, meleeDice, null, cite);
    }
  }

  /**
   * When a factor applies. All four conditions must be met; an empty condition is always met.
   *
   * @param to keys of the categories that throw the dice
   * @param against keys of the categories that the dice are thrown against
   * @param in keys of the terrains of the throwing stand
   * @param switches required values of switches, by switch key
   */
  public record Applies(
      List<String> to, List<String> against, List<String> in, Map<String, String> switches) {
    public Applies {
      to = List.copyOf(to);
      against = List.copyOf(against);
      in = List.copyOf(in);
      switches = Collections.unmodifiableMap(new TreeMap<>(switches));
    }
  }

  /** A chapter or paragraph of the printed rules, such as {@code 4.5} and {@code Order Test}. */
  public record Chapter(String section, String title) {}

  /** A number of the rules by name, such as the command range of a well trained army. */
  public record Value(String key, int value, Citation cite) {}

  /**
   * A table of the rules: a result for each throw of a die.
   *
   * @param rows in ascending order, without gaps or overlaps
   */
  public record Table(String key, List<Row> rows, Citation cite) {
    public Table {
      rows = List.copyOf(rows);
    }

    /**
     * Returns the result of a throw.
     *
     * @throws IllegalArgumentException if no row covers it
     */
    public int at(int thrown) {
      for (int i = 0; i < rows.size(); i++) {
        Row row = rows.get(i);
        if (row.from() <= thrown && thrown <= row.to()) {
          return row.result();
        }
      }
      throw new IllegalArgumentException("table " + key + " has no row for " + thrown);
    }
  }

  /** A row of a table: the result for throws {@code from} to {@code to}, both counted in. */
  public record Row(int from, int to, int result) {}

  /**
   * A reading of the rules that can be changed; the values are words, the first allowed one need
   * not be the default.
   */
  public record Switch(String key, String defaultValue, List<String> values, Citation cite) {
    public Switch {
      values = List.copyOf(values);
    }
  }
}
