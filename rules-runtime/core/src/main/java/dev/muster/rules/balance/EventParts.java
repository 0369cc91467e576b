package dev.muster.rules.balance;

import dev.muster.rules.battle.Event;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** The words and places in an event, whatever its game: its texts and lists. */
final class EventParts {
  private EventParts() {}

  /** Tells each text of an event, and each entry of its lists. */
  static void forEach(Event event, Consumer<Object> told) {
    for (RecordComponent each : COMPONENTS.get(event.getClass())) {
      Object found = component(event, each);
      if (found instanceof List<?> list) {
        list.forEach(entry -> told.accept(entry == null ? "" : entry));
      } else {
        told.accept(found);
      }
    }
  }

  private static Object component(Event event, RecordComponent component) {
    try {
      Object found = component.getAccessor().invoke(event);
      return found == null ? "" : found;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The components of events that can name a unit or a place. */
  private static final ClassValue<List<RecordComponent>> COMPONENTS =
      new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> type) {
          RecordComponent[] all = type.getRecordComponents();
          if (all == null) {
            return List.of();
          }
          return Arrays.stream(all)
              .filter(each -> each.getType() == String.class || each.getType() == List.class)
              .peek(each -> each.getAccessor().setAccessible(true))
              .toList();
        }
      };
}
