package dev.muster.dsl.compile;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.Cost;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.FactorDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.HexSideDef;
import dev.muster.dsl.muster.LineDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.OrderDef;
import dev.muster.dsl.muster.PlaceDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.muster.SwitchSetting;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.muster.WeaponDef;
import dev.muster.dsl.scoping.Entries;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Cite;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.StatValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.LineAndColumn;
import org.jspecify.annotations.Nullable;

/**
 * Turns a scenario and all it refers to into a battle program. Expects text without errors and
 * refuses what it cannot read.
 */
public final class ProgramCompiler {
  private final Function<Resource, String> fileNames;

  /**
   * @param fileNames what to call the file of a resource in source ranges
   */
  public ProgramCompiler(Function<Resource, String> fileNames) {
    this.fileNames = fileNames;
  }

  public BattleProgram compile(ScenarioDef scenario) {
    RulebookDef rulebook =
        present(
            Entries.rulebookOf(scenario), "scenario " + scenario.getName() + " has no rulebook");
    List<Army> armies = new ArrayList<>();
    for (SideDef side : scenario.getSides()) {
      armies.add(army(present(side.getArmy(), "side " + side.getName() + " fields no known army")));
    }
    Board board =
        board(present(scenario.getMap(), "scenario " + scenario.getName() + " has no known map"));
    return new BattleProgram(
        BattleProgram.SCHEMA, rulebook(rulebook), armies, board, scenario(scenario));
  }

  public Rulebook rulebook(RulebookDef rulebook) {
    String system = null;
    for (RulebookDef each : Entries.lineage(rulebook)) {
      system = each.getSystem() == null ? system : each.getSystem();
    }
    Collection<CategoryDef> categories = Entries.of(rulebook, CategoryDef.class).values();
    return new Rulebook(
        rulebook.getName(),
        label(rulebook.getLabel(), rulebook.getName()),
        present(system, "rulebook " + rulebook.getName() + " names no system"),
        Entries.of(rulebook, StatDef.class).values().stream().map(this::stat).toList(),
        Entries.of(rulebook, OrderDef.class).values().stream()
            .map(
                o ->
                    new Rulebook.OrderClass(
                        o.getName(),
                        o.getPass(),
                        cite(o.getSection(), o.getText(), o.isOurs(), o.getLedger())))
            .toList(),
        categories.stream().map(ProgramCompiler::category).toList(),
        Entries.of(rulebook, WeaponDef.class).values().stream()
            .map(
                w ->
                    new Rulebook.Weapon(
                        w.getName(),
                        label(w.getLabel(), w.getName()),
                        cite(w.getSection(), w.getText(), w.isOurs(), w.getLedger())))
            .toList(),
        Entries.of(rulebook, TraitDef.class).values().stream()
            .map(
                t ->
                    new Rulebook.Trait(
                        t.getName(),
                        label(t.getLabel(), t.getName()),
                        t.isTakesValue(),
                        cite(t.getSection(), t.getText(), t.isOurs(), t.getLedger())))
            .toList(),
        Entries.of(rulebook, TerrainDef.class).values().stream()
            .map(t -> terrain(t, categories))
            .toList(),
        Entries.of(rulebook, FactorDef.class).values().stream()
            .map(
                f ->
                    new Rulebook.Factor(
                        f.getName(),
                        label(f.getLabel(), f.getName()),
                        f.getFireDice(),
                        f.getMeleeDice(),
                        cite(f.getSection(), f.getText(), f.isOurs(), f.getLedger())))
            .toList(),
        Entries.of(rulebook, SwitchDef.class).values().stream()
            .map(
                s ->
                    new Rulebook.Switch(
                        s.getName(),
                        s.getDefault(),
                        s.getValues(),
                        cite(s.getSection(), s.getText(), s.isOurs(), s.getLedger())))
            .toList());
  }

  private Rulebook.Stat stat(StatDef stat) {
    return new Rulebook.Stat(
        stat.getName(),
        stat.getHeader(),
        present(StatReading.kind(stat.getKind()), "stat " + stat.getName() + " has no known shape"),
        stat.isRequired(),
        cite(stat.getSection(), stat.getText(), stat.isOurs(), stat.getLedger()));
  }

  private static Rulebook.Category category(CategoryDef category) {
    return new Rulebook.Category(
        category.getName(),
        category.getCode(),
        label(category.getLabel(), category.getName()),
        category.getStandClass(),
        category.getProperties(),
        cite(category.getSection(), category.getText(), category.isOurs(), category.getLedger()));
  }

