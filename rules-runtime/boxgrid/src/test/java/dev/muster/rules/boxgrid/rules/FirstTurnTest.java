package dev.muster.rules.boxgrid.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who begins, as the scenario says by its switch. */
class FirstTurnTest {
  @Test
  @Tag("BG-D01")
  void theFirstSideOrTheSecond() {
    for (String value : List.of("first", "second")) {
      var position =
          BoxTestPosition.field().with("first_turn", value).red("R Foot A1 N").blue("B Foot J10 S");
      assertEquals(
          value.equals("first") ? "Red" : "Blue",
          position.state().forces().sideName(position.state().active()));
    }
  }
}
