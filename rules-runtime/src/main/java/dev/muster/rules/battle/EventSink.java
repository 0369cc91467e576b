package dev.muster.rules.battle;

/** Whoever wants to hear what happens: a log, a replay, statistics. */
@FunctionalInterface
public interface EventSink {
  /** Listens to nothing. */
  EventSink SILENT = event -> {};

  void tell(Event event);
}
