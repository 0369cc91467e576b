package dev.muster.dsl.index;

import com.google.common.collect.Iterables;
import dev.muster.dsl.scoping.MusterGlobalScopeProvider;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IDefaultResourceDescriptionStrategy;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.impl.DefaultResourceDescription;
import org.eclipse.xtext.resource.impl.DefaultResourceDescriptionManager;

/**
 * Whom a change of a file concerns: all that import it, by whatever way. What an army means is
 * reported by its sheet, and what a battle means by its armies, so a file need not refer to another
 * to rest on it.
 */
public class MusterResourceDescriptionManager extends DefaultResourceDescriptionManager {
  /** Marks an imported name that is the address of a file; names of elements have no such sign. */
  private static final String FILE = "import ";

  @Override
  protected IResourceDescription internalGetResourceDescription(
      Resource resource, IDefaultResourceDescriptionStrategy strategy) {
    return new DefaultResourceDescription(resource, strategy, getCache()) {
      @Override
      public Iterable<QualifiedName> getImportedNames() {
        return Iterables.concat(super.getImportedNames(), imports(resource));
      }
    };
  }

  /**
   * Returns the addresses that a file imports, as names of the index; includes files that do not
   * exist yet.
   */
  private static List<QualifiedName> imports(Resource resource) {
    return MusterGlobalScopeProvider.imports(resource).stream()
        .map(address -> QualifiedName.create(FILE + address))
        .toList();
  }

  @Override
  public boolean isAffected(
      Collection<IResourceDescription.Delta> deltas,
      IResourceDescription candidate,
      IResourceDescriptions index) {
    Map<URI, IResourceDescription> unchanged = new HashMap<>();
    Set<URI> changed = new HashSet<>();
    for (IResourceDescription.Delta each : deltas) {
      if (each.haveEObjectDescriptionsChanged()) {
        changed.add(each.getUri());
      } else if (each.getOld() != null) {
        // While it is being built, the new one does not know its imports yet.
        unchanged.put(each.getUri(), each.getOld());
      }
    }
    return !changed.isEmpty() && restsOn(changed, candidate, unchanged, index);
  }

  private static boolean restsOn(
      Set<URI> changed,
      IResourceDescription candidate,
      Map<URI, IResourceDescription> unchanged,
      IResourceDescriptions index) {
    Set<URI> seen = new HashSet<>();
    Deque<IResourceDescription> open = new ArrayDeque<>(List.of(candidate));
    while (!open.isEmpty()) {
      for (QualifiedName name : open.remove().getImportedNames()) {
        String first = name.getFirstSegment();
        if (!first.startsWith(FILE)) {
          continue;
        }
        URI file = URI.createURI(first.substring(FILE.length()));
        if (changed.contains(file)) {
          return true;
        }
        if (seen.add(file)) {
          IResourceDescription next =
              unchanged.getOrDefault(file, index.getResourceDescription(file));
          if (next != null) {
            open.add(next);
          }
        }
      }
    }
    return false;
  }
}
