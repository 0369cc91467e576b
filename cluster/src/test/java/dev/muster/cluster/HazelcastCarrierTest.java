package dev.muster.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.core.HazelcastInstance;
import dev.muster.rules.carrier.CarrierFailure;
import dev.muster.rules.carrier.JsonPartOrder;
import dev.muster.rules.carrier.MemberAddress;
import dev.muster.rules.carrier.PartCarrier;
import dev.muster.rules.system.MusterVersion;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A member in this process, and what reaches it. It answers in capitals. */
@Tag("slow")
@Timeout(120)
class HazelcastCarrierTest {
  private static final PartCarrier CARRIER = new HazelcastCarrier();
  private static MemberAddress own;
  private static PartCarrier.Membership member;

  @BeforeAll
  static void start() throws Exception {
    own = free();
    member = CARRIER.join(own, List.of(), order -> order.toUpperCase(java.util.Locale.ROOT));
  }

  @AfterAll
  static void end() {
    member.close();
  }

  private static MemberAddress free() throws Exception {
    try (ServerSocket any = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return new MemberAddress("127.0.0.1", any.getLocalPort());
    }
  }

  private static String answer(PartCarrier.Link link, String order) throws Exception {
    return link.send(link.members().getFirst(), order)
        .toCompletableFuture()
        .get(1, TimeUnit.MINUTES);
  }

  @Test
  void ordersAndAnswersTravelAsTheyAre() throws Exception {
    try (PartCarrier.Link link = CARRIER.connect(List.of(own))) {
      assertEquals(member.members(), link.members());
      PartCarrier.Peer peer = link.members().getFirst();
      assertEquals(own, peer.address());
      assertEquals(MusterVersion.VERSION, peer.version());
      assertEquals("", answer(link, ""));
      assertEquals("LÜTZEN \u0000 \ud83c\udff0", answer(link, "lützen \u0000 \ud83c\udff0"));
      String large = "abc".repeat(1_000_000);
      assertEquals(large.length(), answer(link, large).length());
    }
  }

  /** The member looks at the length before it takes room for the text, and lives on. */
  @Test
  void anOrderThatIsTooLongIsRefused() throws Exception {
    try (PartCarrier.Link link = CARRIER.connect(List.of(own))) {
      String large = "ü".repeat(3 * JsonPartOrder.LONGEST / 2 + 1);
      assertThrows(ExecutionException.class, () -> answer(link, large));
      assertEquals("STILL HERE", answer(link, "still here"));
    }
  }

  /** What somebody would send who wants to run code here. */
  record Foreign() implements Callable<String>, Serializable {
    static final AtomicBoolean RUN = new AtomicBoolean();

    @Override
    public String call() {
      RUN.set(true);
      return "run";
    }
  }

  @Test
  void noOtherObjectIsMadeOfWhatArrives() throws Exception {
    ClientConfig careless = new ClientConfig();
    careless.setClusterName("muster");
    careless.getNetworkConfig().addAddress(own.toString());
    HazelcastInstance client = HazelcastClient.newHazelcastClient(careless);
    try {
      ExecutionException refused =
          assertThrows(
              ExecutionException.class,
              () ->
                  client
                      .getExecutorService(CarefulSettings.EXECUTOR)
                      .submit(new Foreign())
                      .get(1, TimeUnit.MINUTES));
      assertTrue(String.valueOf(refused.getMessage()).contains("Foreign"), refused.toString());
      assertFalse(Foreign.RUN.get());
    } finally {
      client.shutdown();
    }
  }

  @Test
  void aMemberThatGoesAwayAnswersNothing() throws Exception {
    MemberAddress other = free();
    PartCarrier.Membership leaving =
        CARRIER.join(
            other,
            List.of(),
            order -> {
              try {
                Thread.sleep(60_000);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              return order;
            });
    try (PartCarrier.Link link = CARRIER.connect(List.of(other))) {
      var sent = link.send(link.members().getFirst(), "order").toCompletableFuture();
      Thread.sleep(200);
      assertFalse(sent.isDone());
      leaving.close();
      assertThrows(ExecutionException.class, () -> sent.get(1, TimeUnit.MINUTES));
      assertEquals(List.of(), link.members());
    }
  }

  // ---- what a user meets

  @Test
  void aPortInUseAndAnAddressOfAnotherMachineAreReported() throws Exception {
    CarrierFailure used =
        assertThrows(CarrierFailure.class, () -> CARRIER.join(own, List.of(), order -> order));
    assertTrue(
        used.getMessage().startsWith("port " + own.port() + " of 127.0.0.1 is in use"),
        used.getMessage());
    assertTrue(
        used.getMessage().endsWith("such as --listen 127.0.0.1:" + (own.port() + 1)),
        used.getMessage());
    for (String each : List.of("192.0.2.99", "0.0.0.0")) {
      CarrierFailure foreign =
          assertThrows(
              CarrierFailure.class,
              () -> CARRIER.join(new MemberAddress(each, 5701), List.of(), order -> order));
      assertTrue(
          foreign
              .getMessage()
              .matches("--listen is one address of this machine: .*127.*; found .*"),
          foreign.getMessage());
    }
    CarrierFailure unknown =
        assertThrows(
            CarrierFailure.class,
            () -> CARRIER.connect(List.of(new MemberAddress("no-such-machine.invalid", 5701))));
    assertEquals(
        "no machine in this network is called no-such-machine.invalid", unknown.getMessage());
  }

  @Test
  void withoutAMemberThereItSaysSo() throws Exception {
    MemberAddress nobody = free();
    CarrierFailure none =
        assertThrows(CarrierFailure.class, () -> CARRIER.connect(List.of(nobody)));
    assertTrue(
        none.getMessage()
            .startsWith("no member of a cluster answers at " + nobody + "; start one there with"),
        none.getMessage());
  }

  // ---- settings

  /** It calls nobody, finds others only where it is told, and reads no settings of the machine. */
  @Test
  void aMemberLooksNowhereElse() throws Exception {
    MemberAddress other = new MemberAddress("127.0.0.1", 5799);
    Config config = CarefulSettings.member(own, InetAddress.getByName(own.host()), List.of(other));
    JoinConfig join = config.getNetworkConfig().getJoin();
    assertFalse(join.getMulticastConfig().isEnabled());
    assertFalse(join.getAutoDetectionConfig().isEnabled());
    assertFalse(join.isAutoDetectionEnabled());
    assertEquals(List.of("127.0.0.1:5799"), join.getTcpIpConfig().getMembers());
    assertEquals(
        List.of("127.0.0.1"),
        List.copyOf(config.getNetworkConfig().getInterfaces().getInterfaces()));
    assertFalse(config.getNetworkConfig().isPortAutoIncrement());
    assertEquals("false", config.getProperty("hazelcast.phone.home.enabled"));
    assertEquals("false", config.getProperty("hazelcast.socket.bind.any"));
    assertFalse(config.getJetConfig().isEnabled());
    assertFalse(config.getNamespacesConfig().isEnabled());
    assertFalse(config.getManagementCenterConfig().isScriptingEnabled());
    assertTrue(config.getSerializationConfig().getJavaSerializationFilterConfig() != null);
  }
}
