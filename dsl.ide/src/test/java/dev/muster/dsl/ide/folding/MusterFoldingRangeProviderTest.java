package dev.muster.dsl.ide.folding;

import dev.muster.dsl.ide.ServerTest;
import java.util.List;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.junit.jupiter.api.Test;

class MusterFoldingRangeProviderTest extends ServerTest {
  private List<String> folds(Place place) throws Exception {
    return languageServer.foldingRange(new FoldingRangeRequestParams(place.file())).get().stream()
        .map(
            (FoldingRange fold) ->
                fold.getStartLine()
                    + "-"
                    + fold.getEndLine()
                    + (fold.getKind() == null ? "" : " " + fold.getKind()))
        .sorted()
        .toList();
  }

  @Test
  void blocksAndDrawings() throws Exception {
    assertEquals(List.of("0-10", "2-7"), folds(open("field.muster", FIELD, false)));
  }

  @Test
  void importsTogether() throws Exception {
    Place place = open("battle.muster", BATTLE, false);
    assertEquals(List.of("0-1 imports", "3-11", "5-7", "8-10"), folds(place));
  }

  @Test
  void comments() throws Exception {
    String text =
        """
        /*
         * A list.
         */
        army A for snaphance.final {
          training poor
        }
        """;
    assertEquals(List.of("0-2 comment", "3-5"), folds(open("a.muster", text, false)));
  }
}
