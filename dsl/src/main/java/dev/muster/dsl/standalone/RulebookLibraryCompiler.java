package dev.muster.dsl.standalone;

import dev.muster.dsl.MusterStandaloneSetup;
import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.library.CompiledRulebookLibrary;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.XtextResourceSet;

/**
 * Compiles the rulebooks of a game: a step of the build of each game. It leaves two forms beside
 * the text: the linked syntax tree for the language, and JSON for the rules ({@code NAME.json}).
 * Other games on the class path are compiled already.
 */
public final class RulebookLibraryCompiler {
  private RulebookLibraryCompiler() {}

  /**
   * Compiles them.
   *
   * @param arguments the folder of compiled classes, which has the texts of the game and to which
   *     the compiled forms are written
   * @throws IOException if a rulebook has errors or cannot be written
   */
  public static void main(String[] arguments) throws IOException {
    // The games are compiled side by side in one JVM, and one that ends closes the jars it has
    // opened: a jar that another shares with it would be closed too.
    URLConnection.setDefaultUseCaches("jar", false);
    Path classes = Path.of(arguments[0]);
    var injector = new MusterStandaloneSetup().createInjectorAndDoEMFRegistration();
    var resources = injector.getInstance(XtextResourceSet.class);
    resources.setClasspathURIContext(RulebookLibrary.LOADER);
    for (URI each : RulebookLibrary.ALL) {
      if (!Files.exists(classes.resolve(each.path().substring(1)))) {
        continue;
      }
      Resource text = resources.getResource(each, true);
      EcoreUtil.resolveAll(text);
      if (!text.getErrors().isEmpty()) {
        throw new IOException(each + " has errors: " + text.getErrors());
      }
      CompiledRulebookLibrary.write(text, classes);
    }
    for (RuleSystem game : RuleSystems.ALL) {
      Path folder = classes.resolve(game.getClass().getPackageName().replace('.', '/'));
      if (Files.isDirectory(folder)) {
        for (String name : game.rulebooks()) {
          RulebookDef rulebook = rulebook(resources, name);
          Files.writeString(
              folder.resolve(name + ".json"),
              RecordJson.pretty(new ProgramCompiler(file -> "").rulebook(rulebook)),
              StandardCharsets.UTF_8);
        }
      }
    }
  }

  private static RulebookDef rulebook(ResourceSet resources, String name) throws IOException {
    return resources.getResources().stream()
        .flatMap(each -> ((Document) each.getContents().getFirst()).getElements().stream())
        .filter(RulebookDef.class::isInstance)
        .map(RulebookDef.class::cast)
        .filter(each -> name.equals(each.getName()))
        .findFirst()
        .orElseThrow(() -> new IOException("no rulebook " + name));
  }
}
