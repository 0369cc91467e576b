package dev.muster.dsl.incremental;

import dev.muster.dsl.muster.StandDef;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What was found out about the stand lines of a text, each fact for as long as its line stands as
 * it is. A fact may rest on the line, on its place among the lines, and on what its references lead
 * to: where that changes the whole text is read again, and all facts are forgotten. It may not rest
 * on the line's place in the text, nor on any other line.
 */
public final class StandLineCache {
  private final Map<Class<?>, Map<StandDef, Object>> facts = new HashMap<>();

  /** A fact of a kind about a line, found now where it is not known. */
  public <T> T of(StandDef line, Class<T> kind, Supplier<T> find) {
    T known = known(line, kind);
    if (known != null) {
      return known;
    }
    T found = find.get();
    put(line, found);
    return found;
  }

  /** A fact of a kind about a line, null where none is known. */
  public synchronized <T> @Nullable T known(StandDef line, Class<T> kind) {
    return kind.cast(facts.getOrDefault(kind, Map.of()).get(line));
  }

  /** Keeps a fact about a line. */
  public synchronized void put(StandDef line, Object fact) {
    facts.computeIfAbsent(fact.getClass(), each -> new IdentityHashMap<>()).put(line, fact);
  }

  /** Forgets a line that stands no more. */
  public synchronized void forget(StandDef line) {
    facts.values().forEach(each -> each.remove(line));
  }

  /** Forgets all. */
  public synchronized void clear() {
    facts.clear();
  }
}
