package dev.muster.cli;

import dev.muster.cli.map.Desktop;
import java.util.ArrayList;
import java.util.List;

/** Opens nothing, remembers what it was to open, and has its user end a command at once. */
final class NoDesktop implements Desktop {
  private final List<String> opened = new ArrayList<>();
  private boolean waited;

  @Override
  public boolean open(String address) {
    opened.add(address);
    return true;
  }

  @Override
  public void awaitEnd() {
    waited = true;
  }

  List<String> opened() {
    return List.copyOf(opened);
  }

  boolean waited() {
    return waited;
  }
}
