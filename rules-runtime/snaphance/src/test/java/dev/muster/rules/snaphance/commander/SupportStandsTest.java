package dev.muster.rules.snaphance.commander;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import dev.muster.rules.snaphance.rules.SnaphanceTestPositions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What stands are for (2.0): Combat Stands seek the melee, Support Stands fire and keep away. A
 * hint to the commanders, which no rule enforces.
 */
class SupportStandsTest {
  /** Everyone may charge, and all Support Stands have fire. */
  private static final String FIELD =
      """
      board 24 x 12
      side Blue
      side Red
      line Pike Pike B mp 1 sp 5/5/5 cb 3 bp 2
      line Lancers Lancer B mp 3*2 sp 6 cb 4 bp 3
      line Shot Shot B mp 1 sp 5 cb 2 pb 0 2h -1 3h -1 bp 2
      line Light LightCavalry B mp 3 sp 4 cb 2 pb 0 2h -1 bp 1 weapon arquebus
      group Blue.Left general Conde 0 range 20 at 0412
      group Red.Right general Merode 0 range 20 at 0401
      stand Pike-1 of Blue.Left is Pike at 0310 facing N
      stand Lancers-1 of Blue.Left is Lancers at 0510 facing N
      stand Shot-1 of Blue.Left is Shot at 1110 facing N
      stand Shot-2 of Blue.Left is Shot at 1310 facing N
      stand Light-1 of Blue.Left is Light at 2010 facing N
      stand Pike-2 of Red.Right is Pike at 0303 facing S
      stand Lancers-2 of Red.Right is Lancers at 0503 facing S
      stand Shot-3 of Red.Right is Shot at 1103 facing S
      stand Shot-4 of Red.Right is Shot at 1303 facing S
      stand Light-2 of Red.Right is Light at 2003 facing S
      """;

  @Test
  @Tag("SN-2.0-04")
  void combatStandsStrikeAndSupportStandsShoot() {
    Map<Boolean, Integer> struck = new HashMap<>();
    Map<Boolean, Integer> fired = new HashMap<>();
    for (long seed = 1; seed <= 40; seed++) {
      List<Commander> both =
          List.of(
              SnaphanceCommanders.of(CommanderProfile.STEADY, seed),
              SnaphanceCommanders.of(CommanderProfile.STEADY, ~seed));
      SnaphanceBattle battle =
          new SnaphanceBattle(
              SnaphanceTestPositions.program(FIELD),
              both,
              new SeededDice(seed),
              event -> {
                if (event instanceof SnaphanceEvent.Contact e && e.kind().equals("charge")) {
                  struck.merge(combat(e.attacker()), 1, Integer::sum);
                } else if (event instanceof SnaphanceEvent.Fires e && e.kind().equals("fire")) {
                  fired.merge(combat(e.stand()), 1, Integer::sum);
                }
              });
      for (int step = 0; step < 60 && battle.step(); step++) {
        // on to the next activation
      }
    }
    int byCombat = struck.getOrDefault(true, 0);
    int bySupport = struck.getOrDefault(false, 0);
    assertTrue(byCombat > 60, "Combat Stands hardly ever charge: " + struck);
    assertTrue(4 * bySupport < byCombat, "Support Stands seek the melee: " + struck);
    assertTrue(fired.getOrDefault(false, 0) > 100, "Support Stands do not fire: " + fired);
  }

  private static boolean combat(String stand) {
    return stand.startsWith("Pike") || stand.startsWith("Lancers");
  }
}
