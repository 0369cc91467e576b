package dev.muster.dsl.library;

import dev.muster.dsl.MusterStandaloneSetup;
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
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.XtextResourceSet;

/**
 * The rulebooks of the library as the build has read them, with every name resolved. To take these
 * is much less work than to read their text, and all that is missing is the text: who shows it, as
 * an editor does, reads it.
 */
public final class CompiledLibrary {
  /** Option of a resource set whose user does not look at the text of the library. */
  public static final String WANTED = CompiledLibrary.class.getName() + ".wanted";

  private static final String ENDING = ".compiled";

  private CompiledLibrary() {}

  /**
   * Fills a resource with what the build has read for it.
   *
   * @return whether it is a file of the library and the build has left its compiled form
   */
  static boolean into(Resource resource) throws IOException {
    URI library = Library.address(resource);
    if (library == null) {
      return false;
    }
    try (InputStream compiled = CompiledLibrary.class.getResourceAsStream(name(library))) {
      if (compiled == null) {
        return false;
      }
      new BinaryResourceImpl.EObjectInputStream(new BufferedInputStream(compiled), Map.of())
          .loadResource(resource);
      return true;
    }
  }

  private static String name(URI library) {
    return library.trimFileExtension().lastSegment() + ENDING;
  }

  /**
   * Reads the texts and leaves what they mean in a directory; a step of the build.
   *
   * @param arguments the directory, which will be this package on the class path
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    var injector = new MusterStandaloneSetup().createInjectorAndDoEMFRegistration();
    var resources = injector.getInstance(XtextResourceSet.class);
    resources.setClasspathURIContext(Library.class.getClassLoader());
    for (URI each : Library.ALL) {
      Resource read = resources.getResource(each, true);
      EcoreUtil.resolveAll(read);
      if (!read.getErrors().isEmpty()) {
        throw new IOException(each + " has errors: " + read.getErrors());
      }
      try (var out = new BufferedOutputStream(Files.newOutputStream(folder.resolve(name(each))))) {
        var compiled =
            new BinaryResourceImpl.EObjectOutputStream(
                out, Map.of(), BinaryResourceImpl.BinaryIO.Version.VERSION_1_1);
        compiled.saveResource(read);
        compiled.flush();
      }
    }
  }
}
