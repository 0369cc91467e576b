package dev.muster.rules.battle;

/** Writes a battle as JSON lines: one event a line, LF at the end of each. */
public final class JsonLog implements EventSink {
  private final Appendable out;

  public JsonLog(Appendable out) {
    this.out = out;
  }

  @Override
  public void tell(Event event) {
    try {
      out.append(JsonText.line(event)).append('\n');
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
