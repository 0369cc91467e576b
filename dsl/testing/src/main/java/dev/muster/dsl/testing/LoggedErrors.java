package dev.muster.dsl.testing;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;

/** Collects what the program logs as an error until it is closed. */
public final class LoggedErrors implements AutoCloseable {
  private final List<String> messages = new CopyOnWriteArrayList<>();
  private final AppenderSkeleton appender =
      new AppenderSkeleton() {
        @Override
        protected void append(LoggingEvent event) {
          if (event.getLevel().isGreaterOrEqual(Level.ERROR)) {
            messages.add(event.getRenderedMessage());
          }
        }

        @Override
        public void close() {}

        @Override
        public boolean requiresLayout() {
          return false;
        }
      };

  public LoggedErrors() {
    Logger.getRootLogger().addAppender(appender);
  }

  /** The messages so far, in their order. */
  public List<String> messages() {
    return List.copyOf(messages);
  }

  @Override
  public void close() {
    Logger.getRootLogger().removeAppender(appender);
  }
}
