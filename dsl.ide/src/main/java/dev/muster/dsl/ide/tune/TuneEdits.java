package dev.muster.dsl.ide.tune;

import dev.muster.dsl.ide.mapedit.EditedMap;
import dev.muster.dsl.ide.mapedit.MapEditor;
import dev.muster.dsl.ide.mapedit.RefusedActionException;
import dev.muster.dsl.ide.mapedit.StatementLayout;
import dev.muster.dsl.ide.properties.StandProperties;
import dev.muster.dsl.ide.refactoring.Refactoring;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.ide.refactoring.StandPlacement;
import dev.muster.dsl.ide.scene.MapAction;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.ArrivalDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.SwitchSetting;
import dev.muster.dsl.naming.StandNames;
import dev.muster.dsl.text.TextChange;
import dev.muster.rules.balance.ScenarioVariation;
import dev.muster.rules.balance.SingleChanges;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.tune.TuneSearch;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * Writes proposed edits into the texts of a scenario, its map and its armies. The changed texts
 * compile to the scenario that was fought.
 */
final class TuneEdits {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  private final EditedMap edited;
  private final ScenarioDef scenario;
  private final Changes changes = new Changes();

  private TuneEdits(EditedMap edited, ScenarioDef scenario) {
    this.edited = edited;
    this.scenario = scenario;
  }

  /**
   * Returns the changes of the texts.
   *
   * @throws RefusedActionException if an edit cannot be written without another one
   */
  static Refactoring write(
      String title, List<TuneSearch.Edit> edits, EditedMap edited, ScenarioDef scenario)
      throws RefusedActionException {
    TuneEdits text = new TuneEdits(edited, scenario);
    Set<ArmyDef> armies = new LinkedHashSet<>();
    BattleProgram changed = edited.program();
    for (TuneSearch.Edit each : edits) {
      try {
        text.write(each, armies);
        changed = ScenarioVariation.of(each.label(), changed).getFirst().program();
      } catch (IllegalArgumentException impossible) {
        throw new RefusedActionException(String.valueOf(impossible.getMessage()));
      }
    }
    for (ArmyDef army : armies) {
      text.total(army, changed);
    }
    Refactoring written = text.changes.as(title);
    if (written.changes().isEmpty()
        || written.changes().keySet().stream().anyMatch(RulebookLibrary::contains)) {
      throw new RefusedActionException("The text has no place for it.");
    }
    return written;
  }

  private void write(TuneSearch.Edit edit, Set<ArmyDef> armies) throws RefusedActionException {
    SingleChanges.Factor factor = edit.factor();
    String name = factor.name();
    String value = edit.label().substring(name.length()).replaceFirst("^[= ]", "");
    switch (factor.kind()) {
      case STRENGTH, NUMBERS, CLASS -> line(name, value, armies);
      case BREAKS -> breaks(name.substring(0, name.lastIndexOf('.')), value);
      case ARRIVALS -> arrival(name.substring(0, name.indexOf(' ')), value);
      case LENGTH ->
          replaceOrBegin(scenario, AST.getScenarioDef_Rounds(), value, "length ", " rounds");
      case GROUND -> paint(name.substring(0, name.indexOf(' ')), value);
      case SWITCHES -> switchTo(name, value);
      case PLACES -> move(name.substring(0, name.indexOf(' ')), value);
    }
  }

  // ---- army lists

  private ArmyDef army(String name) throws RefusedActionException {
    return scenario.getSides().stream()
        .map(each -> each.getArmy())
        .filter(each -> each != null && name.equals(each.getName()))
        .findFirst()
        .orElseThrow(() -> new RefusedActionException("There is no army " + name + "."));
  }

  /** A value of a line, whose name is ARMY.LINE.STAT. */
  private void line(String name, String value, Set<ArmyDef> armies) throws RefusedActionException {
    String[] parts = name.split("\\.", -1);
    ArmyDef army = army(parts[0]);
    for (StandDef stand : army.getStands()) {
      if (parts[1].equals(stand.getName())) {
        Optional<TextChange> change = StandProperties.change(stand, parts[2], value);
        change.ifPresent(each -> add(stand, each.offset(), each.length(), each.text()));
        armies.add(army);
      }
    }
  }

  private void breaks(String name, String value) throws RefusedActionException {
    ArmyDef army = army(name);
    INode from = StandPlacement.word(army, AST.getArmyDef_BreakNumerator());
    INode to = StandPlacement.word(army, AST.getArmyDef_BreakDenominator());
    if (from == null || to == null) {
      StatementLayout.insertFirst(army, "breaks at " + value, changes);
    } else {
      add(army, from.getOffset(), to.getEndOffset() - from.getOffset(), value);
    }
  }

