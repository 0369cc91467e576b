package dev.muster.rules.battle;

/** Whoever wants to hear what happens: a log, a replay, statistics. */
@FunctionalInterface
public interface EventSink {
  /** Listens to nothing. */
  EventSink SILENT = event -> {};

  void accept(Event event);

  /** Whether it wants to hear what a commander thought when he decided. */
  default boolean wantsScores() {
    return false;
  }

  /** The same listener, who wants to hear that too. */
  static EventSink withScores(EventSink sink) {
    return new EventSink() {
      @Override
      public void accept(Event event) {
        sink.accept(event);
      }

      @Override
      public boolean wantsScores() {
        return true;
      }
    };
  }
}
