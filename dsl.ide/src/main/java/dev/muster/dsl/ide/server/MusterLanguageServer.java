package dev.muster.dsl.ide.server;

import com.google.inject.Inject;
import dev.muster.dsl.ide.background.BackgroundBattles;
import dev.muster.dsl.ide.battlemap.FieldResults;
import dev.muster.dsl.ide.battlemap.SceneViews;
import dev.muster.dsl.ide.client.ClientOptions;
import dev.muster.dsl.ide.command.CompileResult;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.NearestOddsResult;
import dev.muster.dsl.ide.inlayhint.InlayHints;
import dev.muster.dsl.ide.navigation.CallHierarchy;
import dev.muster.dsl.ide.navigation.ImportDocumentLinks;
import dev.muster.dsl.ide.play.PlayedBattles;
import dev.muster.dsl.ide.quickfix.CodeActions;
import dev.muster.dsl.ide.refactoring.Refactoring;
import dev.muster.dsl.ide.refactoring.Refactorings;
import dev.muster.dsl.ide.rename.FileRenames;
import dev.muster.dsl.ide.rename.NameSyntax;
import dev.muster.dsl.ide.rename.RenameService;
import dev.muster.dsl.ide.scene.ActAnswer;
import dev.muster.dsl.ide.scene.ActParams;
import dev.muster.dsl.ide.scene.LocateAnswer;
import dev.muster.dsl.ide.scene.LocateParams;
import dev.muster.dsl.ide.scene.NewMapAnswer;
import dev.muster.dsl.ide.scene.NewMapParams;
import dev.muster.dsl.ide.scene.PlayAnswer;
import dev.muster.dsl.ide.scene.PlayParams;
import dev.muster.dsl.ide.scene.PlaySaveAnswer;
import dev.muster.dsl.ide.scene.PlaySaveParams;
import dev.muster.dsl.ide.scene.PlayStepParams;
import dev.muster.dsl.ide.scene.PreviewAnswer;
import dev.muster.dsl.ide.scene.PreviewParams;
import dev.muster.dsl.ide.scene.SceneAnswer;
import dev.muster.dsl.ide.scene.SceneClient;
import dev.muster.dsl.ide.scene.SceneCloseParams;
import dev.muster.dsl.ide.scene.SceneParams;
import dev.muster.dsl.ide.scene.SceneRequests;
import dev.muster.dsl.ide.selection.SelectionRanges;
import dev.muster.dsl.ide.situation.SituationDocuments;
import dev.muster.dsl.ide.situation.SituationScenes;
import dev.muster.dsl.ide.tune.TuneFixes;
import dev.muster.dsl.validation.BattleFindings;
import dev.muster.dsl.validation.UserCheckSettings;
import dev.muster.rules.balance.FieldCounts;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.CallHierarchyIncomingCall;
import org.eclipse.lsp4j.CallHierarchyIncomingCallsParams;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCall;
import org.eclipse.lsp4j.CallHierarchyOutgoingCallsParams;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentLinkOptions;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.ExecuteCommandCapabilities;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.FileOperationFilter;
import org.eclipse.lsp4j.FileOperationOptions;
import org.eclipse.lsp4j.FileOperationPattern;
import org.eclipse.lsp4j.FileOperationsServerCapabilities;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameFilesParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.SignatureHelpOptions;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.xtext.ide.server.BuildManager.Buildable;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.UriExtensions;
import org.eclipse.xtext.ide.server.hover.IHoverService;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.validation.Issue;
import org.jspecify.annotations.Nullable;

/** Xtext's language server with what it lacks for Muster. */
public class MusterLanguageServer extends SituationAwareServer implements SceneRequests {
  @Inject private UriExtensions addresses;

