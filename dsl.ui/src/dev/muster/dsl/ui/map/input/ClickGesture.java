package dev.muster.dsl.ui.map.input;

/** A click on what cannot be dragged. */
record ClickGesture(Runnable click) implements Gesture {

  @Override
  public void move(int x, int y) {
    // It stays where it is.
  }

  @Override
  public void drop(int x, int y) {
    click.run();
  }

  @Override
  public void cancel() {
    // Nothing has been done.
  }
}
