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
   * The element a record was read from.
   *
   * @param index which of the hexes of the element it stands for, 0 if there is only one
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

  /** Where the record comes from, null for one that was not read here. */
  public @Nullable Source of(Object record) {
    return sources.get(record);
  }
}
