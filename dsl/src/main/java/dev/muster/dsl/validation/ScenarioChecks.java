package dev.muster.dsl.validation;

import dev.muster.dsl.compile.MapRows;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.SwitchSetting;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.scoping.Entries;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.validation.Check;
import org.jspecify.annotations.Nullable;

/** Scenarios: sides, groups and who stands where. */
public class ScenarioChecks extends Checks {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  @Check
  public void sides(ScenarioDef scenario) {
    if (scenario.getSides().size() < 2) {
      refuse(
          "V-121",
          "1.4",
          "a battle needs two sides, this one has " + scenario.getSides().size() + "; add a side",
          scenario,
          AST.getElement_Name());
    } else if (scenario.getSides().size() > 2) {
      refuse(
          "V-121",
          "1.4",
          "only two sides can be played, this one has " + scenario.getSides().size(),
          scenario,
          AST.getElement_Name());
    }
    var rulebook = Entries.rulebookOf(scenario);
    for (SideDef side : scenario.getSides()) {
      var army = side.getArmy();
      if (rulebook != null
          && army != null
          && army.getRulebook() != null
          && !army.getRulebook().eIsProxy()
          && army.getRulebook() != rulebook
          && !Entries.lineage(rulebook).contains(army.getRulebook())) {
        warn(
            "V-140",
            "1.0",
            "army '"
                + army.getName()
                + "' is for "
                + army.getRulebook().getName()
                + ", but the scenario is played by "
                + rulebook.getName()
                + "; use one rulebook",
            side,
            AST.getSideDef_Army());
      }
    }
  }

  @Check
  public void time(ScenarioDef scenario) {
    if (!written(scenario, AST.getScenarioDef_Rounds())) {
      tell("V-123", "", "no length given; 12 rounds are played", scenario, AST.getElement_Name());
    } else if (scenario.getRounds() < 1) {
      refuse(
          "V-123",
          "",
          "a battle lasts 1 round or more; write such as length 12 rounds",
          scenario,
          AST.getScenarioDef_Rounds());
    }
    String date = scenario.getDate();
    if (date != null && date.matches("\\d{4}.*")) {
      int year = Integer.parseInt(date.substring(0, 4));
      if (year < 1550 || year > 1700) {
        tell(
            "V-120",
            "1.0",
            "the rules are made for 1550 to 1700, not for " + year,
            scenario,
            AST.getScenarioDef_Date());
      }
    }
  }

  @Check
  public void switches(ScenarioDef scenario) {
    Set<String> seen = new HashSet<>();
    for (SwitchSetting setting : scenario.getSettings()) {
      var choice = setting.getSwitch();
      if (choice == null || choice.eIsProxy() || setting.getValue() == null) {
        continue;
      }
      if (!choice.getValues().contains(setting.getValue())) {
        refuse(
            "V-209",
            "",
            "'"
                + setting.getValue()
                + "' is no value of "
                + choice.getName()
                + "; choose one of "
                + String.join(", ", choice.getValues()),
            setting,
            AST.getSwitchSetting_Value());
      }
      if (!seen.add(choice.getName())) {
        refuse(
            "V-210",
            "",
            "switch '" + choice.getName() + "' is set twice; remove one",
            setting,
            AST.getSwitchSetting_Switch());
      }
    }
  }

  @Check
  public void names(ScenarioDef scenario) {
    Set<String> sides = new HashSet<>();
    Set<String> stands = new HashSet<>();
    for (SideDef side : scenario.getSides()) {
      unique(sides, side.getName(), "side", side, AST.getSideDef_Name());
      Set<String> groups = new HashSet<>();
      for (GroupDef group : side.getGroups()) {
        unique(groups, group.getName(), "group", group, AST.getGroupDef_Name());
        for (DeployDef stand : group.getStands()) {
          unique(stands, stand.getName(), "stand", stand, AST.getDeployDef_Name());
        }
      }
    }
  }

  private void unique(
      Set<String> seen, String name, String kind, EObject at, EStructuralFeature feature) {
    if (name != null && !seen.add(name)) {
      refuse(
          "V-208",
          "1.2",
          kind + " '" + name + "' is named twice; give one of them another name",
          at,
          feature);
    }
  }

  @Check
  public void groups(SideDef side) {
    if (side.getGroups().isEmpty()) {
      refuse(
          "V-090",
          "1.1",
          "side '" + side.getName() + "' has no command group; add a group with a general",
          side,
          AST.getSideDef_Name());
    } else if (side.getGroups().size() < 3) {
      warn(
          "V-091",
          "1.1",
          "an army mostly has three command groups or more, this side " + side.getGroups().size(),
          side,
          AST.getSideDef_Name());
    }
  }

