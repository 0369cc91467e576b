package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is written for another board or another game, by the command line: one finding for one slip,
 * at its place, that says what to write.
 */
class BoardMismatchTest {
  private static final Path BOARDS =
      Path.of("../dsl/tests/src/test/resources/dev/muster/dsl/boards");

  @TempDir private Path folder;

  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        // a map of the wrong ground
        "boxes | 6 x 5 boxes | 6 x 5 | 6 x 5 | 5 | V-145 | write boxes behind its size",
        "boxes | 6 x 5 boxes | 6 x 5 UD | UD | UD | V-145 | write hexes or boxes",
        "boxes | 6 x 5 boxes | 6 x 5 hexes | hexes | hexes | V-145 | write boxes behind its size",
        "table | 30 x 20.5 UD | 30 x 20.5 | 20.5 | 20.5 | V-145 | write UD behind its size",
        "table | 30 x 20.5 UD | 30 x 20.5 MU | on Plain | Plain | V-141 | write UD behind its size",
        "ways | rules club.hexes | rules boxgrid | on Hills | Hills | V-141 | choose a map of"
            + " boxes",
        "ways | rules club.hexes | rules adlgr | on Hills | Hills | V-141 | choose a map such"
            + " as Hills 30 x 20 UD",
        "boxes | legend { . open c copse } | legend { . open c copse } area copse from 1,1 to 3,3 |"
            + " area copse | copse | V-145 | draw it in the rows",
        "table | place `Podel | side wood 0101-0102 place `Podel | side wood | wood | V-145 | write"
            + " way, along",
        // a place in another board's way
        "boxes | at E4 points | at 0508 points | 0508 | 0508 | V-205 | such as D4",
        "boxes | at C1 D1 facing | at C1 12.5,3 facing | 12.5,3 | 12.5,3 | V-110 | such as D4",
        "table | at 15,16 quality | at D4 quality | D4 | D4 | V-110 | such as 12.5,3",
        "table | at 20,2..28,6 | at 20,2..F6 | F6 | F6 | V-205 | such as 12.5,3",
        "table | along 0,10 8,10.5 | along 0,10 0810 | 0810 | 0810 | V-205 | such as 12.5,3",
        "ways | at 0101 facing | at D4 facing | D4 facing | D4 | V-110 | such as 0508",
        "ways | along 0102 0202 | along 0102 B2 | B2 | B2 | V-205 | such as 0508",
        // a facing of another board
        "boxes | facing E | facing NE | facing NE | NE | V-112 | write N, E, S or W",
        "ways | 0101 facing SE | 0101 facing 135 | facing 135 | 135 | V-112 | write N, NE, SE, S,"
            + " SW or NW",
        "table | facing NW | facing 400 | facing 400 | 400 | V-112 | 0 to 359",
        // a mark or a leader of another rulebook
        "boxes | marked shaken, hits 2 | marked disrupted | disrupted | disrupted | V-142 | choose"
            + " one of",
        "boxes | marked shaken, hits 2 | disordered | disordered | disordered | V-142 | remove it",
        "boxes | marked shaken, hits 2 | lost 1/2 | lost 1/2 | 1 | V-142 | remove it",
        "table | marked hits 1 | on opportunity | opportunity | opportunity | V-142 | remove it",
        "table | marked hits 1 | marked shaken | marked shaken | shaken | V-142 | choose one of"
            + " hits, square, routed",
        "ways | facing N lost 1/0/0 disordered | facing N marked shaken | marked shaken | shaken |"
            + " V-142 | choose one of",
        "boxes | quality gifted | quality brilliant | brilliant | brilliant | V-102 | write common"
            + " or gifted",
        "table | quality strategist | quality good | quality good | good | V-102 | write ordinary,"
            + " competent, brilliant or strategist",
        "ways | Guise at 0101 | Guise at 0101 quality gifted | gifted | gifted | V-102 | write"
            + " good, normal or poor",
        // decimals on a grid
        "boxes | 6 x 5 boxes | 6.5 x 5 boxes | 6.5 | 6.5 | V-144 | write whole numbers",
        "ways | 6 x 5 hexes | 6 x 5.5 hexes | 5.5 | 5.5 | V-144 | write whole numbers",
        "ways | at 0101 facing | at 01.5 facing | 01.5 | 01.5 | V-110 | such as 0508",
        "boxes | along A3 B3 C4 D4 | along A3 B3 C4 D4 wide 0.5 | wide 0.5 | 0.5 | V-147 | remove"
            + " wide",
        // areas that cross themselves
        "table | at 22,15 22,18.5 26,19 | at 22,15 26,19 22,18.5 26,15 | 22,18.5 26,15 | 22,18.5 |"
            + " V-146 | name the corners in their order",
        "table | at 22,15 22,18.5 26,19 | at 22,15 22,18.5 | 22,15 22,18.5 | 22,15 | V-146 | three"
            + " corners or more",
        // points off the table
        "table | at 15,18.5 points | at 31,18.5 points | 31,18.5 | 31,18.5 | V-205 | which ends at"
            + " 30,20.5",
        "table | 30,12 wide | 31,12 wide | 31,12 | 31,12 | V-205 | which ends at 30,20.5",
        "table | at 18,15.25 facing | at 18,25 facing | 18,25 | 18,25 | V-110 | move it onto the"
            + " map",
        "table | from 12,14 to 14.5,16 | from 12,14 to 14.5,26 | 14.5,26 | 14.5,26 | V-205 | which"
            + " ends at 30,20.5",
        "boxes | at A5 B5 facing | at A5 B7 facing | B7 | B7 | V-205 | which ends at F5",
        // a game nobody plays
        "boxes | ground boxes | ground parade | parade | parade | V-148 | write hexes, boxes or"
            + " table in UD",
      })
  void oneFindingAtItsPlace(
      String board, String was, String becomes, String line, String at, String code, String says)
      throws IOException {
    String whole = Files.readString(BOARDS.resolve(board + ".muster"));
    String from = was.replace('`', '"');
    String to = becomes.replace('`', '"');
    assertTrue(whole.contains(from), from);
    int start = whole.indexOf(from);
    String text = whole.substring(0, start) + to + whole.substring(start + from.length());
    Path file = folder.resolve("battle.muster");
    Files.writeString(file, text);
    CommandRun run = CommandRun.of("check", file.toString());
    List<String> found =
        run.out()
            .lines()
            .filter(each -> each.contains(": error ") || each.contains(": warning "))
            .filter(each -> !each.matches(".*: warning (V-091|BG-V-25): .*"))
            .toList();
    assertEquals(1, found.size(), run::out);
    int place = text.indexOf(line, start - 20 < 0 ? 0 : Math.min(start, text.indexOf(line)));
    place = text.indexOf(at, place);
    int row = (int) text.substring(0, place).chars().filter(each -> each == '\n').count() + 1;
    int column = place - text.lastIndexOf('\n', place);
    String told = found.getFirst();
    assertTrue(told.contains(":" + row + ":" + column + ": "), () -> row + ":" + column + told);
    assertTrue(told.contains(" " + code + ": "), told);
    assertTrue(told.contains(says), told);
    assertEquals(1, run.exit(), run::out);
  }

  /**
   * A game nobody plays is no error, since it can be printed; it is told once, with those there
   * are.
   */
  @Test
  void aGameNobodyPlays() throws IOException {
    Path file = folder.resolve("chess.muster");
    Files.writeString(
        file,
        """
        rulebook mine "Mine" system snaphence {
            ground hexes
            category Foot code "F"
            order any
            stat sp "SP" whole required
            terrain plain cost * 1
        }

        army A for mine {
            stand Foot Foot any sp 3
        }

        map Field 4 x 2 {
            legend { . plain }
            rows \"""
                . . . .
                 . . . .
            \"""
        }

        scenario S on Field rules mine {
            length 4 rounds
            side Red fields A { group R { general One at 0101 stand Foot at 0101 facing SE } }
            side Blue fields A { group B { general Two at 0402 stand Foot at 0402 facing NW } }
        }
        """);
    String told = CommandRun.of("check", file.toString(), "--least", "info").out();
    List<String> found = told.lines().filter(each -> each.contains("V-149")).toList();
    assertEquals(1, found.size(), told);
    assertTrue(found.getFirst().contains(":1:29: info V-149: "), told);
    assertTrue(found.getFirst().contains("Muster knows snaphance, boxgrid"), told);
    CommandRun battle = CommandRun.of("battle", file.toString());
    assertEquals(1, battle.exit(), () -> battle.out() + battle.err());
    assertTrue(battle.err().contains("snaphence"), battle::err);
    battle.assertNoTrace();
  }
}
