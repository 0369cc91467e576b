package dev.muster.dsl.ui.compare;

import dev.muster.dsl.ide.command.DraftResult;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.MusterFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eclipse.compare.IResourceProvider;
import org.eclipse.compare.structuremergeviewer.ICompareInput;
import org.eclipse.core.resources.IFile;
import org.eclipse.lsp4j.ExecuteCommandParams;

/** Has the server read a text that is compared, such as an older state of a file. */
final class DraftReader {

  private static final String NOWHERE = "file:/compared.muster";

  private DraftReader() {}

  /**
   * Returns the address under which both texts are parsed: that of the file that is one of them, so
   * that its imports are found.
   */
  static String address(ICompareInput compared) {
    return Stream.of(compared.getLeft(), compared.getRight(), compared.getAncestor())
        .filter(IResourceProvider.class::isInstance)
        .map(each -> ((IResourceProvider) each).getResource())
        .filter(IFile.class::isInstance)
        .map(each -> MusterFile.in((IFile) each))
        .flatMap(Optional::stream)
        .map(MusterFile::uri)
        .findFirst()
        .orElse(NOWHERE);
  }

  /**
   * Returns the outline of a text, and a map if requested; the future holds null if the server gave
   * no answer.
   */
  static CompletableFuture<DraftResult> read(String uri, String text, Optional<String> map) {
    List<Object> arguments = new ArrayList<>(List.of(uri, text));
    map.ifPresent(arguments::add);
    return LanguageServerHost.running()
        .ask(
            it ->
                it.getWorkspaceService()
                    .executeCommand(
                        new ExecuteCommandParams(MusterCommandService.DRAFT, arguments)))
        .thenApply(answer -> answer instanceof DraftResult draft ? draft : null);
  }
}
