package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.carrier.CarrierFailure;
import dev.muster.rules.carrier.JsonPartOrder;
import dev.muster.rules.carrier.MemberAddress;
import dev.muster.rules.carrier.PartCarrier;
import dev.muster.rules.carrier.PartDispatcher;
import dev.muster.rules.carrier.PartWorker;
import dev.muster.rules.json.RecordDigest;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.part.BalanceJoin;
import dev.muster.rules.part.BalanceRunKey;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.MusterVersion;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Parts on the members of a cluster without a network: who gets them, and what is refused. */
@Tag("slow")
@Timeout(60)
class PartDispatcherTest {
  private static final int BATTLES = 12;
  private static final int PARTS = 6;
  private static final Batch ALL = Batch.of(7, BATTLES, 1);

  private final List<String> messages = new CopyOnWriteArrayList<>();

  /** A cluster in this process; each member answers in a thread of its own. */
  private static final class Cluster implements PartCarrier.Link {
    private final Map<String, UnaryOperator<String>> workers = new TreeMap<>();
    private final List<Peer> peers = new CopyOnWriteArrayList<>();

    private record Peer(PartCarrier.Peer peer, UnaryOperator<String> worker) {}

    Cluster with(String id, UnaryOperator<String> worker) {
      return with(id, MusterVersion.VERSION, worker);
    }

    synchronized Cluster with(String id, String version, UnaryOperator<String> worker) {
      workers.put(id, worker);
      MemberAddress address = new MemberAddress(id, MemberAddress.USUAL_PORT);
      peers.add(new Peer(new PartCarrier.Peer(id, address, version), worker));
      return this;
    }

    void remove(String id) {
      peers.removeIf(each -> each.peer.id().equals(id));
    }

    @Override
    public List<PartCarrier.Peer> members() {
      return peers.stream().map(Peer::peer).toList();
    }

    @Override
    public CompletionStage<String> send(PartCarrier.Peer member, String order) {
      return CompletableFuture.supplyAsync(
          () -> workers.get(member.id()).apply(order),
          each -> Thread.ofPlatform().daemon().start(each));
    }

    @Override
    public void close() {}
  }

  private static BattleProgram program(String example) throws Exception {
    return MusterFileLoader.load(List.of(Path.of("../examples", example))).program(null);
  }

  private static BalanceRunKey key(BattleProgram program) {
    return BalanceRunKey.of(RuleSystems.engine(program), program, ALL, PARTS, 2, List.of());
  }

  private static PartWorker worker() {
    return new PartWorker(1, part -> {}, () -> false);
  }

  private BalanceJoin.Joined fought(Cluster cluster, BattleProgram program) throws Exception {
    BalanceJoin.Joined joined =
        new PartDispatcher(cluster, program, key(program), messages::add, done -> {})
            .run(() -> false);
    assertNotNull(joined);
    return joined;
  }

  private static BalanceRun.Result local(BattleProgram program) {
    Engine engine = RuleSystems.engine(program);
    return Objects.requireNonNull(
        new BalanceRun(engine, program, new BalanceRun.Sampling(ALL, 0, 2))
            .countingField()
            .run(any -> {}, () -> false));
  }

  /** In each game that is fought; one of three members goes away with a part. */
  @ParameterizedTest
  @ValueSource(strings = {"two-lines", "pavia", "even-table"})
  void theNumbersAreThoseOfOneMachineWhoeverGoesAway(String example) throws Exception {
    BattleProgram program = program(example);
    Cluster cluster = new Cluster();
    List<Integer> fought = new ArrayList<>();
    PartWorker counted =
        new PartWorker(
            1,
            part -> {
              synchronized (fought) {
                fought.add(part.part());
              }
            },
            () -> false);
    cluster.with("left", counted).with("right", counted);
    cluster.with(
        "gone",
        order -> {
          cluster.remove("gone");
          throw new IllegalStateException("the line is dead");
        });
    assertEquals(local(program), fought(cluster, program).result());
    assertEquals(PARTS, fought.size(), fought.toString());
    assertEquals(PARTS, fought.stream().distinct().count(), fought.toString());
    assertEquals(1, messages.stream().filter(each -> each.contains("is handed out again")).count());
  }

