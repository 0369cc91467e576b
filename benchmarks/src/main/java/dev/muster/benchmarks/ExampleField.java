package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.model.BattleProgram;
import java.nio.file.Path;
import java.util.List;

/** The scenarios of the examples whose battles are measured, with their games. */
enum ExampleField {
  DREUX("Snaphance", "examples/dreux", "Dreux"),
  MEETING("Snaphance", "examples/meeting", "Meeting"),
  SENEFFE("Snaphance", "examples/seneffe", "Seneffe"),
  PAVIA("box-grid", "examples/pavia", "Pavia"),
  TWO_LINES("box-grid", "examples/two-lines", "TwoLines"),
  EVEN_TABLE("L'Art de la Guerre", "examples/even-table", "EvenTable"),
  BREITENFELD("L'Art de la Guerre", "examples/breitenfeld", "Breitenfeld");

  private final String game;
  private final String directory;
  private final String scenario;

  ExampleField(String game, String directory, String scenario) {
    this.game = game;
    this.directory = directory;
    this.scenario = scenario;
  }

  BattleProgram program() throws UnreadableInputException {
    return MusterFileLoader.load(List.of(Path.of(directory))).program(scenario);
  }

  String game() {
    return game;
  }

  String directory() {
    return directory;
  }

  String scenario() {
    return scenario;
  }
}
