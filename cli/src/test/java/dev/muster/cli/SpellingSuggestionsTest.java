package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A slip in the name of a command or an option is answered with what may have been meant. */
class SpellingSuggestionsTest {
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          chek,                            there is no command 'chek'; did you mean check?; try muster --help
          BATTLE,                          there is no command 'BATTLE'; did you mean battle?; try muster --help
          blance,                          there is no command 'blance'; did you mean balance?; try muster --help
          ply,                             there is no command 'ply'; did you mean play?; try muster --help
          paly x.situation,                there is no command 'paly'; did you mean play?; try muster --help
          comp,                            there is no command 'comp'; did you mean compile?; try muster --help
          --chekc,                         unknown option '--chekc'; try muster --help
          --versoin,                       unknown option '--versoin'; did you mean --version?; try muster --help
          frobnicate,                      there is no command 'frobnicate'; try muster --help
          battle x.muster --sed 7,         unknown option '--sed'; did you mean --seed?; try muster battle --help
          battle x.muster --sede=7,        unknown option '--sede'; did you mean --seed?; try muster battle --help
          battle x.muster -log json,       unknown option '-log'; did you mean --log?; try muster battle --help
          balance x --comanders steady,    unknown option '--comanders'; did you mean --commanders?; try muster balance --help
          print x.muster --outt pages,     unknown option '--outt'; did you mean --out?; try muster print --help
          replay a.json b.json,            one argument too many: 'b.json'; try muster replay --help
          """)
  void whatMayBeMeantIsNamed(String line, String told) {
    CommandRun result = CommandRun.of(line.split(" "));
    assertEquals(new CommandRun(2, "", "muster: " + told + "\n"), result);
  }

  @Test
  void aLongWordIsNoMisspelling() {
    CommandRun result = CommandRun.of("c".repeat(100_000));
    assertEquals(2, result.exit());
    assertTrue(result.err().endsWith("'; try muster --help\n"));
  }
}
