package dev.muster.dsl.scoping;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.URIConverter;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.workspace.IProjectConfig;
import org.eclipse.xtext.workspace.ProjectConfigAdapter;

/**
 * The files that are read together. For any requested address, only plain files and the library are
 * opened: no network, no archive, no device.
 */
public class RestrictedResourceSet extends XtextResourceSet {
  private List<Path> folders = List.of();

  public RestrictedResourceSet() {
    URIConverter converter = getURIConverter();
    converter.getURIHandlers().clear();
    converter.getURIHandlers().add(new RestrictedUriHandler());
  }

  /** Names the folders an import may lead into, beside the neighbourhood of its own file. */
  public void allowFolders(List<Path> readable) {
    folders = List.copyOf(readable);
  }

  /** The folders an import may lead into, those of an editor's workspace among them. */
  static List<Path> folders(ResourceSet resources) {
    List<Path> all = new ArrayList<>();
    if (resources instanceof RestrictedResourceSet plain) {
      all.addAll(plain.folders);
    }
    ProjectConfigAdapter opened = ProjectConfigAdapter.findInEmfObject(resources);
    if (opened != null) {
      IProjectConfig project = opened.getProjectConfig();
      List<IProjectConfig> open = new ArrayList<>(List.of(project));
      if (project.getWorkspaceConfig() != null) {
        open.addAll(project.getWorkspaceConfig().getProjects());
      }
      for (IProjectConfig each : open) {
        if (each.getPath() != null && each.getPath().isFile() && !each.getPath().isRelative()) {
          all.add(readableRoot(Path.of(each.getPath().toFileString())));
        }
      }
    }
    return all;
  }

  /**
   * Returns the folder's parent, so that files beside the folder are readable too; returns the
   * folder itself if the parent is the root of a disk.
   */
  public static Path readableRoot(Path folder) {
    Path home = folder.toAbsolutePath().normalize();
    Path above = home.getParent();
    return above == null || above.getNameCount() == 0 ? home : above;
  }
}
