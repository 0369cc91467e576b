package dev.muster.rules.part;

import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.balance.BalanceSums;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.MusterVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Puts the parts of a run together. Only one part at a time is in memory. */
public final class BalanceJoin {
  /** Missing parts that are named, at most. */
  private static final int NAMED = 5;

  private final Map<Integer, String> names = new TreeMap<>();
  private @Nullable JsonPartFile first;
  private String firstName = "";
  private @Nullable BalanceSums sums;

  /**
   * A complete run with all its parts.
   *
   * @param run its settings
   * @param result its result, equal to that of the same run on one machine
   */
  public record Joined(BattleProgram program, BalanceRunKey run, BalanceRun.Result result) {}

  /**
   * Adds a part; any order does.
   *
   * @param name of its file
   * @throws PartRefusal if it is damaged, of another run, or already there
   */
  public void add(String name, String text) throws PartRefusal {
    JsonPartFile file;
    try {
      file = JsonPartFile.read(text);
    } catch (PartRefusal e) {
      throw new PartRefusal(name + " " + e.getMessage());
    }
    BalancePart part = file.part();
    JsonPartFile reference = first;
    BalanceSums before = sums;
    if (reference == null || before == null) {
      first = file;
      firstName = name;
      sums = part.sums();
    } else {
      String difference = reference.part().run().difference(part.run());
      if (difference != null) {
        throw new PartRefusal(
            name
                + " is a part of another run: "
                + difference
                + " "
                + firstName
                + "; join parts of one run only");
      }
      String twice = names.get(part.part());
      if (twice != null) {
        throw new PartRefusal(
            "part "
                + part.part()
                + "/"
                + part.run().parts()
                + " is there twice, in "
                + twice
                + " and "
                + name
                + "; leave one of them out");
      }
      try {
        sums = before.plus(part.sums());
      } catch (IllegalArgumentException | ArithmeticException e) {
        throw new PartRefusal(name + " cannot be added to " + firstName + ": " + e.getMessage());
      }
    }
    names.put(part.part(), name);
  }

  /**
   * The whole run.
   *
   * @param engines the engine of a program; it throws an {@link IllegalArgumentException} if there
   *     is none
   * @throws PartRefusal if parts are missing, or were not fought by this Muster
   */
  public Joined join(Function<BattleProgram, Engine> engines) throws PartRefusal {
    JsonPartFile file = first;
    BalanceSums all = sums;
    if (file == null || all == null) {
      throw new PartRefusal("there are no parts to join");
    }
    BalanceRunKey run = file.part().run();
    if (names.size() < run.parts()) {
      throw new PartRefusal(missing(run));
    }
    if (!run.version().equals(MusterVersion.VERSION)) {
      throw new PartRefusal(
          firstName
              + " was fought by Muster "
              + run.version()
              + ", and this is "
              + MusterVersion.VERSION
              + "; join parts with the version that fought them");
    }
    try {
      BattleProgram program = file.program();
      Engine engine = engines.apply(program);
      if (!run.control(engine, program).equals(run.control())) {
        throw new PartRefusal(
            "the control battle of "
                + firstName
                + " goes otherwise here: the parts were fought by another build of Muster; join"
                + " them with that, or fight them again");
      }
      return new Joined(program, run, all.result(engine, program, run.seed(), true));
    } catch (PartRefusal e) {
      throw new PartRefusal(firstName + " " + e.getMessage());
    } catch (IllegalArgumentException | ArithmeticException e) {
      throw new PartRefusal(
          "the numbers of the parts are those of no battles; fight the parts again");
    }
  }

  private String missing(BalanceRunKey run) {
    List<Integer> missing = new ArrayList<>();
    for (int i = 1; i <= run.parts(); i++) {
      if (!names.containsKey(i)) {
        missing.add(i);
      }
    }
    String named =
        String.join(
                ", ", missing.stream().limit(NAMED).map(each -> each + "/" + run.parts()).toList())
            + (missing.size() > NAMED ? " and " + (missing.size() - NAMED) + " more" : "");
    int part = missing.getFirst();
    return (missing.size() == 1 ? "part " + named + " is" : "parts " + named + " are")
        + " missing: battles "
        + (run.first(part) + 1)
        + " to "
        + (run.first(part) + run.count(part))
        + (missing.size() == 1 ? "" : " and others")
        + "; fight "
        + (missing.size() == 1 ? "it" : "each")
        + " as the others, with --part "
        + part
        + "/"
        + run.parts();
  }
}
