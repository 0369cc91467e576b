package dev.muster.rules.fogr.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.fogr.rules.FogTestTable;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is told of lists and tables before anybody moves. */
class FogChecksTest {
  private static FogTestTable line(String text) {
    return FogTestTable.table().red("U " + text.replaceFirst(" ", " 36,24 0 "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "HeavyFoot bases 8 files 2 pikes 8 capabilities=pike|-",
        "HeavyFoot bases 3 files 4|FR-V-01",
        "HeavyFoot bases 6 pikes 4 shot 4 capabilities=pike/musket|FR-V-01",
        "HeavyFoot bases 6 pikes 2|FR-V-01",
        "MediumFoot bases 6 shot 6 capabilities=swordsmen|FR-V-01",
        "HeavyFoot bases 8 layout=PPPP/PPP capabilities=pike|FR-V-01",
        "HeavyFoot bases 8 files 3 layout=PPPP/PPPP capabilities=pike|FR-V-01",
        "HeavyFoot bases 8 pikes 6 layout=PPPP/PPPP capabilities=pike|FR-V-01",
        "HeavyFoot bases 4 shot 2 layout=PP/SP capabilities=pike/musket|FR-V-01",
        "HeavyFoot bases 4 layout=PP/SP capabilities=musket|FR-V-01",
        "HeavyFoot bases 4 layout=PP/SP capabilities=pike|FR-V-01",
        "HeavyFoot bases 4 layout=PX/PP capabilities=pike|FR-V-01",
        "HeavyFoot bases 6 files 3 pikes 2 shot 4 capabilities=pike/musket tercio=later"
            + " keil|FR-V-02",
        "HeavyFoot bases 6 files 3 capabilities=pike keil|FR-V-02",
        "HeavyFoot bases 8 files 2 capabilities=pike keil|-",
        "HeavyFoot bases 8 files 4 capabilities=pike|FR-V-03",
        "HeavyFoot bases 8 files 4 capabilities=pike no-keil|-",
        "HeavyFoot bases 8 files 2 capabilities=pike no-keil|FR-V-04",
        "HeavyFoot bases 10 layout=PPPP/PPPP/HH capabilities=pike/heavy-weapon|FR-V-05",
        "HeavyFoot bases 10 layout=PPPPH/PPPPH capabilities=pike/heavy-weapon|-",
        "HeavyFoot bases 16 files 4 pikes 8 shot 8 capabilities=pike/musket tercio=early|-",
        "HeavyFoot bases 16 files 4 pikes 13 shot 3 capabilities=pike/musket tercio=early|FR-V-09",
        "HeavyFoot bases 6 files 3 pikes 4 shot 2 capabilities=pike/musket tercio=later|FR-V-26",
      })
  void lines(String text, String code) {
    assertEquals(code == null ? List.of() : List.of(code), line(text).codes(), text);
  }

  /** That a number is out of its range is told where it is written. */
  @ParameterizedTest
  @ValueSource(
      strings = {"bases 0", "bases -4", "bases 8 files 0", "bases 8 files -2", "bases 0 files 0"})
  void aLineThatCannotBeLaidOutIsToldOfElsewhere(String numbers) {
    assertEquals(List.of(), line("HeavyFoot " + numbers).codes());
  }

  @Test
  void aFindingSaysWhatToWrite() {
    assertEquals(
        "FR-V-03 'U' it has 8 bases that count and 8 pikes, so it can be a keil and must be: two"
            + " files of 4; write files 2, or no-keil where its list forbids",
        line("HeavyFoot bases 8 files 4 capabilities=pike").findings().getFirst());
  }

  @Test
  @Tag("FR-013")
  void aKeilLostByLossesIsWarnedOf() {
    String line = "HeavyFoot bases 12 layout=PPPP/PPPP/PPPP capabilities=pike formed=";
    assertEquals(List.of("FR-V-07"), line(line + "PPP/PPP/PP").codes());
    assertEquals(List.of("FR-V-07"), line(line + "PPP/PPP/PP had-chance").codes());
    assertEquals(List.of(), line(line + "PPP/PPP/P").codes());
    assertEquals(List.of("FR-V-01"), line(line + "PPPPP/PPPP/PPPP").codes());
    assertEquals(List.of("FR-V-01"), line(line + "PPQ/PPP").codes());
  }

  @Test
  @Tag("FR-023")
  void aConvertedTercioIsToldOf() {
    List<String> found =
        line("HeavyFoot bases 16 files 4 pikes 8 shot 8 capabilities=pike/musket tercio=early"
                + " converted grand")
            .findings();
    assertTrue(found.getFirst().startsWith("FR-V-10 U is a later tercio to the end"), "" + found);
  }

  private static final String FOOT = " bases 4 files 2 capabilities=musket ";

  private static FogTestTable division(double gap, String commander) {
    return FogTestTable.table()
        .led(
            commander,
            "A HeavyFoot 30,24 0" + FOOT + "division=1",
            "B HeavyFoot " + (33.2 + gap) + ",24 0" + FOOT + "division=1");
  }

  @Test
  @Tag("FR-026")
  void divisions() {
    assertEquals(List.of(), division(2, "Spinola with A 8").codes());
    assertEquals(List.of("FR-V-11", "FR-V-11"), division(4.5, "Spinola with A 8").codes());
    assertEquals(List.of("FR-V-13"), division(1, "Spinola with A 8").codes());
    assertEquals(List.of("FR-V-14"), division(2, "Spinola with A 1").codes());
    assertEquals(List.of("FR-V-14"), division(2, "Spinola 30,30 20").codes());
    assertEquals(List.of("FR-V-26"), division(2, "Spinola with A").codes());
    assertEquals(
        List.of("FR-V-11"),
        FogTestTable.table()
            .led("Spinola with A 8", "A HeavyFoot 30,24 0" + FOOT + "division=1")
            .codes());
  }

  @Test
  @Tag("FR-027")
  void aDivisionInTwoPartsIsToldOf() {
    FogTestTable parts =
        FogTestTable.table()
            .led(
                "Spinola with A 30",
                "A HeavyFoot 20,24 0" + FOOT + "division=1",
                "B HeavyFoot 25.2,24 0" + FOOT + "division=1",
                "C HeavyFoot 40,24 0" + FOOT + "division=1",
                "D HeavyFoot 45.2,24 0" + FOOT + "division=1");
    assertEquals(List.of("FR-V-12"), parts.codes());
    parts.yes("division of A, B, C and D", "FR-027");
  }

  /** Told with the distance, and once a pair. */
  @Test
  void whoStandInEachOther() {
    FogTestTable table =
        FogTestTable.table().red("A HeavyFoot 30,24 0" + FOOT, "B HeavyFoot 33.1,24 0" + FOOT);
    assertEquals(List.of("FR-V-27"), table.codes());
    assertEquals(
        "FR-V-27 B stands 0.1 MU deep in A; move one of them by so much",
        Stream.of(table.findings().getFirst()).findFirst().orElse(""));
    assertEquals(
        List.of(),
        FogTestTable.table()
            .red("A HeavyFoot 30,24 0" + FOOT, "B HeavyFoot 33.2,24 0" + FOOT)
            .codes());
  }

  @Test
  void whoStandsOffTheTableOrInGroundNobodyEnters() {
    assertEquals(
        "FR-V-28 A stands with 0.6 MU of it off the table of 72 x 48 MU; move it onto the table",
        FogTestTable.table().red("A HeavyFoot 1,24 0" + FOOT).findings().getFirst());
    assertEquals(
        List.of("FR-V-28"),
        FogTestTable.table()
            .red("A HeavyFoot 30,24 0" + FOOT)
            .area("coastline", "31,20 40,30")
            .codes());
  }

  @Test
  @Tag("FR-112")
  void threatenedFlanksAreReported() {
    assertEquals(
        "FR-V-25 A has a threatened flank: cause a, 8.4 MU from the west edge",
        FogTestTable.table().red("A HeavyFoot 10,24 0" + FOOT).findings().getFirst());
  }
}
