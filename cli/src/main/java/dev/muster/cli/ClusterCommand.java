package dev.muster.cli;

import dev.muster.rules.carrier.CarrierFailure;
import dev.muster.rules.carrier.MemberAddress;
import dev.muster.rules.carrier.PartCarrier;
import dev.muster.rules.carrier.PartWorker;
import dev.muster.rules.part.BalancePart;
import dev.muster.rules.system.MusterVersion;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "cluster",
    description =
        "Makes this machine a member of a cluster: it fights the parts of a balance run that"
            + " muster balance --cluster hands out, until you press Ctrl-C.",
    footer = {
      "",
      "It needs the add-on for clusters, a zip of its own. Without --listen only this machine can"
          + " reach it. With the address of this machine in your network, anyone in that network"
          + " can send it battles, and everything is sent unencrypted. So use it only in a network"
          + " you trust.",
      "It fights battles that are sent to it, and reads and writes no files.",
      "",
      "Examples:",
      "  muster cluster",
      "  muster cluster --listen localhost:5702 --join localhost",
      "  muster cluster --listen 192.168.1.21",
      "  muster cluster --listen 192.168.1.22 --join 192.168.1.21",
      "  muster balance examples/dreux --battles 4000 --cluster 192.168.1.21"
    })
final class ClusterCommand implements Callable<Integer> {
  private static final int LOOK = 200;

  private final Terminal terminal;

  @Option(
      names = "--listen",
      defaultValue = "localhost",
      paramLabel = "ADDRESS",
      description =
          "The address of this machine where it listens, with a port if it is not "
              + MemberAddress.USUAL_PORT
              + " (default: ${DEFAULT-VALUE}).")
  private String listen = "localhost";

  @Option(
      names = "--join",
      paramLabel = "ADDRESS,...",
      description = "Members that this one joins; one is enough, because it knows the others.")
  private @Nullable String join;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "Number of threads (default: one per core).")
  private @Nullable Integer threads;

  ClusterCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    MemberAddress own = CommandFailure.of(() -> MemberAddress.of(listen));
    String others = join;
    List<MemberAddress> joined =
        others == null ? List.of() : CommandFailure.of(() -> MemberAddress.list(others));
    int workers = BatchOptions.workers(threads);
    PartCarrier carrier = ClusterAddOn.carrier();
    try (StopSignal stop = new StopSignal(terminal);
        PartCarrier.Membership member =
            carrier.join(own, joined, new PartWorker(workers, this::fought, stop::isGiven))) {
      say(
          "member "
              + own
              + " of a cluster, Muster "
              + MusterVersion.VERSION
              + ", "
              + LoadedSources.counted(workers, "thread")
              + "; Ctrl-C ends it");
      serve(member, stop);
      return ExitCode.OK;
    } catch (CarrierFailure e) {
      throw new CommandFailure(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }

  /** Reports who comes and goes. */
  private void serve(PartCarrier.Membership member, StopSignal stop) {
    Set<MemberAddress> known = new HashSet<>();
    while (!stop.isGiven()) {
      List<PartCarrier.Peer> now = member.members();
      Set<MemberAddress> there = new HashSet<>();
      now.forEach(each -> there.add(each.address()));
      if (!there.equals(known)) {
        known.clear();
        known.addAll(there);
        say(
            LoadedSources.counted(now.size(), "member")
                + ": "
                + String.join(
                    ", ", now.stream().map(each -> each.address().toString()).sorted().toList()));
      }
      try {
        Thread.sleep(LOOK);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  private void fought(BalancePart part) {
    say(
        "fought part "
            + part.part()
            + "/"
            + part.run().parts()
            + " of "
            + part.run().scenario()
            + ", "
            + LoadedSources.counted(part.run().count(part.part()), "battle"));
  }

  private synchronized void say(String line) {
    terminal.println(line);
    terminal.out().flush();
  }
}
