package dev.muster.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A list that opens by itself takes the Enter at the end of a line. */
class WrittenProposalTest extends CompletionFixture {

  @BeforeEach
  void filesBeside() {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    start();
  }

  private List<String> proposedAfter(String text, String finished) throws Exception {
    return labels(open("written.muster", text.replace(finished, finished + CURSOR), true));
  }

  @Test
  void nothingIsProposedWhereTheOnlyProposalIsWritten() throws Exception {
    assertEquals(List.of(), proposedAfter(ARMY, "two-hex-pursuit"));
    assertEquals(List.of(), proposedAfter(BATTLE, "fields Royal"));
  }

  @Test
  void whatCanGoOnIsProposed() throws Exception {
    assertFalse(proposedAfter(ARMY.replace("two-hex-pursuit", "two-hex"), "two-hex").isEmpty());
    // N may become NE.
    assertTrue(proposedAfter(BATTLE, "facing N").contains("NE"));
  }
}
