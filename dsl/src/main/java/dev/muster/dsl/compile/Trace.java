package dev.muster.dsl.compile;

import java.util.IdentityHashMap;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.jspecify.annotations.Nullable;

/** From each record of a compiled model to the text it was read from. */
public final class Trace {
  private final Map<Object, Source> sources = new IdentityHashMap<>();

  /**
   * The element a record was read from.
   *
   * @param index which of the hexes of the element it stands for, 0 where there is only one
   */
  public record Source(EObject element, int index) {}

  <R extends Record> R add(R record, EObject element, int index) {
    sources.put(record, new Source(element, index));
    return record;
  }

  /** Where the record comes from, null for one that was not read here. */
  public @Nullable Source of(Object record) {
    return sources.get(record);
  }
}
