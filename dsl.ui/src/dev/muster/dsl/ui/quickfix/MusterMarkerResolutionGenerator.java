package dev.muster.dsl.ui.quickfix;

import dev.muster.dsl.ui.editor.MusterImages;
import dev.muster.dsl.ui.server.PublishedDiagnostics;
import org.eclipse.core.resources.IMarker;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.swt.graphics.Image;
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
    int line = marker.getAttribute(IMarker.LINE_NUMBER, 0) - 1;
    String code = marker.getAttribute(PublishedDiagnostics.CODE, "");
    return CodeActionCache.of(uri).stream()
        .filter(action -> isFor(action, line, code))
        .map(Resolution::new)
        .toArray(IMarkerResolution[]::new);
  }

  private static boolean isFor(CodeAction action, int line, String code) {
    return action.getDiagnostics() != null
        && action.getDiagnostics().stream().anyMatch(each -> at(each, line, code));
  }

  private static boolean at(Diagnostic finding, int line, String code) {
    return finding.getRange().getStart().getLine() == line
        && finding.getCode() != null
        && code.equals(String.valueOf(finding.getCode().get()));
  }

  private record Resolution(CodeAction action) implements IMarkerResolution2 {

    @Override
    public String getLabel() {
      return action.getTitle();
    }

    @Override
    public void run(IMarker marker) {
      ServerActions.perform(action);
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
