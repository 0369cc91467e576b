package dev.muster.dsl.compile;

import static dev.muster.dsl.compile.CompilerContext.present;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;

/**
 * Turns a scenario and all it refers to into a battle program. Expects text without errors and
 * refuses what it cannot read with an {@link IllegalArgumentException} that has a message for the
 * author.
 */
public final class ProgramCompiler {
  private final CompilerContext reading;

  /**
   * @param fileNames what to call the file of a resource in source ranges
   */
  public ProgramCompiler(Function<Resource, String> fileNames) {
    this(new CompilerContext(fileNames, false));
  }

  private ProgramCompiler(CompilerContext reading) {
    this.reading = reading;
  }

  /**
   * A compiler for checks on half-typed text: it leaves out what it cannot read, such as a stand
   * without a category, and refuses only a whole that makes no record at all.
   */
  public static ProgramCompiler lenient() {
    return new ProgramCompiler(new CompilerContext(resource -> "", true));
  }

  /** Returns the text locations of the compiled records. */
  public SourceTrace trace() {
    return reading.trace();
  }

  public BattleProgram compile(ScenarioDef scenario) {
    RulebookDef rulebook =
        present(
            RulebookEntries.rulebookOf(scenario),
            "scenario "
                + scenario.getName()
                + " names no rulebook; write one after its map, such as rules "
                + Rulebooks.USUAL
                + ", or let its sides field armies with fields");
    MapDef map = scenario.getMap();
    if (map == null || map.eIsProxy()) {
      throw new CompilerContext.UnreadableException(
          "scenario " + scenario.getName() + " has no known map");
    }
    List<Army> armies = new ArrayList<>();
    for (SideDef side : scenario.getSides()) {
      if (side.getName() == null && reading.lenient()) {
        continue; // Its side is left out as well, and the two lists go together.
      }
      armies.add(fielded(side));
    }
    return new BattleProgram(
        BattleProgram.SCHEMA,
        rulebook(rulebook),
        armies,
        board(map),
        ScenarioCompiler.read(reading, scenario));
  }

  private Army fielded(SideDef side) {
    ArmyDef army = side.getArmy();
    if (army != null && !army.eIsProxy()) {
      return army(army);
    } else if (reading.lenient()) {
      return new Army("", "", null, null, List.of(), List.of(), SourceRange.NOWHERE);
    }
    throw new CompilerContext.UnreadableException(
        "side " + side.getName() + " fields no known army");
  }

  public Rulebook rulebook(RulebookDef rulebook) {
    return RulebookCompiler.read(reading, rulebook);
  }

  public Army army(ArmyDef army) {
    return ArmyCompiler.read(reading, army);
  }

  /**
   * Compiles a single line of an army list.
   *
   * @throws IllegalArgumentException if the line is incomplete
   */
  public Army.StandLine line(StandDef stand) {
    return ArmyCompiler.read(reading, stand);
  }

  public Board board(MapDef map) {
    return BoardCompiler.read(reading, map);
  }

  /** The place of an element in the text, without the comment above it. */
  public SourceRange range(EObject element) {
    return reading.range(element);
  }
}