  private static Rulebook.Terrain terrain(TerrainDef terrain, Collection<CategoryDef> categories) {
    Map<String, Integer> costs = new LinkedHashMap<>();
    for (Cost cost : terrain.getCosts()) {
      costs.put(cost.isAll() ? "*" : cost.getCategory().getCode(), cost.getPoints());
    }
    Integer others = costs.get("*");
    if (others != null && !terrain.getClosedTo().isEmpty()) {
      // A cost for all others cannot leave anyone out, so it is spelled out for everyone who may
      // enter.
      costs.remove("*");
      categories.forEach(category -> costs.putIfAbsent(category.getCode(), others));
    }
    terrain.getClosedTo().forEach(category -> costs.remove(category.getCode()));
    return new Rulebook.Terrain(
        terrain.getName(),
        label(terrain.getLabel(), terrain.getName()),
        costs,
        terrain.getHeight(),
        terrain.getFireDice(),
        terrain.getProperties(),
        cite(terrain.getSection(), terrain.getText(), terrain.isOurs(), terrain.getLedger()));
  }

  public Army army(ArmyDef army) {
    return new Army(
        army.getName(),
        label(army.getLabel(), army.getName()),
        army.getTraining(),
        army.getBreakDenominator() == 0
            ? null
            : new Army.Share(army.getBreakNumerator(), army.getBreakDenominator()),
        army.getStands().stream().map(this::line).toList(),
        army.getNotes(),
        range(army));
  }

  private Army.StandLine line(StandDef stand) {
    Map<String, StatValue> stats = new LinkedHashMap<>();
    Map<String, String> traits = new LinkedHashMap<>();
    for (StandEntry entry : stand.getEntries()) {
      String text = text(entry);
      switch (entry.getKey()) {
        case StatDef stat -> {
          var kind =
              present(
                  StatReading.kind(stat.getKind()),
                  "stat " + stat.getName() + " has no known shape");
          String wanted =
              "stat "
                  + stat.getName()
                  + " of stand "
                  + stand.getName()
                  + " needs "
                  + StatReading.wanted(kind);
          stats.put(stat.getName(), present(StatReading.read(kind, present(text, wanted)), wanted));
        }
        case TraitDef trait ->
            traits.put(trait.getName(), text == null ? "" : text.replaceAll("\\s", ""));
        case null, default ->
            throw new IllegalArgumentException(
                "stand " + stand.getName() + " has an entry the rulebook lacks");
      }
    }
    List<String> notes = new ArrayList<>();
    if (stand.isEstimated()) {
      notes.add(stand.getEstimate() == null ? "estimated" : "estimated: " + stand.getEstimate());
    }
    return new Army.StandLine(
        stand.getName(),
        label(stand.getLabel(), stand.getName()),
        stand.getCategory().getName(),
        stand.getOrder().getName(),
        stand.getWeapon() == null ? null : stand.getWeapon().getName(),
        stats,
        traits,
        notes,
        range(stand));
  }

  static @Nullable String text(StandEntry entry) {
    return entry.getValue() != null ? entry.getValue() : entry.getWord();
  }

  public Board board(MapDef map) {
    Map<String, TerrainDef> legend = MapRows.legend(map);
    List<String> cells = new ArrayList<>();
    for (MapRows.Row row : MapRows.read(map.getRows())) {
      for (MapRows.Cell cell : row.cells()) {
        cells.add(
            present(
                    legend.get(cell.symbol()),
                    "map " + map.getName() + " has no legend for " + cell.symbol())
                .getName());
      }
    }
    List<Board.HexSide> sides = new ArrayList<>();
    for (LineDef line : map.getLines()) {
      for (HexSideDef side : line.getSides()) {
        sides.add(
            new Board.HexSide(
                line.getTerrain().getName(), hex(side.getFirst()), hex(side.getSecond())));
      }
    }
    List<Board.Place> places = new ArrayList<>();
    for (PlaceDef place : map.getPlaces()) {
      places.add(new Board.Place(place.getName(), hex(place.getHex())));
    }
    return new Board(
        map.getName(),
        label(map.getLabel(), map.getName()),
        map.getWidth(),
        map.getHeight(),
        cells,
        sides,
        places,
        range(map));
  }

