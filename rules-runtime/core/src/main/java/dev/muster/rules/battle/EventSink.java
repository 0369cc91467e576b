package dev.muster.rules.battle;

/** A listener to the events of a battle: a log, a replay, statistics. */
@FunctionalInterface
public interface EventSink {
  /** A sink that ignores all events. */
  EventSink SILENT = event -> {};

  void accept(Event event);

  /** Whether it also receives a commander's scores of his options. */
  default boolean wantsScores() {
    return false;
  }

  /** Whether it also receives the decisions of the commanders, whose texts take time to make. */
  default boolean wantsDecisions() {
    return true;
  }

  /** A listener with the same behaviour that also receives the scores. */
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
