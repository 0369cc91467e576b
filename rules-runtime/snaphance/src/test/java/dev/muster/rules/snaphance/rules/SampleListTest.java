package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.check.RecordFinding;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.snaphance.check.SnaphanceCheckCode;
import dev.muster.rules.snaphance.situation.SnaphanceStatements;
import dev.muster.rules.systems.ProgramChecker;
import dev.muster.rules.systems.Rulebooks;
import dev.muster.rules.systems.SituationService;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sample army list of 15.0 read line by line, and its Break Points (14.0). */
class SampleListTest {
  private static final String LIST =
      """
      side Blue breaks 1/3
      side Red
      line Gendarmes Lancer B mp 3*2 sp 6 cb 4 bp %d
      line Reiters Pistols B mp 2 sp 5/4 cb 1 pb 0 2h -1 bp 2
      line Arquebusiers LightCavalry B mp 3 sp 3 cb 1 pb 0 2h 0 3h -1 bp 1 weapon arquebus
      line Swiss Pike B mp 1 sp 5/5/5 cb 3 bp 2
      line Foot PikeAndShot B mp 1 sp 6[+1] cb 1 pb -2 2h -2 3h -3 bp 3
      stand Gendarmes-1 of Blue.Left is Gendarmes at 0101 facing S
      stand Reiters-1 of Blue.Left is Reiters at 0301 facing S
      stand Arquebusiers-1 of Blue.Left is Arquebusiers at 0501 facing S
      stand Swiss-1 of Blue.Left is Swiss at 0701 facing S
      stand Foot-1 of Blue.Left is Foot at 0901 facing S
      stand Foot-2 of Red.Right is Foot at 0911 facing N
      """;

  private static BattleProgram program(int gendarmes) throws SituationException {
    return SituationService.read("sample-list", LIST.formatted(gendarmes)).program();
  }

  @Test
  @Tag("SN-14.0-02")
  void totalOfOneOfEach() throws SituationException {
    SnaphanceState table = table();
    assertEquals(17, table.totalPoints[0]);
    assertEquals(6, table.breaksAt[0], "a third of 17, reached");
  }

  private static SnaphanceState table() throws SituationException {
    return SnaphanceDeployment.table(program(3));
  }

  /** The table with no other stand of Blue. */
  private static SnaphanceState only(String name) {
    StringBuilder text = new StringBuilder();
    for (String line : LIST.formatted(3).split("\n")) {
      if (!line.contains(" of Blue.") || line.contains(" " + name + " ")) {
        text.append(line).append('\n');
      }
    }
    return SnaphanceTestPositions.table(text.toString());
  }

  @ParameterizedTest
  @Tag("SN-15.0-05f")
  @Tag("SN-15.0-06f")
  @Tag("SN-15.0-07f")
  @Tag("SN-15.0-08f")
  @Tag("SN-15.0-09f")
  @CsvSource({
    "Gendarmes-1, Ln, true, 3, 1, 4, 3, false",
    "Reiters-1, Pi, true, 2, 2, 1, 4, true",
    "Arquebusiers-1, LC, false, 3, 1, 1, 1, true",
    "Swiss-1, Pk, true, 1, 3, 3, 6, false",
    "Foot-1, P&S, true, 1, 1, 1, 3, true"
  })
  void lines(
      String name,
      String code,
      boolean combat,
      int mp,
      int ranks,
      int bonus,
      int points,
      boolean fires)
      throws SituationException {
    SnaphanceState table = table();
    int stand = SnaphanceStatements.stand(table, name);
    StandType type = table.type[stand];
    assertEquals(code, type.code);
    assertEquals(combat, type.combat, "Combat Stand");
    assertEquals(mp, type.moveFirst, "movement points");
    assertEquals(ranks, table.ranksLeft(stand), "ranks");
    assertEquals(bonus, type.chargeBonus, "charge bonus");
    assertEquals(points, only(name).totalPoints[0], "Break Points of all ranks");
    assertEquals(fires, type.canFire, "fires");
    assertEquals(4, type.pass, "class B");
  }

  @Test
  @Tag("SN-15.0-04f")
  void columnsOfTheList() {
    List<String> columns =
        Rulebooks.named("snaphance.final").stats().stream().map(Rulebook.Stat::key).toList();
    assertEquals(List.of("mp", "sp", "cb", "pb", "2h", "3h", "4h", "6h", "bp"), columns);
  }

  @ParameterizedTest
  @Tag("SN-14.0-01")
  @CsvSource({"0, 1", "1, 0", "2, 0", "3, 0", "4, 1"})
  void aStandIsWorthOneToThree(int points, int findings) throws SituationException {
    BattleProgram program = program(points);
    Army army = program.armies().getFirst();
    List<RecordFinding> found = ProgramChecker.checkArmy(army, program.rulebook());
    long wrong = found.stream().filter(each -> each.code() == SnaphanceCheckCode.V_012).count();
    assertEquals(findings, wrong, found::toString);
  }
}
