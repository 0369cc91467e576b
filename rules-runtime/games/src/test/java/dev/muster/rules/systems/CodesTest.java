package dev.muster.rules.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.check.Code;
import dev.muster.rules.check.CommonCode;
import dev.muster.rules.system.RuleSystem;
import java.util.List;
import org.junit.jupiter.api.Test;

/** All checks, whoever owns them. */
class CodesTest {
  @Test
  void eachOwnerHasItsCodesAndAllAreGatheredInOrder() {
    List<String> ids = Codes.all().stream().map(Code::id).toList();
    List<String> first = ids.stream().filter(each -> each.startsWith("V-")).toList();
    assertEquals(first.stream().sorted().toList(), first);
    assertEquals(first, ids.subList(0, first.size()));
    int own = 0;
    for (RuleSystem each : Systems.ALL) {
      assertTrue(ids.containsAll(each.checks().codes().stream().map(Code::id).toList()));
      own += each.checks().codes().size();
    }
    assertEquals(ids.size(), CommonCode.values().length + own);
    assertTrue(own > 70, "those of Snaphance: " + own);
  }

  @Test
  void aCodeIsFoundByWhatIsShown() {
    assertInstanceOf(CommonCode.class, Codes.of("V-002"));
    Code ranks = Codes.of("V-034");
    assertTrue(ranks != null && Systems.named("snaphance").checks().codes().contains(ranks));
    assertNull(Codes.of("V-999"));
    assertNull(Codes.of("V_034"));
    assertNull(Codes.of(null));
  }

  /** A column is told of by the check of its own game. */
  @Test
  void aColumnHasTheCheckOfItsSystem() {
    assertEquals("V-006", Systems.named("snaphance").checks().ofColumn("mp").id());
    assertEquals("V-017", Systems.named("fogr").checks().ofColumn("mp").id());
    assertNull(Systems.named("fogr").checks().lack("bp"));
  }

  @Test
  void sumsNeedTheWholeAndPlacesBothArmies() {
    assertEquals(Code.Needs.WHOLE, needs("V-081"));
    assertEquals(Code.Needs.WHOLE, needs("V-123"));
    assertEquals(Code.Needs.BOTH_ARMIES, needs("V-246"));
    assertEquals(Code.Needs.PART, needs("V-034"));
  }

  private static Code.Needs needs(String id) {
    Code code = Codes.of(id);
    assertTrue(code != null, id);
    return code.needs();
  }
}
