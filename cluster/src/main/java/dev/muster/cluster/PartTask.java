package dev.muster.cluster;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import dev.muster.rules.carrier.JsonPartOrder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * An order on its way. Only the bytes of its text travel; the member has the code and answers with
 * the bytes of a text.
 */
final class PartTask
    implements Callable<byte[]>, IdentifiedDataSerializable, HazelcastInstanceAware {
  /** The number of Muster's own classes that travel, of which this is the only one. */
  static final int FACTORY = 1;

  /** The name under which a member keeps what answers orders. */
  static final String WORKER = "worker";

  /** Bytes of the largest order; a character is at most 3. */
  private static final int LARGEST = 3 * JsonPartOrder.LONGEST;

  private byte[] order;
  private @Nullable UnaryOperator<String> worker;

  /** An order that arrives. */
  PartTask() {
    order = new byte[0];
  }

  PartTask(String order) {
    this.order = order.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  @SuppressWarnings("unchecked")
  public void setHazelcastInstance(HazelcastInstance member) {
    worker = (UnaryOperator<String>) member.getUserContext().get(WORKER);
  }

  @Override
  public byte[] call() {
    UnaryOperator<String> here = worker;
    if (here == null) {
      throw new IllegalStateException("no member");
    }
    return here.apply(new String(order, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public void writeData(ObjectDataOutput out) throws IOException {
    out.writeInt(order.length);
    out.write(order);
  }

  /** The length is checked before room for it is taken. */
  @Override
  public void readData(ObjectDataInput in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > LARGEST) {
      throw new IOException("an order of " + length + " bytes");
    }
    order = new byte[length];
    in.readFully(order);
  }

  @Override
  public int getFactoryId() {
    return FACTORY;
  }

  @Override
  public int getClassId() {
    return FACTORY;
  }
}
