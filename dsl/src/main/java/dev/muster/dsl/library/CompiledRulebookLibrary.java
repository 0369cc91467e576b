package dev.muster.dsl.library;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.impl.BinaryResourceImpl;

/**
 * The rulebooks of the library as compiled by the build, with every name resolved. Loading them is
 * much less work than reading their text. Only the text is missing; a client that shows it, such as
 * an editor, reads it.
 */
public final class CompiledRulebookLibrary {
  /** Option of a resource set whose user does not look at the text of the library. */
  public static final String WANTED = CompiledRulebookLibrary.class.getName() + ".wanted";

  private static final String ENDING = ".compiled";

  private CompiledRulebookLibrary() {}

  /**
   * Fills a resource with what the build has read for it.
   *
   * @return whether it is a file of the library and the build has left its compiled form
   */
  public static boolean into(Resource resource) throws IOException {
    URI library = RulebookLibrary.address(resource);
    if (library == null) {
      return false;
    }
    try (InputStream compiled =
        RulebookLibrary.LOADER.getResourceAsStream(name(library).substring(1))) {
      if (compiled == null) {
        return false;
      }
      new BinaryResourceImpl.EObjectInputStream(new BufferedInputStream(compiled), Map.of())
          .loadResource(resource);
      return true;
    }
  }

  private static String name(URI library) {
    return library.trimFileExtension().path() + ENDING;
  }

  /**
   * Writes the compiled form of a file of the library beside its text; a step of the build.
   *
   * @param text the file, without errors
   * @param classes the root of the class path to write to
   */
  public static void write(Resource text, Path classes) throws IOException {
    Path file = classes.resolve(name(text.getURI()).substring(1));
    Files.createDirectories(file.getParent());
    try (var out = new BufferedOutputStream(Files.newOutputStream(file))) {
      var compiled =
          new BinaryResourceImpl.EObjectOutputStream(
              out, Map.of(), BinaryResourceImpl.BinaryIO.Version.VERSION_1_1);
      compiled.saveResource(text);
      compiled.flush();
    }
  }
}