  private Scenario scenario(ScenarioDef scenario) {
    Map<String, String> switches = new LinkedHashMap<>();
    for (SwitchSetting setting : scenario.getSettings()) {
      switches.put(setting.getSwitch().getName(), setting.getValue());
    }
    var names = new StandNames(scenario);
    return new Scenario(
        scenario.getName(),
        label(scenario.getLabel(), scenario.getName()),
        scenario.getDate() == null ? "" : scenario.getDate().replaceAll("\\s", ""),
        scenario.getRounds() == 0 ? null : scenario.getRounds(),
        switches,
        scenario.getSides().stream()
            .map(
                side ->
                    new Scenario.Side(
                        side.getName(),
                        label(side.getLabel(), side.getName()),
                        side.getArmy().getName(),
                        side.getGroups().stream().map(group -> group(group, names)).toList(),
                        side.getNotes(),
                        range(side)))
            .toList(),
        scenario.getNotes(),
        range(scenario));
  }

  private Scenario.Group group(GroupDef group, StandNames names) {
    if (group.getGenerals().size() != 1) {
      throw new IllegalArgumentException("group " + group.getName() + " needs exactly one general");
    }
    GeneralDef general = group.getGenerals().getFirst();
    List<Scenario.Deployed> stands = new ArrayList<>();
    for (DeployDef deploy : group.getStands()) {
      Facing facing = Facing.valueOf(deploy.getFacing());
      for (int i = 0; i < deploy.getHexes().size(); i++) {
        stands.add(
            new Scenario.Deployed(
                names.next(deploy),
                deploy.getLine().getName(),
                hex(deploy.getHexes().get(i)),
                facing,
                range(deploy)));
      }
    }
    return new Scenario.Group(
        group.getName(),
        label(group.getLabel(), group.getName()),
        new Scenario.General(
            general.getName(),
            label(general.getLabel(), general.getName()),
            general.getBonus(),
            general.getQuality() == null ? "normal" : general.getQuality(),
            general.getRange() == 0 ? null : general.getRange(),
            hex(general.getHex()),
            range(general)),
        stands,
        range(group));
  }

  /**
   * Names for the stands on the map: the author's own, else the line's with a number, each once in
   * the scenario.
   */
  private static final class StandNames {
    private final Set<String> taken = new HashSet<>();
    private final Map<String, Integer> last = new HashMap<>();

    StandNames(ScenarioDef scenario) {
      for (SideDef side : scenario.getSides()) {
        for (GroupDef group : side.getGroups()) {
          for (DeployDef deploy : group.getStands()) {
            if (deploy.getName() != null && deploy.getHexes().size() == 1) {
              taken.add(deploy.getName());
            }
          }
        }
      }
    }

    String next(DeployDef deploy) {
      if (deploy.getName() != null && deploy.getHexes().size() == 1) {
        return deploy.getName();
      }
      String stem = deploy.getName() != null ? deploy.getName() : deploy.getLine().getName();
      String name;
      do {
        name = stem + "-" + last.merge(stem, 1, Integer::sum);
      } while (!taken.add(name));
      return name;
    }
  }

  private static Hex hex(String number) {
    return present(MapRows.hex(number), "no hex number: " + number);
  }

  /** The place of an element in the text, without the comment above it. */
  public SourceRange range(EObject element) {
    INode node = NodeModelUtils.findActualNodeFor(element);
    if (node == null) {
      return SourceRange.NOWHERE;
    }
    LineAndColumn start = NodeModelUtils.getLineAndColumn(node, node.getOffset());
    LineAndColumn end = NodeModelUtils.getLineAndColumn(node, node.getEndOffset());
    return new SourceRange(
        fileNames.apply(element.eResource()),
        start.getLine(),
        start.getColumn(),
        end.getLine(),
        end.getColumn());
  }

  private static Cite cite(
      @Nullable String section, @Nullable String text, boolean ours, List<String> ledger) {
    return new Cite(section == null ? "" : section, text == null ? "" : text, ours, ledger);
  }

  private static String label(@Nullable String label, String name) {
    return label == null ? LABEL_DASH.matcher(name).replaceAll(" ") : label;
  }

  private static final Pattern LABEL_DASH = Pattern.compile("_");

  private static <T> T present(@Nullable T value, String otherwise) {
    if (value == null) {
      throw new IllegalArgumentException(otherwise);
    }
    return value;
  }
}
