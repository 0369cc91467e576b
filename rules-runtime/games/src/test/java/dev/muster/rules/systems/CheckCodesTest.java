package dev.muster.rules.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.system.RuleSystem;
import java.util.List;
import org.junit.jupiter.api.Test;

/** All checks, whoever owns them. */
class CheckCodesTest {
  @Test
  void eachOwnerHasItsCodesAndAllAreGatheredInOrder() {
    List<String> ids = CheckCodes.all().stream().map(CheckCode::id).toList();
    List<String> first = ids.stream().filter(each -> each.startsWith("V-")).toList();
    assertEquals(first.stream().sorted().toList(), first);
    assertEquals(first, ids.subList(0, first.size()));
    int own = 0;
    for (RuleSystem each : RuleSystems.ALL) {
      assertTrue(ids.containsAll(each.checks().codes().stream().map(CheckCode::id).toList()));
      own += each.checks().codes().size();
    }
    assertEquals(ids.size(), CommonCheckCode.values().length + own);
    assertTrue(own > 70, "those of Snaphance: " + own);
  }

  @Test
  void aCodeIsFoundByWhatIsShown() {
    assertInstanceOf(CommonCheckCode.class, CheckCodes.of("V-002"));
    CheckCode ranks = CheckCodes.of("V-034");
    assertTrue(ranks != null && RuleSystems.named("snaphance").checks().codes().contains(ranks));
    assertNull(CheckCodes.of("V-999"));
    assertNull(CheckCodes.of("V_034"));
    assertNull(CheckCodes.of(null));
  }

  /** A column is told of by the check of its own game. */
  @Test
  void aColumnHasTheCheckOfItsSystem() {
    assertEquals("V-006", RuleSystems.named("snaphance").checks().codeForColumn("mp").id());
    assertEquals("V-017", RuleSystems.named("fogr").checks().codeForColumn("mp").id());
    assertNull(RuleSystems.named("fogr").checks().missingColumnText("bp"));
  }

  @Test
  void sumsNeedTheWholeAndPlacesBothArmies() {
    assertEquals(CheckCode.Needs.WHOLE, needs("V-081"));
    assertEquals(CheckCode.Needs.WHOLE, needs("V-123"));
    assertEquals(CheckCode.Needs.BOTH_ARMIES, needs("V-246"));
    assertEquals(CheckCode.Needs.PART, needs("V-034"));
  }

  private static CheckCode.Needs needs(String id) {
    CheckCode code = CheckCodes.of(id);
    assertTrue(code != null, id);
    return code.requiredContext();
  }
}