  private final FieldResults results = new FieldResults();
  private final SceneViews views = new SceneViews(new ServerSceneSources(this, results));
  private final PlayedBattles battles = new PlayedBattles();
  private final SituationScenes positions = new SituationScenes(situations::text);
  private final BackgroundBattles background =
      new BackgroundBattles(new BackgroundEditor(this), BackgroundEditor.DELAY_MILLIS);
  private final RunningBattles running = new RunningBattles();
  private final TuneFixes tuneFixes = new TuneFixes();
  private List<String> folders = List.of();

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams hello) {
    WorkspaceClientCapabilities workspace = workspace(hello);
    if (workspace.getExecuteCommand() == null) {
      // Neovim 0.7 sends commands and does not say that it can; the server names them all the same.
      workspace.setExecuteCommand(new ExecuteCommandCapabilities());
    }
    if (hello.getRootUri() == null && rootPath(hello) == null) {
      // The editor has opened a file and no folder: the folders, none of them, count then.
      workspace.setWorkspaceFolders(true);
      if (hello.getWorkspaceFolders() == null) {
        hello.setWorkspaceFolders(List.of());
      }
    }
    abilities().forEach(each -> each.read(hello));
    preferChecks();
    folders = folders(hello);
    return super.initialize(hello);
  }

  /** Returns what an editor can do with a workspace; what it leaves out is added, empty. */
  private static WorkspaceClientCapabilities workspace(InitializeParams hello) {
    if (hello.getCapabilities() == null) {
      hello.setCapabilities(new ClientCapabilities());
    }
    if (hello.getCapabilities().getWorkspace() == null) {
      hello.getCapabilities().setWorkspace(new WorkspaceClientCapabilities());
    }
    return hello.getCapabilities().getWorkspace();
  }

  private static List<String> folders(InitializeParams hello) {
    List<WorkspaceFolder> opened = hello.getWorkspaceFolders();
    return opened == null
        ? Stream.ofNullable(hello.getRootUri()).toList()
        : opened.stream().map(WorkspaceFolder::getUri).toList();
  }

  @Override
  public void initialized(InitializedParams told) {
    super.initialized(told);
    situations.start(getLanguageClient(), folders);
    fightInBackground();
  }

  @Override
  public CompletableFuture<Object> shutdown() {
    situations.stop();
    background.stop();
    // In one process, the next server starts with the same services.
    services(BattleFindings.class).forEach(BattleFindings::clear);
    return super.shutdown();
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams opened) {
    TextDocumentItem file = opened.getTextDocument();
    if (SituationDocuments.LANGUAGE.equals(file.getLanguageId())
        || situations.isSituation(file.getUri())) {
      situations.open(file.getUri(), file.getText());
      refreshPosition(file.getUri());
    } else {
      super.didOpen(opened);
      background.touched(file.getUri());
    }
  }

  @Override
  public void didChange(DidChangeTextDocumentParams changed) {
    String uri = changed.getTextDocument().getUri();
    if (situations.isSituation(uri)) {
      situations.change(uri, changed.getContentChanges());
      refreshPosition(uri);
    } else {
      super.didChange(changed);
      background.touched(uri);
    }
  }

  @Override
  public void didClose(DidCloseTextDocumentParams closed) {
    String uri = closed.getTextDocument().getUri();
    if (situations.isSituation(uri)) {
      situations.close(uri);
    } else {
      super.didClose(closed);
      background.closed(uri);
    }
  }

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams happened) {
    List<FileEvent> others = new ArrayList<>();
    for (FileEvent each : happened.getChanges()) {
      if (situations.isSituation(each.getUri())) {
        situations.changedOnDisk(each.getUri());
        refreshPosition(each.getUri());
      } else {
        others.add(each);
      }
    }
    if (!others.isEmpty()) {
      super.didChangeWatchedFiles(new DidChangeWatchedFilesParams(others));
    }
  }

  @Override
  public void didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams changed) {
    changed.getEvent().getRemoved().forEach(each -> situations.removeFolder(each.getUri()));
    changed.getEvent().getAdded().forEach(each -> situations.addFolder(each.getUri()));
    super.didChangeWorkspaceFolders(changed);
  }

  /** Returns the root path, which older clients still send. */
  @SuppressWarnings("deprecation")
  private static @Nullable String rootPath(InitializeParams hello) {
    return hello.getRootPath();
  }

  @Override
  protected ServerCapabilities createServerCapabilities(InitializeParams hello) {
    ServerCapabilities offer = super.createServerCapabilities(hello);
    offer.setSignatureHelpProvider(new SignatureHelpOptions(List.of(" ")));
    offer.setCodeActionProvider(
        new CodeActionOptions(
            List.of(
                CodeActionKind.QuickFix,
                CodeActionKind.RefactorRewrite,
                CodeActionKind.RefactorExtract,
                CodeActionKind.RefactorInline,
                Refactoring.MOVE,
                NearestOddsAction.KIND,
                CodeActionKind.SourceOrganizeImports,
                CodeActionKind.SourceFixAll)));
    offer.setInlayHintProvider(true);
    offer.setSelectionRangeProvider(true);
    offer.setCallHierarchyProvider(true);
    offer.setDocumentLinkProvider(new DocumentLinkOptions());
    WorkspaceServerCapabilities workspace =
        offer.getWorkspace() == null ? new WorkspaceServerCapabilities() : offer.getWorkspace();
    FileOperationsServerCapabilities files = new FileOperationsServerCapabilities();
    files.setWillRename(
        new FileOperationOptions(
            List.of(
                new FileOperationFilter(new FileOperationPattern("**/*.muster"), "file"),
                new FileOperationFilter(folders("**"), "file"))));
    workspace.setFileOperations(files);
    offer.setWorkspace(workspace);
    return offer;
  }

  private static FileOperationPattern folders(String glob) {
    FileOperationPattern folders = new FileOperationPattern(glob);
    folders.setMatches("folder");
    return folders;
  }

  @Override
  public CompletableFuture<WorkspaceEdit> willRenameFiles(RenameFilesParams params) {
    return getRequestManager()
        .runRead(
            cancelled ->
                services(FileRenames.class)
                    .getFirst()
                    .imports(
                        params.getFiles(),
                        getWorkspaceResourceAccess(),
                        getWorkspaceManager().getIndex(),
                        cancelled));
  }

  @Override
  public CompletableFuture<Object> executeCommand(ExecuteCommandParams params) {
    return new CommandExecutor(
            getRequestManager(),
            new ExistingFileAccess(getLanguageServerAccess(), this::requireFile),
            new CommandExecutor.Shown(getLanguageClient(), abilities().getFirst().showsProgress()),
            situations,
            () -> services(NameSyntax.class).getFirst(),
            new CommandExecutor.Kept(running, this::fieldObserver, tuneFixes))
        .of(params);
  }

  /** The user has stopped a command where its progress is shown. */
  @Override
  public void cancelProgress(WorkDoneProgressCancelParams params) {
    running.stop(params.getToken());
  }

  @Override
  public CompletableFuture<SceneAnswer> scene(SceneParams params) {
    if (situations.isSituation(params.textDocument().getUri())) {
      views.close(params.view());
      return RequestThreads.answer(() -> positions.open(params));
    }
    positions.close(params.view());
    return getRequestManager().runRead(cancelled -> views.open(params));
  }

  @Override
  public CompletableFuture<LocateAnswer> locate(LocateParams params) {
    return positions.has(params.view())
        ? RequestThreads.answer(() -> positions.locate(params))
        : getRequestManager().runRead(cancelled -> views.locate(params));
  }

  @Override
  public CompletableFuture<ActAnswer> act(ActParams params) {
    return positions.has(params.view())
        ? CompletableFuture.completedFuture(
            ActAnswer.refused(
                "The map of a situation only shows it. Change its lines, and the map follows."))
        : getRequestManager().runRead(cancelled -> views.act(params));
  }

  @Override
  public CompletableFuture<PreviewAnswer> preview(PreviewParams params) {
    return getRequestManager().runRead(cancelled -> views.preview(params, cancelled::isCanceled));
  }

  @Override
  public CompletableFuture<NewMapAnswer> newMap(NewMapParams params) {
    return CompletableFuture.completedFuture(
        views.begin(params, services(NameSyntax.class).getFirst()));
  }

  @Override
  public void sceneClosed(SceneCloseParams params) {
    views.close(params.view());
    positions.close(params.view());
  }

  /** A battle takes long, and is fought beside the editing. */
  @Override
  public CompletableFuture<PlayAnswer> play(PlayParams params) {
    TextDocumentIdentifier file = params.textDocument();
    if (file == null) {
      return RequestThreads.answer(() -> battles.begin(params, null));
    }
    if (situations.isSituation(file.getUri())) {
      return CompletableFuture.completedFuture(
          PlayAnswer.refused("A situation has its orders in its text; play it there."));
    }
    return getRequestManager()
        .runRead(cancelled -> views.playable(file.getUri(), params.position(), params.scenario()))
        .thenApplyAsync(scenario -> battles.begin(params, scenario), RequestThreads::start);
  }

  @Override
  public CompletableFuture<PlayAnswer> playStep(PlayStepParams params) {
    return RequestThreads.answer(() -> battles.step(params));
  }

  @Override
  public CompletableFuture<PlaySaveAnswer> playSave(PlaySaveParams params) {
    return RequestThreads.answer(() -> battles.save(params));
  }

  @Override
  public void playClosed(SceneCloseParams params) {
    battles.close(params.view());
  }

  /** Notifies painters of a change after the checks have run. */
  @Override
  protected void runBuildable(Supplier<? extends Buildable> change) {
    super.runBuildable(change);
    refreshScenes();
  }

  /**
   * Returns the observer of battles; null if no map is open that can show where they were fought.
   */
  private @Nullable BiConsumer<BattleProgram, FieldCounts> fieldObserver() {
    return views.isEmpty()
        ? null
        : (program, counts) -> {
          results.put(program, counts);
          refreshScenes();
        };
  }

  private void refreshPosition(String uri) {
    if (getLanguageClient() instanceof SceneClient painter) {
      RequestThreads.start(() -> positions.refresh(uri, painter::sceneChanged));
    }
  }

  private void refreshScenes() {
    if (!views.isEmpty() && getLanguageClient() instanceof SceneClient painter) {
      getRequestManager()
          .runRead(
              cancelled -> {
                views.refresh(painter::sceneChanged);
                return true;
              });
    }
  }

  MusterWorkspaceManager workspace() {
    return (MusterWorkspaceManager) getWorkspaceManager();
  }

  /** Compiles the battles of a file as it is in the editor. */
  CompletableFuture<CompileResult> compile(String uri) {
    ExecuteCommandParams params =
        new ExecuteCommandParams(MusterCommandService.COMPILE, List.of(uri));
    return getRequestManager()
        .runRead(
            cancelled ->
                MusterCommandService.compile(params, getLanguageServerAccess(), cancelled));
  }

  /** Returns the client; null if it shows no chances. */
  @Nullable SceneClient painter() {
    return getLanguageClient() instanceof SceneClient painter ? painter : null;
  }

  /** Returns the file of an address of the protocol. */
  URI file(String uri) {
    return addresses.toUri(uri);
  }

  /** Returns the address of a file in the form of the protocol. */
  String address(URI file) {
    return addresses.toUriString(file);
  }

  private void requireFile(String uri) {
    boolean there = answer(new TextDocumentIdentifier(uri), false, (text, resource) -> true);
    if (!there) {
      throw new ResponseErrorException(
          new ResponseError(
              ResponseErrorCode.ContentModified, uri + " is neither open nor a file.", null));
    }
  }

  @Override
  protected List<Either<Command, CodeAction>> codeAction(
      CodeActionParams params, CancelIndicator cancelled) {
    List<Issue> findings =
        getWorkspaceManager() instanceof MusterWorkspaceManager workspace
            ? workspace.findings(getURI(params.getTextDocument()))
            : List.of();
    return answer(
        params.getTextDocument(),
        List.of(),
        (text, resource) -> {
          CodeActions mends = service(resource, CodeActions.class);
          List<Either<Command, CodeAction>> actions =
              new ArrayList<>(mends.of(resource, text, params, findings));
          for (CodeAction each : unasked(resource, text, params, findings, cancelled)) {
            actions.add(Either.forRight(each));
          }
          return actions;
        });
  }

  /** Returns the actions that do not belong to a finding, if the editor requests their kinds. */
  private List<CodeAction> unasked(
      XtextResource resource,
      Document text,
      CodeActionParams params,
      List<Issue> findings,
      CancelIndicator cancelled) {
    Refactorings refactorings = service(resource, Refactorings.class);
    List<CodeAction> found = new ArrayList<>();
    int cursor = text.getOffSet(params.getRange().getStart());
    if (Refactoring.KINDS.stream().anyMatch(each -> isRequested(params, each, true))) {
      refactorings
          .at(
              resource,
              cursor,
              text.getOffSet(params.getRange().getEnd()),
              getWorkspaceResourceAccess(),
              getWorkspaceManager().getIndex(),
              cancelled)
          .stream()
          .filter(each -> isRequested(params, each.getKind(), true))
          .forEach(found::add);
    }
    int line = params.getRange().getStart().getLine() + 1;
    if (isRequested(params, NearestOddsAction.KIND, true)
        && NearestOddsResult.isOffered(resource, line)) {
      found.add(NearestOddsAction.of(params.getTextDocument().getUri(), line));
    }
    if (isRequested(params, CodeActionKind.QuickFix, true)) {
      String uri = params.getTextDocument().getUri();
      found.addAll(tuneFixes.at(resource, uri, line, refactorings));
    }
    boolean inImport = refactorings.inImport(resource, cursor);
    if (isRequested(params, CodeActionKind.SourceOrganizeImports, inImport)) {
      CodeAction ordered = refactorings.imports(resource, findings);
      if (ordered != null) {
        found.add(ordered);
      }
    }
    if (isRequested(params, CodeActionKind.SourceFixAll, false)) {
      String uri = params.getTextDocument().getUri();
      CodeAction all = service(resource, CodeActions.class).fixAll(resource, uri, findings);
      if (all != null) {
        found.add(all);
      }
    }
    return found;
  }

  /**
   * Returns whether the editor requests a kind or a parent of it; {@code usual} if it requests no
   * kind.
   */
  private static boolean isRequested(CodeActionParams params, String kind, boolean usual) {
    List<String> only = params.getContext().getOnly();
    return only == null
        ? usual
        : only.stream()
            .anyMatch(each -> each.isEmpty() || kind.equals(each) || kind.startsWith(each + "."));
  }

  @Override
  protected @Nullable WorkspaceEdit rename(RenameParams params, CancelIndicator cancelled) {
    return answer(
        params.getTextDocument(),
        null,
        (text, resource) ->
            service(resource, RenameService.class)
                .rename(
                    resource,
                    text.getOffSet(params.getPosition()),
                    params.getNewName(),
                    getWorkspaceResourceAccess(),
                    getWorkspaceManager().getIndex(),
                    cancelled));
  }

  @Override
  protected @Nullable Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>
      prepareRename(PrepareRenameParams params, CancelIndicator cancelled) {
    PrepareRenameResult found =
        answer(
            params.getTextDocument(),
            null,
            (text, resource) ->
                service(resource, RenameService.class)
                    .prepare(resource, text.getOffSet(params.getPosition())));
    return found == null ? null : Either3.forSecond(found);
  }

  /**
   * Returns an empty answer if there is nothing to show, or if the file neither is open nor exists.
   */
  @Override
  protected @Nullable Hover hover(HoverParams params, CancelIndicator cancelled) {
    try {
      return answer(
          params.getTextDocument(),
          null,
          (text, resource) ->
              service(resource, IHoverService.class).hover(text, resource, params, cancelled));
    } catch (ResponseErrorException refused) {
      if (refused.getResponseError().getCode() == ResponseErrorCode.ContentModified.getValue()) {
        return null;
      }
      throw refused;
    }
  }

  @Override
  public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams params) {
    return read(
        params.getTextDocument(),
        List.of(),
        (text, resource) ->
            service(resource, InlayHints.class).in(resource, region(text, params.getRange())));
  }

  @Override
  public CompletableFuture<List<DocumentLink>> documentLink(DocumentLinkParams params) {
    return read(
        params.getTextDocument(),
        List.of(),
        (text, resource) -> service(resource, ImportDocumentLinks.class).in(resource));
  }

  @Override
  public CompletableFuture<List<SelectionRange>> selectionRange(SelectionRangeParams params) {
    return read(
        params.getTextDocument(),
        List.of(),
        (text, resource) ->
            params.getPositions().stream()
                .map(
                    position ->
                        service(resource, SelectionRanges.class)
                            .around(resource, text.getOffSet(position)))
                .toList());
  }

  @Override
  public CompletableFuture<List<CallHierarchyItem>> prepareCallHierarchy(
      CallHierarchyPrepareParams params) {
    return read(
        params.getTextDocument(),
        List.of(),
        (text, resource) ->
            service(resource, CallHierarchy.class)
                .at(resource, text.getOffSet(params.getPosition())));
  }

  @Override
  public CompletableFuture<List<CallHierarchyIncomingCall>> callHierarchyIncomingCalls(
      CallHierarchyIncomingCallsParams params) {
    return element(
        params.getItem(),
        (service, element, cancelled) ->
            service.users(
                element,
                getWorkspaceResourceAccess(),
                getWorkspaceManager().getIndex(),
                cancelled));
  }

  @Override
  public CompletableFuture<List<CallHierarchyOutgoingCall>> callHierarchyOutgoingCalls(
      CallHierarchyOutgoingCallsParams params) {
    return element(params.getItem(), (service, element, cancelled) -> service.used(element));
  }

  private interface AboutElement<T> {
    List<T> answer(CallHierarchy service, EObject element, CancelIndicator cancelled);
  }

  private <T> CompletableFuture<List<T>> element(CallHierarchyItem item, AboutElement<T> answer) {
    return getRequestManager()
        .runRead(
            cancelled -> {
              URI uri = CallHierarchy.element(item);
              EObject element =
                  getWorkspaceResourceAccess()
                      .readOnly(uri, resources -> resources.getEObject(uri, true));
              return element == null
                  ? List.of()
                  : answer.answer(
                      service((XtextResource) element.eResource(), CallHierarchy.class),
                      element,
                      cancelled);
            });
  }

  private static ITextRegion region(Document text, Range range) {
    return text.getTextRegion(range);
  }

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams change) {
    abilities().forEach(each -> each.readSettings(change.getSettings()));
    fightInBackground();
    super.didChangeConfiguration(change);
    if (preferChecks() && getWorkspaceManager() instanceof MusterWorkspaceManager workspace) {
      runBuildable(workspace::revalidateAll);
    }
  }

  private void fightInBackground() {
    background.setEnabled(abilities().getFirst().backgroundBattles());
  }

  /** Whether the user weighs findings in another way than before. */
  private boolean preferChecks() {
    ClientOptions user = abilities().getFirst();
    boolean changed = false;
    for (UserCheckSettings each : services(UserCheckSettings.class)) {
      changed |= each.setPreferred(user.checks(), user.remarks());
    }
    return changed;
  }

  /** Shows what battles have found of a file, with its other findings. */
  void show(URI file, List<BattleFindings.FoughtFinding> found) {
    boolean changed = false;
    for (BattleFindings each : services(BattleFindings.class)) {
      changed |= each.set(file, found);
    }
    if (changed && getWorkspaceManager() instanceof MusterWorkspaceManager workspace) {
      runBuildable(() -> workspace.revalidate(file));
    }
  }

  private List<ClientOptions> abilities() {
    return services(ClientOptions.class);
  }

  /** A service of every language there is. */
  private <S> List<S> services(Class<S> type) {
    return getLanguagesRegistry().getExtensionToFactoryMap().keySet().stream()
        .map(extension -> URI.createURI("any:/any." + extension))
        .map(getLanguagesRegistry()::getResourceServiceProvider)
        .map((IResourceServiceProvider language) -> language.get(type))
        .distinct()
        .toList();
  }

  private static <S> S service(XtextResource resource, Class<S> type) {
    return resource.getResourceServiceProvider().get(type);
  }

  /** {@link #answer} as a request of its own. */
  private <T> CompletableFuture<T> read(
      TextDocumentIdentifier file, T otherwise, BiFunction<Document, XtextResource, T> question) {
    return getRequestManager().runRead(cancelled -> answer(file, otherwise, question));
  }

  /**
   * Answers a question about a file from its text in the editor; returns a default if the file is
   * not available.
   */
  <T extends @Nullable Object> T answer(
      TextDocumentIdentifier file, T otherwise, BiFunction<Document, XtextResource, T> question) {
    return getWorkspaceManager()
        .doRead(
            getURI(file),
            (@Nullable Document text, @Nullable XtextResource resource) ->
                text == null || resource == null ? otherwise : question.apply(text, resource));
  }
}
