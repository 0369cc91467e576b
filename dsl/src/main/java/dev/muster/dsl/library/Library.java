package dev.muster.dsl.library;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;

/** The rulebooks that are shipped with the language. */
public final class Library {
  /** The rulebooks of Snaphance, both editions. */
  public static final URI SNAPHANCE =
      URI.createURI("classpath:/dev/muster/dsl/library/snaphance.muster");

  private Library() {}

  /**
   * Whether this is the library, from wherever it was read: a class path turns into the address of
   * a jar, a file or a bundle.
   */
  public static boolean holds(Resource resource) {
    return resource != null
        && resource.getURI() != null
        && resource.getURI().toString().endsWith(SNAPHANCE.path());
  }
}
