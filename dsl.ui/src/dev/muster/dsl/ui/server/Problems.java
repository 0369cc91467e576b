package dev.muster.dsl.ui.server;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.services.LanguageClient;

/**
 * What the server tells the workbench: its findings become markers, in the editor and in the
 * Problems view.
 */
public final class Problems implements LanguageClient {

  /** The type of the markers. */
  public static final String MARKER = "dev.muster.dsl.ui.problem";

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams findings) {
    Places.file(findings.getUri()).ifPresent(file -> mark(file, findings.getDiagnostics()));
  }

  private static void mark(IFile file, List<Diagnostic> findings) {
    WorkspaceJob job =
        new WorkspaceJob("Marking " + file.getName()) {
          @Override
          public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
            if (!file.exists()) {
              return Status.OK_STATUS;
            }
            IDocument text = text(file);
            file.deleteMarkers(MARKER, false, IResource.DEPTH_ZERO);
            for (Diagnostic finding : findings) {
              file.createMarker(MARKER, attributes(text, finding));
            }
            return Status.OK_STATUS;
          }
        };
    // Jobs of one file follow each other, so that the newest findings win.
    job.setRule(ResourcesPlugin.getWorkspace().getRuleFactory().modifyRule(file));
    job.setSystem(true);
    job.schedule();
  }

  private static IDocument text(IFile file) throws CoreException {
    ITextFileBuffer open =
        ITextFileBufferManager.DEFAULT.getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
    return open != null ? open.getDocument() : new Document(file.readString());
  }

  private static Map<String, Object> attributes(IDocument text, Diagnostic finding) {
    IRegion region = Places.region(text, finding.getRange());
    Map<String, Object> attributes = new HashMap<>();
    attributes.put(
        IMarker.MESSAGE,
        finding.getMessage().isLeft()
            ? finding.getMessage().getLeft()
            : finding.getMessage().getRight().getValue());
    attributes.put(IMarker.SEVERITY, severity(finding.getSeverity()));
    attributes.put(IMarker.LINE_NUMBER, finding.getRange().getStart().getLine() + 1);
    attributes.put(IMarker.CHAR_START, region.getOffset());
    attributes.put(IMarker.CHAR_END, region.getOffset() + region.getLength());
    if (finding.getCode() != null) {
      attributes.put("code", String.valueOf(finding.getCode().get()));
    }
    return attributes;
  }

  private static int severity(DiagnosticSeverity severity) {
    if (severity == DiagnosticSeverity.Error) {
      return IMarker.SEVERITY_ERROR;
    }
    return severity == DiagnosticSeverity.Warning
        ? IMarker.SEVERITY_WARNING
        : IMarker.SEVERITY_INFO;
  }

  @Override
  public void logMessage(MessageParams message) {
    ILog log = ILog.of(Problems.class);
    if (message.getType() == MessageType.Error) {
      log.error(message.getMessage());
    } else if (message.getType() == MessageType.Warning) {
      log.warn(message.getMessage());
    }
  }

  @Override
  public void showMessage(MessageParams message) {
    logMessage(message);
  }

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void telemetryEvent(Object event) {
    // There is none.
  }
}
