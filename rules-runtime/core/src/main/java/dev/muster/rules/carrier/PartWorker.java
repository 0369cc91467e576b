package dev.muster.rules.carrier;

import dev.muster.rules.json.RecordDigest;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.part.BalancePart;
import dev.muster.rules.part.BalanceRunKey;
import dev.muster.rules.part.JsonPartFile;
import dev.muster.rules.part.PartFight;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.MusterVersion;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A member's work: it fights the parts that orders name. Orders come from other machines. Therefore
 * everything in them is checked, and they can name only battles, never code or files.
 */
public final class PartWorker implements UnaryOperator<String> {
  private static final String REFUSED = "refused: ";

  private final int threads;
  private final Consumer<BalancePart> fought;
  private final BooleanSupplier stopped;

  /** The last run whose control battle went here as on the machine that ordered it. */
  private @Nullable BalanceRunKey controlled;

  /**
   * @param threads for the battles of a part
   * @param fought is called after each part
   * @param stopped whether the member goes away
   */
  public PartWorker(int threads, Consumer<BalancePart> fought, BooleanSupplier stopped) {
    this.threads = threads;
    this.fought = fought;
    this.stopped = stopped;
  }

  /** Returns the reason if an answer is a refusal, otherwise null. */
  static @Nullable String refusal(String answer) {
    return answer.startsWith(REFUSED) ? answer.substring(REFUSED.length()) : null;
  }

  /** Returns the part of an order as the text of its file, or a refusal with its reason. */
  @Override
  public synchronized String apply(String order) {
    try {
      return fight(JsonPartOrder.read(order));
    } catch (IllegalArgumentException | ArithmeticException e) {
      return REFUSED + e.getMessage();
    } catch (StackOverflowError e) {
      return REFUSED + "its scenario is nested too deeply";
    } catch (OutOfMemoryError e) {
      return REFUSED + "out of memory";
    }
  }

  private String fight(JsonPartOrder order) {
    BalanceRunKey run = order.run();
    if (!run.version().equals(MusterVersion.VERSION)) {
      throw new IllegalArgumentException(
          "it has Muster " + MusterVersion.VERSION + ", and the run is of " + run.version());
    }
    checkRulebook(order.program().rulebook());
    Engine engine = RuleSystems.engine(order.program());
    checkControl(engine, order.program(), run);
    BalancePart part =
        new PartFight(engine, order.program(), run, order.part(), threads)
            .fight(name -> done -> {}, stopped);
    if (part == null) {
      throw new IllegalArgumentException("it goes away");
    }
    String text = JsonPartFile.text(part, order.program());
    if (text.length() > JsonPartFile.LARGEST) {
      throw new IllegalArgumentException(
          "the part has "
              + text.length()
              + " characters, and at most "
              + JsonPartFile.LARGEST
              + " are carried");
    }
    fought.accept(part);
    return text;
  }

  /** A rulebook that ships with Muster has to be the one that ships here. */
  private static void checkRulebook(Rulebook ordered) {
    RuleSystem system = RuleSystems.of(ordered);
    if (system.rulebooks().contains(ordered.name())) {
      String own = RecordDigest.of(system.rulebook(ordered.name()));
      if (!own.equals(RecordDigest.of(ordered))) {
        throw new IllegalArgumentException(
            "its rulebook " + ordered.name() + " has other rules than that of the run");
      }
    }
  }

  private void checkControl(Engine engine, BattleProgram program, BalanceRunKey run) {
    if (!run.equals(controlled)) {
      if (!run.control(engine, program).equals(run.control())) {
        throw new IllegalArgumentException(
            "the control battle goes otherwise there: it has another build of Muster, or is"
                + " faulty");
      }
      controlled = run;
    }
  }
}
