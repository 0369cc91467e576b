package dev.muster.dsl.library;

import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.jspecify.annotations.Nullable;

/** The texts of the rulebooks that the games bring. */
public final class RulebookLibrary {
  /**
   * A file for each rule system, in their order: where two have a name in common, that of the first
   * is meant.
   */
  public static final List<URI> ALL =
      RuleSystems.ALL.stream()
          .filter(each -> !each.rulebooks().isEmpty())
          .map(RulebookLibrary::address)
          .toList();

  /** The class loader that finds them, in Eclipse too, where each bundle has one of its own. */
  public static final ClassLoader LOADER = RuleSystem.class.getClassLoader();

  private RulebookLibrary() {}

  private static URI address(RuleSystem game) {
    String folder = game.getClass().getPackageName().replace('.', '/');
    return URI.createURI("classpath:/" + folder + "/" + game.key() + ".muster");
  }

  /**
   * Opens a file of the library.
   *
   * @throws IOException if it is missing
   */
  public static InputStream open(URI address) throws IOException {
    InputStream text = LOADER.getResourceAsStream(address.path().substring(1));
    if (text == null) {
      throw new IOException("the library has lost " + address.lastSegment());
    }
    return text;
  }

  /**
   * Whether this is a file of the library, from wherever it was read: a class path turns into the
   * address of a jar, a file or a bundle.
   */
  public static boolean contains(@Nullable Resource resource) {
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
