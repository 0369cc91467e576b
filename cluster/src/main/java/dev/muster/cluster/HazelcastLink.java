package dev.muster.cluster;

import com.hazelcast.client.HazelcastClientNotActiveException;
import com.hazelcast.cluster.Member;
import com.hazelcast.core.ExecutionCallback;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import dev.muster.rules.carrier.CarrierFailure;
import dev.muster.rules.carrier.PartCarrier;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;

/** A client of the cluster. It listens nowhere, so no firewall of its machine matters. */
final class HazelcastLink implements PartCarrier.Link {
  private final HazelcastInstance client;

  HazelcastLink(HazelcastInstance client) {
    this.client = client;
  }

  @Override
  public List<PartCarrier.Peer> members() {
    try {
      return client.getLifecycleService().isRunning() ? HazelcastCarrier.peers(client) : List.of();
    } catch (HazelcastClientNotActiveException e) {
      return List.of();
    }
  }

  @Override
  public CompletionStage<String> send(PartCarrier.Peer to, String order) {
    CompletableFuture<String> answer = new CompletableFuture<>();
    try {
      Member member =
          client.getCluster().getMembers().stream()
              .filter(each -> each.getUuid().toString().equals(to.id()))
              .findFirst()
              .orElse(null);
      if (member == null) {
        answer.completeExceptionally(new CarrierFailure(to.address() + " has gone away"));
        return answer;
      }
      client
          .getExecutorService(CarefulSettings.EXECUTOR)
          .submitToMember(new PartTask(order), member, new Awaited(answer));
    } catch (HazelcastException
        | HazelcastClientNotActiveException
        | RejectedExecutionException e) {
      answer.completeExceptionally(e);
    }
    return answer;
  }

  @Override
  public void close() {
    client.shutdown();
  }

  /** Waits for the bytes of an answer. */
  private record Awaited(CompletableFuture<String> answer) implements ExecutionCallback<byte[]> {
    @Override
    public void onResponse(byte[] bytes) {
      answer.complete(new String(bytes, StandardCharsets.UTF_8));
    }

    @Override
    public void onFailure(Throwable failure) {
      answer.completeExceptionally(failure);
    }
  }
}
