package dev.muster.rules.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.system.Starter;
import dev.muster.rules.system.TextSnippet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The compiler does not notice a game that is not registered, or one without its resources. */
class ShippedGamesTest {
  private static List<RuleSystem> games() {
    return RuleSystems.ALL;
  }

  @Test
  void allGamesAreFoundInTheirOrder() {
    assertEquals(
        List.of("snaphance", "boxgrid", "adlgr", "fogr"),
        games().stream().map(RuleSystem::key).toList());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameBringsABattleToStartFrom(RuleSystem game) {
    Starter starter = game.starter();
    assertEquals("battle.muster", starter.first());
    String text = starter.texts().get(starter.first());
    assertTrue(text.contains("scenario Battle "), text);
    assertTrue(
        starter.texts().values().stream().anyMatch(each -> each.contains(" for " + game.key())));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameBringsAnArmyToComplete(RuleSystem game) {
    List<TextSnippet> armies =
        game.snippets().stream().filter(each -> each.keyword().equals("army")).toList();
    assertEquals(1, armies.size(), armies.toString());
    assertTrue(armies.getFirst().text().startsWith("army ${1:"), armies.toString());
    assertTrue(armies.getFirst().text().endsWith("}\n"), armies.toString());
  }

  @Test
  void aSnippetOfOneLineHasNoLineEnd() {
    TextSnippet pikes =
        games().getFirst().snippets().stream()
            .filter(each -> each.label().equals("stand ... (pikes)"))
            .findFirst()
            .orElseThrow();
    assertEquals("A pike block of three ranks", pikes.description());
    assertEquals(
        "stand ${1:Pikes} Pike ${2|B,A,C|} mp ${3:1} sp ${4:5/5/5} cb ${5:3} bp ${6:2}",
        pikes.text());
  }
}