  /** A stated total that was right stays right. */
  private void total(ArmyDef army, BattleProgram changed) {
    INode total = StandPlacement.word(army, AST.getArmyDef_Total());
    String before = total == null ? null : points(army, edited.program());
    String after = points(army, changed);
    if (total != null && after != null && total.getText().equals(before) && !after.equals(before)) {
      add(army, total.getOffset(), total.getLength(), after);
    }
  }

  private static @Nullable String points(ArmyDef army, BattleProgram program) {
    for (Army each : program.armies()) {
      if (each.name().equals(army.getName())) {
        DerivedStats figures = RuleSystems.of(program.rulebook()).derivedStats();
        return figures
            .list(each, program.rulebook())
            .map(strength -> Integer.toString(strength.points()))
            .orElse(null);
      }
    }
    return null;
  }

  // ---- the scenario

  /** The round of a group, or of a stand, that comes later. */
  private void arrival(String name, String round) throws RefusedActionException {
    for (ArrivalDef each : arrivals(name)) {
      INode written = StandPlacement.word(each, AST.getArrivalDef_Round());
      if (written != null) {
        add(each, written.getOffset(), written.getLength(), round);
      }
    }
  }

  private List<ArrivalDef> arrivals(String name) throws RefusedActionException {
    List<ArrivalDef> found = new ArrayList<>();
    StandNames names = StandNames.of(scenario);
    List<GroupDef> groups =
        scenario.getSides().stream().flatMap(side -> side.getGroups().stream()).toList();
    for (GroupDef group : groups) {
      if (name.equals(group.getName())) {
        found.addAll(group.getArrivals());
      }
      for (DeployDef stand : group.getStands()) {
        boolean alone = names.of(stand).equals(List.of(name));
        if (name.equals(group.getName()) || alone) {
          found.addAll(stand.getArrivals());
        }
      }
    }
    if (found.isEmpty()) {
      throw new RefusedActionException(
          name + " arrives with others. Write a line of its own for it first.");
    }
    return found;
  }

  private void switchTo(String key, String value) throws RefusedActionException {
    for (SwitchSetting each : scenario.getSettings()) {
      if (each.getSwitch() != null && key.equals(each.getSwitch().getName())) {
        INode written = StandPlacement.word(each, AST.getSwitchSetting_Value());
        if (written != null) {
          add(each, written.getOffset(), written.getLength(), value);
          return;
        }
      }
    }
    StatementLayout.insertFirst(scenario, "switch " + key + " " + value, changes);
  }

  private void paint(String place, String terrain) throws RefusedActionException {
    draw(MapAction.paint(List.of(place), terrain));
  }

  /**
   * A place of a zone is left alone: units that start in the zone would have others by then, and
   * the scenario would not be the one that was fought.
   */
  private void move(String stand, String place) throws RefusedActionException {
    Stream<String> left =
        stands().filter(each -> each.name().equals(stand)).map(each -> each.at().toString());
    if (Stream.concat(left, Stream.of(place)).anyMatch(startingPlaces()::contains)) {
      throw new RefusedActionException("Move it on the map: units start in that zone.");
    }
    draw(MapAction.move(List.of("stand:" + stand), place));
  }

  /** The places of all zones in which units start. */
  private Set<String> startingPlaces() {
    return edited.program().scenario().zones().stream()
        .filter(zone -> stands().anyMatch(each -> zone.name().equals(each.zone())))
        .flatMap(each -> each.places().stream())
        .map(Place::toString)
        .collect(Collectors.toSet());
  }

  private Stream<Scenario.DeployedStand> stands() {
    return edited.program().scenario().sides().stream()
        .flatMap(side -> side.groups().stream())
        .flatMap(group -> group.stands().stream());
  }

  private void draw(MapAction action) throws RefusedActionException {
    new MapEditor(edited)
        .changes(action)
        .changes()
        .forEach(
            (file, all) ->
                all.forEach(each -> changes.add(file, each.offset(), each.length(), each.text())));
  }

  // ---- texts

  private void replaceOrBegin(
      EObject element, EStructuralFeature feature, String value, String before, String behind)
      throws RefusedActionException {
    INode written = StandPlacement.word(element, feature);
    if (written == null) {
      StatementLayout.insertFirst(element, before + value + behind, changes);
    } else {
      add(element, written.getOffset(), written.getLength(), value);
    }
  }

  private void add(EObject element, int offset, int length, String text) {
    changes.add((XtextResource) element.eResource(), offset, length, text);
  }
}
