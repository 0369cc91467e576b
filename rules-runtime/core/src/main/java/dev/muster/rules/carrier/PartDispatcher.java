package dev.muster.rules.carrier;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.part.BalanceJoin;
import dev.muster.rules.part.BalancePart;
import dev.muster.rules.part.BalanceRunKey;
import dev.muster.rules.part.JsonPartFile;
import dev.muster.rules.part.PartRefusal;
import dev.muster.rules.system.MusterVersion;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Hands the parts of a run out to the members of a cluster, one at a time to each, and joins what
 * they answer. The part of a member that goes away is handed out again. A member that answers
 * something else than its part gets no other. Which member fights a part changes nothing in it.
 */
public final class PartDispatcher {
  /** Milliseconds between two looks at who is there. */
  private static final int LOOK = 200;

  /** Looks without a member until there will be none. */
  private static final int PATIENCE = 25;

  /** Parts that a member may leave without an answer while it is still there. */
  private static final int MOST_FAILURES = 3;

  private final PartCarrier.Link link;
  private final JsonPartOrder first;
  private final Consumer<String> messages;
  private final IntConsumer progress;

  private final Deque<Integer> open = new ArrayDeque<>();
  private final Map<String, Integer> busy = new HashMap<>();
  private final Set<String> greeted = new HashSet<>();
  private final Set<String> excluded = new HashSet<>();
  private final Set<String> resting = new HashSet<>();
  private final Map<String, Integer> failures = new HashMap<>();
  private final BlockingQueue<Answer> answers = new LinkedBlockingQueue<>();
  private final BalanceJoin join = new BalanceJoin();
  private int missing;
  private int fought;
  private int patience = PATIENCE;

  /** What became of an order: its answer, or null if the member did not answer. */
  private record Answer(PartCarrier.Peer from, int part, @Nullable String text) {}

  /**
   * @param messages one line each for the user: who is there, who goes away
   * @param progress the number of battles that are over
   */
  public PartDispatcher(
      PartCarrier.Link link,
      BattleProgram program,
      BalanceRunKey run,
      Consumer<String> messages,
      IntConsumer progress) {
    this.link = link;
    this.first = new JsonPartOrder(1, run, program);
    this.messages = messages;
    this.progress = progress;
  }

  /**
   * Has all parts fought.
   *
   * @param stopped is asked between answers
   * @return the whole run; null if it was stopped
   * @throws CarrierFailure if no member is left
   * @throws PartRefusal if the parts make no run, which would be a fault of Muster
   */
  public BalanceJoin.@Nullable Joined run(BooleanSupplier stopped)
      throws CarrierFailure, PartRefusal {
    if (first.text().length() > JsonPartOrder.LONGEST) {
      throw new CarrierFailure(
          "the compiled scenario is too long to be carried: "
              + first.text().length()
              + " characters of at most "
              + JsonPartOrder.LONGEST
              + "; fight it here, or in parts with --part");
    }
    missing = first.run().parts();
    for (int i = 1; i <= missing; i++) {
      open.add(i);
    }
    while (missing > 0) {
      if (stopped.getAsBoolean()) {
        return null;
      }
      handOut(link.members());
      Answer answer = next();
      if (answer == null) {
        resting.clear();
      } else {
        take(answer);
      }
    }
    return join.join(RuleSystems::engine);
  }

  private @Nullable Answer next() {
    try {
      return answers.poll(LOOK, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return null;
    }
  }

  private void handOut(List<PartCarrier.Peer> members) throws CarrierFailure {
    boolean anyone = !busy.isEmpty();
    for (PartCarrier.Peer each : members) {
      if (greeted.add(each.id())) {
        greet(each);
      }
      if (!excluded.contains(each.id())) {
        anyone = true;
        if (!open.isEmpty() && !busy.containsKey(each.id()) && !resting.contains(each.id())) {
          send(each, open.removeFirst());
        }
      }
    }
    patience = anyone ? PATIENCE : patience - 1;
    if (patience == 0 || (!anyone && !members.isEmpty())) {
      throw new CarrierFailure(
          "no member is left that can fight; "
              + fought
              + " of "
              + first.run().battles()
              + " battles are over and are lost. Start members with muster cluster, and fight"
              + " again");
    }
  }

  private void greet(PartCarrier.Peer member) {
    if (member.version().equals(MusterVersion.VERSION)) {
      messages.accept("member " + member.address());
    } else {
      exclude(
          member,
          "it has Muster "
              + (member.version().isEmpty() ? "of an unknown version" : member.version())
              + ", and this is "
              + MusterVersion.VERSION);
    }
  }

  private void exclude(PartCarrier.Peer member, String why) {
    excluded.add(member.id());
    messages.accept("member " + member.address() + " gets no part: " + why);
  }

  private void send(PartCarrier.Peer member, int part) {
    busy.put(member.id(), part);
    link.send(member, new JsonPartOrder(part, first.run(), first.program()).text())
        .whenComplete(
            (text, failure) ->
                answers.add(new Answer(member, part, failure == null ? text : null)));
  }

  private void take(Answer answer) {
    PartCarrier.Peer from = answer.from;
    busy.remove(from.id());
    String fault = answer.text == null ? lost(answer) : fault(answer, answer.text);
    if (fault == null) {
      missing--;
      fought += first.run().count(answer.part);
      progress.accept(fought);
    } else {
      open.addFirst(answer.part);
      if (!fault.isEmpty()) {
        exclude(from, fault);
      }
    }
  }

  /** It is gone and will soon not be listed; one that only fails is not tried for ever. */
  private String lost(Answer answer) {
    resting.add(answer.from.id());
    messages.accept(
        "member "
            + answer.from.address()
            + " does not answer; part "
            + answer.part
            + "/"
            + first.run().parts()
            + " is handed out again");
    return failures.merge(answer.from.id(), 1, Integer::sum) < MOST_FAILURES
        ? ""
        : "it does not answer";
  }

  /** Adds a part; returns what is wrong with it, or null. */
  private @Nullable String fault(Answer answer, String text) {
    String refusal = PartWorker.refusal(text);
    if (refusal != null) {
      return refusal;
    }
    if (text.length() > JsonPartFile.LARGEST) {
      return "its part is longer than " + JsonPartFile.LARGEST + " characters";
    }
    try {
      BalancePart part = JsonPartFile.read(text).part();
      if (!part.run().equals(first.run()) || part.part() != answer.part) {
        return "its answer is another part than that which was ordered";
      }
      join.add("its part", text);
      return null;
    } catch (PartRefusal e) {
      return "its answer: " + e.getMessage();
    }
  }
}
