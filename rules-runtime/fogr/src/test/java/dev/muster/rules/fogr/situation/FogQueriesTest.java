package dev.muster.rules.fogr.situation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.fogr.rules.FogTestTable;
import dev.muster.rules.query.RuleQueries;
import dev.muster.rules.query.UnknownQueryException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What can be asked, and what is said to what cannot. */
class FogQueriesTest {
  private static final FogTestTable TABLE =
      FogTestTable.table()
          .led("Spinola with Pikes 8", "Pikes HeavyFoot 10,24 0 bases 8 files 2 capabilities=pike");

  private static String refused(String question) {
    return assertThrows(
            UnknownQueryException.class, () -> new FogQueries().answer(TABLE.program(), question))
        .getMessage();
  }

  @Test
  void whatCannotBeAskedIsToldWithWhatCan() {
    String said = refused("how many dice does Pikes throw");
    assertTrue(said.contains("cannot be asked; ask such as: keil of UNIT; "), said);
  }

  /** Who nearly has it is told how it is asked, and not all that there is. */
  @Test
  void whatIsNearlyAskedIsToldAsItIsAsked() {
    assertEquals(
        "'threatened flanks of Pikes' cannot be asked; ask such as: threatened flank of UNIT",
        refused("threatened flanks of Pikes"));
    assertEquals(
        "'Is Pikes protected' cannot be asked; ask such as: protection of UNIT; "
            + "protection of UNIT against UNIT",
        refused("Is Pikes protected?"));
    assertEquals(
        "'may Pikes charge' cannot be asked; ask such as: charge of UNIT",
        refused("may Pikes charge"));
  }

  @Test
  void nobodyOfThatName() {
    assertEquals(
        "there is no battle group 'Pike' on the table; there are Pikes", refused("keil of Pike"));
    assertEquals(
        "there is no commander 'Tilly'; there are Spinola",
        refused("division of Pikes under Tilly"));
    assertTrue(refused("phase after rally").startsWith("there is no phase 'rally'; there are "));
    assertTrue(refused("formation QQ of Pikes").startsWith("'QQ' is no formation; write "));
  }

  /** Case, blanks and a question mark do not matter. */
  @Test
  void howItIsWrittenMattersLittle() {
    assertEquals(TABLE.ask("keil of Pikes"), TABLE.ask("Keil  of pikes?"));
  }

  @Test
  void theNamesThatCanBeAskedOf() {
    RuleQueries answers = new FogQueries();
    assertEquals(List.of("Pikes"), answers.names("UNIT", TABLE.program()));
    assertEquals(List.of("Spinola"), answers.names("COMMANDER", TABLE.program()));
    assertEquals(5, answers.names("PHASE", TABLE.program()).size());
    assertEquals(List.of(), answers.names("MU", TABLE.program()));
  }

  @Test
  void notesAboveAUnit() {
    List<String> told =
        new FogQueries()
            .notes(TABLE.program(), "Pikes").stream().map(RuleQueries.Note::text).toList();
    assertEquals(
        List.of(
            "keil: 2 of its 2 files are 4 deep of pikes and arms that go with them, 2 or more with"
                + " pikes",
            "threatened flank: cause a, 8.4 MU from the west edge"),
        told);
  }
}
