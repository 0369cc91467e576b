package dev.muster.cluster;

import com.hazelcast.core.HazelcastInstance;
import dev.muster.rules.carrier.PartCarrier;
import java.util.List;

/** This process as a member. */
final class HazelcastMembership implements PartCarrier.Membership {
  private final HazelcastInstance member;

  HazelcastMembership(HazelcastInstance member) {
    this.member = member;
  }

  @Override
  public List<PartCarrier.Peer> members() {
    return HazelcastCarrier.peers(member);
  }

  /** Without farewell: it keeps nothing that others need. */
  @Override
  public void close() {
    member.getLifecycleService().terminate();
  }
}
