package dev.muster.dsl.ide.server;

import dev.muster.dsl.index.MusterResourceDescriptionManager;
import dev.muster.dsl.resource.MusterResource;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.build.BuildRequest;
import org.eclipse.xtext.build.IncrementalBuilder;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.util.LazyStringInputStream;

/**
 * Brings findings up to date after a change. A file of which nothing but one stand line was typed
 * at, while nothing else changed, is not read again as a whole.
 */
public class LineIncrementalBuilder extends IncrementalBuilder.InternalStatefulIncrementalBuilder {
  @Override
  protected void unloadResource(URI file) {
    if (!reparsedLine(file)) {
      super.unloadResource(file);
    }
  }

  private boolean reparsedLine(URI file) {
    BuildRequest request = getRequest();
    if (!request.getDirtyFiles().equals(List.of(file))
        || !request.getDeletedFiles().isEmpty()
        || !request.getExternalDeltas().isEmpty()
        || !(request.getResourceSet().getResource(file, false) instanceof MusterResource text)) {
      return false;
    }
    try (InputStream typed = request.getResourceSet().getURIConverter().createInputStream(file)) {
      return typed instanceof LazyStringInputStream open && text.reparseLine(open.getString());
    } catch (IOException unreadable) {
      return false; // To load it will say so.
    }
  }

  @Override
  protected IResourceDescription getSerializableResourceDescription(IResourceDescription found) {
    return MusterResourceDescriptionManager.compacted(found);
  }
}
