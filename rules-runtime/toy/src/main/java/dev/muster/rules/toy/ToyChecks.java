package dev.muster.rules.toy;

import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.Finding.Severity;
import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.check.RuleSystemChecks;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import java.util.List;

/** The game's own checks of army lists, beside those that all games share. */
final class ToyChecks implements RuleSystemChecks {
  private static final int STRONGEST_HORSE = 4;

  /** The checks of the game, by their stable code. */
  enum Code implements CheckCode {
    TOY_01(Severity.WARNING, "", "Horse is not stronger than 4.");

    private final Facts facts;

    Code(Severity severity, String section, String summary) {
      facts = new Facts(severity, section, summary);
    }

    @Override
    public Facts facts() {
      return facts;
    }
  }

  @Override
  public List<Code> codes() {
    return List.of(Code.values());
  }

  @Override
  public void checkArmy(Army army, Rulebook book, FindingCollector found) {
    for (Army.StandLine line : army.stands()) {
      if (line.category().equals("Horse")
          && line.stats().get("strength") instanceof StatValue.Whole strength
          && strength.value() > STRONGEST_HORSE) {
        found.add(Code.TOY_01, line, "strength", "horse has a strength of at most 4");
      }
    }
  }
}
