package dev.muster.dsl.library;

import dev.muster.rules.systems.Systems;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.jspecify.annotations.Nullable;

/** The rulebooks that are shipped with the language. */
public final class Library {
  /**
   * A file for each rule system, in their order: where two have a name in common, that of the first
   * is meant.
   */
  public static final List<URI> ALL =
      Systems.ALL.stream().map(each -> address(each.key())).toList();

  private Library() {}

  private static URI address(String name) {
    return URI.createURI("classpath:/dev/muster/dsl/library/" + name + ".muster");
  }

  /**
   * Whether this is a file of the library, from wherever it was read: a class path turns into the
   * address of a jar, a file or a bundle.
   */
  public static boolean holds(@Nullable Resource resource) {
    return address(resource) != null;
  }

  /** The address of a file of the library, from wherever it was read; null for any other file. */
  public static @Nullable URI address(@Nullable Resource resource) {
    return resource == null || resource.getURI() == null ? null : address(resource.getURI());
  }

  /** The address of a file of the library behind any address that leads to it, else null. */
  public static @Nullable URI address(URI any) {
    String read = any.toString();
    for (URI each : ALL) {
      if (read.endsWith(each.path())) {
        return each;
      }
    }
    return null;
  }
}
