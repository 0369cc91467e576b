package dev.muster.rules.battle;

/** Whoever wants to hear what happens: a log, a replay, statistics. */
@FunctionalInterface
public interface EventSink {
  /** Listens to nothing. */
  EventSink SILENT = event -> {};

  void tell(Event event);

  /** Whether it wants to hear what a commander thought when he decided. */
  default boolean asksWhy() {
    return false;
  }

  /** The same listener, who wants to hear that too. */
  static EventSink askingWhy(EventSink sink) {
    return new EventSink() {
      @Override
      public void tell(Event event) {
        sink.tell(event);
      }

      @Override
      public boolean asksWhy() {
        return true;
      }
    };
  }
}
