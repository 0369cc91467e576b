package dev.muster.dsl.naming;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.ExpectDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.rules.battle.OrderPattern;
import dev.muster.rules.battle.OrderPattern.PlacedWord;
import dev.muster.rules.odds.OrderPosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * The names in the lines {@code expect odds} of a scenario, and what they mean. An order is written
 * in the words of a situation, so its names are no references of the grammar. {@link OrderPosition}
 * owns the rule which names an order may use: those on the map, or those of two lines of the lists.
 */
public final class OrderNames {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  /** Everything on the map that an order can name. */
  private final Map<String, EObject> onMap = new HashMap<>();

  private final Map<String, DeployDef> units = new HashMap<>();
  private final List<Listed> lines = new ArrayList<>();
  private final List<NameUse> uses = new ArrayList<>();

  /** A line of an army list that a side fields. */
  private record Listed(ArmyDef army, StandDef line) {
    String qualified() {
      return army.getName() + "." + line.getName();
    }

    boolean is(String word) {
      return word.equals(line.getName()) || word.equals(qualified());
    }
  }

  private OrderNames(ScenarioDef scenario) {
    StandNames names = StandNames.of(scenario);
    for (SideDef side : scenario.getSides()) {
      ArmyDef army = side.getArmy();
      if (army != null && !army.eIsProxy() && lines.stream().noneMatch(it -> it.army == army)) {
        army.getStands().forEach(line -> lines.add(new Listed(army, line)));
      }
      for (GroupDef group : side.getGroups()) {
        for (DeployDef deploy : group.getStands()) {
          names.of(deploy).forEach(unit -> units.putIfAbsent(unit, deploy));
        }
      }
    }
    onMap.putAll(units);
    for (SideDef side : scenario.getSides()) {
      for (GroupDef group : side.getGroups()) {
        group.getGenerals().forEach(general -> onMap.putIfAbsent(general.getName(), general));
      }
    }
    for (SideDef side : scenario.getSides()) {
      side.getGroups().forEach(group -> onMap.putIfAbsent(group.getName(), group));
    }
    scenario.getSides().forEach(side -> onMap.putIfAbsent(side.getName(), side));
    scenario.getExpectations().forEach(this::read);
  }

  /** Returns the names in the orders of a scenario, in the order of the text. */
  public static List<NameUse> of(ScenarioDef scenario) {
    return scenario.getExpectations().stream().allMatch(each -> each.getOrder() == null)
        ? List.of()
        : List.copyOf(new OrderNames(scenario).uses);
  }

  /** Returns the names in the orders of a file, in the order of the text. */
  public static List<NameUse> in(Resource file) {
    List<NameUse> found = new ArrayList<>();
    scenarios(file).forEach(scenario -> found.addAll(of(scenario)));
    return found;
  }

  /** Returns the name at an offset, or that ends there; null if there is none. */
  public static @Nullable NameUse at(XtextResource file, int offset) {
    ScenarioDef scenario = scenarioOfOrder(file, offset);
    if (scenario != null) {
      for (NameUse each : of(scenario)) {
        if (each.offset() <= offset && offset <= each.end()) {
          return each;
        }
      }
    }
    return null;
  }

  /** The scenario of the line at an offset that has an order: elsewhere no names are looked up. */
  private static @Nullable ScenarioDef scenarioOfOrder(XtextResource file, int offset) {
    for (ScenarioDef scenario : scenarios(file)) {
      for (ExpectDef each : scenario.getExpectations()) {
        INode line = each.getOrder() == null ? null : NodeModelUtils.findActualNodeFor(each);
        if (line != null && line.getOffset() <= offset && offset <= line.getEndOffset()) {
          return scenario;
        }
      }
    }
    return null;
  }

  private static List<ScenarioDef> scenarios(Resource file) {
    return file.getContents().isEmpty() || !(file.getContents().getFirst() instanceof Document text)
        ? List.of()
        : EcoreUtil2.typeSelect(text.getElements(), ScenarioDef.class);
  }

