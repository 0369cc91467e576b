package dev.muster.dsl.ide.battlemap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneChange;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.TurningPoint;
import dev.muster.rules.model.BattleProgram;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The map shows the ground of the moment, where an event of the scenario has changed it. */
class ChangedGroundTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          meeting/meeting.muster | side South | 0505 0606
          pavia/pavia.muster | side Empire | D4
          breitenfeld/breitenfeld.muster | side Allies | 12,9..14,11
          """)
  void theGroundOfAMomentIsShown(String file, String side, String places) throws Exception {
    Path example = Path.of("../examples").resolve(file);
    String text =
        Files.readString(example)
            .replaceFirst(
                side,
                "event Rain when round 3 then ground "
                    + places
                    + " becomes marsh event Dusk when round 4 then visibility 1 "
                    + side)
            .replace("pavia".equals(file.substring(0, 5)) ? "marsh" : "no-word", "woods");
    BattleProgram program =
        MusterFileLoader.load(text.getBytes(StandardCharsets.UTF_8), example).programs().getFirst();
    var scenes = new PlayedScene(program, List.of());
    Scene before = scenes.of(after(), "v", 0);
    Scene wet = scenes.of(after("Rain"), "v", 1);
    SceneChange change = PlayedScene.between(before, wet);
    assertNotNull(change);
    assertNotNull(change.items(), "the drawing of the ground has changed");
    assertTrue(
        change.items().keySet().stream().anyMatch(each -> each.matches("(terrain|area):.*")),
        () -> change.items().keySet().toString());
    Scene dark = scenes.of(after("Rain", "Dusk"), "v", 1);
    assertEquals(wet.items(), dark.items(), "sight is not on the map");
    assertEquals(before.items(), scenes.of(after(), "v", 0).items(), "and back again");
    assertEquals(
        new TurningPoint(TurningPoint.Kind.EVENT, "Event Dusk"),
        TurningPoint.between(program.scenario(), after("Rain"), after("Rain", "Dusk")));
  }

  private static BattlePosition after(String... events) {
    return new BattlePosition(List.of(), List.of(), List.of(), List.of(), List.of(events));
  }
}