  @Check
  public void group(GroupDef group) {
    int generals = group.getGenerals().size();
    if (generals != 1) {
      refuse(
          "V-092",
          "1.1",
          "group '"
              + group.getName()
              + "' has "
              + (generals == 0 ? "no general; add one" : generals + " generals; keep one"),
          group,
          AST.getGroupDef_Name());
    }
    if (group.getStands().isEmpty()) {
      refuse(
          "V-094",
          "1.1",
          "group '" + group.getName() + "' has no stands; add one or remove the group",
          group,
          AST.getGroupDef_Name());
    }
    Set<String> categories = new TreeSet<>();
    for (DeployDef stand : group.getStands()) {
      var line = stand.getLine();
      if (line != null
          && !line.eIsProxy()
          && line.getCategory() != null
          && line.getCategory().getName() != null) {
        categories.add(line.getCategory().getName());
      }
    }
    if (categories.size() > 1) {
      tell(
          "V-099",
          "4.9",
          "group '"
              + group.getName()
              + "' mixes "
              + String.join(", ", categories)
              + "; group moves are made inside each of them",
          group,
          AST.getGroupDef_Name());
    }
  }

  @Check
  public void general(GeneralDef general) {
    if (general.getBonus() < -2 || general.getBonus() > 3) {
      warn(
          "V-096",
          "1.4",
          "a bonus of " + general.getBonus() + " is outside -2 to +3; check it",
          general,
          AST.getGeneralDef_Bonus());
    }
    if (general.getQuality() != null
        && !Set.of("good", "normal", "poor").contains(general.getQuality())) {
      refuse(
          "V-102",
          "3.2",
          "quality '" + general.getQuality() + "' is unknown; write good, normal or poor",
          general,
          AST.getGeneralDef_Quality());
    }
    if (written(general, AST.getGeneralDef_Range()) && general.getRange() < 1) {
      refuse(
          "V-103",
          "3.0",
          "a command range is 1 hex or more; leave it out for that of the training",
          general,
          AST.getGeneralDef_Range());
    }
  }

  @Check
  public void facing(DeployDef stand) {
    if (stand.getFacing() != null
        && Arrays.stream(Facing.values())
            .noneMatch(each -> each.name().equals(stand.getFacing()))) {
      refuse(
          "V-112",
          "4.0",
          "a stand faces a corner of its hex, not '"
              + stand.getFacing()
              + "'; write N, NE, SE, S, SW or NW",
          stand,
          AST.getDeployDef_Facing());
    }
  }

  @Check
  public void places(ScenarioDef scenario) {
    MapDef map = scenario.getMap();
    if (map == null || map.eIsProxy()) {
      return;
    }
    Map<Hex, String> taken = new HashMap<>();
    for (SideDef side : scenario.getSides()) {
      for (GroupDef group : side.getGroups()) {
        for (GeneralDef general : group.getGenerals()) {
          place(map, general.getHex(), general, AST.getGeneralDef_Hex(), 0);
        }
        for (DeployDef stand : group.getStands()) {
          String name =
              stand.getName() != null
                  ? stand.getName()
                  : stand.getLine() == null ? "?" : stand.getLine().getName();
          for (int i = 0; i < stand.getHexes().size(); i++) {
            Hex hex = place(map, stand.getHexes().get(i), stand, AST.getDeployDef_Hexes(), i);
            String before = hex == null ? null : taken.putIfAbsent(hex, name);
            if (before != null) {
              error(
                  cited(
                      "hex "
                          + hex
                          + " already holds "
                          + before
                          + "; one unit stands in a hex, so move one",
                      "1.2"),
                  stand,
                  AST.getDeployDef_Hexes(),
                  i,
                  "V-111");
            }
          }
        }
      }
    }
  }

  private @Nullable Hex place(
      MapDef map, @Nullable String number, EObject at, EStructuralFeature feature, int index) {
    if (number == null) {
      return null;
    }
    int place = feature.isMany() ? index : INSIGNIFICANT_INDEX;
    Hex hex = MapRows.hex(number);
    if (hex == null) {
      error(
          cited(
              "'" + number + "' is no hex; write column and row with two digits each, such as 0508",
              "1.2"),
          at,
          feature,
          place,
          "V-110");
      return null;
    }
    if (!MapRows.contains(map, hex)) {
      error(
          cited(
              "hex "
                  + number
                  + " is off map '"
                  + map.getName()
                  + "', which ends at "
                  + new Hex(map.getWidth(), map.getHeight())
                  + "; move it onto the map",
              "1.2"),
          at,
          feature,
          place,
          "V-110");
      return null;
    }
    TerrainDef terrain = MapRows.terrain(map, hex);
    if (terrain != null && terrain.getProperties().contains("impassable")) {
      error(
          cited(
              "hex "
                  + number
                  + " is "
                  + terrain.getName()
                  + " and cannot be entered; choose another",
              "1.2"),
          at,
          feature,
          place,
          "V-110");
    }
    return hex;
  }
}
