package dev.muster.rules.odds;

import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.situation.LossTerms;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The odds of a shot of one line at a unit of another, straight ahead on open ground, by range. */
public final class FireOdds {
  private static final List<Double> RANGES = List.of(1.0, 2.0, 3.0, 4.0, 6.0);

  /** A shot has some dozens of branches; a hover must not wait for more. */
  private static final int BUDGET = 2_000;

  private FireOdds() {}

  /**
   * The odds of a shot.
   *
   * @param range in hexes, boxes or the measure of a table
   * @param loss the chance that the target loses anything
   * @param mean what it loses on average
   */
  public record AtRange(double range, Probability loss, double mean) {}

  /**
   * The odds at each range at which the rules let the one shoot at the other; none in a game that
   * is not fought.
   *
   * @param book of both lines
   */
  public static List<AtRange> of(
      Rulebook book, FacingLines.Fielded shooter, FacingLines.Fielded target) {
    RuleSystem system = RuleSystems.of(book);
    Engine engine = system.engine();
    SituationFormat form = system.situationFormat();
    if (engine == null || form == null) {
      return List.of();
    }
    OddsCalculator calculator = new OddsCalculator(engine, form, BUDGET);
    List<CommanderProfile> steady = List.of(CommanderProfile.STEADY, CommanderProfile.STEADY);
    String order = form.shotOrder(shooter.unit(), target.unit());
    List<AtRange> all = new ArrayList<>();
    for (double range : RANGES) {
      try {
        Situation position = FacingLines.position(book, Map.of(), shooter, target, range);
        OrderOdds odds = calculator.odds(position, order, List.of(), steady);
        all.add(new AtRange(range, odds.chance(1, each -> each.lost() > 0), odds.meanLoss(1)));
      } catch (SituationException | IllegalArgumentException notFromHere) {
        // out of range, or a line that cannot shoot or cannot be set up
      }
    }
    return List.copyOf(all);
  }

  /** "1 hex: 23 % to cost 1 SP or more, 0.23 SP on average", for each range. */
  public static List<String> sentences(Rulebook book, List<AtRange> all) {
    SituationFormat form = RuleSystems.of(book).situationFormat();
    LossTerms terms = form == null ? LossTerms.USUAL : form.lossTerms();
    return all.stream()
        .map(
            each ->
                String.format(
                    Locale.ROOT,
                    "%s: %s to cost %s or more, %.2f %s on average",
                    distance(book, each.range),
                    OddsText.percent(each.loss),
                    terms.counted(1),
                    each.mean,
                    terms.many()))
        .toList();
  }

  private static String distance(Rulebook book, double range) {
    Rulebook.Ground ground = book.ground();
    BoardKind kind = RuleSystems.of(book).boardKind();
    String measure =
        ground != null && ground.measure() != null
            ? ground.measure()
            : kind == null ? "" : range == 1 ? kind.place() : kind.places();
    return Point.length(range) + " " + measure;
  }
}
