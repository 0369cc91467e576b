package dev.muster.dsl.compile;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.jspecify.annotations.Nullable;

/** From each record of a compiled model to the text it was read from. */
public final class SourceTrace {
  private final Map<Object, Source> sources = new IdentityHashMap<>();
  private final Set<EObject> incomplete = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * The element that a record was compiled from.
   *
   * @param index index of the hex of the element that it represents; 0 if there is only one
   */
  public record Source(EObject element, int index) {}

  <R extends Record> R add(R record, EObject element, int index) {
    sources.put(record, new Source(element, index));
    return record;
  }

  void markIncomplete(@Nullable EObject within) {
    for (EObject each = within; each != null && incomplete.add(each); ) {
      each = each.eContainer();
    }
  }

  /** Whether something in the element could not be read, so that its record lacks it. */
  public boolean isIncomplete(EObject element) {
    return incomplete.contains(element);
  }

  /** Returns the source of a record; null if it was not compiled here. */
  public @Nullable Source of(Object record) {
    return sources.get(record);
  }
}
