package dev.muster.dsl.ui.server;

import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.filesystem.IFileStore;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.ISynchronizable;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.lsp4j.Diagnostic;

/**
 * Shows findings in files outside the workspace. Such files cannot have markers, so the editor
 * shows the findings.
 */
final class ExternalFileProblems {

  private static final Map<IAnnotationModel, Annotation[]> SHOWN = new WeakHashMap<>();

  private ExternalFileProblems() {}

  /** Shows what was found in the editor that has the file open, if one has. */
  static void show(String uri, List<Diagnostic> told) {
    try {
      IFileStore store = EFS.getStore(URI.create(uri));
      ITextFileBuffer open = ITextFileBufferManager.DEFAULT.getFileStoreTextFileBuffer(store);
      if (open != null && open.getAnnotationModel() != null) {
        replace(open, told);
      }
    } catch (CoreException | IllegalArgumentException noFile) {
      ILog.of(ExternalFileProblems.class).warn("There is no file at " + uri, noFile);
    }
  }

  private static void replace(ITextFileBuffer open, List<Diagnostic> told) {
    IAnnotationModel model = open.getAnnotationModel();
    Map<Annotation, Position> added = new HashMap<>();
    for (Diagnostic each : told) {
      DiagnosticMarker finding = DiagnosticMarker.of(open.getDocument(), each);
      added.put(
          new FindingAnnotation(finding),
          new Position(finding.start(), finding.end() - finding.start()));
    }
    synchronized (lock(model)) {
      Annotation[] former = SHOWN.getOrDefault(model, new Annotation[0]);
      ((IAnnotationModelExtension) model).replaceAnnotations(former, added);
      SHOWN.put(model, added.keySet().toArray(Annotation[]::new));
    }
  }

  private static Object lock(IAnnotationModel model) {
    Object lock = model instanceof ISynchronizable with ? with.getLockObject() : null;
    return lock == null ? model : lock;
  }

  /** A finding in an editor, without a marker. */
  static final class FindingAnnotation extends Annotation {

    private final DiagnosticMarker finding;

    FindingAnnotation(DiagnosticMarker finding) {
      super(type(finding.severity()), false, finding.message());
      this.finding = finding;
    }

    DiagnosticMarker finding() {
      return finding;
    }

    private static String type(int severity) {
      return "org.eclipse.ui.workbench.texteditor."
          + switch (severity) {
            case IMarker.SEVERITY_ERROR -> "error";
            case IMarker.SEVERITY_WARNING -> "warning";
            default -> "info";
          };
    }
  }
}
