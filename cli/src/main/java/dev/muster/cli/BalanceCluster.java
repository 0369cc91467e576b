package dev.muster.cli;

import dev.muster.rules.batch.Batch;
import dev.muster.rules.carrier.CarrierFailure;
import dev.muster.rules.carrier.MemberAddress;
import dev.muster.rules.carrier.PartCarrier;
import dev.muster.rules.carrier.PartDispatcher;
import dev.muster.rules.part.BalanceJoin;
import dev.muster.rules.part.BalanceRunKey;
import dev.muster.rules.part.PartRefusal;
import dev.muster.rules.systems.RuleSystems;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** A run whose parts are fought by the members of a cluster. */
final class BalanceCluster {
  /** Battles of a part: a member that goes away loses no more. */
  private static final int BATTLES = 20;

  /** The most parts: each carries the compiled scenario. */
  private static final int MOST_PARTS = 1000;

  @Option(
      names = "--cluster",
      paramLabel = "ADDRESS,...",
      description =
          "Let the members of a cluster fight the battles; name one or more of its members, such as"
              + " localhost or 192.168.1.21. Start members with muster cluster.")
  private @Nullable String members;

  /** Returns whether a cluster is requested. */
  boolean isWanted() {
    return members != null;
  }

  /**
   * Has the battles fought.
   *
   * @throws CommandFailure if there are no members or none is left, the add-on is missing, or the
   *     user stops it
   */
  BalanceJoin.Joined fight(BalanceParts.Fight fight, StopSignal stop) {
    String named = members == null ? "" : members;
    List<MemberAddress> addresses = CommandFailure.of(() -> MemberAddress.list(named));
    PartCarrier carrier = ClusterAddOn.carrier();
    Batch all = fight.batch();
    BalanceRunKey run =
        BalanceRunKey.of(
            RuleSystems.engine(fight.program()),
            fight.program(),
            all,
            parts(all.battles()),
            fight.luck(),
            fight.minds());
    try (PartCarrier.Link link = carrier.connect(addresses)) {
      BalanceJoin.Joined joined =
          new PartDispatcher(
                  link,
                  fight.program(),
                  run,
                  fight.terminal()::printError,
                  BattleProgress.of(fight.terminal(), all.battles(), "battles", fight.progress()))
              .run(stop::isGiven);
      if (joined == null) {
        throw new CommandFailure(
            ExitCode.FINDINGS,
            "stopped; nothing is reported, because the battles that are over need not be the first"
                + " ones");
      }
      return joined;
    } catch (CarrierFailure | PartRefusal e) {
      throw new CommandFailure(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }

  private static int parts(int battles) {
    return Math.clamp((battles + BATTLES - 1) / BATTLES, 1, MOST_PARTS);
  }
}
