package dev.muster.dsl.ui.quickfix;

import dev.muster.dsl.ui.editor.MusterImages;
import dev.muster.dsl.ui.server.PublishedDiagnostics;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.resources.IMarker;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolution2;
import org.eclipse.ui.IMarkerResolutionGenerator2;

/** Offers the same fixes at the markers of the Problems view and of the ruler. */
public final class MusterMarkerResolutionGenerator implements IMarkerResolutionGenerator2 {

  @Override
  public boolean hasResolutions(IMarker marker) {
    return marker.getAttribute(PublishedDiagnostics.FIXABLE, false);
  }

  @Override
  public IMarkerResolution[] getResolutions(IMarker marker) {
    String uri = PublishedDiagnostics.address(marker);
    List<CodeAction> same =
        CodeActionCache.of(uri).stream()
            .filter(action -> findings(action).anyMatch(each -> isFound(each, marker)))
            .toList();
    List<CodeAction> here =
        same.stream()
            .filter(action -> findings(action).anyMatch(each -> isOnLine(each, marker)))
            .toList();
    // While the text above grows, the marker is further down than its actions know.
    return (here.isEmpty() ? same : here)
        .stream().map(each -> new Resolution(uri, each)).toArray(IMarkerResolution[]::new);
  }

  private static Stream<Diagnostic> findings(CodeAction action) {
    return action.getDiagnostics() == null ? Stream.of() : action.getDiagnostics().stream();
  }

  /** Whether it is the finding of a marker, wherever it is in the text. */
  private static boolean isFound(Diagnostic finding, IMarker marker) {
    String message =
        finding.getMessage().isLeft()
            ? finding.getMessage().getLeft()
            : finding.getMessage().getRight().getValue();
    return finding.getCode() != null
        && marker
            .getAttribute(PublishedDiagnostics.CODE, "")
            .equals(String.valueOf(finding.getCode().get()))
        // A marker has the section of the rules apart.
        && message.startsWith(marker.getAttribute(IMarker.MESSAGE, ""));
  }

  private static boolean isOnLine(Diagnostic finding, IMarker marker) {
    return finding.getRange().getStart().getLine()
        == marker.getAttribute(IMarker.LINE_NUMBER, 0) - 1;
  }

  private record Resolution(String uri, CodeAction action) implements IMarkerResolution2 {

    @Override
    public String getLabel() {
      return action.getTitle();
    }

    @Override
    public void run(IMarker marker) {
      if (CodeActionCache.isCurrent(uri)) {
        ServerActions.perform(action);
        return;
      }
      // The places of its edit are those of the text before.
      List<Diagnostic> now =
          PublishedDiagnostics.of(uri).stream()
              .filter(each -> isFound(each, marker) && isOnLine(each, marker))
              .toList();
      if (now.isEmpty()) {
        return;
      }
      Display display = Display.getCurrent();
      CodeActionCache.actions(uri, now.getFirst().getRange(), now, List.of(CodeActionKind.QuickFix))
          .thenAccept(
              actions ->
                  actions.stream()
                      .filter(each -> each.getTitle().equals(action.getTitle()))
                      .findFirst()
                      .ifPresent(it -> display.asyncExec(() -> ServerActions.perform(it))));
    }

    @Override
    public String getDescription() {
      return "";
    }

    @Override
    public Image getImage() {
      return MusterImages.of("fix");
    }
  }
}
