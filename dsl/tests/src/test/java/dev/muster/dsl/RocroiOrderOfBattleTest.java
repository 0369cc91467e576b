package dev.muster.dsl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.model.Scenario;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rocroi stands in three games, and its order of battle is written once: each game fields the
 * troops of each row, in the number that its scale gives.
 */
class RocroiOrderOfBattleTest {
  private static final Path EXAMPLES = Path.of("../../examples");

  @ParameterizedTest
  @CsvSource({
    // men a unit of foot, of horse, of light horse, of shot; guns a unit
    "rocroi, Rocroi, 850, 400, 400, 500, 6",
    "rocroi-boxgrid, RocroiBoxgrid, 2550, 800, 400, 1000, 12",
    "rocroi-adlgr, RocroiAdlgr, 1700, 400, 400, 500, 6"
  })
  void eachGameFieldsTheOrderOfBattle(
      String example, String name, int foot, int horse, int light, int shot, int guns)
      throws Exception {
    Map<String, Integer> scale =
        Map.of("foot", foot, "horse", horse, "light horse", light, "shot", shot, "guns", guns);
    Scenario scenario =
        MusterFileLoader.load(List.of(EXAMPLES.resolve(example))).program(name).scenario();
    Map<String, Map<String, Integer>> fielded = fielded(scenario);
    Set<String> used = new TreeSet<>();
    for (Row row : rows()) {
      Map<String, Integer> units = fielded.get(row.side);
      int count = 0;
      for (String each : row.names) {
        count += units.getOrDefault(each, 0);
        used.add(row.side + " " + each);
      }
      long wanted = Math.max(1, Math.round((double) row.strength / scale.get(row.arm)));
      assertEquals(wanted, count, () -> example + ": " + row);
    }
    fielded.forEach(
        (side, units) ->
            units
                .keySet()
                .forEach(each -> assertTrue(used.contains(side + " " + each), example + each)));
  }

  private record Row(String side, List<String> names, String arm, int strength) {}

  private static List<Row> rows() throws Exception {
    List<Row> rows = new ArrayList<>();
    List<String> lines = Files.readAllLines(EXAMPLES.resolve("rocroi/order-of-battle.csv"));
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      List<String> names = new ArrayList<>(List.of(cells[2]));
      names.addAll(List.of(cells[6].split(" ")));
      rows.add(new Row(cells[0], names, cells[4], Integer.parseInt(cells[5])));
    }
    return rows;
  }

  /** The number of stands of each name, by side. */
  private static Map<String, Map<String, Integer>> fielded(Scenario scenario) {
    Map<String, Map<String, Integer>> fielded = new TreeMap<>();
    for (Scenario.Side side : scenario.sides()) {
      Map<String, Integer> units = fielded.computeIfAbsent(side.name(), none -> new TreeMap<>());
      side.groups().stream()
          .flatMap(group -> group.stands().stream())
          .forEach(each -> units.merge(each.name().replaceAll("-\\d+$", ""), 1, Integer::sum));
    }
    return fielded;
  }
}
