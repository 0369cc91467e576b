package dev.muster.dsl.ide.board;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is proposed is of the board of the map and of the rulebook of the scenario. */
class BoardCompletionTest extends BoardFixture {
  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "boxes | at C1 D1 facing N | at C1 {} | D1 C2 B1 | 0101 A2 C1",
        "boxes | at C1 D1 facing N | at C1 D{} | D1 D2 | C2",
        "boxes | facing E | facing {} | N E S W | NE SW",
        "boxes | 6 x 5 boxes | 6 x 5 {} | boxes | hexes UD cm",
        "boxes | marked shaken, hits 2 | marked {} | shaken hits losses momentum | lost road",
        "boxes | marked shaken, hits 2 | marked shaken, {} | hits losses | lost",
        "boxes | marked shaken, hits 2 | {} | marked with | lost disordered on",
        "boxes | quality gifted | quality {} | common gifted | strategist good",
        "boxes | along A3 B3 C4 D4 | along A3 {} | B3 A4 B4 B2 | A3 C4 C3",
        "boxes | way road | way {} | road ditch copse plain | Pikes",
        "boxes | C2-C3, D2 - D3 | C2 - {} | C3 B2 D2 C1 | D3 B3",
        "boxes | C2-C3, D2 - D3 | C2-{} | C2-C3 C2-B2 C2-D2 C2-C1 | C2-D3",
        "boxes | in South | in {} | South | House Block",
        "boxes | towards House | towards {} | House South D4 | 0101",
        "boxes | arrives round 2 at A5 B5 | arrives round 2 at A5 {} | B5 A4 | A5 0101",
        "boxes | 2 abreast from A2 | 2 {} | abreast in facing | at",
        "boxes | abreast from A2 | abreast from {} | B2 A2 | 0101",
        "boxes | ground boxes | ground {} | hexes boxes table | Park",
        "boxes | mark shaken `Begins | mark shaken {} `Begins | valued ranks label | values",
        "boxes | leader common 0 | leader common 0 {} | ours section | cost",
        "boxes | place `Mirabello` at E4 | {} place `Mirabello` at E4 | way side place note | -",
        "table | at 15,16 quality | at {} quality | 10,15 13,17 15,18.5 | 0101 D4",
        "table | at 1.5,5 facing 20 | at {} | 10,5 2,5 8,7 8,3 15,18.5 | 0101 D4",
        "table | facing 20 marked | facing {} marked | N NE E SE S SW W NW | -",
        "table | facing NW | facing {} | N NE E SE S SW W NW | -",
        "table | 30 x 20.5 UD | 30 x 20.5 {} | UD | hexes boxes MU cm",
        "table | marked hits 1 | marked {} | hits square routed | shaken lost",
        "table | marked hits 1 | {} | marked with | lost disordered on",
        "table | quality strategist | quality {} | ordinary competent brilliant strategist | good",
        "table | area wood | area {} | wood lake road stream | Brigades",
        "table | area wood `The grove` from | area wood `The grove` {} | from at | along",
        "table | way road along | way road {} | along | at from",
        "table | 30,12 wide 0.5 | 30,12 {} | wide | points",
        "table | in Camp | in {} | Camp | Grove Riders",
        "table | towards Grove | towards {} | Grove Hill Camp | 0101",
        "table | 3 abreast from 4,5 | 3 {} | abreast in | at",
        "table | place `Podelwitz` | {} place `Podelwitz` | area way place note | rows heights",
      })
  void whatFitsIsProposed(String board, String was, String becomes, String with, String without)
      throws Exception {
    List<String> labels = labels(opened(board, was.replace('`', '"'), becomes.replace('`', '"')));
    for (String each : with.split(" ")) {
      assertTrue(labels.contains(each), () -> "no " + each + " in " + labels);
    }
    Arrays.stream(without.split(" "))
        .forEach(each -> assertFalse(labels.contains(each), () -> each + " in " + labels));
  }
}