  private void read(ExpectDef expect) {
    INode order = node(expect, AST.getExpectDef_Order());
    if (order == null) {
      return;
    }
    String quoted = order.getText();
    List<PlacedWord> words = OrderPattern.placedWords(quoted.substring(1, quoted.length() - 1));
    List<String> facing =
        OrderPosition.facing(
            words.stream().map(PlacedWord::text).toList(),
            units::containsKey,
            word -> lines.stream().anyMatch(line -> line.is(word)));
    Line line = new Line(expect, order.getOffset() + 1, node(expect, AST.getExpectDef_Unit()));
    if (facing.isEmpty()) {
      line.addOnMap(words);
    } else {
      line.addFacing(words, facing.get(0), facing.get(1));
    }
  }

  private List<Listed> lines(String name) {
    return lines.stream().filter(each -> each.is(name)).toList();
  }

  private static @Nullable INode node(ExpectDef expect, EStructuralFeature feature) {
    List<INode> nodes = NodeModelUtils.findNodesForFeature(expect, feature);
    return nodes.isEmpty() ? null : nodes.getFirst();
  }

  /**
   * A line whose names are found.
   *
   * @param begin the offset of its order in the file
   * @param unit what stands behind {@code that}
   */
  private final class Line {
    private final ExpectDef expect;
    private final int begin;
    private final @Nullable INode unit;

    Line(ExpectDef expect, int begin, @Nullable INode unit) {
      this.expect = expect;
      this.begin = begin;
      this.unit = unit;
    }

    void addOnMap(List<PlacedWord> words) {
      for (PlacedWord word : words) {
        EObject element = onMap.get(word.text());
        if (element != null) {
          addQuoted(element, word.offset(), word.text().length(), onMap(element, word.text()));
        }
      }
      EObject element = unit == null ? null : onMap.get(expect.getUnit());
      if (element != null) {
        addUnit(element, onMap(element, expect.getUnit()));
      }
    }

    private static Function<ScenarioNames, String> onMap(EObject element, String name) {
      return element instanceof DeployDef ? names -> names.unit(name) : names -> names.of(element);
    }

    /** Adds two lines that face each other. */
    void addFacing(List<PlacedWord> words, String first, String second) {
      Listed mover = lines(first).getFirst();
      Listed enemy = OrderPosition.enemy(mover, lines(second), Listed::army);
      boolean found = false;
      for (PlacedWord word : words) {
        boolean isMover = !found && word.text().equals(first);
        if (isMover || word.text().equals(second)) {
          addListed(isMover ? mover : enemy, word);
        }
        found |= isMover;
      }
      addUnit(
          mover.line, names -> OrderPosition.moverName(names.of(mover.line), names.of(enemy.line)));
      addUnit(
          enemy.line, names -> OrderPosition.enemyName(names.of(mover.line), names.of(enemy.line)));
    }

    /** Adds a line of an army list, and before it the army if it is written. */
    private void addListed(Listed listed, PlacedWord word) {
      int at = word.offset();
      String line = listed.line.getName();
      if (!word.text().equals(line)) {
        int length = listed.army.getName().length();
        addQuoted(listed.army, at, length, names -> names.of(listed.army));
        at += length + 1;
      }
      addQuoted(listed.line, at, line.length(), names -> names.of(listed.line));
    }

    private void addQuoted(
        EObject element, int offset, int length, Function<ScenarioNames, String> spelling) {
      uses.add(new NameUse(element, expect, begin + offset, length, true, spelling));
    }

    /** Adds what stands behind {@code that}, if it is spelled so. */
    private void addUnit(EObject element, Function<ScenarioNames, String> spelling) {
      if (unit != null && spelling.apply(ScenarioNames.PRESENT).equals(expect.getUnit())) {
        uses.add(new NameUse(element, expect, unit.getOffset(), unit.getLength(), false, spelling));
      }
    }
  }
}
