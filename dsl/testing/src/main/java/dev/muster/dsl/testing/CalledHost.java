package dev.muster.dsl.testing;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A port of this machine that counts the calls it gets, each of which it hangs up. */
public final class CalledHost implements AutoCloseable {
  private final ServerSocket listening;
  private final Thread listener;
  private final AtomicInteger calls = new AtomicInteger();

  public CalledHost() throws IOException {
    listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    listener = Thread.ofPlatform().daemon().start(this::listen);
  }

  private void listen() {
    try {
      while (true) {
        Socket caller = listening.accept();
        calls.incrementAndGet();
        caller.close();
      }
    } catch (IOException closed) {
      // the test is over
    }
  }

  /** Its address in a URL, such as {@code 127.0.0.1:40123}. */
  public String address() {
    return "127.0.0.1:" + listening.getLocalPort();
  }

  /** How often it was called. */
  public int calls() {
    return calls.get();
  }

  @Override
  public void close() throws IOException, InterruptedException {
    listening.close();
    listener.join(TimeUnit.SECONDS.toMillis(5));
  }
}
