package dev.muster.dsl.ui.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionCapabilities;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionKindCapabilities;
import org.eclipse.lsp4j.CodeActionLiteralSupportCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.DocumentSymbolCapabilities;
import org.eclipse.lsp4j.ExecuteCommandCapabilities;
import org.eclipse.lsp4j.FoldingRangeCapabilities;
import org.eclipse.lsp4j.HoverCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.RenameCapabilities;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;

/**
 * Creates the parameters that describe the workbench to the server: its projects and its
 * capabilities.
 */
final class InitializeParamsFactory {

  private InitializeParamsFactory() {}

  static InitializeParams workbench() {
    InitializeParams params = new InitializeParams();
    List<WorkspaceFolder> folders = new ArrayList<>();
    for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
      folder(project).ifPresent(folders::add);
    }
    params.setWorkspaceFolders(folders);
    params.setCapabilities(new ClientCapabilities(workspace(), text(), window(), null));
    params.setInitializationOptions(ServerSettings.current());
    return params;
  }

  private static WorkspaceClientCapabilities workspace() {
    WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
    workspace.setWorkspaceFolders(true);
    workspace.setApplyEdit(true);
    WorkspaceEditCapabilities edits = new WorkspaceEditCapabilities();
    edits.setDocumentChanges(true);
    edits.setResourceOperations(List.of("create", "rename", "delete"));
    workspace.setWorkspaceEdit(edits);
    workspace.setExecuteCommand(new ExecuteCommandCapabilities());
    return workspace;
  }

  private static TextDocumentClientCapabilities text() {
    TextDocumentClientCapabilities text = new TextDocumentClientCapabilities();
    DocumentSymbolCapabilities symbols = new DocumentSymbolCapabilities();
    symbols.setHierarchicalDocumentSymbolSupport(true);
    text.setDocumentSymbol(symbols);
    CompletionItemCapabilities item = new CompletionItemCapabilities(true);
    item.setDocumentationFormat(List.of(MarkupKind.MARKDOWN, MarkupKind.PLAINTEXT));
    item.setInsertReplaceSupport(true);
    text.setCompletion(new CompletionCapabilities(item));
    text.setHover(new HoverCapabilities(List.of(MarkupKind.MARKDOWN, MarkupKind.PLAINTEXT), false));
    CodeActionCapabilities actions = new CodeActionCapabilities();
    actions.setCodeActionLiteralSupport(
        new CodeActionLiteralSupportCapabilities(
            new CodeActionKindCapabilities(
                List.of(
                    CodeActionKind.QuickFix,
                    CodeActionKind.Refactor,
                    CodeActionKind.RefactorRewrite,
                    CodeActionKind.RefactorExtract,
                    CodeActionKind.RefactorInline,
                    CodeActionKind.Source,
                    CodeActionKind.SourceOrganizeImports,
                    CodeActionKind.SourceFixAll))));
    actions.setIsPreferredSupport(true);
    text.setCodeAction(actions);
    RenameCapabilities rename = new RenameCapabilities();
    rename.setPrepareSupport(true);
    text.setRename(rename);
    text.setFoldingRange(new FoldingRangeCapabilities());
    return text;
  }

  private static WindowClientCapabilities window() {
    WindowClientCapabilities window = new WindowClientCapabilities();
    window.setWorkDoneProgress(true);
    return window;
  }

  /** The folder of a project that is open and lies on this computer. */
  static Optional<WorkspaceFolder> folder(IProject project) {
    return project.isAccessible() ? formerFolder(project) : Optional.empty();
  }

  /** The folder of a project that may be closed or deleted by now. */
  static Optional<WorkspaceFolder> formerFolder(IProject project) {
    return Optional.ofNullable(project.getLocation())
        .map(place -> place.toPath().toUri().toString())
        .map(uri -> new WorkspaceFolder(uri, project.getName()));
  }
}
