package dev.muster.rules.battle;

/** A listener to the events of a battle: a log, a replay, statistics. */
@FunctionalInterface
public interface EventSink {
  /** A sink that ignores all events. */
  EventSink SILENT = counting(ThrowLuck.NONE);

  /** A sink that ignores all events, and counts the luck of the throws. */
  static EventSink counting(ThrowLuck luck) {
    return new EventSink() {
      @Override
      public void accept(Event event) {
        // nobody listens
      }

      @Override
      public boolean wantsEvents() {
        return false;
      }

      @Override
      public ThrowLuck luck() {
        return luck;
      }
    };
  }

  void accept(Event event);

  /** Whether it receives events; otherwise none need to be made. */
  default boolean wantsEvents() {
    return true;
  }

  /** Receives the luck of the throws of the battle. */
  default ThrowLuck luck() {
    return ThrowLuck.NONE;
  }

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
