package dev.muster.dsl.ui.help;

import dev.muster.dsl.ui.server.PublishedDiagnostics;
import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.IContext;
import org.eclipse.help.IContextProvider;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Range;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * F1 in the editor leads to the check of a finding on the line, or else to how battles are edited.
 */
public final class EditorHelpAdapterFactory implements IAdapterFactory {

  @Override
  public <T> T getAdapter(Object adaptable, Class<T> type) {
    return type == IContextProvider.class
            && adaptable instanceof ITextEditor editor
            && name(editor).filter(it -> it.matches(".*[.](muster|situation)")).isPresent()
        ? type.cast(new Here(editor))
        : null;
  }

  @Override
  public Class<?>[] getAdapterList() {
    return new Class<?>[] {IContextProvider.class};
  }

  private static Optional<String> name(ITextEditor editor) {
    return buffer(editor).map(each -> each.getFileStore().getName());
  }

  private static Optional<ITextFileBuffer> buffer(ITextEditor editor) {
    if (editor.getDocumentProvider() == null) {
      return Optional.empty();
    }
    IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
    return Optional.ofNullable(document)
        .map(it -> FileBuffers.getTextFileBufferManager().getTextFileBuffer(it))
        .filter(it -> it.getFileStore() != null);
  }

  /** The help for the position of the cursor. */
  private record Here(ITextEditor editor) implements IContextProvider {

    @Override
    public int getContextChangeMask() {
      return SELECTION;
    }

    @Override
    public IContext getContext(Object target) {
      return check()
          .map(code -> HelpSystem.getContext(HelpContext.ofCheck(code)))
          .orElseGet(() -> HelpSystem.getContext(general().id()));
    }

    private HelpContext general() {
      return name(editor).filter(it -> it.endsWith(".situation")).isPresent()
          ? HelpContext.SITUATION
          : HelpContext.EDITOR;
    }

    /** The code of the weightiest finding on the line. */
    private Optional<String> check() {
      if (!(editor.getSelectionProvider().getSelection() instanceof ITextSelection selection)) {
        return Optional.empty();
      }
      int line = selection.getStartLine();
      return findings()
          .filter(each -> on(line, each.getRange()))
          .filter(each -> each.getCode() != null && each.getSeverity() != null)
          .sorted(Comparator.comparing(Diagnostic::getSeverity))
          .map(each -> String.valueOf(each.getCode().get()))
          .findFirst();
    }

    private Stream<Diagnostic> findings() {
      return buffer(editor).stream()
          .map(each -> each.getFileStore().toURI())
          .filter(Objects::nonNull)
          .flatMap(each -> PublishedDiagnostics.of(each.toString()).stream());
    }

    private static boolean on(int line, Range range) {
      return range.getStart().getLine() <= line && line <= range.getEnd().getLine();
    }

    @Override
    public String getSearchExpression(Object target) {
      return null;
    }
  }
}