  @Test
  void oneThatComesLaterGetsPartsToo() throws Exception {
    BattleProgram program = program("two-lines");
    Cluster cluster = new Cluster();
    PartWorker first = worker();
    List<Integer> later = new CopyOnWriteArrayList<>();
    PartWorker second = new PartWorker(1, part -> later.add(part.part()), () -> false);
    cluster.with(
        "first",
        order -> {
          if (cluster.members().size() == 1) {
            cluster.with("second", second);
          }
          String answer = first.apply(order);
          // what is left is for the other
          while (later.size() < 2) {
            pause();
          }
          return answer;
        });
    assertEquals(local(program), fought(cluster, program).result());
    assertTrue(later.size() >= 2, later.toString());
  }

  /** Each is there beside one that fights, and each gets no second order. */
  @Test
  void membersThatDoNotFitGetNoParts() throws Exception {
    BattleProgram program = program("two-lines");
    PartWorker good = worker();
    List<String> orders = new CopyOnWriteArrayList<>();
    Cluster cluster =
        new Cluster()
            .with("good", order -> later(orders, 5, good, order))
            .with("old", "0.1.0", order -> "never asked")
            .with("unknown", "", order -> "never asked")
            .with("noise", order -> first(orders, "noise"))
            .with("empty", order -> first(orders, ""))
            .with(
                "wrong",
                order -> first(orders, good.apply(order.replace("\"number\":", "\"number\":1"))))
            .with(
                "forged",
                order ->
                    first(
                        orders,
                        good.apply(
                            new JsonPartOrder(
                                    1,
                                    BalanceRunKey.of(
                                        RuleSystems.engine(program),
                                        program,
                                        Batch.of(8, BATTLES, 1),
                                        PARTS,
                                        0,
                                        List.of()),
                                    program)
                                .text())))
            .with("faulty", order -> first(orders, good.apply(control(order))));
    assertEquals(local(program), fought(cluster, program).result());
    assertMessages(
        "member old:5701 gets no part: it has Muster 0.1.0, and this is ",
        "member unknown:5701 gets no part: it has Muster of an unknown version, and this is ",
        "member noise:5701 gets no part: its answer: is no part of a balance run",
        "member empty:5701 gets no part: its answer: is no part of a balance run",
        "member wrong:5701 gets no part: it is no order that Muster writes",
        "member forged:5701 gets no part: its answer is another part than that which was ordered",
        "member faulty:5701 gets no part: the control battle goes otherwise there");
  }

  /** The one that fights waits until all others have answered. */
  private static String later(List<String> orders, int others, PartWorker good, String order) {
    while (orders.size() < others) {
      pause();
    }
    return good.apply(order);
  }

