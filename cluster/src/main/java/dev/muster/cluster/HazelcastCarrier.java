package dev.muster.cluster;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.cluster.Member;
import com.hazelcast.config.Config;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import dev.muster.rules.carrier.CarrierFailure;
import dev.muster.rules.carrier.MemberAddress;
import dev.muster.rules.carrier.PartCarrier;
import dev.muster.rules.system.MusterVersion;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Carries parts with Hazelcast: members form a cluster, and a client hands out the parts. */
public final class HazelcastCarrier implements PartCarrier {
  @Override
  public String version() {
    return MusterVersion.VERSION;
  }

  @Override
  public Membership join(
      MemberAddress own, List<MemberAddress> others, UnaryOperator<String> worker)
      throws CarrierFailure {
    InetAddress address = resolved(own);
    checkFree(own, address);
    CarefulSettings.prepareProcess();
    Config config = CarefulSettings.member(own, address, others);
    config.getUserContext().put(PartTask.WORKER, worker);
    try {
      return new HazelcastMembership(Hazelcast.newHazelcastInstance(config));
    } catch (HazelcastException | IllegalStateException e) {
      throw new CarrierFailure("the member at " + own + " cannot start: " + e.getMessage());
    }
  }

  @Override
  public Link connect(List<MemberAddress> members) throws CarrierFailure {
    for (MemberAddress each : members) {
      resolved(each);
    }
    CarefulSettings.prepareProcess();
    HazelcastInstance client;
    try {
      client = HazelcastClient.newHazelcastClient(CarefulSettings.client(members));
    } catch (HazelcastException | IllegalStateException e) {
      throw new CarrierFailure(
          "no member of a cluster answers at "
              + String.join(", ", members.stream().map(MemberAddress::toString).toList())
              + "; start one there with muster cluster, and look whether a firewall keeps its port"
              + " closed");
    }
    return new HazelcastLink(client);
  }

  /** Returns the members that a member or a client sees. */
  static List<Peer> peers(HazelcastInstance instance) {
    return instance.getCluster().getMembers().stream().map(HazelcastCarrier::peer).toList();
  }

  private static Peer peer(Member member) {
    String version = member.getAttribute(CarefulSettings.VERSION);
    return new Peer(
        member.getUuid().toString(),
        new MemberAddress(member.getAddress().getHost(), member.getAddress().getPort()),
        version == null ? "" : version);
  }

  private static InetAddress resolved(MemberAddress address) throws CarrierFailure {
    try {
      return InetAddress.getByName(address.host());
    } catch (UnknownHostException e) {
      throw new CarrierFailure("no machine in this network is called " + address.host());
    }
  }

  /** Hazelcast would report both only in its log. */
  private static void checkFree(MemberAddress own, InetAddress address) throws CarrierFailure {
    try {
      if (address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) == null) {
        throw new CarrierFailure(
            "--listen is one address of this machine: "
                + String.join(", ", addresses())
                + "; found "
                + own.host());
      }
      try (ServerSocket trial = new ServerSocket()) {
        trial.setReuseAddress(true);
        trial.bind(new InetSocketAddress(address, own.port()));
      }
    } catch (IOException e) {
      throw new CarrierFailure(
          "port "
              + own.port()
              + " of "
              + own.host()
              + " is in use, or may not be used ("
              + e.getMessage()
              + "); choose another, such as --listen "
              + new MemberAddress(own.host(), own.port() % 65_535 + 1));
    }
  }

  private static List<String> addresses() throws SocketException {
    try (Stream<NetworkInterface> all = NetworkInterface.networkInterfaces()) {
      return all.flatMap(NetworkInterface::inetAddresses)
          .filter(Inet4Address.class::isInstance)
          .map(InetAddress::getHostAddress)
          .sorted()
          .toList();
    }
  }
}
