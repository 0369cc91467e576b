package dev.muster.dsl.library;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;

/** The rulebooks that are shipped with the language. */
public final class Library {
  /** The rulebooks of Snaphance, both editions. */
  public static final URI SNAPHANCE = URI.createURI("classpath:/dev/muster/dsl/library/snaphance.muster");

  private Library() {}

  public static boolean holds(Resource resource) {
    return resource != null && "classpath".equals(resource.getURI().scheme());
  }
}