  private static void pause() {
    try {
      Thread.sleep(5);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String first(List<String> orders, String answer) {
    orders.add(answer);
    return answer;
  }

  /** The order with another digest of the control battle. */
  private static String control(String order) {
    return order.replaceFirst("\"control\":\"[0-9a-f]{4}", "\"control\":\"zzzz");
  }

  private void assertMessages(String... beginnings) {
    for (String each : beginnings) {
      assertEquals(
          1, messages.stream().filter(said -> said.startsWith(each)).count(), each + messages);
    }
  }

  @Test
  void withoutAMemberThatFightsItEnds() throws Exception {
    BattleProgram program = program("two-lines");
    for (Cluster cluster :
        List.of(
            new Cluster(),
            new Cluster().with("old", "0.1.0", order -> "never asked"),
            new Cluster().with("noise", order -> "noise"),
            new Cluster()
                .with(
                    "dead",
                    order -> {
                      throw new IllegalStateException("it never answers");
                    }))) {
      CarrierFailure failure = assertThrows(CarrierFailure.class, () -> fought(cluster, program));
      assertEquals(
          "no member is left that can fight; 0 of 12 battles are over and are lost. Start members"
              + " with muster cluster, and fight again",
          failure.getMessage());
    }
  }

  @Test
  void itStopsWhenItIsTold() throws Exception {
    BattleProgram program = program("two-lines");
    PartWorker good = worker();
    List<String> orders = new CopyOnWriteArrayList<>();
    Cluster cluster = new Cluster().with("good", order -> good.apply(first(orders, order)));
    assertNull(
        new PartDispatcher(cluster, program, key(program), messages::add, done -> {})
            .run(() -> orders.size() == 2));
  }

  // ---- what a member refuses

  @Test
  void aMemberRefusesWhatIsNoOrderOfItsMuster() throws Exception {
    BattleProgram program = program("two-lines");
    String order = new JsonPartOrder(2, key(program), program).text();
    assertTrue(worker().apply(order).startsWith("{\"checksum\":"));
    String[][] wrong = {
      {"", "it is no order that Muster writes"},
      {"{}", "its orders have format null, and this Muster reads 1"},
      {"[".repeat(100_000), "it is no order that Muster writes"},
      {order.replace("\"format\":1", "\"format\":2"), "its orders have format 2, and this"},
      {order.replace("\"number\":2", "\"number\":7"), "it is no order that Muster writes"},
      {order.replace("\"number\":2", "\"number\":\"x\""), "it is no order that Muster writes"},
      {order.replace("\"number\":2", "\"number\":[]"), "it is no order that Muster writes"},
      {order.replace("\"battles\":12", "\"battles\":-1"), "it is no order that Muster writes"},
      {order.replace("\"version\":\"", "\"version\":\"9."), "it has Muster 0.2.0, and the run is"},
      {order.replace("\"program\":{\"", "\"program\":{\"x"), "it is no order that Muster writes"},
      {order.replace("Musketeers", "Mousquetaires"), "its scenario is another than that of the"},
      {control(order), "the control battle goes otherwise there"},
      {
        " ".repeat(JsonPartOrder.LONGEST + 1),
        "the order has 16777217 characters, and at most 16777216"
      },
    };
    for (String[] each : wrong) {
      String answer = worker().apply(each[0]);
      assertTrue(answer.startsWith("refused: " + each[1]), answer + " for " + each[1]);
    }
  }

  /** The digests fit, so that only the rulebook that ships here can tell. */
  @Test
  void aMemberRefusesARulebookOfOtherRules() throws Exception {
    BattleProgram program = program("two-lines");
    String own = program.rulebook().name();
    String changed = new JsonPartOrder(1, key(program), program).text();
    String old = RecordJson.line(RecordJson.tree(program.rulebook()));
    String other = old.replace("\"hit-score\",\"value\":4", "\"hit-score\",\"value\":5");
    assertFalse(other.equals(old), "another rule");
    BattleProgram forged =
        RecordJson.read(
            BattleProgram.class, RecordJson.line(RecordJson.tree(program)).replace(old, other));
    String answer =
        worker()
            .apply(
                changed
                    .replace(old, other)
                    .replace(RecordDigest.of(program), RecordDigest.of(forged))
                    .replace(
                        RecordDigest.of(program.rulebook()), RecordDigest.of(forged.rulebook())));
    assertEquals("refused: its rulebook " + own + " has other rules than that of the run", answer);
  }

  // ---- addresses

  @Test
  void addressesAreReadAsTheyAreWritten() {
    String[][] right = {
      {"192.168.1.21", "192.168.1.21:5701"},
      {" localhost:5702 ", "localhost:5702"},
      {"PC-LEFT", "PC-LEFT:5701"},
      {"[fe80::1]:80", "[fe80::1]:80"},
    };
    for (String[] each : right) {
      assertEquals(each[1], MemberAddress.of(each[0]).toString());
    }
    for (String each :
        List.of("", ":5701", "a:0", "a:65536", "a:b", "http://a", "a b", "fe80::1")) {
      assertThrows(IllegalArgumentException.class, () -> MemberAddress.of(each), each);
    }
    assertEquals(2, MemberAddress.list("a,b:2").size());
    assertThrows(IllegalArgumentException.class, () -> MemberAddress.list("a,,b"));
  }
}
