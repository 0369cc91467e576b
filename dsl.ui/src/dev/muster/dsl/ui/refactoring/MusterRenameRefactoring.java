package dev.muster.dsl.ui.refactoring;

import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.ResponseAwaiter;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;

/** Another name for an army, a stand, a trait and so on, in all files that use it. */
public final class MusterRenameRefactoring extends Refactoring {

  static final String NOT_HERE = "The name cannot be changed here.";

  private final TextDocumentIdentifier file;
  private final Position position;
  private final String old;
  private String wanted;
  private WorkspaceEdit edit;

  MusterRenameRefactoring(TextDocumentIdentifier file, Position position, String old) {
    this.file = file;
    this.position = position;
    this.old = old;
    this.wanted = old;
  }

  @Override
  public String getName() {
    return "Rename '" + old + "'";
  }

  String old() {
    return old;
  }

  /** The name wanted from now on. */
  public RefactoringStatus setName(String name) {
    wanted = name.strip();
    return wanted.isEmpty() || wanted.equals(old)
        ? RefactoringStatus.createFatalErrorStatus("Write another name.")
        : new RefactoringStatus();
  }

  @Override
  public RefactoringStatus checkInitialConditions(IProgressMonitor monitor) {
    return new RefactoringStatus();
  }

  @Override
  public RefactoringStatus checkFinalConditions(IProgressMonitor monitor) {
    CompletableFuture<WorkspaceEdit> asked =
        LanguageServerHost.running()
            .ask(
                it -> it.getTextDocumentService().rename(new RenameParams(file, position, wanted)));
    try {
      edit = ResponseAwaiter.await(asked, monitor);
      return edit == null
          ? RefactoringStatus.createFatalErrorStatus(NOT_HERE)
          : new RefactoringStatus();
    } catch (ExecutionException refused) {
      return RefactoringStatus.createFatalErrorStatus(why(refused.getCause()));
    }
  }

  /** Returns the server's reason for refusing a rename, for the user. */
  static String why(Throwable refused) {
    Throwable cause = refused;
    while (cause.getCause() != null && !(cause instanceof ResponseErrorException)) {
      cause = cause.getCause();
    }
    return cause instanceof ResponseErrorException told
        ? told.getResponseError().getMessage()
        : "The name cannot be changed; the Error Log has the reason.";
  }

  @Override
  public Change createChange(IProgressMonitor monitor) throws CoreException {
    return WorkspaceEdits.of("Rename " + old + " to " + wanted, edit);
  }
}
