package dev.muster.dsl.ui.server;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceStatus;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.IDocument;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.PublishDiagnosticsParams;

/**
 * The server's findings: markers on the files of the workspace, in editors and in the Problems
 * view, and annotations in the editors of other files.
 */
public final class PublishedDiagnostics {

  /** The type of the markers. */
  public static final String MARKER = "dev.muster.dsl.ui.problem";

  /** The marker's attribute with the code of the check, such as {@code V-119}. */
  public static final String CODE = "code";

  /** The marker's attribute with the section of the rules, such as {@code §1.1}. */
  public static final String RULE = "rule";

  /** Marker attribute: whether the server has a fix for the finding. */
  public static final String FIXABLE = "fixable";

  /** The job family, for {@code IJobManager.join}. */
  public static final Object FAMILY = PublishedDiagnostics.class;

  // The last findings by file, for quick fixes and for editors that are opened later.
  private static final Map<String, List<Diagnostic>> TOLD = new ConcurrentHashMap<>();

  private static final List<BiConsumer<String, List<Diagnostic>>> LISTENERS =
      new CopyOnWriteArrayList<>();

  private PublishedDiagnostics() {}

  /** Returns the last findings of the server for a file. */
  public static List<Diagnostic> of(String uri) {
    return TOLD.getOrDefault(LspPositions.normal(uri), List.of());
  }

  static void show(PublishDiagnosticsParams findings) {
    String uri = LspPositions.normal(findings.getUri());
    List<Diagnostic> told = List.copyOf(findings.getDiagnostics());
    if (told.isEmpty()) {
      TOLD.remove(uri);
    } else {
      TOLD.put(uri, told);
    }
    LspPositions.file(uri)
        .ifPresentOrElse(
            file -> job(file, monitor -> replace(file, read(file, told))),
            () -> ExternalFileProblems.show(uri, told));
    LISTENERS.forEach(each -> each.accept(uri, told));
  }

  /** Adds a listener for the findings of each file; it is called in a thread of the server. */
  public static void onPublished(BiConsumer<String, List<Diagnostic>> listener) {
    LISTENERS.add(listener);
  }

  /**
   * Marks the findings that have a fix.
   *
   * @param fixable findings with a fix
   */
  public static void markFixable(String uri, Set<Diagnostic> fixable) {
    LspPositions.file(uri)
        .ifPresent(file -> job(file, monitor -> setFixable(file, read(file, fixable))));
  }

  private static void setFixable(IFile file, List<DiagnosticMarker> fixable) throws CoreException {
    List<MarkerChange> changes = new ArrayList<>();
    for (IMarker marker : file.findMarkers(MARKER, false, IResource.DEPTH_ZERO)) {
      boolean can = fixable.contains(DiagnosticMarker.of(marker));
      if (marker.getAttribute(FIXABLE, false) != can) {
        changes.add(
            new MarkerChange(
                DiagnosticMarker.of(marker).start(), monitor -> marker.setAttribute(FIXABLE, can)));
      }
    }
    MarkerChange.make(file, changes);
  }

  /** Returns the URI of the file of a marker. */
  public static String address(IMarker marker) {
    return marker.getResource().getLocation() == null
        ? ""
        : marker.getResource().getLocation().toPath().toUri().toString();
  }

  private static void job(IFile file, ICoreRunnable work) {
    Job job =
        new Job("Marking " + file.getName()) {
          @Override
          protected IStatus run(IProgressMonitor monitor) {
            try {
              if (file.exists()) {
                work.run(monitor);
              }
            } catch (CoreException failure) {
              // A file may be deleted, and a project closed, while its findings are being marked.
              boolean gone = failure.getStatus().getCode() == IResourceStatus.MARKER_NOT_FOUND;
              if (file.exists() && !gone) {
                return failure.getStatus();
              }
            } catch (IllegalStateException gone) {
              // Of a project that is being deleted the settings go first, and its files after them.
              return Status.CANCEL_STATUS;
            }
            return Status.OK_STATUS;
          }

          @Override
          public boolean belongsTo(Object family) {
            return family == FAMILY;
          }
        };
    // Jobs of one file run one after another, so that the newest findings win. They also wait for a
    // save, because an editor that is being saved writes back the positions of the markers it knows
    // and ignores changes of them.
    job.setRule(file);
    job.setSystem(true);
    job.schedule();
  }

  private static List<DiagnosticMarker> read(IFile file, Collection<Diagnostic> told) {
    if (told.isEmpty()) {
      return List.of();
    }
    try {
      IDocument text = text(file);
      return told.stream().map(each -> DiagnosticMarker.of(text, each)).toList();
    } catch (CoreException unreadable) {
      // The server has read the file a moment ago, so its findings will be sent again.
      ILog.of(PublishedDiagnostics.class).warn(file.getFullPath() + " cannot be read", unreadable);
      return List.of();
    }
  }

  /**
   * Only what is different changes, so that a view does not flicker and markers keep their age.
   * What has only moved with the text keeps its marker.
   */
  private static void replace(IFile file, List<DiagnosticMarker> findings) throws CoreException {
    Map<DiagnosticMarker, List<IMarker>> there = new HashMap<>();
    for (IMarker marker : file.findMarkers(MARKER, false, IResource.DEPTH_ZERO)) {
      there.computeIfAbsent(DiagnosticMarker.of(marker), each -> new ArrayList<>()).add(marker);
    }
    List<DiagnosticMarker> missing = new ArrayList<>();
    for (DiagnosticMarker finding : findings) {
      List<IMarker> same = there.get(finding);
      if (same == null || same.isEmpty()) {
        missing.add(finding);
      } else {
        same.removeLast();
      }
    }
    Map<DiagnosticMarker, Deque<IMarker>> left = new HashMap<>();
    there.entrySet().stream()
        .sorted(Comparator.comparingInt(each -> each.getKey().start()))
        .forEach(
            each ->
                left.computeIfAbsent(each.getKey().anywhere(), any -> new ArrayDeque<>())
                    .addAll(each.getValue()));
    missing.sort(Comparator.comparingInt(DiagnosticMarker::start));
    List<MarkerChange> changes = new ArrayList<>();
    for (DiagnosticMarker finding : missing) {
      Deque<IMarker> moved = left.get(finding.anywhere());
      IMarker marker = moved == null ? null : moved.poll();
      changes.add(
          new MarkerChange(
              finding.start(),
              marker == null
                  ? monitor -> file.createMarker(MARKER, finding.attributes())
                  : monitor -> finding.moveTo(marker)));
    }
    for (Deque<IMarker> gone : left.values()) {
      for (IMarker marker : gone) {
        changes.add(
            new MarkerChange(DiagnosticMarker.of(marker).start(), monitor -> marker.delete()));
      }
    }
    MarkerChange.make(file, changes);
  }

  private static IDocument text(IFile file) throws CoreException {
    ITextFileBuffer open =
        ITextFileBufferManager.DEFAULT.getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
    return open != null ? open.getDocument() : new Document(file.readString());
  }
}
