package dev.muster.dsl.ide.completion;

import com.google.inject.Inject;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Import;
import dev.muster.dsl.scoping.ImportTarget;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.impl.ResourceDescriptionsProvider;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.util.ReplaceRegion;

/** Armies, maps and rulebooks of files that are not imported yet, and the import they need. */
public class AutoImportCandidates {
  @Inject private ResourceDescriptionsProvider indexes;

  /**
   * An element of another file.
   *
   * @param path the file, as an import names it
   */
  public record Found(IEObjectDescription element, String path) {
    private static final int FAR = 40;

    /** Returns the distance to the file in folders: 0 for the same folder, at most 40. */
    public int away() {
      URI file = URI.createURI(path);
      return file.isRelative() && file.hasRelativePath()
          ? Math.min(FAR - 1, file.segmentCount() - 1)
          : FAR;
    }
  }

  /**
   * Elements a reference could mean once their file is imported, by name, and nearer files first.
   */
  public List<Found> notImported(Resource resource, EReference reference, IScope visible) {
    EClass wanted = reference.getEReferenceType();
    List<Found> found = new ArrayList<>();
    for (IResourceDescription file :
        indexes.getResourceDescriptions(resource).getAllResourceDescriptions()) {
      if (!isOther(file, resource)) {
        continue;
      }
      for (IEObjectDescription element : file.getExportedObjectsByType(wanted)) {
        if (element.getName().getSegmentCount() > 0
            && isTopLevel(element)
            && visible.getSingleElement(element.getName()) == null) {
          found.add(new Found(element, path(resource, file.getURI())));
        }
      }
    }
    found.sort(
        Comparator.comparing((Found each) -> each.element().getName().toString())
            .thenComparing(Found::away)
            .thenComparing(Found::path));
    return found;
  }

  /** Files of the workspace a file could import and does not, as an import names them. */
  public List<String> importable(Resource resource) {
    List<String> taken = new ArrayList<>();
    if (!resource.getContents().isEmpty()
        && resource.getContents().getFirst() instanceof Document document) {
      for (Import each : document.getImports()) {
        taken.add(String.valueOf(each.getImportURI()));
      }
    }
    List<String> paths = new ArrayList<>();
    for (IResourceDescription file :
        indexes.getResourceDescriptions(resource).getAllResourceDescriptions()) {
      String path = path(resource, file.getURI());
      if (isOther(file, resource) && !taken.contains(path)) {
        paths.add(path);
      }
    }
    paths.sort(Comparator.naturalOrder());
    return paths;
  }

  /** The edit that imports a file: below the last import, or at the top. */
  public ReplaceRegion importing(Resource resource, String path) {
    String line = "import \"" + path + "\"\n";
    if (!resource.getContents().isEmpty()
        && resource.getContents().getFirst() instanceof Document document
        && !document.getImports().isEmpty()) {
      ICompositeNode last = NodeModelUtils.findActualNodeFor(document.getImports().getLast());
      if (last != null) {
        return new ReplaceRegion(last.getEndOffset(), 0, "\n" + line.strip());
      }
    }
    return new ReplaceRegion(0, 0, line + "\n");
  }

  /**
   * Returns whether a file can be proposed; a file that is too far away is not, because its import
   * would be refused.
   */
  private static boolean isOther(IResourceDescription file, Resource resource) {
    return !file.getURI().equals(resource.getURI())
        && file.getURI().isFile()
        && ImportTarget.mayLeadTo(file.getURI(), resource);
  }

  /** The elements of an army or rulebook come with it. */
  private static boolean isTopLevel(IEObjectDescription element) {
    String fragment = element.getEObjectURI().fragment();
    return fragment != null && fragment.chars().filter(each -> each == '@').count() == 1;
  }

  private static String path(Resource from, URI file) {
    return file.deresolve(from.getURI()).toString();
  }
}
