package dev.muster.dsl.index;

import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ScenarioDef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.findReferences.IReferenceFinder.IResourceAccess;
import org.eclipse.xtext.resource.IReferenceDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.util.CancelIndicator;

/** The scenarios that can name an element of a file without a reference of the grammar. */
public final class ScenarioFiles {
  private ScenarioFiles() {}

  /** Takes a scenario while its file may be read. */
  public interface Reader {
    void read(ScenarioDef scenario);
  }

  /**
   * Reads the scenarios of a file and of all files that refer to it, by the address of the file.
   */
  public static void read(
      URI file,
      IResourceAccess access,
      IResourceDescriptions index,
      CancelIndicator stop,
      Reader reader) {
    List<URI> files = new ArrayList<>();
    for (IResourceDescription each : index.getAllResourceDescriptions()) {
      if (hasScenario(each) && (each.getURI().equals(file) || refers(each, file))) {
        files.add(each.getURI());
      }
    }
    files.sort(Comparator.comparing(URI::toString));
    for (URI each : files) {
      if (stop.isCanceled()) {
        return;
      }
      access.readOnly(
          each,
          resources -> {
            Resource resource = resources.getResource(each, true);
            if (!RulebookLibrary.contains(resource)
                && !resource.getContents().isEmpty()
                && resource.getContents().getFirst() instanceof Document document) {
              document.getElements().stream()
                  .filter(ScenarioDef.class::isInstance)
                  .forEach(element -> reader.read((ScenarioDef) element));
            }
            return null;
          });
    }
  }

  /** Whether a file has a scenario, by the index, so that the file is not read. */
  public static boolean hasScenario(IResourceDescription file) {
    return file.getExportedObjectsByType(MusterPackage.Literals.SCENARIO_DEF).iterator().hasNext();
  }

  private static boolean refers(IResourceDescription from, URI file) {
    for (IReferenceDescription each : from.getReferenceDescriptions()) {
      if (each.getTargetEObjectUri().trimFragment().equals(file)) {
        return true;
      }
    }
    return false;
  }
}
