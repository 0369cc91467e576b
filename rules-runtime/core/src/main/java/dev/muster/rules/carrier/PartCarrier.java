package dev.muster.rules.carrier;

import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.UnaryOperator;

/**
 * Carries orders for parts to the members of a cluster, and their answers back. Both are text, so a
 * carrier knows nothing of battles. It is an add-on, found as a service.
 */
public interface PartCarrier {
  /** Returns the version of Muster that the carrier was built with. */
  String version();

  /**
   * Makes this process a member, which answers orders one at a time until it is closed.
   *
   * @param own the address where it listens, of this machine
   * @param others members that may be there already
   * @param worker answers an order; called from a thread of the carrier
   * @throws CarrierFailure if it cannot listen there
   */
  Membership join(MemberAddress own, List<MemberAddress> others, UnaryOperator<String> worker)
      throws CarrierFailure;

  /**
   * Connects to a cluster, without listening anywhere.
   *
   * @param members one or more members of it
   * @throws CarrierFailure if none of them answers
   */
  Link connect(List<MemberAddress> members) throws CarrierFailure;

  /**
   * A member of the cluster.
   *
   * @param id differs for every start of a member
   * @param version of its Muster
   */
  record Peer(String id, MemberAddress address, String version) {}

  /** This process as a member. */
  interface Membership extends AutoCloseable {
    /** Returns the members that this one sees, itself among them. */
    List<Peer> members();

    /** Goes away at once. */
    @Override
    void close();
  }

  /** A connection to the cluster. */
  interface Link extends AutoCloseable {
    /** Returns the members that are there now; none if the connection is lost. */
    List<Peer> members();

    /** Sends an order. The answer fails if the member goes away before it has answered. */
    CompletionStage<String> send(Peer member, String order);

    @Override
    void close();
  }
}
