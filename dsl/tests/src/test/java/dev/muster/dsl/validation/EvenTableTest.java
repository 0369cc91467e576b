package dev.muster.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.testing.ValidationFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A slip on a table of L'Art de la Guerre is told once, where it stands: each row changes one place
 * of the even table, on which nothing is found.
 */
class EvenTableTest {
  private static final Path EVEN = Path.of("../../examples/even-table/even-table.muster");

  private static List<String> found(String text) {
    return ValidationFixture.of(text).lines();
  }

  @Test
  void nothingIsFoundOnIt() throws IOException {
    assertEquals(List.of(), found(Files.readString(EVEN)));
  }

  /** The middle of the front of both is one point. */
  @Test
  void twoInMeleeMayStandFaceToFace() throws IOException {
    String text =
        Files.readString(EVEN)
            .replace("NorthRaiders at 1.8,11 facing S", "NorthRaiders at 16.2,3 facing S");
    assertTrue(text.contains("NorthRaiders at 16.2,3"), text);
    assertEquals(List.of(), found(text).stream().filter(each -> each.startsWith("ERROR")).toList());
    String aslant =
        text.replace("16.2,3 facing S", "16.2,3 facing 213.8")
            .replace("16.2,3 facing N", "16.2,3 facing 33.8");
    assertEquals(
        List.of(), found(aslant).stream().filter(each -> each.startsWith("ERROR V-1")).toList());
    assertTrue(
        found(text.replace("NorthRaiders at 16.2,3 facing S", "NorthRaiders at 16.2,3 facing W"))
            .stream()
            .anyMatch(each -> each.startsWith("ERROR V-111 point 16.2,3")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "HeavyCavalry ordinary | HeavyCavalri ordinary | ERROR V-005 the rulebook has no "
            + "category 'HeavyCavalri'; | HeavyCavalri",
        "HeavyCavalry ordinary | HeavyCavalry splendid | ERROR V-003 the rulebook has no "
            + "quality 'splendid'; | splendid",
        "weapon carbine | weapon carabine | ERROR V-301 the rulebook has no weapon "
            + "'carabine'; | carabine",
        "pistol-charge | pistol-carge | WARNING V-013 the rulebook has no trait "
            + "'pistol-carge', | pistol-carge",
        "SouthPikes-1 at 6,3 | SouthPikes-1 at 6,23 | ERROR V-110 point 6,23 is off map "
            + "'Common', | 6,23",
        "SouthPikes-1 at 6,3 | SouthPikes-1 at 6,0.4 | ERROR AR-V-13 SouthPikes-1 cannot "
            + "start at 6,0.4, where it is 0.1 UD off the table; move it by so much | 6,0.4",
        "SouthPikes-1 at 6,3 | SouthPikes-1 at 7.03,2.9 | ERROR AR-V-13 SouthPikes-2 "
            + "cannot start at 9,3, where it overlaps SouthPikes-1 by 0.03 UD; | 9,3",
        "SouthPikes-1 at 6,3 | SouthPikes-1 at 9,3 | ERROR V-111 point 9,3 already holds "
            + "SouthPikes-1; | 9,3",
        "SouthPikes-1 at 6,3 facing N | SouthPikes-1 at 6,3 facing 360 | ERROR V-112 a "
            + "unit faces a compass point or degrees from north, not '360'; | 360",
        "SouthRaiders at 16.2,3 | SouthRaiders at 16.2,9.4 | WARNING AR-V-14 NorthLeft-1 "
            + "starts where SouthRaiders can shoot at it: 1.71 UD away, and carbine reaches 2; "
            + "| 14.6,11",
        "SouthGuns at 10.5,3 | SouthGuns at 16.5,7 | ERROR AR-V-13 SouthGuns cannot "
            + "start at 16.5,7, in difficult ground, which Artillery does not enter; | 16.5,7",
        "from 0.6,5.8 to 2.6,8.2 | at 0.6,5.8 2.6,8.2 2.6,5.8 0.6,8.2 | ERROR V-146 the "
            + "side from 2.6,5.8 to 0.6,8.2 meets another side of the area; | 2.6,5.8",
        "from 0.6,5.8 to 2.6,8.2 | from 0.6,5.8 to 2.6,18.2 | ERROR V-205 point 2.6,18.2 "
            + "is off the map, | 2.6,18.2",
        "general Isolano attached to SouthLeft-2 quality ordinary |  | ERROR V-092 group "
            + "'SouthLeft' has no General; | SouthLeft",
        "Isolano attached to SouthLeft-2 quality | Isolano quality | ERROR V-215 General "
            + "Isolano has no place; | Isolano",
        "Isolano attached to SouthLeft-2 | Isolano attached to SouthRight-1 | ERROR "
            + "V-301 there is no stand 'SouthRight-1' here; | SouthRight-1",
        "SouthLeft-2 quality ordinary | SouthLeft-2 quality grand | ERROR V-102 quality "
            + "'grand' is unknown; | grand",
        "Isolano attached to SouthLeft-2 | Isolano at 17,1 | WARNING AR-V-15 SouthLeft-1 "
            + "starts 13.16 UD from Isolano, who reaches 4, | 3.4,3",
      })
  void aSlipIsToldOnceAtItsPlace(String from, String to, String finding, String at)
      throws IOException {
    String text = Files.readString(EVEN);
    assertTrue(text.contains(from), from);
    List<String> found = found(text.replace(from, to == null ? "" : to));
    assertEquals(1, found.size(), found.toString());
    assertTrue(found.getFirst().startsWith(finding), found.getFirst());
    assertTrue(found.getFirst().endsWith(" @ " + at), found.getFirst());
  }
}
